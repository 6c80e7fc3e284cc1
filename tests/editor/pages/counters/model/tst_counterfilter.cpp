// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/counterfilter.h"
#include "engine/module/read/moduleloader.h"
#include "tests/editor/openmodule.h"

using namespace editor;

class tst_CounterFilter : public QObject
{
    Q_OBJECT

private slots:
    void matches_data();
    void matches();
};

void tst_CounterFilter::matches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");

    QTest::newRow("nothing") << "" << 20;
    QTest::newRow("word") << "militia" << 2;
    QTest::newRow("two words") << "armoured 7th" << 4;
    QTest::newRow("side") << "side is red" << 10;
    QTest::newRow("large letters") << "Side IS Red" << 10;
    QTest::newRow("not") << "side is not red" << 10;
    QTest::newRow("formation by name") << "formation is 3rd Corps" << 8;
    QTest::newRow("formation by id") << "formation is R3" << 8;
    QTest::newRow("more than") << "attack > 5" << 4;
    QTest::newRow("start of a name") << "att >= 5" << 10;
    QTest::newRow("two conditions") << "side is red attack > 5" << 2;
    QTest::newRow("with a comma") << "side is blue, steps = 1" << 2;
    QTest::newRow("condition and word") << "side is blue armoured" << 0;
    QTest::newRow("condition, word") << "armoured side is blue" << 4;
    QTest::newRow("has") << "name has brigade" << 5;
    QTest::newRow("quoted") << "\"3rd Infantry\"" << 1;
    QTest::newRow("unfinished") << "side is" << 20;
    QTest::newRow("no number") << "attack > many" << 0;
    QTest::newRow("no hit") << "submarine" << 0;
}

void tst_CounterFilter::matches()
{
    QFETCH(QString, text);
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    const auto loaded = engine::loadModule(document->snapshot());
    const CounterSource source = CounterSource::of(document->files(), loaded.module.get());
    const CounterFilter filter(text, source);
    int count = 0;
    for (int i = 0; i < source.file.count(); ++i)
        count += filter.matches(source, i, CounterFilter::wordsOf(source, i));
    QTEST(count, "count");
}

QTEST_MAIN(tst_CounterFilter)
#include "tst_counterfilter.moc"
