// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace program;

/// Games by bots in parts, as several machines would play them.
class tst_Simulation : public QObject
{
    Q_OBJECT

private slots:
    void mergesAsOneRun();
    void goesOnWhereItWasCut();
    void saysWhatIsMissing();
    void refusesWhatDoesNotBelong_data();
    void refusesWhatDoesNotBelong();
    void reports();
    void calledWrongly_data();
    void calledWrongly();

private:
    QString part(int number) const { return m_dir.filePath(QStringLiteral("%1.part").arg(number)); }
    /// Plays a shard of the same nine games, with more words behind.
    Run play(int number, const QString &file, const QString &more = {}) const;
    static void write(const QString &file, const QByteArray &content);

    static constexpr const char *c_games =
        "simulate tutorial --scenario battle --games 9 --seed 7 --bot blue=greedy";
    QTemporaryDir m_dir;
};

Run tst_Simulation::play(int number, const QString &file, const QString &more) const
{
    QStringList words = QString::fromLatin1(c_games).split(u' ');
    words << QStringLiteral("--shard") << QStringLiteral("%1/3").arg(number)
          << QStringLiteral("--part") << file;
    return run(words + more.split(u' ', Qt::SkipEmptyParts));
}

void tst_Simulation::write(const QString &file, const QByteArray &content)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(content), content.size());
}

void tst_Simulation::mergesAsOneRun()
{
    for (int number = 1; number <= 3; ++number) {
        const Run done = play(number, part(number), QStringLiteral("--jobs %1").arg(number));
        QVERIFY2(done.code == 0, done.err.constData());
        QCOMPARE(parsed(done.out)[u"games"].toInteger(), 3);
    }
    // In whatever order the files come.
    const Run merged =
        run({QStringLiteral("simulate"), QStringLiteral("--merge"), part(3), part(1), part(2)});
    QVERIFY2(merged.code == 0, merged.err.constData());
    const Json all = parsed(merged.out);
    const Json one = parsed(run(c_games).out);
    for (const char16_t *key :
         {u"games", u"finished", u"errors", u"results", u"decisions", u"state_hash"})
        QCOMPARE(all[key].write(), one[key].write());
    QCOMPARE(all[u"state_hash"].toString().size(), 32);
    double seconds = 0;
    for (int number = 1; number <= 3; ++number) {
        const QList<QByteArray> lines = fileText(part(number)).trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        for (const QByteArray &line : lines.mid(1))
            seconds += parsed(line)[u"seconds"].toReal();
    }
    QVERIFY(seconds > 0);
    QVERIFY(qAbs(all[u"seconds"].toReal() - seconds) < 1e-6);
}

void tst_Simulation::goesOnWhereItWasCut()
{
    const QString file = m_dir.filePath(QStringLiteral("cut.part"));
    const Run whole = play(2, file);
    QCOMPARE(whole.code, 0);
    const QByteArray content = fileText(file);
    const QList<QByteArray> lines = content.split('\n');
    QCOMPARE(lines.size(), 5);
    // Killed in the middle of its second line, of its first, between two, and of the header.
    const QByteArray header = lines[0] + '\n';
    const QByteArray second = header + lines[1] + '\n';
    const QList<QByteArray> kept = {second + lines[2].first(9), header + lines[1].chopped(1),
                                    second, header.first(20), QByteArray()};
    for (const QByteArray &left : kept) {
        write(file, left);
        const Run again = play(2, file);
        if (left.size() == 20) {
            // The header is written at once, so that this is no file of ours.
            QCOMPARE(again.code, 1);
            QCOMPARE(fileText(file), left);
            continue;
        }
        QVERIFY2(again.code == 0, again.err.constData());
        QCOMPARE(parsed(again.out)[u"state_hash"].toString(),
                 parsed(whole.out)[u"state_hash"].toString());
        const QByteArray now = fileText(file);
        QCOMPARE(now.split('\n').size(), 5);
        if (left == second)
            QVERIFY(now.startsWith(second)); // what was played is not played again
    }
    // Nothing is left to do.
    const QByteArray before = fileText(file);
    QCOMPARE(play(2, file).code, 0);
    QCOMPARE(fileText(file), before);
}

void tst_Simulation::saysWhatIsMissing()
{
    const QString first = m_dir.filePath(QStringLiteral("first.part"));
    const QString third = m_dir.filePath(QStringLiteral("third.part"));
    QCOMPARE(play(1, first).code, 0);
    QCOMPARE(play(3, third).code, 0);
    const QByteArray content = fileText(third);
    write(third, content.first(content.lastIndexOf('\n', -2) + 5));
    const Run merged = run({QStringLiteral("simulate"), QStringLiteral("--merge"), first, third});
    QCOMPARE(merged.code, 1);
    QVERIFY2(merged.out.isEmpty(), merged.out.constData());
    const QList<QByteArray> lines = merged.err.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].contains("Shard 2/3 is missing"), lines[0].constData());
    QVERIFY2(lines[1].contains("Shard 3/3 lacks 1 game"), lines[1].constData());
    QVERIFY2(lines[1].endsWith(third.toUtf8()), lines[1].constData());
    // What it says works.
    for (const QByteArray &line : lines) {
        QByteArray words = line.mid(line.indexOf("hexsmith-cli simulate") + 13);
        words.replace("<file>", m_dir.filePath(QStringLiteral("second.part")).toUtf8());
        const Run done = run(words.constData());
        QVERIFY2(done.code == 0, words.constData());
    }
    const Run all = run({QStringLiteral("simulate"), QStringLiteral("--merge"), first, third,
                         m_dir.filePath(QStringLiteral("second.part"))});
    QVERIFY2(all.code == 0, all.err.constData());
    QCOMPARE(parsed(all.out)[u"state_hash"].toString(),
             parsed(run(c_games).out)[u"state_hash"].toString());
}

void tst_Simulation::refusesWhatDoesNotBelong_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const char *from, const char *to, const char *error) {
        QTest::newRow(name) << QString() << QByteArray(from) << QByteArray(to) << QByteArray(error);
    };
    row("other seed", R"("seed":"7")", R"("seed":"8")", "--seed");
    row("other bots", R"("blue":"greedy")", R"("blue":"random")", "--bot");
    row("other games", R"("games":9)", R"("games":10)", "--games");
    row("other module", R"("hash":")", R"("hash":"0)", "module");
    row("other scenario", R"("scenario":"battle")", R"("scenario":"march")", "--scenario");
    row("another cut", R"("parts":3)", R"("parts":4)", "b.part");
    row("another shard", R"("part":2)", R"("part":1)", ":2: ");
    row("no number", R"("games":9)", R"("games":"many")", "games");
    row("too many", R"("games":9)", R"("games":90000000)", "games");
    row("no such part", R"("part":2)", R"("part":4)", "part");
    row("no part", R"("part":2)", R"("part":0)", "part");
    row("newer", R"("format":1)", R"("format":2)", "format");
    row("something else", R"("kind":"hexsmith games")", R"("kind":"recipes")", "holds no part");
    row("no JSON", "{\"kind\"", "kind", "holds no part");
    row("not its game", R"({"game":4,)", R"({"game":2,)", ":2: ");
    row("game of nobody", R"({"game":4,)", R"({"game":-4,)", ":2: ");
    row("game without number", R"({"game":4,)", R"({"gam":4,)", ":2: ");
    row("no decisions", R"("decisions":)", R"("decisions":-)", ":2: ");
    row("no result", R"("result":)", R"("outcome":)", ":2: ");
    row("no object", R"({"game":4,)", R"(["game",4,)", ":2: ");
    row("twice", R"({"game":5,)", R"({"game":4,)", ":3: ");
    row("figures", R"("figures":false)", R"("figures":true)", ":2: ");
}

void tst_Simulation::refusesWhatDoesNotBelong()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, error);
    const QString first = m_dir.filePath(QStringLiteral("a.part"));
    const QString second = m_dir.filePath(QStringLiteral("b.part"));
    const QString third = m_dir.filePath(QStringLiteral("c.part"));
    QCOMPARE(play(1, first).code, 0);
    QCOMPARE(play(3, third).code, 0);
    QFile::remove(second);
    QCOMPARE(play(2, second).code, 0);
    QByteArray content = fileText(second);
    const qsizetype at = content.indexOf(from);
    QVERIFY2(at >= 0, content.constData());
    content.replace(at, from.size(), to);
    write(second, content);
    const Run merged =
        run({QStringLiteral("simulate"), QStringLiteral("--merge"), first, second, third});
    QCOMPARE(merged.code, 1);
    QVERIFY2(merged.out.isEmpty(), merged.out.constData());
    QVERIFY2(merged.err.contains(error), merged.err.constData());
    // Nor is it continued, and it stays as it is.
    const Run again = play(2, second);
    QCOMPARE(again.code, 1);
    QVERIFY2(again.err.contains(error), again.err.constData());
    QCOMPARE(fileText(second), content);
}

// Whoever played which game, and however many at a time.
void tst_Simulation::reports()
{
    const QString one = m_dir.filePath(QStringLiteral("one"));
    const QString words = QString::fromLatin1(c_games) + QStringLiteral(" --report ") + one;
    const Run done = run(words.split(u' '));
    QVERIFY2(done.code == 0, done.err.constData());
    QStringList files = {QStringLiteral("simulate"), QStringLiteral("--merge")};
    for (int number = 1; number <= 3; ++number) {
        files << m_dir.filePath(QStringLiteral("%1.figures").arg(number));
        const Run played = play(number, files.last(), QStringLiteral("--figures --jobs 2"));
        QVERIFY2(played.code == 0, played.err.constData());
    }
    const QString all = m_dir.filePath(QStringLiteral("all"));
    const Run merged = run(files + QStringList{QStringLiteral("--report"), all});
    QVERIFY2(merged.code == 0, merged.err.constData());
    const QStringList names = QDir(one).entryList(QDir::Files);
    QCOMPARE(names.size(), 13);
    QCOMPARE(QDir(all).entryList(QDir::Files), names);
    for (const QString &name : names) {
        const QByteArray text = fileText(QDir(one).filePath(name));
        QVERIFY2(!text.isEmpty(), qPrintable(name));
        QVERIFY2(text == fileText(QDir(all).filePath(name)), qPrintable(name));
    }
    // Again in the same place, in another language.
    const Run spanish = run(files
                            + QStringList{QStringLiteral("--report"), all, QStringLiteral("--lang"),
                                          QStringLiteral("es")});
    QVERIFY2(spanish.code == 0, spanish.err.constData());
    const QByteArray page = fileText(QDir(all).filePath(QStringLiteral("index.html")));
    QVERIFY(page.contains("<html lang=\"es\">"));
    QVERIFY(page.contains("Quién gana"));
    QVERIFY(!page.contains("Who wins"));
    QVERIFY(!page.contains("<script"));
    QVERIFY(!page.contains("http")
            || page.count("http") == page.count("http://www.w3.org/2000/svg"));
    // Parts without figures have none to tell, and a folder needs a place.
    const QString bare = m_dir.filePath(QStringLiteral("bare.part"));
    QVERIFY(run({QStringLiteral("simulate"), QStringLiteral("tutorial"), QStringLiteral("--part"),
                 bare})
                .code
            == 0);
    const Run none = run({QStringLiteral("simulate"), QStringLiteral("--merge"), bare,
                          QStringLiteral("--report"), m_dir.filePath(QStringLiteral("none"))});
    QCOMPARE(none.code, 1);
    QVERIFY2(none.err.contains("--figures"), none.err.constData());
    QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("none"))));
    const Run nowhere = run({QStringLiteral("simulate"), QStringLiteral("tutorial"),
                             QStringLiteral("--report"), bare + QStringLiteral("/in a file")});
    QCOMPARE(nowhere.code, 1);
    QVERIFY2(nowhere.out.isEmpty(), nowhere.out.constData());
}

void tst_Simulation::calledWrongly_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *words, int code, const char *error) {
        QTest::newRow(words) << QString::fromLatin1(words) << code << QByteArray(error);
    };
    row("tutorial --games 3 --shard 1/3", 2, "--part");
    row("tutorial --games 3 --shard 0/3 --part OUT", 2, "0/3");
    row("tutorial --games 3 --shard 4/3 --part OUT", 2, "4/3");
    row("tutorial --games 3 --shard 1 --part OUT", 2, "'1'");
    row("tutorial --games 3 --shard 1/3/5 --part OUT", 2, "1/3/5");
    row("tutorial --games 3 --shard 1/1000000 --part OUT", 2, "1/1000000");
    row("tutorial --games 3 --part /nowhere/at/all", 1, "/nowhere/at/all");
    row("tutorial another --games 3", 2, "another");
    row("--merge", 2, "missing");
    row("--merge /nowhere/at/all", 1, "/nowhere/at/all");
    row("--merge " HEXSMITH_SOURCE_DIR "/LICENSE", 1, "LICENSE");
}

void tst_Simulation::calledWrongly()
{
    QFETCH(QString, words);
    QFETCH(int, code);
    QFETCH(QByteArray, error);
    words.replace(QLatin1String("OUT"), m_dir.filePath(QStringLiteral("never.part")));
    const Run done = run(QStringList(QStringLiteral("simulate")) + words.split(u' '));
    QVERIFY2(done.code == code, done.err.constData());
    QVERIFY2(done.err.contains(error), done.err.constData());
    QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("never.part"))));
}

QTEST_GUILESS_MAIN(tst_Simulation)
#include "tst_simulation.moc"
