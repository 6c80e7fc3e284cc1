// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tree/sourcetree.h"

#include <QTest>

namespace {

// As CONTRIBUTING.md says; tests may be twice as long.
constexpr int c_header = 150;
constexpr int c_source = 400;
constexpr int c_function = 40;
constexpr int c_folder = 36; ///< Files; a class has two.

/// The name before the parameters in the lines of a signature.
QString nameIn(const QString &signature)
{
    static const QRegularExpression name(QStringLiteral("([\\w:~]+|operator\\S+)\\s*\\("));
    return name.match(signature).captured(1);
}

/// The functions in \a text by name, with the number of lines between their braces. Goes by the
/// layout: only functions and classes have their brace in a line of its own.
QList<std::pair<QString, int>> functions(const QString &text)
{
    static const QRegularExpression brace(QStringLiteral("^ *\\{$"));
    QList<std::pair<QString, int>> found;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!brace.match(lines[i]).hasMatch())
            continue;
        const QString end = lines[i].chopped(1) + u'}';
        qsizetype last = i + 1;
        while (last < lines.size() && !lines[last].startsWith(end))
            ++last;
        if (last == lines.size() || lines[last] != end)
            continue;
        // The signature goes back to the end of what stands before it.
        qsizetype first = i;
        while (first > 0 && !lines[first - 1].isEmpty() && !lines[first - 1].endsWith(u';')
               && !lines[first - 1].endsWith(u'}') && !lines[first - 1].endsWith(u'{')
               && !lines[first - 1].trimmed().startsWith(u'/')
               && !lines[first - 1].startsWith(u"public:")
               && !lines[first - 1].startsWith(u"private:"))
            --first;
        const QString name = nameIn(lines.mid(first, i - first).join(u' '));
        if (!name.isEmpty())
            found.append({name, int(last - i) - 1});
    }
    return found;
}

/// Every file and function with its size, and the size that it should not exceed.
struct Size
{
    QString name;
    int lines;
    int limit;
};

QList<Size> sizes()
{
    QList<Size> all;
    const QStringList paths = sourcetree::files(
        QStringLiteral("(engine|scripting|app|editor|resources|tests)/.*\\.(cpp|h)"));
    for (const QString &path : paths) {
        const QString text = sourcetree::read(path);
        const bool isTest = path.startsWith(u"tests/");
        const int factor = isTest ? 2 : 1;
        all.append(
            {path, int(text.count(u'\n')), (path.endsWith(u".h") ? c_header : c_source) * factor});
        for (const auto &[name, lines] : functions(text)) {
            // Rows of tests are a table, however they are written.
            if (!isTest || !(name.endsWith(u"_data") || name.endsWith(u"Rows")))
                all.append({path + u' ' + name, lines, c_function * factor});
        }
    }
    return all;
}

} // namespace

/// Files and functions stay small.
class tst_Sizes : public QObject
{
    Q_OBJECT

private slots:
    void findsFunctions_data();
    void findsFunctions();
    void saysWhatContributingSays();
    void nothingIsLong();
    void foldersCanBeLookedOver();
};

void tst_Sizes::findsFunctions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("lines");
    const auto row = [](const char *text, const char *name, int lines) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(name) << lines;
    };
    row("void f()\n{\n    a();\n}\n", "f", 1);
    row("int A::f(int a,\n         int b) const\n{\n    if (a) {\n        b();\n    }\n}\n", "A::f",
        3);
    row("A::A(int a)\n    : B(a)\n    , m_c(a)\n{\n}\n", "A::A", 0);
    row("A::~A()\n{\n\n}\n", "A::~A", 1);
    row("struct A\n{\n    int a;\n};\n", "", 0);
    row("struct A\n{\n    void f()\n    {\n        a();\n    }\n};\n", "f", 1);
    row("class A\n{\npublic:\n    void f()\n    {\n        a();\n    }\n};\n", "f", 1);
    row("/// Does (it).\nbool f()\n{\n    return true;\n}\n", "f", 1);
    row("namespace {\n\nvoid f() {}\n\n}\n", "", 0);
    row("void f()\n{\n    a();\n", "", 0);
    row("", "", 0);
}

void tst_Sizes::findsFunctions()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QFETCH(const int, lines);
    const auto found = functions(text);
    QCOMPARE(found.size(), name.isEmpty() ? 0 : 1);
    if (!name.isEmpty())
        QCOMPARE(found.first(), std::pair(name, lines));
}

void tst_Sizes::saysWhatContributingSays()
{
    const QString said = sourcetree::read(QStringLiteral("CONTRIBUTING.md")).simplified();
    const QString rule = QStringLiteral("a header up to %1 lines, a source up to %2, a function up "
                                        "to %3, a folder up to %4 files")
                             .arg(c_header)
                             .arg(c_source)
                             .arg(c_function)
                             .arg(c_folder);
    QVERIFY2(said.contains(rule), qPrintable(rule));
}

void tst_Sizes::nothingIsLong()
{
    QStringList problems;
    int seen = 0;
    for (const Size &size : sizes()) {
        ++seen;
        if (size.lines > size.limit)
            problems << QStringLiteral("%1 has %2 lines, of %3")
                            .arg(size.name)
                            .arg(size.lines)
                            .arg(size.limit);
    }
    QVERIFY(seen > 1000);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void tst_Sizes::foldersCanBeLookedOver()
{
    QMap<QString, int> folders;
    const QStringList paths =
        sourcetree::files(QStringLiteral("(engine|scripting|app|editor)/.*\\.(cpp|h)"));
    for (const QString &path : paths)
        ++folders[path.section(u'/', 0, -2)];
    QVERIFY(folders.size() > 50);
    QStringList problems;
    for (auto it = folders.begin(); it != folders.end(); ++it) {
        if (*it > c_folder)
            problems << QStringLiteral("%1 has %2 files").arg(it.key()).arg(*it);
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

QTEST_GUILESS_MAIN(tst_Sizes)
#include "tst_sizes.moc"
