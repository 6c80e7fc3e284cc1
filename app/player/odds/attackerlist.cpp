// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/attackerlist.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/counters/countershelf.h"
#include "app/player/game/dockpanel.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/rulelink.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>

namespace app {

using oddswords::number;

namespace {

QString smallLine(const QString &html, const QColor &color)
{
    return QStringLiteral("<br><span style=\"color:%1; font-size:small\">%2</span>")
        .arg(color.name(), html);
}

} // namespace

AttackerList::AttackerList(GameController &controller, const engine::Json &units,
                           const std::vector<engine::Action> &candidates, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    for (qsizetype i = 0; i < units.size(); ++i)
        addUnit(units.at(i));
    for (const engine::Action &action : candidates)
        addCandidate(action);
}

QHBoxLayout *AttackerList::addLine(engine::PieceId piece, const QString &html, const QString &value)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    auto *counter = new CounterLabel(m_controller, piece, 30, this);
    line->addWidget(counter);
    line->addWidget(DockPanel::ruleLabel(m_controller, html, "body", this), 1);
    QLabel *strength = DockPanel::label(value, "panelTitle", this);
    strength->setWordWrap(false);
    line->addWidget(strength);
    m_layout->addLayout(line);
    return line;
}

QCheckBox *AttackerList::addBox(QHBoxLayout *line, engine::PieceId piece, bool isIn)
{
    auto *box = new QCheckBox(this);
    box->setChecked(isIn);
    box->setAccessibleName(tr("%1 attacks").arg(m_controller.texts().pieceName(piece)));
    box->setToolTip(isIn ? tr("Take it out of the attack") : tr("Let it attack too"));
    line->insertWidget(0, box);
    m_boxes.append(box);
    return box;
}

QString AttackerList::factors(const engine::Json &unit) const
{
    const Tokens colors = Tokens::of(palette());
    QStringList words;
    double product = 1;
    for (qsizetype i = 0; i < unit[u"factors"].size(); ++i) {
        const engine::Json &factor = unit[u"factors"].at(i);
        product *= factor[u"value"].toReal(1);
        words.append(
            QStringLiteral("× %1 %2 %3")
                .arg(
                    number(factor[u"value"].toReal(1)),
                    oddswords::sentence(factor[u"text"], m_controller.translator()).toHtmlEscaped(),
                    RuleLink::html(factor[u"rule"].toString(), colors)));
    }
    if (words.isEmpty() || product <= 0)
        return {};
    return smallLine(number(unit[u"value"].toReal() / product) + u' ' + words.join(u' '),
                     colors.text2);
}

void AttackerList::addUnit(const engine::Json &unit)
{
    const auto piece = m_controller.module().piece(unit[u"piece"].toString());
    if (!piece)
        return;
    QHBoxLayout *line =
        addLine(piece, m_controller.texts().pieceName(piece).toHtmlEscaped() + factors(unit),
                number(unit[u"value"].toReal()));
    // The rules may offer a way out; if not, the choice itself is taken back.
    for (const engine::Action &action : m_controller.actions(piece)) {
        if (action.space || !action.value.isNone())
            continue;
        connect(addBox(line, piece, true), &QCheckBox::clicked, this,
                [this, action] { emit GameWishes::of(m_controller).actionChosen(action); });
        return;
    }
    for (const qsizetype command : m_controller.answers()) {
        if (m_controller.game().history()[size_t(command)].action->piece != piece)
            continue;
        connect(addBox(line, piece, true), &QCheckBox::clicked, this,
                [this, command] { GameWishes::of(m_controller).takeBack(command); });
        return;
    }
}

void AttackerList::addCandidate(const engine::Action &action)
{
    const Tokens colors = Tokens::of(palette());
    const QString html = m_controller.texts().pieceName(action.piece).toHtmlEscaped()
        + smallLine(CounterShelf::of(m_controller).status(action.piece).toHtmlEscaped(),
                    colors.text2);
    QHBoxLayout *line = addLine(action.piece, html, QString());
    connect(addBox(line, action.piece, false), &QCheckBox::clicked, this,
            [this, action] { emit GameWishes::of(m_controller).actionChosen(action); });
}

} // namespace app
