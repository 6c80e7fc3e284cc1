// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/scenarioedit.h"

#include "editor/document/moduledocument.h"
#include "engine/module/read/moduleloader.h"

#include <QTest>

using namespace editor;
using namespace Qt::StringLiterals;

class tst_ScenarioEdit : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void addsOneThatLoads();
    void duplicates();
    void removes();
    void orders();
    void leavesBrokenModulesAlone_data();
    void leavesBrokenModulesAlone();

private:
    engine::LoadedModule loaded() const { return engine::loadModule(m_document->snapshot()); }

    std::shared_ptr<ModuleDocument> m_document;
};

void tst_ScenarioEdit::init()
{
    m_document =
        ModuleDocument::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/leningrad41")).value();
}

void tst_ScenarioEdit::addsOneThatLoads()
{
    Draft draft = m_document->draft();
    ScenarioEdit edit(draft);
    QCOMPARE(edit.ids().size(), 4);
    const QString id = edit.add(u"The Siege"_s);
    QCOMPARE(id, u"the-siege"_s);
    QCOMPARE(edit.add(u"The Siege"_s), u"the-siege-2"_s);
    m_document->commit(draft, u"add"_s);
    const auto module = loaded();
    QVERIFY(module.isGood());
    QCOMPARE(module.module->scenarios.size(), size_t(6));
    QCOMPARE(module.module->scenario(id)->title, u"The Siege"_s);
    m_document->history().undo();
    QCOMPARE(m_document->changedFiles(), QStringList());
}

void tst_ScenarioEdit::duplicates()
{
    Draft draft = m_document->draft();
    ScenarioEdit edit(draft);
    const QString copy = edit.duplicate(u"in_sight"_s, u"Twice"_s);
    QCOMPARE(edit.ids().indexOf(copy), 2);
    m_document->commit(draft, u"duplicate"_s);
    const auto module = loaded();
    QVERIFY(module.isGood());
    QCOMPARE(module.module->scenario(copy)->placements.size(),
             module.module->scenario(u"in_sight")->placements.size());
    QVERIFY(edit.duplicate(u"nowhere"_s, u"x"_s).isEmpty());
}

void tst_ScenarioEdit::removes()
{
    Draft draft = m_document->draft();
    ScenarioEdit edit(draft);
    QVERIFY(edit.remove(u"campaign"_s));
    QVERIFY(!edit.remove(u"campaign"_s));
    QVERIFY(!draft.files().contains(u"scenarios/campaign.json"_s));
    QCOMPARE(edit.ids().size(), 3);
}

void tst_ScenarioEdit::orders()
{
    Draft draft = m_document->draft();
    ScenarioEdit edit(draft);
    QVERIFY(edit.move(3, 0));
    QCOMPARE(edit.ids().first(), u"campaign"_s);
    QVERIFY(!edit.move(3, 4));
    QVERIFY(!edit.move(0, -1));
}

void tst_ScenarioEdit::leavesBrokenModulesAlone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("scenarios are a text") << QByteArray(R"({"scenarios": "x"})");
    QTest::newRow("scenarios are numbers") << QByteArray(R"({"scenarios": {"x": 1}})");
}

void tst_ScenarioEdit::leavesBrokenModulesAlone()
{
    QFETCH(QByteArray, text);
    Draft draft = m_document->draft();
    draft.setBytes(u"module.json"_s, text);
    ScenarioEdit edit(draft);
    QVERIFY(edit.ids().isEmpty());
    QVERIFY(edit.add(u"x"_s).isEmpty());
    QVERIFY(edit.duplicate(u"campaign"_s, u"x"_s).isEmpty());
    QVERIFY(!edit.remove(u"campaign"_s));
    QVERIFY(!edit.move(0, 1));
    QCOMPARE(draft.files().value(u"module.json"_s)->bytes(), text);
}

QTEST_GUILESS_MAIN(tst_ScenarioEdit)
#include "tst_scenarioedit.moc"
