// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/forcespanel.h"

#include "app/player/counters/countershelf.h"
#include "app/player/panels/forcedelegate.h"
#include "app/player/parts/layout/flowlayout.h"
#include "app/player/parts/searchfield.h"
#include "app/player/parts/sidemark.h"

#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace app {

ForcesPanel::ForcesPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_search(new SearchField({}, this))
    , m_tree(new QTreeWidget(this))
    , m_empty(label({}, "help", this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 4);
    layout->setSpacing(8);
    auto *head = new QVBoxLayout; // the tree below it has all of the width
    head->setContentsMargins(10, 0, 10, 0);
    head->setSpacing(8);
    layout->addLayout(head);
    head->addWidget(m_search);
    auto *buttons = new QWidget(this);
    auto *row = new FlowLayout(4, buttons);
    for (int i = 0; i < groupCount; ++i) {
        auto *button = new QToolButton(buttons);
        setLook(button, "segment");
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setChecked(i == 0);
        connect(button, &QToolButton::clicked, this, [this, i] { setGroup(Group(i)); });
        row->addWidget(button);
        m_buttons.append(button);
    }
    head->addWidget(buttons);
    head->addWidget(m_empty);
    layout->addWidget(m_tree, 1);
    setLook(m_tree, "flat");
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(10);
    m_tree->setIconSize({24, 24});
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setItemDelegate(new ForceDelegate(m_tree));
    m_search->setLeftByEsc();
    connect(m_search, &QLineEdit::textChanged, this, &ForcesPanel::refreshSoon);
    connect(m_tree, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) {
        if (const QVariant piece = item->data(0, ForceDelegate::PieceRole); piece.isValid())
            emit wishes().pieceRequested(engine::PieceId(piece.toInt()));
    });
    retranslate();
}

void ForcesPanel::retranslate()
{
    setAccessibleName(tr("Forces"));
    m_search->setPlaceholderText(tr("Find a unit, formation or place"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_tree->setAccessibleName(tr("Units"));
}

QString ForcesPanel::groupName(Group group) const
{
    switch (group) {
    case Group::OnMap:
        return tr("On map");
    case Group::Arriving:
        return tr("Arriving");
    case Group::Boxes:
        return tr("Boxes");
    case Group::Lost:
        break;
    }
    return tr("Lost");
}

void ForcesPanel::setGroup(Group group)
{
    m_group = group;
    m_buttons[int(group)]->setChecked(true);
    refreshSoon();
}

void ForcesPanel::search(const QString &text)
{
    m_search->setText(text);
}

void ForcesPanel::setChosen(engine::PieceId piece)
{
    m_chosen = piece;
    showChosen();
}

void ForcesPanel::showChosen()
{
    m_tree->setCurrentItem(nullptr);
    for (QTreeWidgetItemIterator item(m_tree); m_chosen && *item; ++item) {
        const QVariant piece = (*item)->data(0, ForceDelegate::PieceRole);
        if (!piece.isValid() || piece.toInt() != m_chosen.value)
            continue;
        m_tree->setCurrentItem(*item);
        m_tree->scrollToItem(*item);
        return;
    }
}

bool ForcesPanel::isMap(engine::SpaceId space) const
{
    if (!space)
        return false;
    const auto kind = controller().module().map.space(space).kind;
    return kind == engine::Space::Kind::Hex || kind == engine::Space::Kind::Area;
}

const engine::Scenario::Arrival *ForcesPanel::arrivalOf(engine::PieceId piece) const
{
    for (const auto &arrival : controller().game().scenario().arrivals) {
        if (std::find(arrival.pieces.begin(), arrival.pieces.end(), piece) != arrival.pieces.end())
            return &arrival;
    }
    return nullptr;
}

ForcesPanel::Group ForcesPanel::groupOf(engine::PieceId piece) const
{
    const engine::SpaceId space = controller().state().piece(piece).space;
    if (isMap(space))
        return Group::OnMap;
    const bool isListed = arrivalOf(piece);
    const bool wasOnMap = m_onMap.contains(piece.value);
    if (isListed && !wasOnMap && (space || !m_moved.contains(piece.value)))
        return Group::Arriving;
    // Chits come out of their cup, and units drawn from a pool go back to it: they are not lost.
    const auto &placements = controller().game().scenario().placements;
    const bool wasPlayed = isListed
        || std::any_of(placements.begin(), placements.end(),
                       [&](const auto &one) { return one.piece == piece && isMap(one.space); });
    return !space || (wasPlayed && wasOnMap) ? Group::Lost : Group::Boxes;
}

void ForcesPanel::readMoves()
{
    m_moved.clear();
    m_onMap.clear();
    const auto &game = controller().game();
    for (const auto &placement : game.scenario().placements) {
        if (isMap(placement.space))
            m_onMap.insert(placement.piece.value);
    }
    for (qsizetype i = 0; i < game.commandCount(); ++i) {
        for (const engine::Change &change : game.history()[size_t(i)].changes) {
            const auto *move = std::get_if<engine::change::MovePiece>(&change);
            if (!move)
                continue;
            m_moved.insert(move->piece.value);
            if (isMap(move->space))
                m_onMap.insert(move->piece.value);
        }
    }
}

bool ForcesPanel::fits(engine::PieceId piece) const
{
    const QString text = m_search->text().trimmed();
    if (text.isEmpty())
        return true;
    const auto &texts = controller().texts();
    const engine::Piece &printed = controller().module().piece(piece);
    QStringList words{texts.pieceName(piece)};
    if (printed.formation >= 0)
        words.append(controller().translator().translate(
            QStringLiteral("pieces.json"),
            controller().module().formations[size_t(printed.formation)].name));
    if (const auto space = controller().state().piece(piece).space)
        words.append(texts.spaceName(space));
    return words.join(u'\n').contains(text, Qt::CaseInsensitive);
}

void ForcesPanel::sort()
{
    m_shown.clear();
    m_hidden.clear();
    std::fill(std::begin(m_counts), std::end(m_counts), 0);
    const engine::PlayerView view = controller().view();
    readMoves();
    QSet<int> known = m_moved; // a piece that lies nowhere and never moved is not in this game
    for (const auto &arrival : controller().game().scenario().arrivals)
        for (const engine::PieceId piece : arrival.pieces)
            known.insert(piece.value);
    for (int32_t i = 0; i < controller().state().pieceCount(); ++i) {
        const engine::PieceId piece(i);
        const auto &now = controller().state().piece(piece);
        const QString &kind = controller().module().piece(piece).kind;
        const bool isUsed = now.space || known.contains(i);
        if (!isUsed || !now.side || kind == QLatin1String("marker") || !view.seesPresence(piece))
            continue;
        const Group group = groupOf(piece);
        ++m_counts[int(group)];
        if (group != m_group)
            continue;
        if (view.seesFace(piece))
            m_shown.push_back(piece);
        else
            ++m_hidden[now.side.value];
    }
}

QTreeWidgetItem *ForcesPanel::heading(QTreeWidgetItem *parent, const QString &name, int count)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setText(0, name);
    item->setToolTip(0, name);
    item->setData(0, ForceDelegate::ValuesRole, QString::number(count));
    item->setData(0, Qt::AccessibleTextRole,
                  tr("%1: %n unit(s)", "a side or a formation", count).arg(name));
    item->setExpanded(true);
    return item;
}

void ForcesPanel::addPieces(QTreeWidgetItem *parent, const std::vector<engine::PieceId> &pieces)
{
    CounterShelf &shelf = CounterShelf::of(controller());
    for (const engine::PieceId piece : pieces) {
        auto *item = new QTreeWidgetItem(parent);
        const QString name = controller().texts().pieceName(piece);
        const engine::SpaceId space = controller().state().piece(piece).space;
        item->setText(0, name);
        const QString values = shelf.strengths(piece);
        item->setData(0, ForceDelegate::ValuesRole, values);
        QString place;
        if (space && m_group == Group::OnMap)
            place = controller().module().map.space(space).id;
        else if (m_group == Group::Arriving)
            place = arrivalOf(piece)->entry;
        item->setData(0, ForceDelegate::PlaceRole, place);
        item->setData(0, Qt::AccessibleTextRole,
                      QStringList{name, values, place}.join(QStringLiteral(", ")));
        item->setIcon(0, shelf.pixmap(piece, 24, devicePixelRatioF()));
        if (const auto strength = shelf.strengthShare(piece))
            item->setData(0, ForceDelegate::StrengthRole, *strength);
        item->setToolTip(0, name + u'\n' + shelf.status(piece));
        item->setData(0, ForceDelegate::PieceRole, piece.value);
    }
}

QString ForcesPanel::partName(int number, const QString &entry) const
{
    if (m_group == Group::Arriving) {
        const engine::SpaceId space = controller().module().map.find(entry);
        return tr("Turn %1, at %2", "when and where units arrive")
            .arg(QString::number(number), space ? controller().texts().spaceName(space) : entry);
    }
    if (number < 0)
        return tr("Independent");
    return controller().translator().translate(
        QStringLiteral("pieces.json"), controller().module().formations[size_t(number)].name);
}

void ForcesPanel::showSide(engine::SideId side)
{
    const auto &module = controller().module();
    QMap<std::pair<int, QString>, std::vector<engine::PieceId>> parts;
    int count = 0;
    for (const engine::PieceId piece : m_shown) {
        if (controller().state().piece(piece).side != side || !fits(piece))
            continue;
        ++count;
        if (m_group == Group::Arriving)
            parts[{arrivalOf(piece)->turn, arrivalOf(piece)->entry}].push_back(piece);
        else
            parts[{module.piece(piece).formation, {}}].push_back(piece);
    }
    const int hidden = m_search->text().trimmed().isEmpty() ? m_hidden.value(side.value) : 0;
    if (!count && !hidden)
        return;
    QTreeWidgetItem *top = heading(nullptr, controller().texts().sideName(side), count + hidden);
    top->setIcon(0, SideMark::of(module, side, tokens()).pixmap(13, devicePixelRatioF()));
    for (auto it = parts.cbegin(); it != parts.cend(); ++it)
        addPieces(heading(top, partName(it.key().first, it.key().second), int(it->size())),
                  it.value());
    if (hidden)
        heading(top, tr("%n hidden unit(s)", nullptr, hidden), hidden);
}

void ForcesPanel::refresh()
{
    sort();
    for (int i = 0; i < groupCount; ++i) {
        m_buttons[i]->setText(
            tr("%1 %2", "group and number of units").arg(groupName(Group(i))).arg(m_counts[i]));
        m_buttons[i]->setVisible(Group(i) != Group::Boxes || m_counts[i] > 0);
    }
    setGround(m_tree);
    m_tree->clear();
    const int sides = int(controller().module().sides.size());
    const int first = qMax(0, controller().offer().side.value); // the side that decides comes first
    for (int i = 0; i < sides; ++i)
        showSide(engine::SideId((first + i) % sides));
    showChosen();
    std::vector<engine::PieceId> found;
    if (!m_search->text().trimmed().isEmpty())
        std::copy_if(m_shown.begin(), m_shown.end(), std::back_inserter(found),
                     [this](engine::PieceId piece) { return fits(piece); });
    emit wishes().piecesFound(found);
    const bool isEmpty = m_tree->topLevelItemCount() == 0;
    m_empty->setVisible(isEmpty);
    if (!m_search->text().isEmpty())
        m_empty->setText(tr("No unit fits “%1”.").arg(m_search->text()));
    else
        m_empty->setText(m_group == Group::Lost ? tr("No losses so far.") : tr("No units here."));
}

} // namespace app
