// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/sequence/sequencepanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "editor/pages/module/idrenamer.h"
#include "editor/widgets/fields/propertyform.h"
#include "engine/module/model/module.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_pathRole = Qt::UserRole;

QVariant toVariant(const JsonPath &path)
{
    QVariantList steps;
    for (const JsonStep &step : path)
        steps.append(std::holds_alternative<QString>(step)
                         ? QVariant(std::get<QString>(step))
                         : QVariant(qlonglong(std::get<qsizetype>(step))));
    return steps;
}

JsonPath toPath(const QVariant &variant)
{
    JsonPath path;
    for (const QVariant &step : variant.toList()) {
        if (step.typeId() == QMetaType::QString)
            path.push_back(step.toString());
        else
            path.push_back(qsizetype(step.toLongLong()));
    }
    return path;
}

QString textOf(const JsonText &object, const char *key)
{
    const JsonText *value = object.find({QString::fromLatin1(key)});
    return value ? value->toJson().toString() : QString();
}

} // namespace

SequencePanel::SequencePanel(LiveModule &live, QWidget *parent)
    : QWidget(parent)
    , m_live(live)
    , m_edits(live.document())
    , m_tree(new PhaseTree)
    , m_message(new QLabel)
    , m_add(new QToolButton)
    , m_form(new PropertyForm(live.document()))
    , m_side(new ChoiceField)
{
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setDragDropMode(QAbstractItemView::InternalMove);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setIndentation(14);
    m_message->setWordWrap(true);
    m_message->setMargin(12);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_form);
    m_add->setIcon(view::Icons::icon(QStringLiteral("plus")));
    makeForm();
    connect(m_add, &QToolButton::clicked, this, &SequencePanel::addPhase);
    connect(m_tree, &PhaseTree::dropped, this, &SequencePanel::drop);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &SequencePanel::chosen);
    connect(m_tree, &QTreeWidget::itemChanged, this, &SequencePanel::edited);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, &SequencePanel::openCode);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &SequencePanel::showMenu);
    connect(m_form, &PropertyForm::usesRequested, this, &SequencePanel::usesRequested);
    connect(&live.document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        if (files.contains(SequenceEdit::file))
            refresh();
    });
    connect(&live, &LiveModule::loaded, this, &SequencePanel::listSides);
    retranslate();
    refresh();
}

void SequencePanel::makeForm()
{
    const auto line = [this](const char *key) {
        m_form->add({QString::fromLatin1(key)}, new LineField(LineField::Kind::Text));
    };
    line("id");
    line("name");
    line("rule");
    line("decision");
    m_form->add({QStringLiteral("side")}, m_side);
    m_form->add({QStringLiteral("each")}, new LineField(LineField::Kind::Words));
    (new IdRenamer(m_live.document(), this))->watch(*m_form, IdKind::Phase);
}

void SequencePanel::retranslate()
{
    const QStringList labels{tr("Id"),       tr("Name"), tr("Rule"),
                             tr("Decision"), tr("Side"), tr("For each side")};
    for (int i = 0; i < int(labels.size()); ++i)
        m_form->setLabel(i, labels[i]);
    m_tree->setAccessibleName(tr("Phases"));
    m_add->setToolTip(tr("Add a phase"));
    m_add->setAccessibleName(tr("Add a phase"));
    m_message->setText(tr("rules/sequence.json can't be read as a list of phases. "
                          "Its text is among the files."));
    listSides();
}

void SequencePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SequencePanel::listSides()
{
    QList<ChoiceField::Choice> choices{{engine::Json(), tr("As above"), {}}};
    if (const auto &module = m_live.module()) {
        for (const auto &side : module->sides)
            choices.append({side.id, side.name, {}});
    }
    m_side->setChoices(choices);
    m_form->refresh();
}

void SequencePanel::refresh()
{
    const JsonPath before = current();
    m_isFilling = true;
    m_tree->clear();
    const JsonText *phases = m_live.document().json(SequenceEdit::file, {c_phases});
    const bool isList = phases && phases->type() == JsonText::Type::Array;
    m_message->setVisible(!isList);
    m_tree->setVisible(isList);
    if (isList)
        addItems(*phases, {c_phases}, m_tree->invisibleRootItem());
    m_tree->expandAll();
    m_isFilling = false;
    if (QTreeWidgetItem *item = itemOf(before))
        m_tree->setCurrentItem(item);
    chosen();
}

void SequencePanel::addItems(const JsonText &phases, const JsonPath &list, QTreeWidgetItem *parent)
{
    const auto tokens = view::Tokens::of(palette());
    for (qsizetype i = 0; i < phases.size(); ++i) {
        const JsonText &phase = *phases.members()[size_t(i)].value;
        JsonPath path = list;
        path.push_back(i);
        const QString id = textOf(phase, "id");
        const QString name = textOf(phase, "name");
        auto *item =
            new QTreeWidgetItem(parent, {name.isEmpty() ? id : name, textOf(phase, "rule")});
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setData(0, c_pathRole, toVariant(path));
        item->setForeground(1, tokens.text2);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        const QString decision = textOf(phase, "decision");
        item->setToolTip(0,
                         decision.isEmpty() ? tr("Phase %1").arg(id)
                                            : tr("Phase %1, asks %2").arg(id, decision));
        const JsonText *below = phase.find({c_phases});
        if (below && below->type() == JsonText::Type::Array) {
            path.push_back(c_phases);
            addItems(*below, path, item);
        }
    }
}

QTreeWidgetItem *SequencePanel::itemOf(const JsonPath &path) const
{
    const QVariant wanted = toVariant(path);
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        if ((*it)->data(0, c_pathRole) == wanted)
            return *it;
    }
    return nullptr;
}

JsonPath SequencePanel::current() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    return item ? toPath(item->data(0, c_pathRole)) : JsonPath();
}

void SequencePanel::choose(const JsonPath &phase)
{
    // A place inside of a phase belongs to it.
    for (JsonPath path = phase; !path.empty(); path.pop_back()) {
        if (QTreeWidgetItem *item = itemOf(path)) {
            m_tree->setCurrentItem(item);
            return;
        }
    }
}

void SequencePanel::chosen()
{
    if (m_isFilling)
        return;
    const JsonPath path = current();
    m_form->setVisible(!path.empty());
    m_form->setTargets(targetIf(!path.empty(), {SequenceEdit::file, path}));
}

void SequencePanel::edited(QTreeWidgetItem *item, int column)
{
    if (m_isFilling)
        return;
    const JsonPath phase = toPath(item->data(0, c_pathRole));
    const QString key = column == 0 ? QStringLiteral("name") : QStringLiteral("rule");
    const QString text = item->text(column).trimmed();
    // The rows are made anew then, which the field that is typed in must not see.
    const auto commit = [this, phase, key, text] {
        m_edits.setText(phase, key, text);
        refresh();
    };
    QMetaObject::invokeMethod(this, commit, Qt::QueuedConnection);
}

void SequencePanel::addPhase()
{
    choose(m_edits.addAfter(current()));
}

void SequencePanel::addPhaseBelow()
{
    choose(m_edits.addBelow(current()));
}

void SequencePanel::removePhase()
{
    m_edits.remove(current());
}

void SequencePanel::duplicatePhase()
{
    choose(m_edits.duplicate(current()));
}

void SequencePanel::movePhase(const JsonPath &phase, const JsonPath &list, qsizetype place)
{
    choose(m_edits.move(phase, list, place));
}

void SequencePanel::renamePhase()
{
    if (m_tree->currentItem())
        m_tree->editItem(m_tree->currentItem(), 0);
}

void SequencePanel::drop(QTreeWidgetItem *onto, PhaseTree::Where where)
{
    const JsonPath phase = current();
    if (phase.empty())
        return;
    if (!onto || where == PhaseTree::Where::AtEnd) {
        movePhase(phase, {c_phases}, m_tree->topLevelItemCount());
        return;
    }
    m_tree->setCurrentItem(onto);
    JsonPath target = current();
    choose(phase);
    if (where == PhaseTree::Where::Into) {
        target.push_back(c_phases);
        movePhase(phase, target, onto->childCount());
        return;
    }
    const JsonPath list = SequenceEdit::listOf(target);
    qsizetype place = SequenceEdit::placeIn(target) + (where == PhaseTree::Where::Below ? 1 : 0);
    // Within its own list the phase itself counts no more.
    if (SequenceEdit::listOf(phase) == list && SequenceEdit::placeIn(phase) < place)
        --place;
    movePhase(phase, list, place);
}

void SequencePanel::openCode(const QTreeWidgetItem *item)
{
    if (!item)
        return;
    const JsonText *phase = m_live.document().json(SequenceEdit::file, current());
    if (!phase)
        return;
    emit codeRequested(textOf(*phase, "decision"), textOf(*phase, "id"), textOf(*phase, "rule"));
}

void SequencePanel::showMenu(QPoint place)
{
    QMenu menu(this);
    const bool isPhase = m_tree->currentItem();
    const auto add = [&](const QString &title, auto does, bool isEnabled) {
        menu.addAction(title, this, does)->setEnabled(isEnabled);
    };
    add(
        tr("Open the code"), [this] { openCode(m_tree->currentItem()); }, isPhase);
    menu.addSeparator();
    add(
        tr("Add a phase"), [this] { addPhase(); }, true);
    add(
        tr("Add a phase below"), [this] { addPhaseBelow(); }, isPhase);
    add(
        tr("Duplicate"), [this] { duplicatePhase(); }, isPhase);
    add(
        tr("Rename"), [this] { renamePhase(); }, isPhase);
    add(
        tr("Delete"), [this] { removePhase(); }, isPhase);
    menu.exec(m_tree->viewport()->mapToGlobal(place));
}

} // namespace editor
