// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace program;

/// What `cmake --install` puts into a folder of its own.
class tst_Installation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void findsItsGames();
    void playsWithoutCheckout();
    void drawsInBothLanguages();
    void goesIntoStagingFolder();
    void namesEveryCommand_data();
    void namesEveryCommand();
    void shellsCanRead();
    void hasIconsOfAllSizes();
    void desktopsCanRead_data();
    void desktopsCanRead();

private:
    QString path(const QString &name) const { return m_dir.filePath(name); }
    QString share(const QString &name) const { return path(QStringLiteral("share/") + name); }
    static int exitOf(const QString &tool, const QStringList &words);
    /// A program as it is installed, by somebody who has nothing else: neither a checkout nor
    /// settings.
    program::Run runInstalled(const QString &name, const QStringList &words) const;

    QTemporaryDir m_dir;
};

int tst_Installation::exitOf(const QString &tool, const QStringList &words)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(tool, words);
    return process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit
        ? process.exitCode()
        : -1;
}

Run tst_Installation::runInstalled(const QString &name, const QStringList &words) const
{
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
    environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_dir.path());
    process.start(path(QStringLiteral("bin/") + name), words);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void tst_Installation::initTestCase()
{
    QCOMPARE(exitOf(QStringLiteral(HEXSMITH_CMAKE),
                    {QStringLiteral("--install"), QStringLiteral(HEXSMITH_BIN_DIR "/.."),
                     QStringLiteral("--prefix"), m_dir.path()}),
             0);
}

void tst_Installation::findsItsGames()
{
    const Run list = runInstalled(QStringLiteral("hexsmith-cli"),
                                  {QStringLiteral("list"), QStringLiteral("--json")});
    QCOMPARE(list.code, 0);
    const Json reply = parsed(list.out);
    QStringList found;
    for (qsizetype i = 0; i < reply[u"modules"].size(); ++i) {
        const Json &module = reply[u"modules"].at(i);
        QVERIFY(module[u"path"].toString().startsWith(share(QStringLiteral("hexsmith/modules/"))));
        found.append(module[u"id"].toString());
    }
    QStringList shipped;
    const QDir modules(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"));
    for (const QString &folder : modules.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (modules.exists(folder + QStringLiteral("/module.json")))
            shipped.append(folder);
    }
    QVERIFY(!shipped.isEmpty());
    QCOMPARE(found, shipped);
}

void tst_Installation::playsWithoutCheckout()
{
    const Run game = runInstalled(
        QStringLiteral("hexsmith-cli"),
        QStringLiteral("simulate tutorial --scenario battle --games 1 --json").split(u' '));
    QCOMPARE(game.code, 0);
    QCOMPARE(parsed(game.out)[u"finished"].toInteger(), 1);
}

void tst_Installation::drawsInBothLanguages()
{
    if (!QFile::exists(path(QStringLiteral("bin/hexsmith"))))
        QSKIP("built without windows");
    const Run help = runInstalled(QStringLiteral("hexsmith"), {QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    QVERIFY(help.out.contains("--render"));
    QList<QByteArray> pictures;
    for (const char *language : {"en", "es"}) {
        const QString file = path(QLatin1String(language) + QStringLiteral(".png"));
        const Run drawn = runInstalled(QStringLiteral("hexsmith-cli"),
                                       {QStringLiteral("render"), QStringLiteral("tutorial"),
                                        QStringLiteral("--scenario"), QStringLiteral("battle"),
                                        QStringLiteral("--lang"), QLatin1String(language),
                                        QStringLiteral("-o"), file});
        QVERIFY2(drawn.code == 0, drawn.err.constData());
        pictures.append(fileText(file));
    }
    QVERIFY(pictures[0].startsWith("\x89PNG"));
    QVERIFY(pictures[0] != pictures[1]);
}

void tst_Installation::goesIntoStagingFolder()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DESTDIR"), path(QStringLiteral("stage")));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEXSMITH_CMAKE),
                  {QStringLiteral("--install"), QStringLiteral(HEXSMITH_BIN_DIR "/.."),
                   QStringLiteral("--prefix"), QStringLiteral("/usr")});
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.exitCode(), 0);
    const QDir stage(path(QStringLiteral("stage")));
    QCOMPARE(stage.entryList(QDir::AllEntries | QDir::NoDotAndDotDot), {QStringLiteral("usr")});
    QVERIFY(stage.exists(QStringLiteral("usr/bin/hexsmith-cli")));
    QVERIFY(stage.exists(QStringLiteral("usr/share/hexsmith/modules/tutorial.hexmod")));
}

void tst_Installation::namesEveryCommand_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("before");
    const auto row = [](const char *file, const char *before) {
        QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(before);
    };
    row("man/man1/hexsmith-cli.1", "\\fB");
    row("bash-completion/completions/hexsmith-cli", "    ");
    row("zsh/site-functions/_hexsmith-cli", "    '");
    row("fish/vendor_completions.d/hexsmith-cli.fish", "-a ");
}

void tst_Installation::namesEveryCommand()
{
    QFETCH(QString, file);
    QFETCH(QString, before);
    const QByteArray text = fileText(share(file));
    static const QRegularExpression name(QStringLiteral("^  ([a-z0-9]+) "));
    int commands = 0;
    for (const QByteArray &line : run("--help").lines()) {
        const auto match = name.match(QString::fromUtf8(line));
        if (!match.hasMatch())
            continue;
        ++commands;
        QVERIFY2(text.contains((before + match.captured(1)).toUtf8()), line.constData());
    }
    QVERIFY(commands >= 12);
    // An option of a command, and one that all have.
    for (const char *option : {"games", "json"})
        QVERIFY2(text.contains(option), option);
}

void tst_Installation::shellsCanRead()
{
    const QString file = share(QStringLiteral("bash-completion/completions/hexsmith-cli"));
    QCOMPARE(exitOf(QStringLiteral("bash"), {QStringLiteral("-n"), file}), 0);
    QProcess bash;
    bash.start(QStringLiteral("bash"),
               {QStringLiteral("-c"),
                QStringLiteral(". \"$0\"; COMP_WORDS=(hexsmith-cli simulate --ga); COMP_CWORD=2; "
                               "_hexsmith_cli; echo \"${COMPREPLY[@]}\""),
                file});
    QVERIFY(bash.waitForFinished(120'000));
    QCOMPARE(bash.readAllStandardOutput(), QByteArray("--games\n"));
}

void tst_Installation::hasIconsOfAllSizes()
{
    if (!QFile::exists(path(QStringLiteral("bin/hexsmith"))))
        QSKIP("built without windows");
    for (const char *name : {"apps/hexsmith", "mimetypes/application-x-hexsmith-module",
                             "mimetypes/application-x-hexsmith-save"}) {
        const QString icons = share(QStringLiteral("icons/hicolor/"));
        QVERIFY(QFile::exists(icons + QStringLiteral("scalable/") + QLatin1String(name)
                              + QStringLiteral(".svg")));
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
            const QByteArray png = fileText(
                QStringLiteral("%1%2x%2/%3.png").arg(icons).arg(size).arg(QLatin1String(name)));
            QVERIFY(png.startsWith("\x89PNG"));
        }
    }
}

void tst_Installation::desktopsCanRead_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("entry") << QStringLiteral("desktop-file-validate")
                           << QStringList{share(QStringLiteral("applications/hexsmith.desktop"))};
    QTest::newRow("metainfo") << QStringLiteral("appstreamcli")
                              << QStringList{QStringLiteral("validate"), QStringLiteral("--no-net"),
                                             share(QStringLiteral(
                                                 "metainfo/org.hexsmith.Hexsmith.metainfo.xml"))};
    QTest::newRow("types") << QStringLiteral("update-mime-database")
                           << QStringList{share(QStringLiteral("mime"))};
}

void tst_Installation::desktopsCanRead()
{
    QFETCH(QString, tool);
    QFETCH(QStringList, words);
    if (!QFile::exists(path(QStringLiteral("bin/hexsmith"))))
        QSKIP("built without windows");
    if (QStandardPaths::findExecutable(tool).isEmpty())
        QSKIP("not installed here");
    QCOMPARE(exitOf(tool, words), 0);
}

QTEST_GUILESS_MAIN(tst_Installation)
#include "tst_installation.moc"
