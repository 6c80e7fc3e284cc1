// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/limits.h"
#include "engine/core/statehasher.h"
#include "engine/game/save/savecodec.h"
#include "engine/game/save/savefile.h"
#include "engine/storage/archive.h"
#include "tests/engine/game/fordgame.h"
#include "tests/engine/storage/zipbuilder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace engine;

Q_DECLARE_METATYPE(QByteArray)

namespace {

constexpr int c_commands = 6;

QByteArray sealed(const QByteArray &rest)
{
    return "{\"sum\":\""
        + QByteArray::number(qulonglong(StateHasher::ofBytes(rest)), 16).rightJustified(16, '0')
        + "\"," + rest + '\n';
}

QByteArray zipOf(const QByteArray &lines, const QByteArray &header = {})
{
    ZipBuilder zip;
    zip.add(ZipBuilder::deflated("commands.jsonl", lines));
    if (!header.isEmpty())
        zip.add(ZipBuilder::deflated("save.json", header));
    return zip.bytes();
}

bool isPrefix(const SaveGame &part, const SaveGame &whole)
{
    return part.commands.size() <= whole.commands.size()
        && std::equal(part.commands.begin(), part.commands.end(), whole.commands.begin())
        && part.done <= qsizetype(part.commands.size()) && part.setup == whole.setup
        && part.moduleId == whole.moduleId;
}

} // namespace

class tst_SaveFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void roundTrip();
    void sameBytes();
    void undoneCommandsStay();
    void files();
    void truncated();
    void flipped();
    void bad_data();
    void bad();
    void missingFile();
    void unwritable();

private:
    QList<QByteArray> lines() const;
    void addSalvageable();
    void addRefused();
    QByteArray headerWith(const char *key, const Json &value) const;

    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
    std::unique_ptr<Game> m_game;
    SaveGame m_save;
    QByteArray m_bytes;
};

void tst_SaveFile::initTestCase()
{
    m_module = fordModule();
    QVERIFY(m_module);
    auto game = Game::start(*m_module, m_rules,
                            {QStringLiteral("battle"),
                             {{QStringLiteral("weather"), QStringLiteral("dry")}},
                             0xfedcba9876543210ULL});
    QVERIFY2(bool(game), game ? "" : qPrintable(game.error().message));
    m_game = std::move(game).value();
    Random random(5);
    while (m_game->history().size() < c_commands)
        click(*m_game, random);
    SaveNotes notes;
    notes.players = {{QStringLiteral("blue"), QStringLiteral("human")},
                     {QStringLiteral("red"), QStringLiteral("bot:greedy")}};
    notes.meta.insert(QStringLiteral("title"), QStringLiteral("Überfall am Fluß"));
    notes.meta.insert(QStringLiteral("date"), QStringLiteral("2026-01-02T03:04:05Z"));
    notes.thumbnail = "not really a picture";
    m_save = SaveGame::of(*m_game, notes);
    const auto bytes = packedSave(m_save);
    QVERIFY(bool(bytes));
    m_bytes = bytes.value();
}

void tst_SaveFile::roundTrip()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.hexsave"));
    QVERIFY(bool(writeSave(m_save, path)));
    const auto loaded = readSave(path);
    QVERIFY(bool(loaded));
    QVERIFY(!loaded->damaged);
    QVERIFY(loaded->issues.isEmpty());
    QCOMPARE(loaded->save.commands.size(), size_t(c_commands));
    QCOMPARE(loaded->save.setup.seed, 0xfedcba9876543210ULL);
    QCOMPARE(loaded->save.options.value(QStringLiteral("fog")), QStringLiteral("on"));
    QVERIFY(loaded->save == m_save);
}

void tst_SaveFile::sameBytes()
{
    const auto again = packedSave(SaveGame::of(*m_game, m_save.notes));
    QVERIFY(bool(again));
    QCOMPARE(again.value(), m_bytes);
}

void tst_SaveFile::undoneCommandsStay()
{
    FordRules rules;
    auto game = Game::start(*m_module, rules, {QStringLiteral("battle"), {}, 3}).value();
    Random random(9);
    while (game->history().size() < 4)
        click(*game, random);
    while (game->canRedo())
        QVERIFY(bool(game->redo()));
    const SaveGame before = SaveGame::of(*game);
    QVERIFY(bool(game->undo(Game::Barriers::Ignore)));
    QVERIFY(bool(game->undo(Game::Barriers::Ignore)));
    const SaveGame after = SaveGame::of(*game);
    QCOMPARE(after.done, before.done - 2);
    QVERIFY(after.commands == before.commands);
    QCOMPARE(after.openingHash, before.openingHash);
    const auto loaded = readSave(packedSave(after).value(), QStringLiteral("a"));
    QVERIFY(bool(loaded));
    QVERIFY(loaded->save == after);
}

void tst_SaveFile::files()
{
    const auto files = archive::unpacked(m_bytes);
    QVERIFY(bool(files));
    QCOMPARE(files->keys(),
             (QStringList{QStringLiteral("commands.jsonl"), QStringLiteral("save.json"),
                          QStringLiteral("thumbnail.png")}));
    const auto header = Json::parse(files->value(QStringLiteral("save.json")), QString());
    QVERIFY(bool(header));
    QCOMPARE(header.value()[u"module"][u"version"].toString(), QStringLiteral("1.2.0"));
    QCOMPARE(header.value()[u"commands"].toInteger(), c_commands);
    const QList<QByteArray> all = lines();
    QCOMPARE(all.size(), c_commands + 2);
    for (const QByteArray &line : all)
        QVERIFY(bool(Json::parse(line, QString())));
}

QList<QByteArray> tst_SaveFile::lines() const
{
    QList<QByteArray> all = SaveLines::of(m_save).split('\n');
    all.removeLast();
    return all;
}

// A disk that was full, a copy that was broken off.
void tst_SaveFile::truncated()
{
    qsizetype most = 0;
    int opened = 0;
    for (qsizetype length = 0; length < m_bytes.size(); ++length) {
        const auto loaded = readSave(m_bytes.first(length), QStringLiteral("a"));
        if (!loaded) {
            QVERIFY(!loaded.error().message.isEmpty());
            QVERIFY(opened == 0);
            continue;
        }
        ++opened;
        QVERIFY(loaded->damaged);
        QCOMPARE(loaded->issues.size(), 1);
        QVERIFY2(isPrefix(loaded->save, m_save), qPrintable(QString::number(length)));
        QVERIFY(qsizetype(loaded->save.commands.size()) >= most);
        most = qsizetype(loaded->save.commands.size());
    }
    QCOMPARE(most, c_commands);
    QVERIFY(opened > m_bytes.size() / 2);
}

void tst_SaveFile::flipped()
{
    int lost = 0;
    for (qsizetype at = 0; at < m_bytes.size(); ++at) {
        for (const char bit : {char(1), char(0x40), char(0x80)}) {
            QByteArray bytes = m_bytes;
            bytes[at] = char(bytes[at] ^ bit);
            const auto loaded = readSave(bytes, QStringLiteral("a"));
            if (!loaded) {
                ++lost;
                continue;
            }
            QVERIFY2(isPrefix(loaded->save, m_save), qPrintable(QString::number(at)));
            QVERIFY(loaded->damaged || loaded->save == m_save);
        }
    }
    // The game is told twice, so that hardly a single bit can lose it.
    QVERIFY2(lost < m_bytes.size() * 3 / 20, qPrintable(QString::number(lost)));
}

QByteArray tst_SaveFile::headerWith(const char *key, const Json &value) const
{
    Json header = writeSaveHeader(m_save);
    header.insert(QLatin1String(key), value);
    return sealed("\"line\":0,\"save\":" + header.write(Json::Style::Compact) + "}");
}

void tst_SaveFile::bad_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("commands"); // -1: can't be opened
    QTest::addColumn<QString>("message");
    addRefused();
    addSalvageable();
}

void tst_SaveFile::addRefused()
{
    const auto row = [](const char *name, const QByteArray &bytes, const char *message) {
        QTest::newRow(name) << bytes << -1 << QString::fromUtf8(message);
    };
    const QByteArray rest = '\n' + lines().mid(1).join('\n') + '\n';
    row("empty", {}, "is empty");
    row("text", "Dear diary", "not a saved game");
    row("picture", QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(500, 'x'), "not a saved game");
    row("zeroes", QByteArray(4096, '\0'), "not a saved game");
    row("plain JSON", "{\"format\":1}", "not a saved game");
    row("module", archive::packed(fordFiles()).value(), "it is a module");
    row("other zip", ZipBuilder().add(ZipBuilder::stored("a.txt")).bytes(), "other files");
    row("empty zip", ZipBuilder().bytes(), "other files");
    row(
        "link",
        [] {
            auto entry = ZipBuilder::stored("commands.jsonl");
            entry.attributes = 0120777u << 16;
            return ZipBuilder().add(entry).bytes();
        }(),
        "link");
    row("zip bomb", zipOf(QByteArray(64 * 1024 * 1024, ' ')), "200 times");
    row(
        "bomb that lies",
        [] {
            auto entry = ZipBuilder::deflated("commands.jsonl", QByteArray(100 << 20, ' '));
            entry.size = entry.localSize = 100;
            return ZipBuilder().add(entry).bytes();
        }(),
        "not a saved game");
    row("only spaces", zipOf(QByteArray(1000, ' ')), "beginning");
    row("newer format", zipOf(headerWith("format", 3) + rest), "newer version");
    row("format 0", zipOf(headerWith("format", 0) + rest), "“format”");
    row("format of text", zipOf(headerWith("format", "1") + rest), "“format”");
    row("huge format", zipOf(headerWith("format", 9007199254740993)), "newer version");
    row("no module", zipOf(headerWith("module", Json())), "“module”");
    row("setup is a list", zipOf(headerWith("setup", Json::array())), "“scenario”");
    row("players are numbers", zipOf(headerWith("players", 7)), "“players”");
    row("options are a list", zipOf(headerWith("options", Json::array())), "“options”");
    row("header is a number", zipOf(sealed("\"line\":0,\"save\":7}")), "“format”");
    row("deep JSON", zipOf(sealed("\"line\":0,\"save\":" + QByteArray(100000, '[') + "}")),
        "beginning");
    Json setup = writeSaveHeader(m_save)[u"setup"];
    setup.insert(QStringLiteral("seed"), QStringLiteral("99999999999999999999"));
    row("huge seed", zipOf(headerWith("setup", setup)), "“seed”");
    setup.insert(QStringLiteral("seed"), 5);
    row("seed is a number", zipOf(headerWith("setup", setup)), "“seed”");
    row("journal without header", sealed("\"line\":0,\"at\":0}"), "beginning");
    row("journal cut in its header", lines().first().first(100), "beginning");
}

void tst_SaveFile::addSalvageable()
{
    const auto row = [](const char *name, const QByteArray &bytes, int commands) {
        QTest::newRow(name) << bytes << commands << QStringLiteral("damaged or incomplete");
    };
    const QByteArray header = writeSaveHeader(m_save).write();
    const auto with = [&](int line, const QByteArray &content) {
        QList<QByteArray> all = lines();
        all[line] = content;
        return zipOf(all.join('\n') + '\n', header);
    };
    const auto without = [&](int line) {
        QList<QByteArray> all = lines();
        all.removeAt(line);
        return zipOf(all.join('\n') + '\n', header);
    };
    const auto command = [&](int n, const QByteArray &rest) {
        QByteArray line = sealed("\"line\":" + QByteArray::number(n + 1) + ",\"n\":" + rest);
        line.chop(1);
        return with(n + 1, line);
    };
    const QByteArray good = R"("command":{"decision":"a","side":"blue","hash":"0"},"changes":[]})";
    row("no end", without(c_commands + 1), c_commands);
    row("wrong end", with(c_commands + 1, "{\"end\":6}"), c_commands);
    row("no line end at the end", zipOf(lines().mid(0, 4).join('\n'), header), 2);
    row("wrong checksum", with(3, QByteArray(lines()[3]).replace("\"line\"", "\"lime\"")), 2);
    row("line missing", without(3), 2);
    row("line twice", with(3, lines()[2]), 2);
    row("line of text", with(2, "garbage"), 1);
    row("empty line", with(2, ""), 1);
    row("not UTF-8", command(1, "1,\"command\":\"\xff\xfe\"}"), 1);
    row("wrong JSON", command(4, "4,\"command\":{]}"), 4);
    row("unknown line", command(0, "0}"), 0);
    row("command is a number", command(2, "2,\"command\":7,\"changes\":[]}"), 2);
    row("changes are an object", command(2, "2," + QByteArray(good).replace("[]", "{}")), 2);
    row("huge index", command(2, "9223372036854775807," + good), 2);
    row("number beyond 64 bits", command(2, "92233720368547758070," + good), 2);
    row("negative index", command(2, "-1," + good), 2);
    row("index ahead", command(2, "5," + good), 2);
    row("first line damaged", with(0, "{\"sum\":\"x"), c_commands);
    row("header file only", ZipBuilder().add(ZipBuilder::stored("save.json", header)).bytes(), 0);
    row("no lines", zipOf({}, header), 0);
    QByteArray longLine = lines().mid(0, 4).join('\n') + '\n';
    longLine += sealed("\"line\":4,\"n\":\"" + QByteArray(9 << 20, 'a') + "\"}");
    row("long line",
        ZipBuilder()
            .add(ZipBuilder::stored("commands.jsonl", longLine))
            .add(ZipBuilder::stored("save.json", header))
            .bytes(),
        3);
}

void tst_SaveFile::bad()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, commands);
    QFETCH(QString, message);
    const auto loaded = readSave(bytes, QStringLiteral("my game"));
    QCOMPARE(bool(loaded), commands >= 0);
    if (!loaded) {
        QVERIFY2(loaded.error().message.contains(QStringLiteral("my game")),
                 qPrintable(loaded.error().message));
        QVERIFY2(loaded.error().message.contains(message), qPrintable(loaded.error().message));
        return;
    }
    QVERIFY(loaded->damaged);
    QCOMPARE(int(loaded->save.commands.size()), commands);
    QVERIFY(loaded->save.done <= commands);
    QVERIFY(isPrefix(loaded->save, m_save));
    QCOMPARE(loaded->issues.size(), 1);
    QVERIFY(loaded->issues.first().message.contains(message));
}

void tst_SaveFile::missingFile()
{
    const auto loaded = readSave(QStringLiteral("no/such/file.hexsave"));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, Error::Code::Io);
}

void tst_SaveFile::unwritable()
{
    const auto written = writeSave(m_save, QStringLiteral("no/such/folder/a.hexsave"));
    QVERIFY(!written);
    QCOMPARE(written.error().code, Error::Code::Io);
}

QTEST_GUILESS_MAIN(tst_SaveFile)
#include "tst_savefile.moc"
