// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tree/sourcetree.h"

#include <QTest>

namespace {

/// Calls and names that only some systems have; what may be included says tst_layers.cpp.
QStringList systemWords(const QString &text)
{
    static const QRegularExpression words(QStringLiteral(
        "\"/(proc|dev|sys|etc|usr|tmp|home)/|\\b(__linux__|__GLIBC__|__APPLE__|_WIN32|_POSIX_\\w+|"
        "Q_OS_\\w+|STDIN_FILENO|getpid|backtrace|sigaction|fsync|mmap|memmem|localtime_r|gmtime_r)"
        "\\b|"
        "(?<![\\w.:>])::(open|close|read|write|stat|unlink|kill|rename|access)\\(|"
        "(?<![\\w.:>])(fork|execv\\w*|popen|getuid|sysconf)\\("));
    // Words in comments harm nobody.
    static const QRegularExpression comment(QStringLiteral("//[^\\n]*"));
    QString code = text;
    code.remove(comment);
    QStringList found;
    for (auto match = words.globalMatch(code); match.hasNext();)
        found << match.next().captured();
    return found;
}

} // namespace

/// What only one operating system has is called in engine/system alone.
class tst_Portable : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void onlyInOneFolder();
    void filesDifferInMoreThanCase();
    void namesThatEverySystemTakes();
};

void tst_Portable::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isSystem");
    const auto row = [](const char *text, bool isSystem) {
        QTest::newRow(text) << QString::fromLatin1(text) << isSystem;
    };
    row("QFile file(QStringLiteral(\"/proc/self/status\"));", true);
    row("#ifdef Q_OS_LINUX", true);
    row("#if defined(__GLIBC__)", true);
    row("const int file = ::open(path, O_RDONLY);", true);
    row("if (fork() == 0)", true);
    row("execvp(name, words);", true);
    row("auto bytes = Json::read(L, 1);", false);
    row("m_file.open(path, Mode::New);", false);
    row("Result<Done> Game::open()", false);
    row("QProcess process; // fork() would be shorter", false);
    row("int forks(int n);", false);
}

void tst_Portable::finds()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isSystem);
    QCOMPARE(!systemWords(text).isEmpty(), isSystem);
}

void tst_Portable::onlyInOneFolder()
{
    QStringList found;
    int inside = 0;
    for (const QString &path :
         sourcetree::files(QStringLiteral("(engine|scripting|app|editor)/.*\\.(cpp|h)"))) {
        for (const QString &word : systemWords(sourcetree::read(path))) {
            if (path.startsWith(QLatin1String("engine/system/")))
                ++inside;
            else
                found << path + QStringLiteral(": ") + word;
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    QVERIFY(inside > 10); // the expression still finds what it looks for
}

void tst_Portable::filesDifferInMoreThanCase()
{
    QHash<QString, QString> seen;
    QStringList twice;
    for (const QString &path : sourcetree::files(QStringLiteral(".*"))) {
        if (const QString other = seen.value(path.toLower()); !other.isEmpty())
            twice << path + QStringLiteral(" and ") + other;
        seen.insert(path.toLower(), path);
    }
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
}

void tst_Portable::namesThatEverySystemTakes()
{
    static const QRegularExpression unfit(
        QStringLiteral("[<>:\"\\\\|?*\\x00-\\x1f]|[. ]$|^(con|prn|aux|nul|com\\d|lpt\\d)(\\.|$)"));
    static const QRegularExpression foldedUnfit(unfit.pattern(),
                                                QRegularExpression::CaseInsensitiveOption);
    QVERIFY(foldedUnfit.match(QStringLiteral("Aux.h")).hasMatch());
    QStringList found;
    for (const QString &path : sourcetree::files(QStringLiteral(".*"))) {
        for (const QString &part : path.split(u'/')) {
            if (foldedUnfit.match(part).hasMatch())
                found << path;
        }
        // The longest that Windows takes without being asked is 260, with the folder around it.
        if (path.size() > 160)
            found << path;
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

QTEST_APPLESS_MAIN(tst_Portable)
#include "tst_portable.moc"
