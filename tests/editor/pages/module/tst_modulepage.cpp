// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/modulepage.h"

#include "editor/pages/module/coverpanel.h"
#include "editor/pages/module/languagelist.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/module/optionlist.h"
#include "editor/pages/module/seatlist.h"
#include "editor/pages/module/sidelist.h"
#include "engine/module/read/moduleloader.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace editor;
using namespace Qt::StringLiterals;
using engine::Json;

class tst_ModulePage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsEveryModule_data();
    void showsEveryModule();
    void editsTexts();
    void editsSides();
    void editsOptions();
    void editsSeats();
    void editsLanguages();
    void ordersBoardsAndScenarios();
    void followsTitlesOfScenarios();
    void importsACover();
    void opensPlaces();
    void survivesBrokenFiles_data();
    void survivesBrokenFiles();

private:
    void open(const QString &module);
    ModuleDocument &document() { return m_live->document(); }
    Json module() { return document().json(ModuleEdit::file)->toJson(); }
    void undoAll();

    std::unique_ptr<LiveModule> m_live;
    std::unique_ptr<ModulePage> m_page;
};

namespace {

void type(PropertyForm &form, int field, const QString &text)
{
    auto *line = form.field(field)->findChild<QLineEdit *>();
    QVERIFY(line);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

void press(QWidget &in, const QString &tip)
{
    for (auto *button : in.findChildren<QToolButton *>()) {
        if (button->toolTip() == tip) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(tip));
}

/// Chooses as if by the mouse.
void pick(PropertyForm &form, int field, const QString &text)
{
    auto *box = form.field(field)->findChild<QComboBox *>();
    QVERIFY(box);
    const int index = box->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
    emit box->activated(index);
}

} // namespace

void tst_ModulePage::init()
{
    open(u"modules/koenigsberg45"_s);
}

void tst_ModulePage::cleanup()
{
    m_page.reset();
    m_live.reset();
}

void tst_ModulePage::open(const QString &module)
{
    m_page.reset();
    m_live = std::make_unique<LiveModule>(
        ModuleDocument::open(QStringLiteral(HEXSMITH_SOURCE_DIR) + u'/' + module).value());
    m_page = std::make_unique<ModulePage>(*m_live);
    m_page->resize(1100, 760);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QTRY_VERIFY(m_live->module());
}

void tst_ModulePage::undoAll()
{
    while (document().history().canUndo())
        document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ModulePage::showsEveryModule_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *name :
         {"modules/koenigsberg45", "modules/leningrad41", "modules/typhoon", "modules/tutorial",
          "resources/templates/hex", "resources/templates/area"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_ModulePage::showsEveryModule()
{
    QFETCH(QString, folder);
    open(folder);
    QVERIFY(m_page->shows({u"module.json"_s, 0, {}}));
    QVERIFY(!m_page->shows({u"pieces.json"_s, 0, {}}));
    QCOMPARE(m_page->sides().list().count(), int(m_live->module()->sides.size()));
    QCOMPARE(m_page->options().list().count(), int(m_live->module()->options.size()));
    QCOMPARE(m_page->languages().list().count(), int(m_live->module()->languages.size()));
    QCOMPARE(m_page->about().field(0)->findChild<QLineEdit *>()->text(), m_live->module()->title);
    m_page->flush();
    m_page->grab();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ModulePage::editsTexts()
{
    type(m_page->about(), 0, u"Fortress"_s);
    type(m_page->about(), 5, u"5"_s);
    type(m_page->identity(), 2, u"Ane, Bo"_s);
    QCOMPARE(module()[u"title"].toString(), u"Fortress"_s);
    QCOMPARE(module()[u"about"][u"complexity"].toInteger(), 5);
    QCOMPARE(module()[u"about"][u"authors"], Json::array(QStringList{u"Ane"_s, u"Bo"_s}));
    // No number: nothing happens.
    type(m_page->about(), 5, u"hard"_s);
    QCOMPARE(module()[u"about"][u"complexity"].toInteger(), 5);
    // A paragraph is taken over when something else needs it.
    auto *text = m_page->about().field(6)->findChild<QPlainTextEdit *>();
    QTest::keyClicks(text, u"New. "_s);
    m_page->flush();
    QVERIFY(module()[u"about"][u"text"].toString().startsWith(u"New. "));
    undoAll();
    QCOMPARE(m_page->about().field(0)->findChild<QLineEdit *>()->text(), u"Königsberg '45"_s);
}

void tst_ModulePage::editsSides()
{
    ArrayEditor &sides = m_page->sides();
    press(sides, u"Add a side"_s);
    QCOMPARE(sides.list().count(), 3);
    QCOMPARE(sides.current(), 2);
    type(sides.form(), 1, u"Finland"_s);
    type(sides.form(), 2, u"#112233"_s);
    QCOMPARE(sides.list().item(2)->text(), u"Finland"_s);
    QCOMPARE(module()[u"sides"].at(2)[u"color"].toString(), u"#112233"_s);
    // No colour.
    type(sides.form(), 2, u"nothing"_s);
    QCOMPARE(module()[u"sides"].at(2)[u"color"].toString(), u"#112233"_s);
    press(sides, u"Move up"_s);
    QCOMPARE(sides.current(), 1);
    QCOMPARE(sides.list().item(1)->text(), u"Finland"_s);
    QVERIFY(engine::loadModule(document().snapshot()).isGood());
    sides.list().setFocus();
    QVERIFY(m_page->offers(EditCommand::Delete));
    m_page->perform(EditCommand::Delete);
    QCOMPARE(sides.list().count(), 2);
    undoAll();
}

void tst_ModulePage::editsOptions()
{
    ArrayEditor &options = m_page->options();
    press(options, u"Add an option"_s);
    type(options.form(), 0, u"weather"_s);
    type(options.form(), 4, u"dry, wet"_s);
    type(options.form(), 5, u"wet"_s);
    pick(options.form(), 6, u"Only the top of a stack is seen"_s);
    const auto loaded = engine::loadModule(document().snapshot());
    QVERIFY(loaded.isGood());
    const engine::Option *option = loaded.module->option(u"weather");
    QVERIFY(option);
    QCOMPARE(option->choices, (QStringList{u"dry"_s, u"wet"_s}));
    QCOMPARE(option->initial, u"wet"_s);
    QCOMPARE(option->effect, engine::Option::Effect::OnlyTopsSeen);
    press(options, u"Remove the option"_s);
    QCOMPARE(options.list().count(), 5);
    undoAll();
}

void tst_ModulePage::editsSeats()
{
    ArrayEditor &seats = m_page->seats();
    press(seats, u"Add a seat"_s);
    pick(seats.form(), 2, u"Soviet"_s);
    pick(seats.form(), 3, u"Three players"_s);
    const auto loaded = engine::loadModule(document().snapshot());
    QVERIFY(loaded.isGood());
    QCOMPARE(loaded.module->seats.size(), size_t(3));
    QCOMPARE(loaded.module->seats.back().option, u"three_players"_s);
    pick(seats.form(), 3, u"Always"_s);
    QVERIFY(module()[u"seats"].at(2)[u"option"].isNull());
    undoAll();
}

void tst_ModulePage::editsLanguages()
{
    ArrayEditor &languages = m_page->languages();
    auto *code = languages.findChild<QLineEdit *>();
    for (const QString &bad : {u"Spanish"_s, u"es"_s, u"x"_s}) {
        code->clear();
        QTest::keyClicks(code, bad);
        QTest::keyClick(code, Qt::Key_Return);
        QCOMPARE(languages.list().count(), 2);
    }
    code->clear();
    QTest::keyClicks(code, u"pt_BR"_s);
    QTest::keyClick(code, Qt::Key_Return);
    QCOMPARE(languages.list().count(), 3);
    QVERIFY(code->text().isEmpty());
    // All texts are there, to be translated.
    const QByteArray translation = document().bytes(u"locale/pt_BR.ts"_s);
    QVERIFY(translation.contains("language=\"pt_BR\""));
    QVERIFY(translation.count("type=\"unfinished\"") > 10);
    // Spanish goes with its translation, the module's own language stays.
    languages.choose(1);
    press(languages, u"Remove the language with its translation"_s);
    QVERIFY(!document().files().contains(u"locale/es.ts"_s));
    languages.choose(0);
    press(languages, u"Remove the language with its translation"_s);
    QCOMPARE(languages.list().count(), 2);
    undoAll();
    QVERIFY(document().files().contains(u"locale/es.ts"_s));
}

void tst_ModulePage::ordersBoardsAndScenarios()
{
    open(u"modules/leningrad41"_s);
    m_page->scenarios().choose(3);
    press(m_page->scenarios(), u"Move up"_s);
    QCOMPARE(module()[u"scenarios"].at(2).toString(), u"campaign"_s);
    m_page->boards().choose(0);
    press(m_page->boards(), u"Move down"_s);
    QCOMPARE(module()[u"boards"].at(1).toString(), u"map"_s);
    press(m_page->boards(), u"Move down"_s);
    undoAll();
}

void tst_ModulePage::followsTitlesOfScenarios()
{
    const QListWidget &list = m_page->scenarios().list();
    const QString before = list.item(0)->text();
    const QString id = module()[u"scenarios"].at(0).toString();
    Draft draft = document().draft();
    QVERIFY(draft.set(u"scenarios/%1.json"_s.arg(id), {u"title"_s}, u"Another fight"_s));
    document().commit(draft, u"Name it"_s);
    QCOMPARE(list.item(0)->text(), u"Another fight"_s);
    document().history().undo();
    QCOMPARE(list.item(0)->text(), before);
}

void tst_ModulePage::importsACover()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"My Cover.png"_s);
    QImage image(48, 30, QImage::Format_RGB32);
    image.fill(Qt::red);
    QVERIFY(image.save(path));
    QVERIFY(m_page->cover().importFile(path));
    QCOMPARE(module()[u"about"][u"cover"].toString(), u"art/my-cover.png"_s);
    auto *preview = m_page->cover().findChild<QLabel *>();
    QCOMPARE(preview->pixmap().toImage().pixelColor(20, 20), QColor(Qt::red));
    pick(m_page->cover().form(), 0, u"art/cover.svg"_s);
    QVERIFY(!preview->pixmap().isNull());
    pick(m_page->cover().form(), 0, u"None"_s);
    QVERIFY(module()[u"about"][u"cover"].isNull());
    QVERIFY(preview->pixmap().isNull());
    // What is no picture is refused.
    QFile text(folder.filePath(u"text.png"_s));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no picture") > 0);
    text.close();
    QVERIFY(!m_page->cover().importFile(text.fileName()));
    QVERIFY(!m_page->cover().importFile(folder.filePath(u"nothing.svg"_s)));
    undoAll();
    QVERIFY(!document().files().contains(u"art/my-cover.png"_s));
}

void tst_ModulePage::opensPlaces()
{
    m_page->open({u"module.json"_s, 0, {u"options"_s, qsizetype(2), u"rule"_s}});
    QCOMPARE(m_page->options().current(), 2);
    m_page->open({u"module.json"_s, 0, {u"sides"_s, qsizetype(1)}});
    QCOMPARE(m_page->sides().current(), 1);
    m_page->open({u"module.json"_s, 0, {u"sides"_s, qsizetype(9)}});
    m_page->open({u"module.json"_s, 0, {u"about"_s}});
    m_page->open({u"module.json"_s, 4, {}});
    QCOMPARE(m_page->sides().current(), 1);
}

void tst_ModulePage::survivesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("wrong kinds") << QByteArray(
        R"({"sides": 3, "options": {"x": 1}, "about": [], "languages": "en",
                          "boards": [1, {}], "scenarios": null, "seats": [[], 3, null]})");
    QTest::newRow("odd members") << QByteArray(R"({"sides": [3, "x", {"id": 4, "art": "x"}],
                          "options": [{"choices": "x"}], "about": {"cover": 3}})");
}

void tst_ModulePage::survivesBrokenFiles()
{
    QFETCH(QByteArray, bytes);
    Draft draft = document().draft();
    draft.setBytes(ModuleEdit::file, bytes);
    document().commit(draft, u"break"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_live->isCurrent(), 60'000);
    m_page->grab();
    for (ArrayEditor *list : std::initializer_list<ArrayEditor *>{
             &m_page->sides(), &m_page->options(), &m_page->seats(), &m_page->languages(),
             &m_page->boards(), &m_page->scenarios()}) {
        list->choose(1);
        list->add();
        list->shift(1);
        list->remove();
    }
    m_page->languages().addLanguage(u"fr"_s);
    m_page->flush();
    undoAll();
    QCOMPARE(m_page->sides().list().count(), 2);
}

QTEST_MAIN(tst_ModulePage)
#include "tst_modulepage.moc"
