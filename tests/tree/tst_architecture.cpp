// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tree/sourcetree.h"

#include <QTest>

namespace {

const QString c_page = QStringLiteral("ARCHITECTURE.md");
const QString c_picture = QStringLiteral("resources/architecture.svg");

QStringList found(const QString &text, const char *pattern)
{
    QStringList all;
    const QRegularExpression expression(QString::fromLatin1(pattern));
    for (auto match = expression.globalMatch(text); match.hasNext();)
        all << match.next().captured(1);
    all.removeDuplicates();
    return all;
}

/// Files and folders of the project that a page names, as code or as the goal of a link.
QStringList paths(const QString &text)
{
    return found(text,
                 "[`(]((?:engine|scripting|app|editor|modules|resources|tests)(?:/[^`)\\s]*)?|"
                 "[A-Z]+\\.md)[`)]");
}

} // namespace

/// What ARCHITECTURE.md and its picture name is there.
class tst_Architecture : public QObject
{
    Q_OBJECT

private slots:
    void findsPaths();
    void namesWhatIsThere();
    void pictureNamesWhatIsThere();
    void isLinked_data();
    void isLinked();
};

void tst_Architecture::findsPaths()
{
    QCOMPARE(
        paths(QStringLiteral("In `engine/a.h`, [b](resources/b.md), `app`; see `Turn` or a/b.")),
        QStringList({QStringLiteral("engine/a.h"), QStringLiteral("resources/b.md"),
                     QStringLiteral("app")}));
}

void tst_Architecture::namesWhatIsThere()
{
    const QStringList named = paths(sourcetree::read(c_page));
    QVERIFY(named.size() > 40);
    QVERIFY(named.contains(c_picture));
    for (const QString &path : named)
        QVERIFY2(sourcetree::top().exists(path), qPrintable(path));
}

// A name of a class that stands alone in a box is that of a class.
void tst_Architecture::pictureNamesWhatIsThere()
{
    const QStringList classes =
        found(sourcetree::read(c_picture), ">([A-Z][a-z]+(?:[A-Z][a-z]+)*)</text>");
    QVERIFY(classes.size() > 12);
    QString headers;
    for (const QString &path :
         sourcetree::files(QStringLiteral("(engine|scripting|app|editor)/.*\\.h")))
        headers += sourcetree::read(path);
    for (const QString &name : classes) {
        const QRegularExpression declared(QStringLiteral("\\n(class|struct) %1\\b").arg(name));
        QVERIFY2(headers.contains(declared), qPrintable(name));
    }
}

void tst_Architecture::isLinked_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("README") << QStringLiteral("README.md");
    QTest::newRow("CONTRIBUTING") << QStringLiteral("CONTRIBUTING.md");
}

void tst_Architecture::isLinked()
{
    QFETCH(const QString, page);
    QVERIFY(sourcetree::read(page).contains(u"](" + c_page + u')'));
}

QTEST_GUILESS_MAIN(tst_Architecture)
#include "tst_architecture.moc"
