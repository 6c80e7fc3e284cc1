// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tree/sourcetree.h"

#include <QMap>
#include <QSet>
#include <QTest>
#include <QUrl>

namespace {

// Written in two parts, so that this file does not find itself.
const QString c_unfinishedWork = QStringLiteral("\\b(TO"
                                                "DO|FIX"
                                                "ME)\\b");
const QString c_machinePath = QStringLiteral("(?<![\\w.}~])/(wo"
                                             "rk/(main|shared)|tm"
                                             "p/wt|ro"
                                             "ot|ho"
                                             "me/[a-z]+)/");
const QString c_packageServer =
    QStringLiteral("https?://[^\\s/\"]+/(deb"
                   "ian|ubu"
                   "ntu)\\b|\\b(deb|security|archive|snapshot|ftp(\\.[a-z]+)?)\\."
                   "(deb"
                   "ian\\.org|ubu"
                   "ntu\\.com)");

const QString c_text =
    QStringLiteral(".*\\.(cpp|h|cmake|txt|lua|md|json|tsv|ts|svg|play)|dev|\\.ci/.*");
const QString c_code = QStringLiteral(".*\\.(cpp|h|cmake|lua|md)|.*CMakeLists\\.txt|dev|\\.ci/.*");

/// "path:line" of every place in the files matching \a files where \a pattern is found.
QStringList places(const QString &files, const QString &pattern)
{
    const QRegularExpression expression(pattern);
    QStringList found;
    const QStringList paths = sourcetree::files(files);
    for (const QString &path : paths) {
        const QString text = sourcetree::read(path);
        for (auto match = expression.globalMatch(text); match.hasNext();) {
            const auto start = match.next().capturedStart();
            found << path + u':' + QString::number(text.left(start).count(u'\n') + 1);
        }
    }
    return found;
}

bool isFound(const QString &pattern, const char *text)
{
    return QRegularExpression(pattern).match(QString::fromLatin1(text)).hasMatch();
}

/// Ways to put bytes on the disk in \a text that don't go through engine/storage/atomicfile.h.
QStringList ownWaysOfWriting(const QString &text)
{
    // They know nothing of full disks, or tell nobody.
    static const QRegularExpression never(QStringLiteral(
        "\\b(QSaveFile|QTemporaryFile|QSettings|QImageWriter|QPdfWriter|QPrinter|JlCompress|"
        "ofstream|fopen|QFile::copy|SystemFile)\\b"));
    // What only collects bytes is opened in the same way, and named as such.
    static const QRegularExpression open(
        QStringLiteral("(\\w+)(\\.|->)open\\([^;]*?\\b(WriteOnly|ReadWrite|Append|Truncate)\\b"));
    static const QRegularExpression save(
        QStringLiteral("(image|Image|picture|Picture|pixmap|map|\\))(\\.|->)save\\(\\s*[^&)\\s]"));
    QStringList found;
    for (auto match = never.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    for (auto match = save.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    for (auto match = open.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        const QRegularExpression memory(
            QStringLiteral("\\b(QBuffer|QuaZipFile)\\s+%1\\b").arg(one.captured(1)));
        if (!text.contains(memory))
            found << one.captured();
    }
    return found;
}

/// The classes that \a text declares.
QSet<QString> classesDeclared(const QString &text)
{
    static const QRegularExpression declaration(
        QStringLiteral("^ *(?:class|struct) ([A-Z]\\w*)\\b(?!::)[^;]*$"),
        QRegularExpression::MultilineOption);
    QSet<QString> classes;
    for (auto match = declaration.globalMatch(text); match.hasNext();)
        classes.insert(match.next().captured(1));
    return classes;
}

/// The classes that \a text has functions of, without those that it declares itself.
QSet<QString> classesWritten(const QString &text)
{
    static const QRegularExpression function(
        QStringLiteral("^(?:[A-Za-z][^\\n;={}]*[ *&>])?([A-Z]\\w*)::(?:[A-Z]\\w*::)*"
                       "(?:~?[A-Z]\\w*|[a-z]\\w*|operator[^\\n(]+)\\("),
        QRegularExpression::MultilineOption);
    QSet<QString> classes;
    for (auto match = function.globalMatch(text); match.hasNext();)
        classes.insert(match.next().captured(1));
    return classes - classesDeclared(text);
}

/// Where the members of each class are written, by its name with the namespace around it. A
/// namespace with a name like a class is not one.
QMap<QString, QStringList> writtenIn(const QStringList &paths)
{
    static const QRegularExpression around(QStringLiteral("^namespace ([\\w:]+)"),
                                           QRegularExpression::MultilineOption);
    QSet<QString> declared;
    for (const QString &path : paths.filter(QRegularExpression(QStringLiteral("\\.h$"))))
        declared.unite(classesDeclared(sourcetree::read(path)));
    QMap<QString, QStringList> written;
    for (const QString &path : paths.filter(QRegularExpression(QStringLiteral("\\.cpp$")))) {
        const QString text = sourcetree::read(path);
        const QString space = around.match(text).captured(1);
        for (const QString &name : classesWritten(text) & declared)
            written[space + QStringLiteral("::") + name].append(path);
    }
    return written;
}

/// The hosts that this machine installs its packages from.
QStringList packageHosts()
{
    static const QRegularExpression url(QStringLiteral("https?://[^\\s\\]]+"));
    QStringList hosts;
    QDirIterator iterator(QStringLiteral("/etc/apt"),
                          {QStringLiteral("*.list"), QStringLiteral("*.sources")}, QDir::Files,
                          QDirIterator::Subdirectories);
    while (iterator.hasNext()) {
        QFile file(iterator.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = url.globalMatch(text); match.hasNext();)
            hosts << QUrl(match.next().captured()).host();
    }
    hosts.removeAll(QString());
    hosts.removeDuplicates();
    return hosts;
}

} // namespace

class tst_Sources : public QObject
{
    Q_OBJECT

private slots:
    void findsFiles();
    void patterns();
    void licence();
    void headerGuard();
    void nothingLeftToDo();
    void noPathsOfOneMachine();
    void noPackageServers();
    void writesInOnePlace_data();
    void writesInOnePlace();
    void everythingIsWrittenInOnePlace();
    void luaHeadersInOnePlace();
    void picturesThroughOneGate();
    void nothingOfQtThatThreadsMustNotShare();
    void findsWrittenClasses_data();
    void findsWrittenClasses();
    void classesAreNotCut();
    void warningsStopOnlyCi();
    void ciHoldsTheWrittenRules();
};

void tst_Sources::findsFiles()
{
    const QStringList all = sourcetree::files(c_text);
    for (const char *path :
         {"dev", ".ci/run", "CMakeLists.txt", "engine/core/result.h", "README.md"})
        QVERIFY2(all.contains(QLatin1String(path)), path);
    QVERIFY(all.filter(QRegularExpression(QStringLiteral("^(build|\\.git/)"))).isEmpty());
}

void tst_Sources::patterns()
{
    QVERIFY(isFound(c_unfinishedWork,
                    "// TO"
                    "DO: later"));
    QVERIFY(!isFound(c_unfinishedWork,
                     "ante todo; TO"
                     "DOS"));
    QVERIFY(isFound(c_machinePath,
                    "open(\"/ho"
                    "me/anna/map.svg\")"));
    QVERIFY(isFound(c_machinePath,
                    "cd /wo"
                    "rk/main/engine"));
    QVERIFY(!isFound(c_machinePath,
                     "frame"
                     "work/main.cpp, $HOME/maps, docs/home/index/"));
    QVERIFY(isFound(c_packageServer,
                    "http:/"
                    "/mirror.example/deb"
                    "ian bookworm main"));
    QVERIFY(isFound(c_packageServer,
                    "deb.deb"
                    "ian.org"));
    QVERIFY(!isFound(c_packageServer, "a Debian 12 machine"));
}

void tst_Sources::licence()
{
    QStringList without;
    const QStringList paths =
        sourcetree::files(QStringLiteral(".*\\.(cpp|h|cmake)|.*CMakeLists\\.txt|dev|\\.ci/run"));
    for (const QString &path : paths) {
        QStringList lines = sourcetree::read(path).split(u'\n');
        if (lines.first().startsWith(QLatin1String("#!")))
            lines.removeFirst();
        const QString expected = QStringLiteral(" SPDX-License-Identifier: GPL-3.0-or-later");
        if (lines.value(0) != QStringLiteral("//") + expected && lines.value(0) != u'#' + expected)
            without << path;
    }
    QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
}

void tst_Sources::headerGuard()
{
    QStringList without;
    const QStringList paths = sourcetree::files(QStringLiteral(".*\\.h"));
    for (const QString &path : paths) {
        if (!sourcetree::read(path).contains(QLatin1String("\n#pragma once\n")))
            without << path;
    }
    QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
}

void tst_Sources::nothingLeftToDo()
{
    const QStringList found = places(c_code, c_unfinishedWork);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void tst_Sources::noPathsOfOneMachine()
{
    const QStringList found = places(c_text, c_machinePath);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void tst_Sources::noPackageServers()
{
    QStringList found = places(c_text, c_packageServer);
    const QStringList hosts = packageHosts();
    for (const QString &host : hosts)
        found << places(c_text, QRegularExpression::escape(host));
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void tst_Sources::writesInOnePlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOwnWay");
    const auto row = [](const char *text, bool isOwnWay) {
        QTest::newRow(text) << QString::fromLatin1(text) << isOwnWay;
    };
    row("QSaveFile file(path);", true);
    row("QFile file(path); file.open(QIODevice::WriteOnly)", true);
    row("m_file->open(QFile::ReadWrite | QFile::Append)", true);
    row("image.save(path)", true);
    row("m_board->wholeMap(1.0).save(path, \"PNG\")", true);
    row("QSettings store;", true);
    row("std::ofstream out(name);", true);
    row("QFile::copy(from, to)", true);
    row("QFile file(path); file.open(QIODevice::ReadOnly)", false);
    row("SystemFile file; file.open(path, SystemFile::Mode::New);", true);
    row("QBuffer buffer(&data); buffer.open(QIODevice::WriteOnly);", false);
    row("image.save(&buffer, \"PNG\"); painter.save(); document().save();", false);
    row("keeper.save(path)", false);
    row("engine::writeAtomically(path, bytes)", false);
}

void tst_Sources::writesInOnePlace()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isOwnWay);
    QCOMPARE(!ownWaysOfWriting(text).isEmpty(), isOwnWay);
}

void tst_Sources::everythingIsWrittenInOnePlace()
{
    // Reads what older versions have left.
    const QString older = QStringLiteral("app/player/settings/settingsfile.cpp");
    // What the one place is made of.
    const QString system = QStringLiteral("engine/system/");
    const QString place = QStringLiteral("engine/storage/");
    QStringList found;
    const QStringList paths =
        sourcetree::files(QStringLiteral("(engine|scripting|app|editor)/.*\\.(cpp|h)"));
    for (const QString &path : paths) {
        if (path.startsWith(system))
            continue;
        for (const QString &way : ownWaysOfWriting(sourcetree::read(path))) {
            const bool isPlace =
                path.startsWith(place) && way.contains(QLatin1String("SystemFile"));
            if (!isPlace && (path != older || way != QLatin1String("QSettings")))
                found << path + QStringLiteral(": ") + way;
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

// Which of Lua's names the library has is decided in scripting/sandbox/lua.h alone.
void tst_Sources::luaHeadersInOnePlace()
{
    const QString header = QStringLiteral("#\\s*include\\s*<(lua|lualib|lauxlib)\\.h(pp)?>");
    QVERIFY(isFound(header, "#include <lua.hpp>"));
    QStringList found =
        places(QStringLiteral("(engine|scripting|app|editor|tests)/.*\\.(cpp|h)"), header);
    QCOMPARE(found.filter(QStringLiteral("scripting/sandbox/lua.h:")).size(), 3);
    found.removeIf([](const QString &place) {
        return place.startsWith(QLatin1String("scripting/sandbox/lua.h:"))
            || place.startsWith(QLatin1String("tests/tree/"));
    });
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

// Maps and counters are painted by several threads at once. Qt guards neither its list of
// substituted fonts nor what it notes inside of a path while that is drawn.
void tst_Sources::nothingOfQtThatThreadsMustNotShare()
{
    const QString shared =
        QStringLiteral("QFont::insertSubstitution|\\bstatic (const )?QPainterPath \\w+( =|\\{|;)");
    QVERIFY(isFound(shared, "QFont::insertSubstitutions(name, others);"));
    QVERIFY(isFound(shared, "    static const QPainterPath star = made();"));
    QVERIFY(!isFound(shared, "    static thread_local const QPainterPath star = made();"));
    QVERIFY(!isFound(shared, "    static QPainterPath outline();"));
    const QStringList found = places(QStringLiteral("(app|editor)/.*\\.(cpp|h)"), shared);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

// Bytes of a module are decoded only behind the checks of the gate.
void tst_Sources::picturesThroughOneGate()
{
    const QString decoder = QStringLiteral(
        "\\b(QSvgRenderer|QImageReader|QMovie|loadFromData|fromData)\\b(?!;|>| draws)");
    QVERIFY(isFound(decoder, "QSvgRenderer drawing(bytes);"));
    QVERIFY(isFound(decoder, "QImage::fromData(bytes)"));
    // These draw what the program itself has made: icons, its maps and samples of them, its cached
    // tiles, the pictures of its manual.
    static const QStringList own{QStringLiteral("app/view/picture/modulepicture.cpp"),
                                 QStringLiteral("app/view/picture/boundedimage.cpp"),
                                 QStringLiteral("app/view/style/icons.cpp"),
                                 QStringLiteral("app/view/tiles/boardsheet.cpp"),
                                 QStringLiteral("app/view/tiles/sheetlevel.cpp"),
                                 QStringLiteral("app/view/map/sheet/mappicture.cpp"),
                                 QStringLiteral("app/view/map/kindsample.cpp"),
                                 QStringLiteral("app/player/manual/manualview.cpp")};
    QStringList found =
        places(QStringLiteral("(engine|scripting|app|editor)/.*\\.(cpp|h)"), decoder);
    found.removeIf([](const QString &place) { return own.contains(place.section(u':', 0, 0)); });
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void tst_Sources::findsWrittenClasses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *text, const char *name) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(name);
    };
    row("void Board::paint()\n{", "Board");
    row("QList<int> Board::cells(const Map &map) const\n{", "Board");
    row("Board::Hit Board::hitAt(QPointF point)\n{", "Board");
    row("engine::Result<int>\nBoard::read(int a)\n{", "Board");
    row("const QString &Board::name() const\n{", "Board");
    row("Board::Board(int a)\n    : m_a(a)\n{", "Board");
    row("Board::~Board() = default;", "Board");
    row("void Board::Hit::paint()\n{", "Board");
    row("Board::Hit::Hit(int a)\n{", "Board");
    row("bool Board::operator==(const Board &other) const\n{", "Board");
    row("struct Board::Hit\n{\n};\nvoid Board::paint()\n{", "Board");
    row("template<int (*f)(int)> int Board::call(int a)\n{", "Board");
    row("class Board : public Base\n{\n};\nvoid Board::paint()\n{", "");
    row("    const auto one = Board::read(file);", "");
    row("const Board c_empty = Board::read({});", "");
    row("Board read(const Board::Hit &hit)\n{", "");
    row("", "");
}

void tst_Sources::findsWrittenClasses()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QCOMPARE(classesWritten(text), name.isEmpty() ? QSet<QString>() : QSet<QString>{name});
}

// What grows too long is divided by what it does, into classes with headers of their own, and not
// into a second file of the same class, whatever that is called.
void tst_Sources::classesAreNotCut()
{
    const auto written =
        writtenIn(sourcetree::files(QStringLiteral("(engine|scripting|app|editor)/.*\\.(cpp|h)")));
    QVERIFY(written.size() > 500);
    QCOMPARE(written.value(QStringLiteral("engine::GameState")),
             QStringList{QStringLiteral("engine/state/gamestate.cpp")});
    QStringList found;
    for (auto it = written.begin(); it != written.end(); ++it) {
        if (it->size() > 1)
            found << it.key() + QStringLiteral(": ") + it->join(QStringLiteral(", "));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

// A newcomer's compiler may know warnings that ours does not.
void tst_Sources::warningsStopOnlyCi()
{
    const QString build = sourcetree::read(QStringLiteral("CMakeLists.txt"));
    QVERIFY(build.contains(QRegularExpression(QStringLiteral(
        "if\\(HEXSMITH_WERROR\\)\\s*add_compile_options\\(-Werror[^)]*\\)\\s*endif"))));
    QCOMPARE(build.count(QLatin1String("-Werror")), 1);
    QVERIFY(build.contains(
        QRegularExpression(QStringLiteral("option\\(HEXSMITH_WERROR \"[^\"]*\" OFF\\)"))));
}

void tst_Sources::ciHoldsTheWrittenRules()
{
    const QString run = sourcetree::read(QStringLiteral(".ci/run"));
    for (const char *verb : {"format --check", "tidy --quick", "test", "asan --tests"}) {
        const QString line = QStringLiteral("\n./dev %1 2>&1 | tee -a \"$log\" || status=1\n")
                                 .arg(QLatin1String(verb));
        QVERIFY2(run.contains(line), verb);
    }
    // What is at fault on one line must not pass for good because the next is.
    QVERIFY(run.contains(QLatin1String("pipefail"))
            && run.endsWith(QLatin1String("exit \"$status\"\n")));
}

QTEST_GUILESS_MAIN(tst_Sources)
#include "tst_sources.moc"
