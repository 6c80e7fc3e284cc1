// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/stackpanel.h"

#include "app/view/style/icons.h"
#include "editor/pages/scenarios/facingfield.h"
#include "editor/pages/scenarios/setupedit.h"
#include "editor/widgets/fields/valuefield.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

using engine::Json;
using engine::PieceId;

namespace {

constexpr int c_picture = 36;
constexpr int c_mostRows = 5;
constexpr int PieceRole = Qt::UserRole;
constexpr int CarriedRole = Qt::UserRole + 1;
const QString c_state = QStringLiteral("rules/state.json");

} // namespace

StackPanel::StackPanel(ModuleDocument &document, const CounterPictures &pictures, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_pictures(pictures)
    , m_list(new QListWidget)
    , m_hint(new QLabel)
    , m_up(new QToolButton)
    , m_down(new QToolButton)
    , m_attach(new QToolButton)
    , m_takeOff(new QToolButton)
    , m_form(new PropertyForm(document))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(4);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 0, 12, 0);
    m_list->setIconSize({c_picture, c_picture});
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    auto *frame = new QHBoxLayout;
    frame->setContentsMargins(12, 0, 12, 0);
    frame->addWidget(m_list);
    layout->addLayout(frame);
    m_hint->setContentsMargins(12, 0, 12, 8);
    m_hint->setWordWrap(true);
    m_hint->setProperty("class", QStringLiteral("note"));
    layout->addWidget(m_hint);
    layout->addLayout(row);
    layout->addWidget(m_form);
    makeButtons(row);
    makeForm();
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        if (!m_isFilling)
            emit selected(chosen());
    });
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, [this] {
        if (!m_isFilling)
            takeOrder();
    });
    retranslate();
}

void StackPanel::makeButtons(QHBoxLayout *row)
{
    for (QToolButton *button : {m_up, m_down, m_attach, m_takeOff}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        row->addWidget(button);
    }
    row->addStretch();
    connect(m_up, &QToolButton::clicked, this, [this] { shift(1); });
    connect(m_down, &QToolButton::clicked, this, [this] { shift(-1); });
    connect(m_attach, &QToolButton::clicked, this, &StackPanel::attachToNext);
    connect(m_takeOff, &QToolButton::clicked, this, &StackPanel::takeOffRequested);
}

void StackPanel::makeForm()
{
    m_form->setWriter([](Draft &draft, const PropertyTarget &target, const JsonPath &key,
                         const Json &value) {
        const JsonText *entry = draft.json(target.file, target.object);
        if (entry)
            SetupEdit(draft, target.file).setValue(SetupEdit::pieceOf(entry->toJson()), key, value);
    });
    listProperties();
}

void StackPanel::listProperties()
{
    m_form->clear();
    m_steps = m_form->add({QStringLiteral("steps")}, new LineField(LineField::Kind::Integer));
    m_form->setInherited(m_steps, [this](const PropertyTarget &target) {
        const JsonText *entry = m_document.json(target.file, target.object);
        const PieceId piece = entry && m_position
            ? m_position->piece(SetupEdit::pieceOf(entry->toJson()))
            : PieceId();
        return piece ? Json(m_position->module()->piece(piece).maxSteps) : Json();
    });
    m_facing = m_form->add({QStringLiteral("facing")}, new FacingField);
    m_hidden = m_form->add({QStringLiteral("hidden_from")}, new ChoiceField);
    m_sides.clear();
    const JsonText *pieces = m_document.json(c_state, {QStringLiteral("pieces")});
    const Json declared = pieces ? pieces->toJson() : Json();
    for (qsizetype i = 0; declared.isObject() && i < declared.size(); ++i) {
        const Json initial = declared.at(i)[u"initial"];
        const int field =
            m_form->add({QStringLiteral("properties"), declared.keyAt(i)}, valueField(initial));
        m_form->setLabel(field, declared.keyAt(i));
        m_form->setInherited(field, [initial](const PropertyTarget &) { return initial; });
    }
    retranslate();
}

void StackPanel::retranslate()
{
    m_list->setAccessibleName(tr("Counters in this space, the top one first"));
    m_up->setText(tr("Up"));
    m_up->setToolTip(tr("Move the counter up in its stack"));
    m_down->setText(tr("Down"));
    m_down->setToolTip(tr("Move the counter down in its stack"));
    m_attach->setText(tr("Attach"));
    m_attach->setToolTip(tr("Let the counter below carry this one, or lay it down again"));
    m_takeOff->setText(tr("Take off"));
    m_takeOff->setToolTip(tr("Put the counters back into the tray (Del)"));
    m_form->setLabel(m_steps, tr("Steps"));
    m_form->setLabel(m_facing, tr("Facing"));
    m_form->setLabel(m_hidden, tr("Seen by"));
    listSides();
}

void StackPanel::listSides()
{
    QList<ChoiceField::Choice> choices{{Json(), tr("Everybody"), {}}};
    Json all = Json::array();
    m_sides.clear();
    if (m_position && m_position->module()) {
        for (const engine::Side &side : m_position->module()->sides) {
            Json one = Json::array();
            one.append(side.id);
            all.append(side.id);
            m_sides.append(side.id);
            choices.append({one, tr("All but %1").arg(side.name), {}});
        }
    }
    if (all.size() > 1)
        choices.append({all, tr("Nobody"), {}});
    static_cast<ChoiceField *>(m_form->field(m_hidden))->setChoices(choices);
}

void StackPanel::fill(const SetupPosition &position, const QString &file, engine::SpaceId space,
                      const QStringList &selected)
{
    m_position = &position;
    m_file = file;
    m_space = space;
    m_selected = selected;
    QStringList sides;
    if (position.module()) {
        for (const engine::Side &side : position.module()->sides)
            sides.append(side.id);
    }
    if (sides != m_sides)
        listSides();
    m_isFilling = true;
    m_list->clear();
    const auto *state = position.state();
    if (state && space && position.module()) {
        const auto stack = state->stack(space);
        for (auto piece = stack.rbegin(); piece != stack.rend(); ++piece) {
            addItem(*piece, {});
            for (const PieceId carried : state->attached(*piece))
                addItem(carried, *piece);
        }
    }
    const int rows = std::clamp(m_list->count(), 1, c_mostRows);
    m_list->setFixedHeight(rows * (c_picture + 4) + 6);
    m_list->setVisible(m_list->count() > 0);
    m_hint->setVisible(m_list->count() == 0 && selected.isEmpty());
    m_hint->setText(space ? tr("No counter starts here. Drag one from the tray.")
                          : tr("Click a counter or a space of the board."));
    m_isFilling = false;
    showForm();
    updateButtons();
}

void StackPanel::addItem(PieceId id, PieceId carrier)
{
    const engine::Module &module = *m_position->module();
    const engine::Piece &piece = module.piece(id);
    auto *item = new QListWidgetItem(m_list);
    const QString name = piece.name.isEmpty() ? piece.id : piece.name;
    item->setText(carrier ? tr("%1 (carried)").arg(name) : name);
    item->setToolTip(piece.id);
    item->setIcon(m_pictures.pixmap(id, c_picture, devicePixelRatioF(),
                                    m_position->state()->piece(id).steps));
    item->setData(PieceRole, piece.id);
    item->setData(CarriedRole, bool(carrier));
    item->setSelected(m_selected.contains(piece.id));
}

QStringList StackPanel::chosen() const
{
    QStringList pieces;
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->isSelected())
            pieces.append(m_list->item(i)->data(PieceRole).toString());
    }
    return pieces;
}

void StackPanel::showForm()
{
    QList<PropertyTarget> targets;
    Draft draft = m_document.draft();
    const SetupEdit edit(draft, m_file);
    for (const QString &piece : std::as_const(m_selected)) {
        const auto path = edit.find(piece);
        if (path && path->size() == 3)
            targets.append({m_file, *path});
    }
    if (m_position->module() && !targets.isEmpty()) {
        const engine::SpaceId space =
            m_position->space(std::get<QString>(targets.first().object[1]));
        static_cast<FacingField *>(m_form->field(m_facing))
            ->setFacings(engine::Facings(m_position->module()->map, space));
    }
    m_form->setTargets(targets);
    m_form->setVisible(!targets.isEmpty());
}

void StackPanel::updateButtons()
{
    const QStringList pieces = chosen();
    m_up->setEnabled(pieces.size() == 1);
    m_down->setEnabled(pieces.size() == 1);
    m_attach->setEnabled(pieces.size() == 1 && m_list->count() > 1);
    m_takeOff->setEnabled(!m_selected.isEmpty());
    for (QToolButton *button : {m_up, m_down, m_attach, m_takeOff})
        button->setVisible(m_list->count() > 0);
}

void StackPanel::shift(int places)
{
    const QStringList pieces = chosen();
    if (pieces.size() != 1)
        return;
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    const auto path = edit.find(pieces.first());
    if (!path || path->size() != 3)
        return;
    const qsizetype to = std::get<qsizetype>((*path)[2]) + places;
    if (to >= 0 && edit.place(pieces.first(), std::get<QString>((*path)[1]), to))
        m_document.commit(draft, tr("Order a stack"));
}

// The list has been ordered by dragging: the document follows, from the top down.
void StackPanel::takeOrder()
{
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    qsizetype place = 0;
    for (int i = m_list->count() - 1; i >= 0; --i) {
        const QString piece = m_list->item(i)->data(PieceRole).toString();
        const QString space = edit.spaceOf(piece);
        if (!m_list->item(i)->data(CarriedRole).toBool() && edit.place(piece, space, place))
            ++place;
    }
    m_document.commit(draft, tr("Order a stack"));
}

void StackPanel::attachToNext()
{
    const QStringList pieces = chosen();
    if (pieces.size() != 1)
        return;
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    const QString space = edit.spaceOf(pieces.first());
    const auto path = edit.find(pieces.first());
    bool isDone = false;
    if (path && path->size() > 3) {
        isDone = edit.place(pieces.first(), space);
    } else {
        const QStringList stack = edit.stack(space);
        const qsizetype index = stack.indexOf(pieces.first());
        isDone = stack.size() > 1
            && edit.attach(pieces.first(), stack[index > 0 ? index - 1 : index + 1]);
    }
    if (isDone)
        m_document.commit(draft, tr("Attach a counter"));
}

void StackPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
