// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/projectpanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "editor/document/languagename.h"
#include "editor/pages/rules/textpage.h"
#include "engine/module/model/module.h"

#include <QContextMenuEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QSet>

namespace editor {

namespace {

constexpr int FileRole = Qt::UserRole;

QString fileOf(const QTreeWidgetItem *item)
{
    return item ? item->data(0, FileRole).toString() : QString();
}

bool isCommand(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Delete)
        || (event.key() == Qt::Key_F2 && event.modifiers() == Qt::NoModifier);
}

} // namespace

ProjectPanel::ProjectPanel(LiveModule &live, QWidget *parent)
    : QTreeWidget(parent)
    , m_live(live)
    , m_commands(live.document(), this)
{
    setColumnCount(2);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(QStringLiteral("QTreeView { border: none; border-radius: 0; } "
                                 "QTreeView::item { padding: 4px 0; }"));
    setHeaderHidden(true);
    setIndentation(14);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setAccessibleName(tr("Parts of the module"));
    const auto open = [this](QTreeWidgetItem *item) {
        if (const QString file = fileOf(item); !file.isEmpty())
            emit opened({file, 0, {}});
    };
    connect(this, &QTreeWidget::itemActivated, this, open);
    connect(this, &QTreeWidget::itemClicked, this, open);
    connect(&m_commands, &FileCommands::renamed, this, [this](const QString &file) {
        emit opened({file, 0, {}});
    });
    connect(&live, &LiveModule::loaded, this, &ProjectPanel::rebuild);
    connect(&live, &LiveModule::checked, this, &ProjectPanel::markIssues);
    rebuild();
}

QString ProjectPanel::currentFile() const
{
    return fileOf(currentItem());
}

// What the page in the middle does with these keys is not meant while the hand is here.
bool ProjectPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isCommand(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QTreeWidget::event(event);
}

void ProjectPanel::keyPressEvent(QKeyEvent *event)
{
    if (!isCommand(*event))
        QTreeWidget::keyPressEvent(event);
    else if (event->key() == Qt::Key_F2)
        m_commands.askForName(currentFile());
    else
        m_commands.askToRemove(currentFile());
}

void ProjectPanel::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
    const QString file = isByMouse ? fileOf(itemAt(event->pos())) : currentFile();
    if (file.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, file] { emit opened({file, 0, {}}); });
    menu->addAction(tr("Open as text"), this,
                    [this, file] {
                        emit textRequested({file, 0, {}});
                    })
        ->setEnabled(TextPage::isText(file));
    menu->addSeparator();
    auto *name =
        menu->addAction(tr("Rename…"), this, [this, file] { m_commands.askForName(file); });
    name->setShortcut(Qt::Key_F2);
    auto *remove =
        menu->addAction(tr("Delete"), this, [this, file] { m_commands.askToRemove(file); });
    remove->setShortcut(QKeySequence::Delete);
    for (auto *action : {name, remove})
        action->setEnabled(FileCommands::isChangeable(file));
    menu->popup(event->globalPos());
}

QTreeWidgetItem *ProjectPanel::group(const QString &title, const QString &icon, const QString &note)
{
    auto *item = new QTreeWidgetItem(this, {title, note});
    item->setIcon(0, view::Icons::icon(icon));
    QFont bold = font();
    bold.setBold(true);
    item->setFont(0, bold);
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QTreeWidgetItem *ProjectPanel::leaf(QTreeWidgetItem *parent, const QString &title,
                                    const QString &file, const QString &note)
{
    auto *item = new QTreeWidgetItem(parent, {title, note});
    item->setData(0, FileRole, file);
    item->setToolTip(0, file);
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

void ProjectPanel::addFiles(QTreeWidgetItem *parent, const QString &folder, const QString &suffix)
{
    int count = 0;
    for (const QString &file : m_live.document().files().keys()) {
        if (!file.startsWith(folder + u'/') || !file.endsWith(suffix))
            continue;
        leaf(parent, QFileInfo(file).fileName(), file);
        ++count;
    }
    parent->setText(1, QLocale().toString(count));
}

void ProjectPanel::addLanguages(QTreeWidgetItem *parent)
{
    addFiles(parent, QStringLiteral("locale"), QStringLiteral(".ts"));
    for (int i = 0; i < parent->childCount(); ++i) {
        QTreeWidgetItem *file = parent->child(i);
        file->setText(0, languageName(QFileInfo(file->text(0)).completeBaseName()));
    }
}

void ProjectPanel::rebuild()
{
    QSet<QString> folded;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (!topLevelItem(i)->isExpanded())
            folded.insert(topLevelItem(i)->text(0));
    }
    const QString file = currentFile();
    clear();
    addParts();
    for (int i = 0; i < topLevelItemCount(); ++i) {
        auto *item = topLevelItem(i);
        item->setExpanded(!folded.contains(item->text(0)));
        for (int j = 0; j < item->childCount(); ++j) {
            if (!file.isEmpty() && fileOf(item->child(j)) == file)
                setCurrentItem(item->child(j));
        }
    }
    markIssues();
}

void ProjectPanel::addParts()
{
    const auto &module = m_live.module();
    const QLocale locale;
    auto *settings = group(tr("Module"), QStringLiteral("settings"), {});
    leaf(settings, module ? module->title : tr("Settings"), QStringLiteral("module.json"));
    auto *boards = group(tr("Boards"), QStringLiteral("map"), {});
    auto *counters = group(tr("Counters"), QStringLiteral("layers"), {});
    auto *scenarios = group(tr("Scenarios"), QStringLiteral("flag"), {});
    addNamed(boards, QStringLiteral("boards"), QStringLiteral("name"));
    leaf(counters, tr("All counters"), QStringLiteral("pieces.json"),
         module ? locale.toString(int(module->pieces.size())) : QString());
    addNamed(scenarios, QStringLiteral("scenarios"), QStringLiteral("title"));
    addFiles(group(tr("Tables"), QStringLiteral("table"), {}), QStringLiteral("tables"),
             QStringLiteral(".json"));
    auto *rules = group(tr("Rules"), QStringLiteral("code"), {});
    addFiles(rules, QStringLiteral("rules"), QStringLiteral(".lua"));
    leaf(rules, tr("Sequence of play"), QStringLiteral("rules/sequence.json"));
    leaf(rules, tr("Variables"), QStringLiteral("rules/state.json"));
    leaf(group(tr("Rulebook"), QStringLiteral("rules"), {}), tr("Paragraphs"),
         QStringLiteral("rules/rulebook.json"));
    addLanguages(group(tr("Languages"), QStringLiteral("globe"), {}));
    addFiles(group(tr("Tests"), QStringLiteral("check"), {}), QStringLiteral("tests"),
             QStringLiteral(".lua"));
    addFiles(group(tr("Art"), QStringLiteral("image"), {}), QStringLiteral("art"), QString());
    addOthers(group(tr("Other files"), QStringLiteral("open"), {}));
}

// In the order of the module, then what it does not name or what can't be read.
void ProjectPanel::addNamed(QTreeWidgetItem *parent, const QString &folder, const QString &title)
{
    const ModuleDocument &document = m_live.document();
    QStringList files;
    const JsonText *listed = document.json(QStringLiteral("module.json"), {folder});
    for (qsizetype i = 0; listed && listed->type() == JsonText::Type::Array && i < listed->size();
         ++i)
        files.append(QStringLiteral("%1/%2.json")
                         .arg(folder, listed->members()[size_t(i)].value->toJson().toString()));
    for (const QString &file : document.files().keys()) {
        if (file.startsWith(folder + u'/') && file.endsWith(u".json"))
            files.append(file);
    }
    files.removeDuplicates();
    files.removeIf([&](const QString &file) { return !document.files().contains(file); });
    for (const QString &file : std::as_const(files)) {
        const JsonText *name = document.json(file, {title});
        const QString words = name ? name->toJson().toString() : QString();
        leaf(parent, words.isEmpty() ? QFileInfo(file).fileName() : words, file);
    }
    parent->setText(1, QLocale().toString(parent->childCount()));
}

void ProjectPanel::addOthers(QTreeWidgetItem *parent)
{
    QSet<QString> listed;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j)
            listed.insert(fileOf(topLevelItem(i)->child(j)));
    }
    for (const QString &file : m_live.document().files().keys()) {
        if (!listed.contains(file))
            leaf(parent, file, file);
    }
    parent->setText(1, QLocale().toString(parent->childCount()));
    parent->setHidden(parent->childCount() == 0);
}

void ProjectPanel::markIssues()
{
    QHash<QString, engine::Issue::Severity> worst;
    for (const engine::Issue &issue : m_live.issues()) {
        auto &here = worst.insert(issue.file, worst.value(issue.file, issue.severity)).value();
        if (issue.severity == engine::Issue::Severity::Error)
            here = issue.severity;
    }
    const auto tokens = view::Tokens::of(palette());
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j) {
            auto *item = topLevelItem(i)->child(j);
            const auto found = worst.constFind(fileOf(item));
            if (found == worst.constEnd()) {
                item->setIcon(1, {});
                continue;
            }
            const bool isError = *found == engine::Issue::Severity::Error;
            item->setIcon(
                1,
                view::Icons::icon(QStringLiteral("warning"), isError ? tokens.bad : tokens.warn));
        }
    }
}

} // namespace editor
