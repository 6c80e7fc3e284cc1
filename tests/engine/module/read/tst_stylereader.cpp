// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/moduleloader.h"

#include <QtTest>

using namespace engine;

/// What a board's style may say, and what is told of it when it says something else.
class tst_StyleReader : public QObject
{
    Q_OBJECT

private slots:
    void goodStyle();
    void tellsFlaws_data();
    void tellsFlaws();
};

namespace {

/// The style stands in the fourth line.
Issues issuesOf(const QByteArray &style)
{
    return loadModule(
               ModuleFiles::fromMap(
                   {{QStringLiteral("module.json"), R"({"format": 1, "id": "styled",
                         "version": "1.0", "engine": "0.1", "title": "Styled", "language": "en",
                         "languages": ["en"],
                         "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"}],
                         "boards": ["map"], "scenarios": []})"},
                    {QStringLiteral("pieces.json"), R"({"format": 1, "pieces": []})"},
                    {QStringLiteral("rules/sequence.json"),
                     R"({"format": 1, "phases": [{"id": "all", "name": "All"}]})"},
                    {QStringLiteral("rules/state.json"), R"({"format": 1,
                         "variables": {"weather": {"initial": "frost"}},
                         "spaces": {"bunker": {"initial": 0},
                                    "plan": {"initial": 0, "secret": true}}})"},
                    {QStringLiteral("tables/terrain.json"), R"({"format": 1, "id": "terrain",
                         "classes": ["foot"], "terrains": [{"id": "clear", "cost": {"foot": 1}}]})"},
                    {QStringLiteral("boards/map.json"),
                     "{\"format\": 1, \"id\": \"map\", \"name\": \"Map\", \"type\": \"hex\",\n"
                     "\"grid\": {\"columns\": 3, \"rows\": 3, \"numbering\": \"{CC}{RR}\",\n"
                     "\"terrain\": \"clear\"},\n"
                     "\"style\": {"
                         + style + "}}"}}))
        .issues;
}

} // namespace

void tst_StyleReader::goodStyle()
{
    const Issues issues = issuesOf(R"("firs": 0.75, "bare": true, "straight_ways": true,
        "palette": {"land": "#eef1f2"}, "palette_dark": {"land": "#223344"},
        "palettes": {"by": "weather", "looks": {"frost": {"frozen": true},
            "thaw": {"palette": {"land": "#AABBCC"}}}},
        "signs": [{"property": "bunker", "look": "bunker", "at": [26, -20]},
                  {"property": "control", "look": "garrison", "side": "blue"},
                  {"feature": "bridge", "look": "bridge"}],
        "entries": [{"side": "blue", "label": "NW", "from": "0101", "to": "0301"}],
        "title": "Anything else", "km_per_hex": 2)");
    for (const Issue &issue : issues)
        QVERIFY2(issue.file != QLatin1String("boards/map.json"), qPrintable(issue.toString()));
}

void tst_StyleReader::tellsFlaws_data()
{
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const char *style, const char *message) {
        QTest::newRow(name) << QByteArray(style) << QString::fromUtf8(message);
    };
    row("no colour", R"("palette": {"land": "white"})", "“white” is no colour");
    row("short colour", R"("palette_dark": {"land": "#fff"})", "“#fff” is no colour");
    row("number as colour", R"("palette": {"land": 7})", "style.palette.land");
    row("palette is a list", R"("palette": [])", "style.palette");
    row("too many firs", R"("firs": 1.5)", "style.firs");
    row("firs in words", R"("firs": "many")", "style.firs");
    row("bare is a word", R"("bare": "yes")", "style.bare");
    row("frozen is a number", R"("frozen": 1)", "style.frozen");
    row("straight is a word", R"("straight_ways": "yes")", "style.straight_ways");
    row("looks by nothing", R"("palettes": {"looks": {"a": {}}})", "by");
    row("looks by a stranger", R"("palettes": {"by": "wether", "looks": {"a": {}}})",
        "no variable “wether”");
    row("no looks", R"("palettes": {"by": "weather", "looks": {}})", "at least one look");
    row("look is a word", R"("palettes": {"by": "weather", "looks": {"a": "b"}})", "looks.a");
    row("look with more", R"("palettes": {"by": "weather", "looks": {"a": {"pallete": {}}}})",
        "pallete");
    row("colour in a look",
        R"("palettes": {"by": "weather", "looks": {"a": {"palette": {"land": "#12"}}}})", "“#12”");
    row("sign of nothing", R"("signs": [{"look": "bunker"}])",
        "either a “property” or a “feature”");
    row("sign of both", R"("signs": [{"look": "bunker", "property": "bunker", "feature": "a"}])",
        "either a “property” or a “feature”");
    row("sign without look", R"("signs": [{"property": "bunker"}])", "look");
    row("sign of a stranger", R"("signs": [{"property": "bunkr", "look": "bunker"}])",
        "no property “bunkr”");
    row("sign of a secret", R"("signs": [{"property": "plan", "look": "bunker"}])", "is secret");
    row("sign of a third side",
        R"("signs": [{"property": "bunker", "look": "bunker", "side": "red"}])", "no side “red”");
    row("sign somewhere", R"("signs": [{"property": "bunker", "look": "bunker", "at": [1]}])",
        "two numbers");
    row("sign far away", R"("signs": [{"property": "bunker", "look": "bunker", "at": [1e9, 0]}])",
        "at");
    row("sign is a word", R"("signs": ["bunker"])", "signs[0]");
    row("entry of a third side",
        R"("entries": [{"side": "red", "label": "A", "from": "0101", "to": "0101"}])",
        "no side “red”");
    row("entry from nowhere", R"("entries": [{"label": "A", "from": "9999", "to": "0101"}])",
        "no space “9999”");
    row("entry with a long label",
        R"("entries": [{"label": "Nowhere", "from": "0101", "to": "0101"}])", "letter");
}

void tst_StyleReader::tellsFlaws()
{
    QFETCH(QByteArray, style);
    QFETCH(QString, message);
    bool isTold = false;
    QStringList all;
    for (const Issue &issue : issuesOf(style)) {
        all.append(issue.toString());
        isTold = isTold
            || (issue.severity == Issue::Severity::Error
                && issue.file == QLatin1String("boards/map.json") && issue.line == 4
                && issue.message.contains(message));
    }
    QVERIFY2(isTold, qPrintable(all.join(u'\n')));
}

QTEST_GUILESS_MAIN(tst_StyleReader)
#include "tst_stylereader.moc"
