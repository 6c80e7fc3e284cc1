// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editorwindow.h"
#include "engine/module/folder/moduletemplate.h"
#include "tests/editor/dialogs.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

using namespace editor;

/// Whatever adds something adds it, also to a list that the file does not have yet.
class tst_EveryPlus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void adds_data();
    void adds();

private:
    void open(const QString &file, const QString &key);
    QList<QAbstractButton *> buttons(const QWidget &page) const;
    bool does(QAbstractButton *button);
    bool hasDone(int before);

    bool m_hasAsked = false;
    QTimer m_answer; ///< To what waits for an answer.
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<EditorWindow> m_window;
};

void tst_EveryPlus::initTestCase()
{
    m_answer.setInterval(10);
    connect(&m_answer, &QTimer::timeout, this, [this] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QWidget *popup = QApplication::activePopupWidget();
        m_hasAsked = m_hasAsked || dialog || popup;
        if (popup)
            popup->close();
        else if (dialog)
            dialog->reject();
    });
    m_answer.start();
}

void tst_EveryPlus::adds_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("key");

    QTest::newRow("as it is") << QString() << QString();
    const QMap<QString, QStringList> lists{
        {"module.json", {"options", "seats", "languages", "boards", "scenarios", "about"}},
        {"pieces.json", {"formations", "templates", "types", "pieces", "markers"}},
        {"boards/map.json", {"spaces", "edges", "ways", "labels", "links", "tracks", "aliases"}},
        {"scenarios/battle.json",
         {"options", "variables", "control", "spaces", "setup", "arrivals"}},
        {"rules/state.json", {"variables", "pieces", "spaces"}},
        {"rules/sequence.json", {"phases"}},
        {"rules/rulebook.json", {"paragraphs"}},
        {"tables/terrain.json", {"classes", "terrains", "edges", "ways"}},
        {"tables/crt.json", {"columns", "rows", "cells", "legend", "values"}}};
    for (auto it = lists.cbegin(); it != lists.cend(); ++it) {
        for (const QString &key : *it)
            QTest::addRow("%s without %s", qPrintable(it.key()), qPrintable(key))
                << it.key() << key;
    }
    QTest::newRow("no state at all") << QStringLiteral("rules/state.json") << QString();
    QTest::newRow("no rulebook at all") << QStringLiteral("rules/rulebook.json") << QString();
    QTest::newRow("no terrain at all") << QStringLiteral("tables/terrain.json") << QString();
}

void tst_EveryPlus::open(const QString &file, const QString &key)
{
    m_window.reset();
    m_dir = std::make_unique<QTemporaryDir>();
    const QString folder = m_dir->filePath(QStringLiteral("battle"));
    const engine::ModuleTemplate source(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex"));
    QVERIFY(bool(source.writeTo(folder)));
    const auto opened = ModuleDocument::open(folder, m_dir->path());
    QVERIFY(bool(opened));
    Draft draft = opened.value()->draft();
    if (key.isEmpty())
        draft.removeFile(file);
    else
        draft.remove(file, {key});
    opened.value()->commit(draft, QStringLiteral("Take away"));
    m_window = std::make_unique<EditorWindow>(opened.value());
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->live().isCurrent(), 20'000);
}

/// Those that say that they add something.
QList<QAbstractButton *> tst_EveryPlus::buttons(const QWidget &page) const
{
    static const QRegularExpression adds(QStringLiteral("^(Add|New|Declare)\\b"));
    QList<QAbstractButton *> found;
    for (auto *button : page.findChildren<QAbstractButton *>()) {
        const QString words = button->text().isEmpty() ? button->accessibleName() : button->text();
        if (button->isVisible() && button->isEnabled() && adds.match(words).hasMatch())
            found.append(button);
    }
    return found;
}

/// Whether there is a new step or something that asks.
bool tst_EveryPlus::hasDone(int before)
{
    QTest::qWait(30);
    while (QDialog *dialog = dialogs::dialog()) {
        m_hasAsked = true;
        dialog->reject();
        QCoreApplication::processEvents();
    }
    const bool hasAsked = std::exchange(m_hasAsked, false);
    QUndoStack &history = m_window->document().history();
    const bool hasAdded = history.index() > before;
    history.setIndex(before);
    QCoreApplication::processEvents();
    return hasAdded || hasAsked;
}

bool tst_EveryPlus::does(QAbstractButton *button)
{
    // Undoing what another button added may have changed what is chosen.
    if (!button->isEnabled())
        return true;
    const int before = m_window->document().history().index();
    const auto *tool = qobject_cast<QToolButton *>(button);
    if (!tool || !tool->menu()) {
        // A language is added by the code that is written beside it.
        for (auto *line : button->parentWidget()->findChildren<QLineEdit *>(
                 QString(), Qt::FindDirectChildrenOnly)) {
            if (line->text().isEmpty())
                line->setText(QStringLiteral("fr"));
        }
        QTest::mouseClick(button, Qt::LeftButton);
        return hasDone(before);
    }
    // A menu may also say why there is nothing to add.
    emit tool->menu()->aboutToShow();
    bool doesAll = !tool->menu()->actions().isEmpty();
    for (const QPointer<QAction> action : tool->menu()->actions()) {
        if (!action || !action->isEnabled() || action->isSeparator())
            continue;
        action->trigger();
        doesAll = hasDone(before) && doesAll;
    }
    return doesAll;
}

void tst_EveryPlus::adds()
{
    QFETCH(QString, file);
    QFETCH(QString, key);
    open(file, key);
    int count = 0;
    for (int i = 0; i < m_window->pages().size(); ++i) {
        for (QAction *action : m_window->actions()) {
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + (i + 1) % 10)))
                action->trigger();
        }
        QCOMPARE(m_window->currentPage(), m_window->pages()[i]);
        QCoreApplication::processEvents();
        const Page &page = *m_window->pages()[i];
        // What is folded, or on another tab, adds as well.
        for (auto *tabs : page.findChildren<QTabWidget *>()) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QTest::qWait(20);
                for (const QPointer<QAbstractButton> button : buttons(*tabs->widget(tab))) {
                    const QString name = button ? button->accessibleName() : QString();
                    QVERIFY2(!button || does(button), qPrintable(page.title() + u' ' + name));
                    ++count;
                }
            }
        }
        for (const QPointer<QAbstractButton> button : buttons(page)) {
            const QString name =
                button ? button->text() + u'|' + button->accessibleName() : QString();
            QVERIFY2(!button || does(button), qPrintable(page.title() + u' ' + name));
            ++count;
        }
    }
    QVERIFY2(count >= 12, qPrintable(QString::number(count)));
}

QTEST_MAIN(tst_EveryPlus)
#include "tst_everyplus.moc"
