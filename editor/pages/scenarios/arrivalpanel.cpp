// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/arrivalpanel.h"

#include "editor/pages/scenarios/setupedit.h"
#include "editor/widgets/fields/suggestfield.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

namespace {

constexpr int c_counter = 40;

} // namespace

ArrivalPanel::ArrivalPanel(ModuleDocument &document, const CounterPictures &pictures,
                           QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_lanes(new CounterGroups(pictures))
    , m_add(new QPushButton)
    , m_remove(new QPushButton)
    , m_form(new PropertyForm(document))
    , m_entry(new SuggestField)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(4);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    column->addLayout(buttons);
    column->addWidget(m_form);
    column->addStretch();
    auto *side = new QWidget;
    side->setLayout(column);
    side->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    layout->addWidget(side);
    layout->addWidget(m_lanes, 1);
    m_lanes->setCounterSize(c_counter);
    m_add->setEnabled(false);
    m_form->layout()->setContentsMargins({});
    m_form->add({QStringLiteral("turn")}, new LineField(LineField::Kind::Integer));
    m_form->add({QStringLiteral("entry")}, m_entry);
    connect(m_add, &QPushButton::clicked, this, &ArrivalPanel::addLane);
    connect(m_remove, &QPushButton::clicked, this, &ArrivalPanel::removeLane);
    connect(m_lanes, &CounterGroups::groupClicked, this, [this](const QString &id) {
        if (!id.isEmpty())
            chooseLane(id.toLongLong());
    });
    retranslate();
}

void ArrivalPanel::retranslate()
{
    m_add->setText(tr("Add a lane"));
    m_add->setToolTip(tr("A turn and an entry for counters that come later"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the chosen lane"));
    m_form->setLabel(0, tr("Turn"));
    m_form->setLabel(1, tr("Entry"));
    m_lanes->setAccessibleName(tr("Reinforcements by turn and entry"));
    m_lanes->setEmptyText(tr("Nothing arrives later. Add a lane, then drag counters into it."));
}

void ArrivalPanel::listEntries(const engine::Module &module)
{
    QStringList entries;
    for (const engine::Space &space : module.map.spaces()) {
        const QString entry = space.values[u"entry"].toString();
        if (!entry.isEmpty() && !entries.contains(entry))
            entries.append(entry);
    }
    entries.sort();
    m_entry->setSuggestions(entries);
}

void ArrivalPanel::fill(const SetupPosition &position, const QString &file)
{
    m_file = file;
    m_add->setEnabled(m_document.json(file));
    m_firstTurn = position.scenario().firstTurn;
    QList<CounterGroups::Group> groups;
    const JsonText *lanes = m_document.json(file, {c_arrivals});
    const Json list = lanes ? lanes->toJson() : Json();
    for (qsizetype i = 0; list.isArray() && i < list.size(); ++i) {
        const Json &lane = list.at(i);
        const QString turn = QLocale().toString(lane[u"turn"].toInteger());
        const QString entry = lane[u"entry"].toString();
        CounterGroups::Group group;
        group.id = idOf(i);
        group.title =
            entry.isEmpty() ? tr("Turn %1").arg(turn) : tr("Turn %1 at %2").arg(turn, entry);
        for (qsizetype k = 0; k < lane[u"pieces"].size(); ++k) {
            if (const auto piece = position.piece(lane[u"pieces"].at(k).toString()))
                group.pieces.append(piece);
        }
        group.note = QLocale().toString(group.pieces.size());
        groups.append(group);
    }
    if (position.module())
        listEntries(*position.module());
    m_lanes->setGroups(groups);
    chooseLane(currentLane());
}

qsizetype ArrivalPanel::currentLane() const
{
    return m_lanes->currentGroup().isEmpty() ? -1 : m_lanes->currentGroup().toLongLong();
}

void ArrivalPanel::chooseLane(qsizetype lane)
{
    const bool isThere = lane >= 0 && lane < m_lanes->groups().size();
    m_lanes->setCurrentGroup(isThere ? idOf(lane) : QString());
    m_form->setTargets(targetIf(isThere, {m_file, {c_arrivals, lane}}));
    m_remove->setEnabled(isThere);
}

qsizetype ArrivalPanel::laneAt(QPoint global) const
{
    const QPoint point = m_lanes->viewport()->mapFromGlobal(global);
    if (!m_lanes->isVisible() || !m_lanes->viewport()->rect().contains(point))
        return -1;
    const QString id = m_lanes->groupAt(point);
    return id.isEmpty() ? -1 : id.toLongLong();
}

void ArrivalPanel::addLane()
{
    const JsonText *lanes = m_document.json(m_file, {c_arrivals});
    const Json list = lanes ? lanes->toJson() : Json();
    int turn = m_firstTurn;
    for (qsizetype i = 0; i < list.size(); ++i)
        turn = std::max(turn, int(list.at(i)[u"turn"].toInteger()));
    Draft draft = m_document.draft();
    const qsizetype lane =
        SetupEdit(draft, m_file).addLane(list.size() ? turn + 1 : turn, QString());
    if (lane < 0)
        return;
    m_document.commit(draft, tr("Add a lane of reinforcements"));
    chooseLane(lane);
}

void ArrivalPanel::removeLane()
{
    Draft draft = m_document.draft();
    if (SetupEdit(draft, m_file).removeLane(currentLane()))
        m_document.commit(draft, tr("Remove a lane of reinforcements"));
}

void ArrivalPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
