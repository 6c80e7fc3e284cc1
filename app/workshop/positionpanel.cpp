// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/positionpanel.h"

#include "app/workshop/triedgame.h"
#include "engine/module/model/module.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace app {

using engine::Json;

namespace {

Json edit(std::initializer_list<std::pair<const char *, Json>> values)
{
    Json json = Json::object();
    for (const auto &[key, value] : values)
        json.insert(QLatin1String(key), value);
    return json;
}

} // namespace

PositionPanel::PositionPanel(TriedGame &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_piece(makeBox())
    , m_place(makeBox())
    , m_steps(new QSpinBox)
    , m_put(new QPushButton)
    , m_space(makeBox())
    , m_holder(new QComboBox)
    , m_control(new QPushButton)
    , m_decision(makeBox())
    , m_side(new QComboBox)
    , m_decide(new QPushButton)
    , m_clear(new QPushButton)
    , m_layout(new QFormLayout(this))
{
    m_steps->setRange(0, 99);
    m_steps->setSpecialValueText(QStringLiteral("–"));
    const QList<QWidget *> fields{m_piece,   m_place,    m_steps, m_put,    m_space, m_holder,
                                  m_control, m_decision, m_side,  m_decide, m_clear};
    for (QWidget *field : fields)
        m_layout->addRow(new QLabel, field);
    connect(m_put, &QPushButton::clicked, this, &PositionPanel::putPiece);
    connect(m_control, &QPushButton::clicked, this, &PositionPanel::setControl);
    connect(m_decide, &QPushButton::clicked, this, &PositionPanel::setDecision);
    connect(m_clear, &QPushButton::clicked, this, &PositionPanel::clearMap);
    retranslate();
}

QComboBox *PositionPanel::makeBox()
{
    auto *box = new QComboBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->setMinimumContentsLength(14);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

void PositionPanel::retranslate()
{
    const QStringList labels{
        tr("Counter"),  tr("Place"), tr("Steps"), {}, tr("Space"), tr("Control"), {},
        tr("Decision"), tr("Side"),  {},          {}};
    for (int i = 0; i < int(labels.size()); ++i) {
        auto *label = qobject_cast<QLabel *>(m_layout->itemAt(i, QFormLayout::LabelRole)->widget());
        QWidget *field = m_layout->itemAt(i, QFormLayout::FieldRole)->widget();
        label->setText(labels[i]);
        if (!labels[i].isEmpty())
            field->setAccessibleName(labels[i]);
    }
    m_put->setText(tr("Put it there"));
    m_control->setText(tr("Set control"));
    m_decide->setText(tr("Go to the decision"));
    m_clear->setText(tr("Clear the map"));
}

void PositionPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PositionPanel::show(const engine::Module &module, const QStringList &decisions)
{
    const auto fill = [](QComboBox *box, const QStringList &texts) {
        const QString before = box->currentText();
        box->clear();
        box->addItems(texts);
        if (const int at = box->findText(before); at >= 0)
            box->setCurrentIndex(at);
    };
    QStringList pieces;
    for (const auto &piece : module.pieces)
        pieces.append(piece.id);
    QStringList spaces;
    for (const auto &space : module.map.spaces())
        spaces.append(space.id);
    QStringList sides;
    for (const auto &side : module.sides)
        sides.append(side.id);
    fill(m_piece, pieces);
    fill(m_place, QStringList{QString()} + spaces);
    fill(m_space, spaces);
    fill(m_holder, QStringList{QString()} + sides);
    fill(m_side, sides);
    fill(m_decision, decisions);
}

void PositionPanel::choose(const QString &piece)
{
    m_piece->setCurrentText(piece);
}

void PositionPanel::apply(const QList<Json> &edits)
{
    Json list = Json::array();
    for (const Json &one : edits)
        list.append(one);
    const auto done = m_game.setPosition(list);
    emit told(done ? tr("The position is set.") : done.error().message);
}

void PositionPanel::putPiece()
{
    const QString place = m_place->currentText();
    QList<Json> edits{edit(
        {{"place", m_piece->currentText()}, {"space", place.isEmpty() ? Json() : Json(place)}})};
    if (m_steps->value() > 0)
        edits.append(edit({{"piece", m_piece->currentText()}, {"steps", m_steps->value()}}));
    apply(edits);
}

void PositionPanel::setControl()
{
    const QString side = m_holder->currentText();
    apply({edit({{"space", m_space->currentText()},
                 {"prop", "control"},
                 {"value", side.isEmpty() ? Json() : Json(side)}})});
}

void PositionPanel::setDecision()
{
    apply({edit({{"decision", m_decision->currentText()}, {"side", m_side->currentText()}})});
}

void PositionPanel::clearMap()
{
    apply({edit({{"clear", "all"}})});
}

} // namespace app
