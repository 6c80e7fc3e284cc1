// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/text/rulebooktext.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using engine::Rulebook;
using view::RulebookText;

namespace {

/// What a reader sees of it.
QString shown(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

/// What is lit, piece by piece.
QStringList lit(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    QStringList found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().background().style() != Qt::NoBrush)
                found << it.fragment().text();
        }
    }
    return found;
}

} // namespace

/// Paragraphs of a rulebook as they are read.
class tst_RulebookText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void marksWhatIsSearched_data();
    void marksWhatIsSearched();
    void referencesStayLinks();

private:
    Rulebook m_book;
    engine::Translator m_translator;
};

void tst_RulebookText::initTestCase()
{
    Rulebook::Paragraph one;
    one.id = QStringLiteral("4.1");
    one.title = QStringLiteral("Zones & supply");
    one.text = QStringLiteral("A *zone of control* costs 1 point, see [4.1] and [9.9].\n"
                              "- Supply < 3 & zones: \"no span\", no <b>.\n- ZONES again \\0 \\1");
    m_book.paragraphs = {one};
    m_book.index.insert(one.id, 0);
}

void tst_RulebookText::marksWhatIsSearched_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("marked");
    const auto row = [](const char *words, const QStringList &marked) {
        QTest::newRow(words) << QString::fromUtf8(words) << marked;
    };
    row("zone",
        {QStringLiteral("Zone"), QStringLiteral("zone"), QStringLiteral("zone"),
         QStringLiteral("ZONE")});
    row("SUPPLY", {QStringLiteral("supply"), QStringLiteral("Supply")});
    row("4.1", {QStringLiteral("4.1")});
    row("&", {QStringLiteral("&"), QStringLiteral("&")});
    row("amp", {});
    row("span", {QStringLiteral("span")});
    row("<b>", {QStringLiteral("<b>")});
    row("\\0", {QStringLiteral("\\0")});
    row("background", {});
}

void tst_RulebookText::marksWhatIsSearched()
{
    QFETCH(const QString, words);
    QFETCH(const QStringList, marked);
    const RulebookText text(m_book, m_translator, view::Tokens::light());
    const Rulebook::Paragraph &paragraph = m_book.paragraphs.front();
    const QString html = text.html(paragraph, false, words);
    // Nothing but the colour is another.
    QCOMPARE(shown(html), shown(text.html(paragraph, false)));
    QCOMPARE(lit(html), marked);
}

void tst_RulebookText::referencesStayLinks()
{
    const RulebookText text(m_book, m_translator, view::Tokens::light());
    for (const QString &words : {QString(), QStringLiteral("1"), QStringLiteral("4.1")}) {
        const QString html = text.html(m_book.paragraphs.front(), false, words);
        QVERIFY2(html.contains(QLatin1String("href=\"#4.1\"")), qPrintable(html));
        QVERIFY(!html.contains(QLatin1String("href=\"#9.9\"")));
    }
}

QTEST_MAIN(tst_RulebookText)
#include "tst_rulebooktext.moc"
