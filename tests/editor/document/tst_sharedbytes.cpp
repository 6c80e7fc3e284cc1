// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sharedbytes.h"

#include "editor/document/draft.h"

#include <QTest>

#include <random>

using namespace editor;

namespace {

// How many bytes of a version no other one has.
qsizetype ownBytes(const SharedBytes &bytes, const SharedBytes &other)
{
    qsizetype own = 0;
    for (const QByteArray &piece : bytes.pieces()) {
        const bool isShared =
            std::any_of(other.pieces().begin(), other.pieces().end(), [&](const QByteArray &one) {
                return one.constData() == piece.constData();
            });
        own += isShared ? 0 : piece.size();
    }
    return own;
}

} // namespace

class tst_SharedBytes : public QObject
{
    Q_OBJECT

private slots:
    void holdsWhatItIsGiven_data();
    void holdsWhatItIsGiven();
    void sharesWhatIsTheSame();
    void staysTheSameThroughManyEdits();
};

void tst_SharedBytes::holdsWhatItIsGiven_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QByteArray large(50'000, 'a');
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("from nothing") << QByteArray() << QByteArray("text");
    QTest::newRow("to nothing") << QByteArray("text") << QByteArray();
    QTest::newRow("same") << QByteArray("text") << QByteArray("text");
    QTest::newRow("longer at the end") << QByteArray("text") << QByteArray("texts");
    QTest::newRow("large to small") << large << QByteArray("a");
    QTest::newRow("small to large") << QByteArray("a") << large;
    QTest::newRow("repeats itself") << large << large.chopped(1);
    QTest::newRow("once more") << large << large + large;
    QTest::newRow("zeros") << QByteArray(3, '\0') << QByteArray(2, '\0');
}

void tst_SharedBytes::holdsWhatItIsGiven()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const SharedBytes first(before);
    QCOMPARE(first.bytes(), before);
    const SharedBytes second(first, after);
    QCOMPARE(second.bytes(), after);
    QCOMPARE(SharedBytes(second, before).bytes(), before);
    QCOMPARE(SharedBytes(SharedBytes(), after).bytes(), after);
}

void tst_SharedBytes::sharesWhatIsTheSame()
{
    QByteArray text;
    for (int i = 0; i < 30'000; ++i)
        text += "line " + QByteArray::number(i) + '\n';
    const SharedBytes first = SharedBytes(SharedBytes(), text);
    QByteArray edited = text;
    edited.insert(edited.size() / 2, "something else");
    const SharedBytes second(first, edited);
    QCOMPARE(second.bytes(), edited);
    QVERIFY2(ownBytes(second, first) < 30'000,
             qPrintable(QString::number(ownBytes(second, first))));
    // A draft does so with all files that are no JSON.
    const QString name = QStringLiteral("locale/es.ts");
    Draft draft({{name, std::make_shared<FileContent>(name, text)}});
    draft.setBytes(name, edited);
    QCOMPARE(draft.files().value(name)->bytes(), edited);
    QVERIFY(!draft.files().value(name)->holdsSameAs(FileContent(name, text)));
    QVERIFY(draft.files().value(name)->holdsSameAs(FileContent(name, edited)));
}

void tst_SharedBytes::staysTheSameThroughManyEdits()
{
    std::mt19937 random(7);
    const auto below = [&](qsizetype count) { return qsizetype(random() % quint32(count)); };
    QByteArray text(40'000, 'x');
    SharedBytes shared(text);
    for (int i = 0; i < 500; ++i) {
        const qsizetype at = below(text.size());
        if (below(2))
            text.insert(at, QByteArray(below(300), char('a' + i % 26)));
        else
            text.remove(at, below(300));
        shared = SharedBytes(shared, text);
        QCOMPARE(shared.bytes(), text);
    }
    QVERIFY2(shared.pieces().size() < 200, qPrintable(QString::number(shared.pieces().size())));
}

QTEST_APPLESS_MAIN(tst_SharedBytes)
#include "tst_sharedbytes.moc"
