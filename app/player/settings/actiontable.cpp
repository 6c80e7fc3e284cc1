// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/actiontable.h"

#include "app/view/style/icons.h"
#include "engine/system/crashwatch.h"

#include <QActionGroup>
#include <QCoreApplication>

namespace app {

namespace {

struct Entry
{
    const char *name;
    const char *text;
    const char *key;
    const char *icon;
    bool checkable = false;
};

const Entry c_entries[] = {
    {"new", QT_TRANSLATE_NOOP("ActionTable", "&New game…"), "Ctrl+N", "plus"},
    {"open", QT_TRANSLATE_NOOP("ActionTable", "&Open…"), "Ctrl+O", "open"},
    {"save", QT_TRANSLATE_NOOP("ActionTable", "&Save"), "Ctrl+S", "save"},
    {"saveAs", QT_TRANSLATE_NOOP("ActionTable", "Save &as…"), "Ctrl+Shift+S", ""},
    {"library", QT_TRANSLATE_NOOP("ActionTable", "Back to the &library"), "Ctrl+L", "back"},
    {"quit", QT_TRANSLATE_NOOP("ActionTable", "&Quit"), "Ctrl+Q", ""},
    {"undo", QT_TRANSLATE_NOOP("ActionTable", "&Undo"), "Ctrl+Z", "undo"},
    {"redo", QT_TRANSLATE_NOOP("ActionTable", "&Redo"), "Ctrl+Shift+Z", "redo"},
    {"result", QT_TRANSLATE_NOOP("ActionTable", "R&esult"), "", "victory"},
    {"zoomIn", QT_TRANSLATE_NOOP("ActionTable", "Zoom &in"), "+", "plus"},
    {"zoomOut", QT_TRANSLATE_NOOP("ActionTable", "Zoom &out"), "-", "minus"},
    {"fit", QT_TRANSLATE_NOOP("ActionTable", "&Fit the whole map"), "0", "fit"},
    {"actual", QT_TRANSLATE_NOOP("ActionTable", "&Full size"), "9", ""},
    {"centre", QT_TRANSLATE_NOOP("ActionTable", "&Centre on the decision"), "Home", ""},
    {"goto", QT_TRANSLATE_NOOP("ActionTable", "&Go to a place…"), "G", "search"},
    {"find", QT_TRANSLATE_NOOP("ActionTable", "&Find…"), "Ctrl+F", "search"},
    {"chooseAll", QT_TRANSLATE_NOOP("ActionTable", "Choose &all"), "Ctrl+A", ""},
    {"chooseAlike", QT_TRANSLATE_NOOP("ActionTable", "Choose all &similar"), "Ctrl+Shift+A", ""},
    {"repeat", QT_TRANSLATE_NOOP("ActionTable", "The &same order for the others there"), "Ctrl+R",
     ""},
    {"take", QT_TRANSLATE_NOOP("ActionTable", "&Take in hand"), "T", ""},
    {"drop", QT_TRANSLATE_NOOP("ActionTable", "&Drop the first in hand here"), "X", ""},
    {"whyNot", QT_TRANSLATE_NOOP("ActionTable", "&Why not here?"), "?", ""},
    {"hint", QT_TRANSLATE_NOOP("ActionTable", "H&int"), "I", "hint"},
    {"supply", QT_TRANSLATE_NOOP("ActionTable", "&Supply"), "S", "supply", true},
    {"zones", QT_TRANSLATE_NOOP("ActionTable", "&Zones of control"), "Z", "zones", true},
    {"command", QT_TRANSLATE_NOOP("ActionTable", "C&ommand"), "C", "command", true},
    {"control", QT_TRANSLATE_NOOP("ActionTable", "Who &holds what"), "O", "control", true},
    {"victory", QT_TRANSLATE_NOOP("ActionTable", "&Victory"), "V", "victory", true},
    {"range", QT_TRANSLATE_NOOP("ActionTable", "&Range"), "R", "range", true},
    {"ownSide", QT_TRANSLATE_NOOP("ActionTable", "Overlays of your own side only"), "", "", true},
    {"otherSide", QT_TRANSLATE_NOOP("ActionTable", "Overlays of the other side only"), "", "",
     true},
    {"measure", QT_TRANSLATE_NOOP("ActionTable", "&Measure from here"), "D", "", true},
    {"hideCounters", QT_TRANSLATE_NOOP("ActionTable", "Hide the counters while held"), "Q", "eye"},
    {"decision", QT_TRANSLATE_NOOP("ActionTable", "Decision"), "Alt+1", "decision"},
    {"sequence", QT_TRANSLATE_NOOP("ActionTable", "Sequence"), "Alt+2", "sequence"},
    {"forces", QT_TRANSLATE_NOOP("ActionTable", "Forces"), "Alt+3", "forces"},
    {"log", QT_TRANSLATE_NOOP("ActionTable", "Log"), "Alt+4", "log"},
    {"summary", QT_TRANSLATE_NOOP("ActionTable", "Summary of the turn"), "Alt+8", "check"},
    {"agenda", QT_TRANSLATE_NOOP("ActionTable", "Agenda"), "Alt+9", "agenda"},
    {"rulebook", QT_TRANSLATE_NOOP("ActionTable", "Rulebook"), "Alt+5", "rules"},
    {"charts", QT_TRANSLATE_NOOP("ActionTable", "Charts"), "Alt+6", "charts"},
    {"notes", QT_TRANSLATE_NOOP("ActionTable", "Notes"), "Alt+7", "notes"},
    {"board", QT_TRANSLATE_NOOP("ActionTable", "To the b&oard"), "Alt+0", ""},
    {"nextPanel", QT_TRANSLATE_NOOP("ActionTable", "Next &panel"), "F6", ""},
    {"previousPanel", QT_TRANSLATE_NOOP("ActionTable", "Pre&vious panel"), "Shift+F6", ""},
    {"history", QT_TRANSLATE_NOOP("ActionTable", "&History"), "H", "history", true},
    {"bookmark", QT_TRANSLATE_NOOP("ActionTable", "&Bookmark this step"), "B", "bookmark"},
    {"nameBookmark", QT_TRANSLATE_NOOP("ActionTable", "&Name the bookmark…"), "Shift+B", ""},
    {"replay", QT_TRANSLATE_NOOP("ActionTable", "&Replay"), "P", "play"},
    {"battle", QT_TRANSLATE_NOOP("ActionTable", "Battle or &map"), "M", ""},
    {"secondMap", QT_TRANSLATE_NOOP("ActionTable", "Seco&nd map"), "Shift+M", "map", true},
    {"mapOnly", QT_TRANSLATE_NOOP("ActionTable", "&Map only"), "F11", "", true},
    {"hideBoard", QT_TRANSLATE_NOOP("ActionTable", "Hide the &board"), "", "eye"},
    {"resetLayout", QT_TRANSLATE_NOOP("ActionTable", "&Reset the layout"), "", ""},
    {"textLarger", QT_TRANSLATE_NOOP("ActionTable", "&Larger text"), "Ctrl++", ""},
    {"textSmaller", QT_TRANSLATE_NOOP("ActionTable", "&Smaller text"), "Ctrl+-", ""},
    {"picture", QT_TRANSLATE_NOOP("ActionTable", "&Picture of the map…"), "Ctrl+P", "camera"},
    {"exportLog", QT_TRANSLATE_NOOP("ActionTable", "&Export the log…"), "", "export"},
    {"install", QT_TRANSLATE_NOOP("ActionTable", "&Install a game…"), "", "install"},
    {"dice", QT_TRANSLATE_NOOP("ActionTable", "&Dice for house use…"), "Ctrl+D", "seed"},
    {"settings", QT_TRANSLATE_NOOP("ActionTable", "&Settings…"), "Ctrl+,", "settings"},
    {"manual", QT_TRANSLATE_NOOP("ActionTable", "&Manual"), "F1", "manual"},
    {"about", QT_TRANSLATE_NOOP("ActionTable", "&About Hexsmith"), "", "info"},
};

} // namespace

ActionTable::ActionTable(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    for (const Entry &entry : c_entries) {
        const QString name = QLatin1String(entry.name);
        auto *action = new QAction(this);
        action->setObjectName(name);
        action->setCheckable(entry.checkable);
        m_actions.insert(name, action);
        connect(action, &QAction::triggered, this,
                [&entry] { engine::CrashWatch::note(QByteArray("called ") + entry.name); });
        m_names.append(name);
        m_usual.insert(name, QKeySequence(QLatin1String(entry.key), QKeySequence::PortableText));
    }
    auto *whose = new QActionGroup(this);
    whose->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const char *name : {"ownSide", "otherSide"})
        whose->addAction(action(QLatin1String(name)));
    applyKeys();
    retranslate();
    refreshIcons();
    connect(&settings, &Settings::keysChanged, this, &ActionTable::applyKeys);
}

QString ActionTable::conflict(const QString &name, const QKeySequence &key) const
{
    if (key.isEmpty())
        return {};
    for (const QString &other : m_names) {
        if (other != name && m_actions.value(other)->shortcut() == key)
            return other;
    }
    return {};
}

void ActionTable::retranslate()
{
    for (const Entry &entry : c_entries) {
        QAction *action = m_actions.value(QLatin1String(entry.name));
        action->setText(QCoreApplication::translate("ActionTable", entry.text));
        QString plain = action->text();
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        plain.remove(u'&');
        action->setToolTip(key.isEmpty() ? plain : QStringLiteral("%1 (%2)").arg(plain, key));
    }
}

void ActionTable::refreshIcons()
{
    for (const Entry &entry : c_entries)
        m_actions.value(QLatin1String(entry.name))->setIcon(Icons::icon(QLatin1String(entry.icon)));
}

void ActionTable::applyKeys()
{
    for (const QString &name : std::as_const(m_names))
        m_actions.value(name)->setShortcut(m_settings.key(name, m_usual.value(name)));
    retranslate();
}

} // namespace app
