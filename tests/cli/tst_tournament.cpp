// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace program;

/// Two bots against each other, with their sides swapped.
class tst_Tournament : public QObject
{
    Q_OBJECT

private slots:
    void countsPoints();
    void isTheSameWithPartsAndShards();
    void calledWrongly_data();
    void calledWrongly();

private:
    static constexpr const char *c_games =
        "tournament tutorial --bot greedy --bot random --games 4 --seed 3 --json";
};

void tst_Tournament::countsPoints()
{
    const Run done = run(c_games);
    QVERIFY2(done.code == 0, done.err.constData());
    const Json json = parsed(done.out);
    QCOMPARE(json[u"module"].toString(), QStringLiteral("tutorial"));
    QCOMPARE(json[u"scenario"].toString(), QStringLiteral("battle"));
    QCOMPARE(json[u"games"].toInteger(), 8);
    QCOMPARE(json[u"errors"].toInteger(-1), 0);
    const double points = json[u"points"].toReal();
    QVERIFY(points > 0.5); // of a player who wants nothing
    QVERIFY(json[u"low"].toReal() < points && points <= json[u"high"].toReal());
    QCOMPARE(points, (json[u"sides"][u"blue"].toReal() + json[u"sides"][u"red"].toReal()) / 2);
    // Who plays against himself gets one half of all points, whatever the sides are worth.
    const Run even = run("tournament tutorial --bot greedy --bot greedy --games 3 --json");
    QCOMPARE(parsed(even.out)[u"points"].toReal(), 0.5);
    const Run row = run("tournament tutorial --bot random --bot random --games 1");
    QVERIFY2(row.out.startsWith("| tutorial | battle | 2 | 50 % ("), row.out.constData());
}

void tst_Tournament::isTheSameWithPartsAndShards()
{
    const Json whole = parsed(run(c_games).out);
    const QTemporaryDir dir;
    const QString folder = dir.filePath(QStringLiteral("new/parts"));
    const QStringList words = QString::fromLatin1(c_games).split(u' ')
        << QStringLiteral("--part") << folder;
    qint64 games = 0;
    double halves = 0;
    for (const char *shard : {"1/2", "2/2"}) {
        const Run done =
            run(words + QStringList{QStringLiteral("--shard"), QString::fromLatin1(shard)});
        QVERIFY2(done.code == 0, done.err.constData());
        const Json json = parsed(done.out);
        games += json[u"games"].toInteger();
        halves += json[u"points"].toReal() * double(json[u"games"].toInteger());
    }
    QCOMPARE(games, whole[u"games"].toInteger());
    QCOMPARE(halves, whole[u"points"].toReal() * double(games));
    QCOMPARE(QDir(folder).entryList({QStringLiteral("*.games")}).size(), 4);
    // Nothing is left to be played: the same is told again, and the files stay as they are.
    const QString file = folder + QStringLiteral("/tutorial-battle-1-1of2.games");
    const QByteArray before = fileText(file);
    QVERIFY(!before.isEmpty());
    QCOMPARE(run(words + QStringList{QStringLiteral("--shard"), QStringLiteral("1/2")}).code, 0);
    QCOMPARE(fileText(file), before);
    // Other games do not go into the same files.
    QStringList others = words + QStringList{QStringLiteral("--shard"), QStringLiteral("1/2")};
    others[others.indexOf(QStringLiteral("3"))] = QStringLiteral("4");
    const Run other = run(others);
    QCOMPARE(other.code, 1);
    QVERIFY2(other.err.contains("--seed"), other.err.constData());
}

void tst_Tournament::calledWrongly_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *words, int code, const char *error) {
        QTest::newRow(words) << QString::fromLatin1(words) << code << QString::fromLatin1(error);
    };
    row("nosuch", 2, "nosuch");
    row("tutorial --scenario nosuch", 2, "nosuch");
    row("tutorial --bot greedy", 2, "two bots");
    row("tutorial --bot greedy --bot deep", 2, "two bots");
    row("tutorial --games 0", 2, "--games");
    row("tutorial --jobs 0", 2, "--jobs");
    row("tutorial --seed -1", 2, "--seed");
    row("tutorial --shard 1/2", 2, "--part");
    row("tutorial --shard 3/2 --part x", 2, "--shard");
}

void tst_Tournament::calledWrongly()
{
    QFETCH(QString, words);
    QFETCH(int, code);
    QFETCH(QString, error);
    const Run done = run(QString(QStringLiteral("tournament ") + words).split(u' '));
    QCOMPARE(done.code, code);
    QVERIFY2(done.err.contains(error.toUtf8()), done.err.constData());
    QCOMPARE(done.err.count('\n'), 1);
    QVERIFY(done.out.isEmpty());
}

QTEST_GUILESS_MAIN(tst_Tournament)
#include "tst_tournament.moc"
