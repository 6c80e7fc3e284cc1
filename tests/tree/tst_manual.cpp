// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tree/sourcetree.h"

#include <QTest>

namespace {

QString path(const char *language, const QString &page)
{
    return QStringLiteral("resources/manual/%1/%2").arg(QLatin1String(language), page);
}

QStringList pages(const char *language)
{
    QStringList names = sourcetree::files(path(language, QStringLiteral("[^/]*\\.md")));
    for (QString &name : names)
        name = name.section(u'/', -1);
    return names;
}

QStringList found(const QString &text, const char *pattern)
{
    static const auto options = QRegularExpression::MultilineOption;
    QStringList all;
    const QRegularExpression expression(QString::fromLatin1(pattern), options);
    for (auto match = expression.globalMatch(text); match.hasNext();)
        all << match.next().captured(1);
    return all;
}

} // namespace

/// The pages of the manual say the same in English and in Spanish.
class tst_Manual : public QObject
{
    Q_OBJECT

private slots:
    void hasEveryPageTwice() { QCOMPARE(pages("es"), pages("en")); }
    void isBuiltAlike_data();
    void isBuiltAlike();
};

void tst_Manual::isBuiltAlike_data()
{
    QTest::addColumn<QString>("page");
    for (const QString &page : pages("en"))
        QTest::newRow(qPrintable(page)) << page;
}

void tst_Manual::isBuiltAlike()
{
    QFETCH(QString, page);
    const QString english = sourcetree::read(path("en", page));
    const QString spanish = sourcetree::read(path("es", page));
    // Headings by depth, blocks to type by their language; rows of tables and pictures counted.
    QCOMPARE(found(spanish, "^(#+) "), found(english, "^(#+) "));
    QCOMPARE(found(spanish, "^```(\\w*)"), found(english, "^```(\\w*)"));
    QCOMPARE(found(spanish, "^(\\|)").size(), found(english, "^(\\|)").size());
    QCOMPARE(found(spanish, "!\\[[^\\]]*\\]\\(([^)]*)\\)").size(),
             found(english, "!\\[[^\\]]*\\]\\(([^)]*)\\)").size());
}

QTEST_APPLESS_MAIN(tst_Manual)
#include "tst_manual.moc"
