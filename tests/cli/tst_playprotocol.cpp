// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/scripting/guide.h"
#include "tests/tree/sourcetree.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using engine::Json;

namespace {

const QString c_more = QStringLiteral("…");

bool matches(const Json &shown, const Json &real);

/// "…" in a list stands for any number of others.
bool matchesList(const Json &shown, qsizetype from, const Json &real, qsizetype at)
{
    if (from == shown.size())
        return at == real.size();
    if (shown.at(from).toString() == c_more) {
        for (qsizetype next = at; next <= real.size(); ++next) {
            if (matchesList(shown, from + 1, real, next))
                return true;
        }
        return false;
    }
    return at < real.size() && matches(shown.at(from), real.at(at))
        && matchesList(shown, from + 1, real, at + 1);
}

/// As a key it stands for others.
bool matchesObject(const Json &shown, const Json &real)
{
    qsizetype named = 0;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QString key = shown.keyAt(i);
        if (key == c_more)
            continue;
        ++named;
        if (!real.contains(key) || !matches(shown.at(i), real[key]))
            return false;
    }
    return shown.contains(c_more) || named == real.size();
}

/// As a value it stands for a text.
bool matches(const Json &shown, const Json &real)
{
    if (shown.isObject())
        return real.isObject() && matchesObject(shown, real);
    if (shown.isArray())
        return real.isArray() && matchesList(shown, 0, real, 0);
    if (shown.toString() == c_more)
        return real.isString() && !real.toString().isEmpty();
    return shown == real;
}

QString path(const QString &language)
{
    return QStringLiteral("resources/manual/%1/play-protocol.md").arg(language);
}

struct Exchange
{
    QByteArray command;
    Json reply;
};

/// What a block of the page says and expects; nothing when it is not written as such.
std::vector<Exchange> exchanges(const QString &body)
{
    std::vector<Exchange> all;
    QByteArray reply;
    const auto finish = [&] {
        const auto json = Json::parse(reply, QStringLiteral("page"));
        const bool isGood = !all.empty() && json;
        if (isGood)
            all.back().reply = json.value();
        return isGood;
    };
    for (const QString &line : body.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u"> ")) {
            if (!all.empty() && !finish())
                return {};
            all.push_back({line.mid(2).toUtf8(), {}});
            reply.clear();
        } else {
            reply += (line.startsWith(u"< ") ? line.mid(2) : line).toUtf8() + '\n';
        }
    }
    return finish() ? all : std::vector<Exchange>();
}

QSet<QString> found(const QString &text, const char *pattern)
{
    QSet<QString> all;
    const QRegularExpression expression(QString::fromUtf8(pattern));
    for (auto match = expression.globalMatch(text); match.hasNext();)
        all.insert(match.next().captured(1));
    return all;
}

} // namespace

/// The manual's page of the play session tells everything, and what it shows is so.
class tst_PlayProtocol : public QObject
{
    Q_OBJECT

private slots:
    void patterns_data();
    void patterns();
    void examples_data();
    void examples();
    void sameInBothLanguages();
    void tellsEverything_data();
    void tellsEverything();
};

void tst_PlayProtocol::patterns_data()
{
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QByteArray>("real");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char *shown, const char *real, bool isSame) {
        QTest::addRow("%s is %s", shown, real) << QByteArray(shown) << QByteArray(real) << isSame;
    };
    row(R"({"a":1})", R"({"a":1})", true);
    row(R"({"a":1})", R"({"a":2})", false);
    row(R"({"a":1})", R"({"a":1,"b":2})", false);
    row(R"({"a":1,"b":2})", R"({"a":1})", false);
    row(R"({"a":1,"…":"…"})", R"({"b":2,"a":1})", true);
    row(R"({"a":1,"…":"…"})", R"({"b":2})", false);
    row(R"({"a":"…"})", R"({"a":"b"})", true);
    row(R"({"a":"…"})", R"({"a":""})", false);
    row(R"({"a":"…"})", R"({"a":5})", false);
    row(R"([1,"…"])", "[1]", true);
    row(R"([1,"…"])", "[2,1]", false);
    row(R"(["…",2,"…"])", "[1,2,3]", true);
    row(R"(["…",4,"…"])", "[1,2,3]", false);
    row("[1]", "[1,2]", false);
    row("[]", "{}", false);
    row("null", "null", true);
    row("null", "0", false);
}

void tst_PlayProtocol::patterns()
{
    QFETCH(const QByteArray, shown);
    QFETCH(const QByteArray, real);
    QTEST(matches(program::parsed(shown), program::parsed(real)), "isSame");
}

void tst_PlayProtocol::examples_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("body");
    for (const char *language : {"en", "es"}) {
        const Guide page(sourcetree::read(path(QLatin1String(language))));
        for (const Guide::Block &block : page.blocks())
            QTest::addRow("%s:%d", language, block.line) << block.words << block.body;
    }
}

void tst_PlayProtocol::examples()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, body);
    QCOMPARE(words.first(), QStringLiteral("play"));
    const std::vector<Exchange> lines = exchanges(body);
    QVERIFY(!lines.empty());
    QByteArray input;
    for (const Exchange &line : lines)
        input += line.command + '\n';
    // Where the examples save, nothing else is.
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const program::Run done = program::run(words, input);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(done.code == 0, done.err);
    const QList<QByteArray> replies = done.lines();
    QCOMPARE(replies.size(), qsizetype(lines.size()));
    for (size_t i = 0; i < lines.size(); ++i) {
        const QByteArray &reply = replies[qsizetype(i)];
        const QByteArray both = lines[i].command + " -> " + reply.left(2000);
        QVERIFY2(matches(lines[i].reply, program::parsed(reply)), both);
    }
}

void tst_PlayProtocol::sameInBothLanguages()
{
    const Guide english(sourcetree::read(path(QStringLiteral("en"))));
    const Guide spanish(sourcetree::read(path(QStringLiteral("es"))));
    QVERIFY(english.blocks().size() > 10);
    QVERIFY(spanish.blocks() == english.blocks());
}

void tst_PlayProtocol::tellsEverything_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Spanish") << QStringLiteral("es");
}

void tst_PlayProtocol::tellsEverything()
{
    QFETCH(const QString, language);
    const QString page = sourcetree::read(path(language));
    const QString session = sourcetree::read(QStringLiteral("engine/game/protocol/session.cpp"));
    const QString codec = sourcetree::read(QStringLiteral("engine/state/changewriter.cpp"));
    const QSet<QString> commands = found(session, "(?:\\bis\\(|\\{)\"(\\w+)\"(?:\\)|, &Session::)");
    QVERIFY(commands.size() > 10);
    // Every command is shown.
    QSet<QString> sent = found(page, "> \\{\"cmd\":\"(\\w+)\"");
    sent.remove(QStringLiteral("fly"));
    QCOMPARE(sent, commands);
    // Every code and every change has its row.
    QSet<QString> names =
        found(session, "\\bbad\\(\"(\\w+)\"") + found(session, "return \"(\\w+)\"");
    QVERIFY(names.contains(QStringLiteral("notyours")));
    names += found(codec, "\\bEntry(?: entry)?\\(\"(\\w+)\"\\)");
    QVERIFY(names.contains(QStringLiteral("attach")) && names.contains(QStringLiteral("log")));
    const QSet<QString> rows = found(page, "\n\\| `(\\w+)`");
    for (const QString &name : std::as_const(names))
        QVERIFY2(rows.contains(name), qPrintable(name));
}

QTEST_GUILESS_MAIN(tst_PlayProtocol)
#include "tst_playprotocol.moc"
