// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/forcespanel.h"

#include "app/player/counters/countershelf.h"
#include "app/player/panels/forcedelegate.h"
#include "app/player/parts/flowlayout.h"
#include "app/player/parts/sidemark.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

ForcesPanel::ForcesPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_search(new QLineEdit(this))
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
    m_search->setClearButtonEnabled(true);
    setLook(m_tree, "flat");
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(10);
    m_tree->setIconSize({24, 24});
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setItemDelegate(new ForceDelegate(m_tree));
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

ForcesPanel::Group ForcesPanel::groupOf(engine::PieceId piece) const
{
    const engine::SpaceId space = controller().state().piece(piece).space;
    if (space) {
        const auto kind = controller().module().map.space(space).kind;
        if (kind == engine::Space::Kind::Hex || kind == engine::Space::Kind::Area)
            return Group::OnMap;
    }
    const auto &scenario = controller().game().scenario();
    bool isListed = false;
    for (const auto &arrival : scenario.arrivals) {
        const bool isOne =
            std::find(arrival.pieces.begin(), arrival.pieces.end(), piece) != arrival.pieces.end();
        isListed = isListed || isOne;
    }
    const bool wasPlayed = std::any_of(
        scenario.placements.begin(), scenario.placements.end(), [&](const auto &placement) {
            const auto first = placement.space;
            return placement.piece == piece && first
                && controller().module().map.space(first).kind != engine::Space::Kind::Box;
        });
    if (isListed && space && controller().state().piece(piece).steps > 0)
        return Group::Arriving;
    if (space)
        return wasPlayed && m_moved.contains(piece.value) ? Group::Lost : Group::Boxes;
    return isListed && !m_moved.contains(piece.value) ? Group::Arriving : Group::Lost;
}

void ForcesPanel::readMoves()
{
    m_moved.clear();
    const auto &game = controller().game();
    for (qsizetype i = 0; i < game.commandCount(); ++i) {
        for (const engine::Change &change : game.history()[size_t(i)].changes) {
            if (const auto *move = std::get_if<engine::change::MovePiece>(&change))
                m_moved.insert(move->piece.value);
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
        item->setData(0, ForceDelegate::PlaceRole, place);
        item->setData(0, Qt::AccessibleTextRole,
                      QStringList{name, values, place}.join(QStringLiteral(", ")));
        item->setIcon(0, shelf.pixmap(piece, 24, devicePixelRatioF()));
        item->setToolTip(0, name + u'\n' + shelf.status(piece));
        item->setData(0, ForceDelegate::PieceRole, piece.value);
    }
}

void ForcesPanel::showSide(engine::SideId side)
{
    const auto &module = controller().module();
    QMap<int, std::vector<engine::PieceId>> formations;
    int count = 0;
    for (const engine::PieceId piece : m_shown) {
        if (controller().state().piece(piece).side == side && fits(piece)) {
            formations[module.piece(piece).formation].push_back(piece);
            ++count;
        }
    }
    const int hidden = m_search->text().trimmed().isEmpty() ? m_hidden.value(side.value) : 0;
    if (!count && !hidden)
        return;
    QTreeWidgetItem *top = heading(nullptr, controller().texts().sideName(side), count + hidden);
    top->setIcon(0, SideMark::of(module, side, tokens()).pixmap(13, devicePixelRatioF()));
    for (auto it = formations.cbegin(); it != formations.cend(); ++it) {
        const QString name = it.key() < 0
            ? tr("Independent")
            : controller().translator().translate(QStringLiteral("pieces.json"),
                                                  module.formations[size_t(it.key())].name);
        addPieces(heading(top, name, int(it->size())), it.value());
    }
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
    const bool isEmpty = m_tree->topLevelItemCount() == 0;
    m_empty->setVisible(isEmpty);
    if (!m_search->text().isEmpty())
        m_empty->setText(tr("No unit fits “%1”.").arg(m_search->text()));
    else
        m_empty->setText(m_group == Group::Lost ? tr("No losses so far.") : tr("No units here."));
}

} // namespace app
