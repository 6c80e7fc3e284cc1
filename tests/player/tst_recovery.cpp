// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"

#include "app/player/board/boardinput.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <csignal>
#include <sys/types.h>

using namespace app;

namespace {

/// As large as the program makes its window when it is started for the first time.
constexpr QSize c_usualSize(1280, 800);

} // namespace

/// The real program as a process of its own: it is played, killed without warning and started
/// again. A twin in this process knows where to click and what must come out.
class tst_Recovery : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void goesOnAfterTheKill();
    void editorGoesOnAfterTheKill();
    void tellsOfTheCrash();
    void leavesNewerFoldersAlone();

private:
    void start();
    void kill();
    /// Dies as a program does that reads where nothing is.
    void crash();
    /// Says something to the hand in the program and waits for what it answers.
    QString tell(const QStringList &words);
    /// The next move of the game, by two clicks in the twin and in the program.
    QString moveBoth();
    QString dataFolder() const { return m_twin->file(QStringLiteral("program/Hexsmith")); }
    /// The position that the program has left behind.
    QByteArray leftBehind() const;

    std::unique_ptr<hands::WindowDriver> m_twin;
    QProcess m_program;
};

void tst_Recovery::init()
{
    m_twin = std::make_unique<hands::WindowDriver>(c_usualSize);
    const QString config = m_twin->file(QStringLiteral("config/Hexsmith"));
    QVERIFY(QDir().mkpath(config));
    QFile settings(config + QStringLiteral("/Hexsmith.conf"));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[General]\nlanguage=en\nlook=light\nanimation=0\n");
}

void tst_Recovery::cleanup()
{
    kill();
    m_twin.reset();
}

void tst_Recovery::start()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_twin->file(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_twin->file(QStringLiteral("program")));
    environment.insert(QStringLiteral("XDG_CACHE_HOME"), m_twin->file(QStringLiteral("cache")));
    environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"), QStringLiteral("remotehand"));
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral(HEXSMITH_TEST_PLUGINS));
    m_program.setProcessEnvironment(environment);
    m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_program.start(QStringLiteral(HEXSMITH_BIN_DIR "/hexsmith"), {});
    QVERIFY(m_program.waitForStarted());
}

void tst_Recovery::kill()
{
    if (m_program.state() == QProcess::NotRunning)
        return;
    m_program.kill(); // SIGKILL: nobody can tidy up
    QVERIFY(m_program.waitForFinished());
    QCOMPARE(m_program.exitStatus(), QProcess::CrashExit);
}

void tst_Recovery::crash()
{
    QCOMPARE(::kill(pid_t(m_program.processId()), SIGSEGV), 0);
    QVERIFY(m_program.waitForFinished());
    QCOMPARE(m_program.exitStatus(), QProcess::CrashExit);
}

QString tst_Recovery::tell(const QStringList &words)
{
    m_program.write(words.join(u'\t').toUtf8() + '\n');
    while (!m_program.canReadLine()) {
        if (!m_program.waitForReadyRead(60000))
            return QStringLiteral("no answer to: ") + words.join(u' ');
    }
    const QString answer = QString::fromUtf8(m_program.readLine()).trimmed();
    return answer == QLatin1String("done") ? QString() : answer;
}

QString tst_Recovery::moveBoth()
{
    const auto &actions = m_twin->controller().offer().actions;
    const auto found = std::find_if(actions.begin(), actions.end(), [](const engine::Action &one) {
        return one.piece && one.space;
    });
    if (found == actions.end())
        return QStringLiteral("nobody can move");
    const engine::Action move = *found;
    const view::BoardView &board = m_twin->page().board();
    const engine::SpaceId from = m_twin->controller().state().piece(move.piece).space;
    const QPoint points[] = {board.viewPoint(from), board.viewPoint(move.space)};
    for (const QPoint point : points) {
        const QString wrong = tell({QStringLiteral("click"), QStringLiteral("board"),
                                    QString::number(point.x()), QString::number(point.y())});
        if (!wrong.isEmpty())
            return wrong;
    }
    return m_twin->perform(move);
}

QByteArray tst_Recovery::leftBehind() const
{
    Library library(QStringLiteral(HEXSMITH_BIN_DIR), dataFolder());
    library.refresh();
    const auto saves = library.saves();
    if (saves.size() != 1 || saves.first().kind != LibrarySave::Kind::Interrupted)
        return "not one interrupted game";
    const auto opened = openGame(saves.first().path, library);
    return opened ? opened.value().game->state().hash() : opened.error().message.toUtf8();
}

void tst_Recovery::goesOnAfterTheKill()
{
    QCOMPARE(m_twin->newGame(QStringLiteral("tutorial"),
                             {{QStringLiteral("blue"), QStringLiteral("human")},
                              {QStringLiteral("red"), QStringLiteral("human")}},
                             QStringLiteral("11")),
             QString());
    start();
    const QString card = QStringLiteral("New game of %1").arg(m_twin->controller().module().title);
    for (const QStringList &words :
         {QStringList{QStringLiteral("click"), card},
          QStringList{QStringLiteral("pick"), QStringLiteral("player-red"), QStringLiteral("0")},
          QStringList{QStringLiteral("type"), QStringLiteral("seed"), QStringLiteral("11")},
          QStringList{QStringLiteral("click"), QStringLiteral("start")},
          QStringList{QStringLiteral("wait"), QStringLiteral("board")}})
        QCOMPARE(tell(words), QString());
    for (int i = 0; i < 3; ++i)
        QCOMPARE(moveBoth(), QString());
    kill();
    QCOMPARE(leftBehind(), m_twin->controller().state().hash());

    start();
    QCOMPARE(tell({QStringLiteral("wait"), QStringLiteral("libraryPage")}), QString());
    QCOMPARE(tell({QStringLiteral("click"), QStringLiteral("continue")}), QString());
    QCOMPARE(tell({QStringLiteral("wait"), QStringLiteral("board")}), QString());
    QCOMPARE(moveBoth(), QString());
    // Also what was done before the kill can still be taken back.
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(tell({QStringLiteral("key"), QString::number(Qt::Key_Z),
                       QString::number(Qt::ControlModifier)}),
                 QString());
        QVERIFY(m_twin->controller().undo());
    }
    kill();
    QCOMPARE(leftBehind(), m_twin->controller().state().hash());
}

void tst_Recovery::editorGoesOnAfterTheKill()
{
    const auto does = [this](const QList<QStringList> &orders) {
        for (const QStringList &words : orders) {
            const QString wrong = tell(words);
            if (!wrong.isEmpty())
                return wrong;
        }
        return QString();
    };
    const QString click = QStringLiteral("click");
    const QString wait = QStringLiteral("wait");
    start();
    QCOMPARE(does({{wait, QStringLiteral("libraryPage")},
                   {click, QStringLiteral("Make a game…")},
                   {wait, QStringLiteral("Name of the game")},
                   {QStringLiteral("key"), QString::number(Qt::Key_Return)},
                   {click, QStringLiteral("Victory")},
                   {click, QStringLiteral("canvas")}}),
             QString());
    const auto kept = [this] {
        QByteArray all;
        for (const QFileInfo &file : QDir(dataFolder() + QStringLiteral("/recovery"))
                                         .entryInfoList({QStringLiteral("*.recovery*")})) {
            QFile opened(file.filePath());
            if (file.suffix() != QLatin1String("lock") && opened.open(QIODevice::ReadOnly))
                all += opened.readAll();
        }
        return all;
    };
    QTRY_VERIFY_WITH_TIMEOUT(kept().contains("boards/map.json"), 30000);
    const QByteArray before = kept();
    kill();

    start();
    QCOMPARE(does({{wait, QStringLiteral("unsavedWork")},
                   {click, QStringLiteral("Restore in the editor…")},
                   {click, QStringLiteral("Restore")},
                   {wait, QStringLiteral("canvas")}}),
             QString());
    QTRY_COMPARE_WITH_TIMEOUT(kept(), before, 30000);
    kill();
    QCOMPARE(kept(), before);
}

void tst_Recovery::tellsOfTheCrash()
{
    const auto does = [this](const QStringList &words) { return tell(words); };
    const QString wait = QStringLiteral("wait");
    const QString click = QStringLiteral("click");
    const QDir reports(dataFolder() + QStringLiteral("/reports"));
    start();
    QCOMPARE(does({wait, QStringLiteral("libraryPage")}), QString());
    QCOMPARE(does({click, QStringLiteral("Settings")}), QString());
    QCOMPARE(reports.entryList(QDir::Files), QStringList());
    crash();
    const QStringList left = reports.entryList(QDir::Files);
    QCOMPARE(left.size(), 1);
    QVERIFY(left.first().startsWith(QLatin1String("crash-")));
    QFile file(reports.filePath(left.first()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray report = file.readAll();
    for (const char *words : {"\nHexsmith ", "\nQt 6", "\nLua 5.4", "Died of: SIGSEGV",
                              "Last steps", "Where it was:", "hexsmith", "End of the report"})
        QVERIFY2(report.contains(words), words);
    QVERIFY(!report.contains(QByteArray(QDir::homePath().toUtf8() + '/')));

    // The next start offers it once.
    start();
    QCOMPARE(does({click, QStringLiteral("readCrash")}), QString());
    QCOMPARE(does({wait, QStringLiteral("Report")}), QString());
    QCOMPARE(does({click, QStringLiteral("closeCrash")}), QString());
    kill(); // nobody can write a report then
    QCOMPARE(reports.entryList(QDir::Files),
             QStringList{
                 QString(left.first()).replace(QStringLiteral("crash-"), QStringLiteral("seen-"))});
    QFile log(dataFolder() + QStringLiteral("/log/hexsmith.log"));
    QVERIFY(log.open(QIODevice::ReadOnly));
    QCOMPARE(log.readAll().count(" start: Hexsmith "), 2);
}

void tst_Recovery::leavesNewerFoldersAlone()
{
    QVERIFY(QDir().mkpath(dataFolder()));
    QFile mark(dataFolder() + QStringLiteral("/library.json"));
    QVERIFY(mark.open(QIODevice::WriteOnly));
    mark.write("{\"format\": 99, \"program\": \"9.0\"}");
    mark.close();
    start();
    // The sentence is a window of its own, and there is no other.
    QCOMPARE(tell({QStringLiteral("click"), QStringLiteral("OK")}), QString());
    QVERIFY(m_program.waitForFinished());
    QCOMPARE(m_program.exitCode(), 1);
    QCOMPARE(QDir(dataFolder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("library.json")});
}

QTEST_MAIN(tst_Recovery)
#include "tst_recovery.moc"
