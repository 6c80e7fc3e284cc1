// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/pointschoice.h"

#include "app/player/decision/forms/pointslider.h"
#include "app/player/decision/forms/pointstable.h"
#include "app/player/game/dockpanel.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/rulelink.h"

#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

std::vector<int> numbersOf(const DecisionForm &form)
{
    std::vector<int> numbers;
    for (const engine::Action &action : form.values)
        numbers.push_back(action.value.number);
    return numbers;
}

} // namespace

PointsChoice::PointsChoice(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(DecisionModel::of(controller))
    , m_answer(controller.query(engine::protocol::Query::Points))
    , m_slider(new PointSlider(numbersOf(m_model.form()), this))
    , m_follows(DockPanel::ruleLabel(controller, {}, "warn", this))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    m_slider->setAccessibleName(tr("How many"));
    m_slider->setToolTip(tr("Drag, or press ← →, or type the number"));
    rows->addWidget(m_slider);
    setFocusProxy(m_slider);
    addTable();
    m_follows->setObjectName(QStringLiteral("follows"));
    rows->addWidget(m_follows);
    connect(m_slider, &QSlider::valueChanged, this, [this](int index) {
        m_model.choose(m_model.form().values[size_t(index)].value.number);
    });
    connect(&m_model, &DecisionModel::mainChanged, this, &PointsChoice::showMain);
    showMain();
}

void PointsChoice::addTable()
{
    const engine::Json &rows = m_answer[u"rows"];
    const engine::Json &columns = m_answer[u"columns"];
    const auto numbers = numbersOf(m_model.form());
    QStringList headings{tr("Now", "heading of the numbers that can be chosen")};
    for (qsizetype i = 0; i < columns.size(); ++i)
        headings << oddswords::sentence(columns.at(i), m_controller.translator());
    std::vector<PointsTable::Row> shown;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const auto value = int(rows.at(i)[u"value"].toInteger(-1));
        const engine::Json &cells = rows.at(i)[u"cells"];
        if (!cells.size() || std::find(numbers.begin(), numbers.end(), value) == numbers.end())
            continue;
        shown.push_back({value, {}});
        for (qsizetype k = 0; k < cells.size(); ++k)
            shown.back().cells << (cells.at(k).isNumber() ? oddswords::number(cells.at(k).toReal())
                                                          : QString());
    }
    if (shown.empty() || headings.size() < 2)
        return;
    m_table = new PointsTable(headings, shown, this);
    layout()->addWidget(m_table);
    connect(m_table, &PointsTable::chosen, &m_model, &DecisionModel::choose);
}

void PointsChoice::showMain()
{
    const DecisionForm &form = m_model.form();
    if (!form.main || form.values.empty())
        return; // another question: we are about to go
    const int number = form.main->value.number;
    const auto numbers = numbersOf(form);
    const auto index = std::find(numbers.begin(), numbers.end(), number) - numbers.begin();
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(int(index));
    if (m_table)
        m_table->setValue(number);
    QString follows;
    const engine::Json &rows = m_answer[u"rows"];
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const engine::Json &row = rows.at(i);
        if (row[u"value"].toInteger(-1) != number || row[u"text"].isNull())
            continue;
        follows = oddswords::sentence(row[u"text"], m_controller.translator()).toHtmlEscaped();
        if (row[u"rule"].isString())
            follows += u' ' + RuleLink::html(row[u"rule"].toString(), Tokens::of(palette()));
    }
    m_follows->setText(follows);
    m_follows->setVisible(!follows.isEmpty());
}

} // namespace app
