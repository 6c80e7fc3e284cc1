// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/translation.h"

#include "editor/document/translationmarks.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/translate/model/glossary.h"
#include "editor/pages/translate/model/termbook.h"
#include "editor/pages/translate/model/translationedit.h"
#include "editor/pages/translate/model/translationplan.h"
#include "editor/pages/translate/model/worddiff.h"
#include "engine/module/model/module.h"
#include "engine/module/read/moduleloader.h"
#include "tests/editor/openmodule.h"

using namespace editor;
using State = TranslationText::State;

Q_DECLARE_METATYPE(State)

namespace {

const QString c_es = QStringLiteral("es");

struct Opened
{
    explicit Opened(const QString &name)
        : document(openmodule::open(name))
        , loaded(engine::loadModule(document->snapshot()))
        , texts(engine::collectTexts(*loaded.module))
    {
    }

    Translation translation(const QString &language = c_es) const
    {
        const QByteArray bytes = document->bytes(Translation::fileName(language));
        auto read = Translation::read(texts, language, bytes);
        return read ? read.value() : Translation();
    }
    template<typename Does> bool edit(const Does &does, const QString &language = c_es)
    {
        Draft draft = document->draft();
        TranslationEdit edit(draft, texts, loaded.module->language, language);
        const bool isDone = edit.isPossible() && does(edit);
        document->commit(draft, QStringLiteral("edit"));
        return isDone;
    }

    std::shared_ptr<ModuleDocument> document;
    engine::LoadedModule loaded;
    QList<engine::SourceText> texts;
};

QByteArray file(const QByteArray &messages)
{
    return "<?xml version=\"1.0\"?><TS version=\"2.1\" language=\"es\"><context><name>a.lua</name>"
        + messages + "</context></TS>";
}

QByteArray message(const QByteArray &source, const QByteArray &translation)
{
    return "<message><source>" + source + "</source>" + translation + "</message>";
}

} // namespace

class tst_Translation : public QObject
{
    Q_OBJECT

private slots:
    void shippedIsDone_data() { openmodule::rows(); }
    void shippedIsDone();
    void tellsStates_data();
    void tellsStates();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void namesPlaces();
    void edits_data() { openmodule::rows(); }
    void edits();
    void keepsStrangeSigns();
    void addsLanguages();
    void findsTerms();
    void remembersOtherModules();
    void marksChangedTexts();
    void marksAndNotes();
    void knowsTerms_data();
    void knowsTerms();
    void keepsTerms();
    void shippedKeepsToTheGlossary_data() { openmodule::rows(); }
    void shippedKeepsToTheGlossary();
    void showsWhatChanged_data();
    void showsWhatChanged();
    void exchangesTables();
    void refusesTables_data();
    void refusesTables();
};

void tst_Translation::shippedIsDone()
{
    QFETCH(QString, module);
    const Opened opened(module);
    const Translation translation = opened.translation();
    QCOMPARE(qsizetype(translation.texts().size()), opened.texts.size());
    QCOMPARE(translation.left(), 0);
    QCOMPARE(translation.share(), 100);
}

void tst_Translation::tellsStates_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("messages");
    QTest::addColumn<QString>("language");
    QTest::addColumn<State>("state");

    const auto row = [](const char *name, const char *source, const QByteArray &translation,
                        State state, const char *language = "es") {
        QTest::newRow(name) << QString::fromUtf8(source)
                            << message(source, "<translation>" + translation + "</translation>")
                            << QString::fromLatin1(language) << state;
    };
    row("done", "Attack", "Atacar", State::Done);
    row("empty", "Attack", "", State::ToDo);
    row("all gaps", "{1} moves to {2}.", "{1} se mueve a {2}.", State::Done);
    row("gaps in another order", "{1} of {2}.", "{2}: {1}.", State::Done);
    row("lost gap", "{1} moves to {2}.", "{1} se mueve.", State::Error);
    row("strange gap", "{1} moves.", "{1} se mueve a {2}.", State::Error);
    row("lost named gap", "Attack {space}", "Atacar", State::Error);
    row("rule number", "See [9.4.1].", "Véase [9.4.1].", State::Done);
    row("lost rule number", "See [9.4.1].", "Véase la regla.", State::Error);
    row("other rule number", "See [9.4.1].", "Véase [9.4.2].", State::Error);
    row("plural", "{1} {1|hex|hexes}.", "{1} {1|hexágono|hexágonos}.", State::Done);
    row("one form is missing", "{1} {1|hex|hexes}.", "{1} {1|hexágono}.", State::Error);
    row("one form too many", "{1} {1|hex|hexes}.", "{1} {1|a|b|c}.", State::Error);
    row("Russian plural", "{1} {1|hex|hexes}.", "{1} {1|a|b|c}.", State::Done, "ru");
    row("Russian with two forms", "{1} {1|hex|hexes}.", "{1} {1|a|b}.", State::Error, "ru");
    row("Japanese without a plural", "{1} {1|hex|hexes}.", "{1}h.", State::Done, "ja");
    row("gender of a name", "1st Division", "1.ª División{=f}", State::Done);
    row("gender inside", "1st Division", "1.ª {=f}División", State::Error);
    row("words by gender", "{1} is lost.", "{1} se ha perdido {1|m=solo|f=sola}.", State::Done);
    row("three genders", "{1} is lost.", "{1} {1|m=a|f=b|n=c}.", State::Done, "de");
    row("word without a gender", "{1} is lost.", "{1} {1|m=a|b}.", State::Error);
    row("long label", "End", "Terminar el movimiento", State::Long);
    row("long sentence", "It ends.", "Aquí se termina todo el movimiento.", State::Done);
    QTest::newRow("not in the file")
        << QStringLiteral("Attack") << QByteArray() << QStringLiteral("es") << State::ToDo;
    QTest::newRow("unfinished") << QStringLiteral(
        "Attack") << message("Attack", "<translation type=\"unfinished\">Atacar</translation>")
                                << QStringLiteral("es") << State::Check;
    QTest::newRow("source changed")
        << QStringLiteral("Attack the enemy now.")
        << message("Attack the enemy.", "<translation>Ataca al enemigo.</translation>")
        << QStringLiteral("es") << State::Check;
    QTest::newRow("vanished comes back")
        << QStringLiteral("Attack")
        << message("Attack", "<translation type=\"vanished\">Atacar</translation>")
        << QStringLiteral("es") << State::Done;
    QTest::newRow("forms of other programs")
        << QStringLiteral("Attack")
        << message("Attack", "<translation><numerusform>a</numerusform></translation>")
        << QStringLiteral("es") << State::ToDo;
}

void tst_Translation::tellsStates()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, messages);
    QFETCH(QString, language);
    QFETCH(State, state);
    const auto read =
        Translation::read({{QStringLiteral("a.lua"), source, {}, 1}}, language, file(messages));
    QVERIFY(bool(read));
    QCOMPARE(int(read->texts().size()), 1);
    const TranslationText &text = read->texts().front();
    QCOMPARE(text.state, state);
    QCOMPARE(read->count(state), 1);
    QCOMPARE(read->left(), text.isLeft() ? 1 : 0);
    QCOMPARE(read->share(), text.isLeft() ? 0 : 100);
    QCOMPARE(read->indexOf(text.key()), 0);
    QCOMPARE(read->indexOf(QStringLiteral("other")), -1);
    const bool hasFlaw = std::any_of(text.checks.begin(), text.checks.end(),
                                     [](const auto &check) { return !check.flaw.isEmpty(); });
    QCOMPARE(hasFlaw, state == State::Error || state == State::Long);
}

void tst_Translation::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no XML") << QByteArray("{}");
    QTest::newRow("cut off") << file(message("Attack", "<translation>Atacar")).chopped(30);
    QTest::newRow("another root") << QByteArray("<html></html>");
    QTest::newRow("unknown type") << file(
        message("Attack", "<translation type=\"maybe\">Atacar</translation>"));
    QTest::newRow("no text") << QByteArray("\xFF\xFE\x00\x01", 4);
}

void tst_Translation::refusesBrokenFiles()
{
    QFETCH(QByteArray, bytes);
    const QList<engine::SourceText> texts{{QStringLiteral("a.lua"), QStringLiteral("A"), {}, 1}};
    const auto read = Translation::read(texts, c_es, bytes);
    QVERIFY(!read);
    QVERIFY2(read.error().message.startsWith(u"locale/es.ts"), qPrintable(read.error().message));
    // No edit may overwrite what somebody wrote there.
    const QString name = Translation::fileName(c_es);
    Draft draft({{name, std::make_shared<FileContent>(name, bytes)}});
    QVERIFY(!TranslationEdit(draft, texts, QStringLiteral("en"), c_es).isPossible());
    QCOMPARE(draft.files().value(name)->bytes(), bytes);
}

void tst_Translation::namesPlaces()
{
    const Opened opened(QStringLiteral("tutorial"));
    QStringList found;
    const Translation translation = opened.translation();
    for (const TranslationText &text : translation.texts())
        found.append(text.where);
    QCOMPARE(found.size(), opened.texts.size());
    QVERIFY(!found.contains(QString()));
    for (const char *label :
         {"about the game", "side blue", "option lessons", "board map", "scenario battle",
          "table crt", "terrain woods", "rule 1.1", "action attack", "decision advance", "log",
          "name on the map", "why not 6.3"})
        QVERIFY2(found.contains(QLatin1String(label)), label);
    QVERIFY(std::any_of(found.begin(), found.end(),
                        [](const QString &label) { return label.startsWith(u"counter "); }));
}

void tst_Translation::edits()
{
    QFETCH(QString, module);
    Opened opened(module);
    const auto before = openmodule::bytes(*opened.document);
    const std::vector<TranslationText> texts = opened.translation().texts();
    for (size_t i = 0; i < texts.size(); i += texts.size() / 3 + 1) {
        const QString key = texts[i].key();
        QVERIFY(opened.edit([&](auto &edit) { return edit.clear({key}); }));
        QCOMPARE(opened.translation().texts()[i].state, State::ToDo);
        QVERIFY(!opened.edit([&](auto &edit) { return edit.markDone({key}); }));
        QVERIFY(opened.edit([&](auto &edit) { return edit.set(key, texts[i].translation); }));
        QCOMPARE(opened.translation().texts()[i].state, State::Check);
        QVERIFY(opened.edit([&](auto &edit) { return edit.markDone({key}); }));
        QCOMPARE(opened.translation().texts()[i].state, texts[i].state);
        // Everything else is as it was, to the byte.
        QCOMPARE(openmodule::bytes(*opened.document), before);
    }
    QVERIFY(!opened.edit([](auto &edit) { return edit.set(QStringLiteral("no"), c_es); }));
    while (opened.document->history().canUndo())
        opened.document->history().undo();
    QCOMPARE(openmodule::bytes(*opened.document), before);
}

void tst_Translation::keepsStrangeSigns()
{
    Opened opened(QStringLiteral("template hex"));
    const QString key = opened.translation().texts().front().key();
    const QString text = QStringLiteral("a < b & \"c\"\n\u00A0d\re\u0001 é漢");
    QVERIFY(opened.edit([&](auto &edit) { return edit.set(key, text + QChar(0xFFFE)); }));
    QCOMPARE(opened.translation().texts().front().translation, text);
}

void tst_Translation::addsLanguages()
{
    Opened opened(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*opened.document);
    Draft draft = opened.document->draft();
    QVERIFY(ModuleEdit(draft).addLanguage(QStringLiteral("pl"), opened.loaded.module.get()));
    opened.document->commit(draft, QStringLiteral("add"));
    const Translation polish = opened.translation(QStringLiteral("pl"));
    QCOMPARE(qsizetype(polish.count(State::ToDo)), opened.texts.size());
    QCOMPARE(polish.share(), 0);
    // Without a file it is the same.
    const Translation french = opened.translation(QStringLiteral("fr"));
    QCOMPARE(qsizetype(french.left()), opened.texts.size());
    QVERIFY(opened.edit([&](auto &edit) { return edit.set(french.texts()[3].key(), c_es); },
                        QStringLiteral("fr")));
    QCOMPARE(opened.translation(QStringLiteral("fr")).count(State::Check), 1);
    opened.document->history().undo();
    opened.document->history().undo();
    QCOMPARE(openmodule::bytes(*opened.document), before);
}

void tst_Translation::findsTerms()
{
    const QString context = QStringLiteral("a.lua");
    const QStringList sources{QStringLiteral("Zone of control"), QStringLiteral("Unit"),
                              QStringLiteral("The units stop in an enemy zone of control."),
                              QStringLiteral("The units stop in a zone of control."),
                              QStringLiteral("Cavalry")};
    QList<engine::SourceText> texts;
    QByteArray messages;
    for (const QString &source : sources) {
        texts.append({context, source, {}, 1});
        const bool isLeft = source == sources[3];
        messages += message(source.toUtf8(),
                            isLeft ? QByteArray("<translation type=\"unfinished\"/>")
                                   : "<translation>T " + source.toUtf8() + "</translation>");
    }
    const auto read = Translation::read(texts, c_es, file(messages));
    QVERIFY(bool(read));
    const TermBook book(read.value());
    const auto found = book.find(read->texts()[3], 9);
    QCOMPARE(found.size(), 3);
    QCOMPARE(found[0].translation, QStringLiteral("T Zone of control"));
    QCOMPARE(found[1].translation, QStringLiteral("T Unit"));
    QCOMPARE(found[2].kind, TermBook::Entry::Kind::Similar);
    QCOMPARE(book.find(read->texts()[3], 1).size(), 1);
    QVERIFY(book.find(read->texts()[4], 9).isEmpty());
    QCOMPARE(TermBook::words(QStringLiteral("{1|hex|hexes} Units, {2}!")),
             QStringList{QStringLiteral("unit")});
}

// Texts of all games that are installed, with the title of the game that they come from.
void tst_Translation::remembersOtherModules()
{
    const QString top = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/");
    const TermBook memory = TermBook::ofModules(
        {top + u"koenigsberg45", top + u"typhoon", top + u"nosuch"}, QStringLiteral("en"), c_es);
    const Opened opened(QStringLiteral("tutorial"));
    TranslationText text;
    text.text.source = QStringLiteral("Combat");
    const auto found = memory.find(text, 9);
    QVERIFY(!found.isEmpty());
    QCOMPARE(found.front().kind, TermBook::Entry::Kind::Same);
    QCOMPARE(found.front().translation, QStringLiteral("Combate"));
    QCOMPARE(found.front().where, QStringLiteral("Königsberg '45"));
    QCOMPARE(memory.exact(QStringLiteral("Combat")), QStringLiteral("Combate"));
    QVERIFY(memory.exact(QStringLiteral("Nothing like it")).isEmpty());
    QVERIFY(TermBook::ofModules({top + u"typhoon"}, QStringLiteral("fr"), c_es)
                .find(text, 9)
                .isEmpty());
    QVERIFY(TermBook::ofModules({top + u"typhoon"}, QStringLiteral("en"), QStringLiteral("fr"))
                .find(text, 9)
                .isEmpty());
    using Entry = TermBook::Entry;
    const Entry same{Entry::Kind::Same, QStringLiteral("Combat"), QStringLiteral("Combate"), {}};
    const Entry term{Entry::Kind::Term, QStringLiteral("unit"), QStringLiteral("unidad"), {}};
    QCOMPARE(TermBook::best({{term}, {same, term}, {same}}, 9), QList<Entry>({same, term}));
    QCOMPARE(TermBook::best({{term}, {same, term}, {same}}, 1), QList<Entry>({same}));
}

// What changes in the source is marked in the file, with what it was; undoing takes both back.
void tst_Translation::marksChangedTexts()
{
    Opened opened(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*opened.document);
    Draft same = opened.document->draft();
    QVERIFY(!markTranslations(same, *opened.loaded.module));
    Draft draft = opened.document->draft();
    const QString file = QStringLiteral("module.json");
    QByteArray bytes = opened.document->bytes(file);
    draft.setBytes(file, bytes.replace("An invented war, autumn 1943", "An invented war, 1943"));
    opened.document->commit(draft, QStringLiteral("Change the text"));
    const auto changed = engine::loadModule(opened.document->snapshot());
    Draft marks = opened.document->draft();
    QVERIFY(markTranslations(marks, *changed.module));
    opened.document->commit(marks, QStringLiteral("Mark"));
    const QByteArray ts = opened.document->bytes(Translation::fileName(c_es));
    QVERIFY(ts.contains("<source>An invented war, 1943</source>\n"
                        "        <oldsource>An invented war, autumn 1943</oldsource>"));
    QVERIFY(ts.contains("<translation type=\"unfinished\">Una guerra inventada, otoño"));
    opened.document->history().undo();
    opened.document->history().undo();
    QCOMPARE(openmodule::bytes(*opened.document), before);
}

void tst_Translation::marksAndNotes()
{
    Opened opened(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*opened.document);
    const QString key = opened.translation().texts().front().key();
    const auto first = [&] { return opened.translation().texts().front(); };
    QVERIFY(opened.edit([&](auto &edit) { return edit.markCheck({key}); }));
    QCOMPARE(first().state, State::Check);
    // Typing does not call it done again.
    QVERIFY(opened.edit([&](auto &edit) { return edit.set(key, QStringLiteral("Otro")); }));
    QCOMPARE(first().state, State::Check);
    QVERIFY(opened.edit([&](auto &edit) { return edit.setNote(key, QStringLiteral("Ask\nAne")); }));
    QCOMPARE(first().note, QStringLiteral("Ask\nAne"));
    QVERIFY(
        !opened.edit([&](auto &edit) { return edit.setNote(key, QStringLiteral("Ask\nAne")); }));
    QVERIFY(opened.document->bytes(Translation::fileName(c_es))
                .contains("<translatorcomment>Ask\nAne</translatorcomment>"));
    QVERIFY(opened.edit([&](auto &edit) {
        return edit.setDrafts({{key, QStringLiteral("Borrador")}});
    }));
    QCOMPARE(first().state, State::Check);
    while (opened.document->history().canUndo())
        opened.document->history().undo();
    QCOMPARE(openmodule::bytes(*opened.document), before);
}

void tst_Translation::knowsTerms_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<QString>("missing");
    QTest::newRow("none") << "Nothing here"
                          << "Nada"
                          << "";
    QTest::newRow("used") << "Each unit loses a step."
                          << "Cada unidad pierde un paso."
                          << "";
    QTest::newRow("plural") << "The units lose steps."
                            << "Las unidades pierden pasos."
                            << "";
    QTest::newRow("not used") << "Each unit loses a step."
                              << "Cada unidad pierde un nivel."
                              << "step";
    QTest::newRow("two") << "The unit loses a step."
                         << "Pierde un nivel."
                         << "step,unit";
    QTest::newRow("words between") << "An enemy zone of control."
                                   << "Una zona enemiga de control."
                                   << "";
    QTest::newRow("longer one first") << "The zone of control."
                                      << "El área."
                                      << "zone of control";
    QTest::newRow("another that is right") << "HQ: headquarters"
                                           << "CG"
                                           << "";
    QTest::newRow("part of a word") << "A unity."
                                    << "Una cosa."
                                    << "";
}

void tst_Translation::knowsTerms()
{
    QFETCH(QString, source);
    QFETCH(QString, translation);
    const Glossary glossary(c_es, {});
    QStringList missing;
    for (const Glossary::Term &term : glossary.unused(source, translation))
        missing.append(term.term);
    missing.sort();
    QTEST(missing.join(u','), "missing");
    if (missing.isEmpty())
        return;
    const auto read = Translation::read(
        {{QStringLiteral("a.lua"), source, {}, 1}}, c_es,
        file(message(source.toUtf8(), "<translation>" + translation.toUtf8() + "</translation>")),
        glossary);
    // A warning: players read it all the same.
    QCOMPARE(read->texts().front().state, State::Term);
    QVERIFY(!read->texts().front().isLeft());
    QVERIFY(read->texts().front().checks.last().flaw.contains(missing.first()));
}

void tst_Translation::keepsTerms()
{
    using Term = Glossary::Term;
    const QList<Term> own{{QStringLiteral("Step"), QStringLiteral("nivel; grado"), {}, true},
                          {QStringLiteral("unit"), {}, QStringLiteral("any \"word\""), true},
                          {QStringLiteral("sapper"), QStringLiteral("zapador"), {}, true}};
    const QByteArray bytes = Glossary::write(own);
    const Glossary glossary(c_es, bytes);
    QVERIFY(glossary.unused(QStringLiteral("The unit loses a step."), QStringLiteral("Un nivel"))
                .isEmpty());
    QCOMPARE(glossary.in(QStringLiteral("step"))[0].usual(), QStringLiteral("nivel"));
    QCOMPARE(glossary.unused(QStringLiteral("A sapper"), QStringLiteral("Uno")).size(), 1);
    const auto count = [](const Glossary &all) {
        return std::count_if(all.terms().begin(), all.terms().end(),
                             [](const Term &term) { return term.isOwn; });
    };
    QCOMPARE(count(glossary), 3);
    QVERIFY(Glossary::write({}).isEmpty());
    for (const QByteArray &broken :
         {QByteArray("no JSON"), QByteArray("[]"), QByteArray("{\"terms\": 3}"),
          QByteArray("{\"terms\": [3, {}, {\"term\": 7}]}")})
        QCOMPARE(count(Glossary(c_es, broken)), 0);
    // Languages that nobody began a glossary for have an empty one.
    QVERIFY(Glossary(QStringLiteral("xx"), {}).terms().isEmpty());
    QVERIFY(Glossary(c_es, {}).terms().size() > 30);
}

// The glossary that translators begin with says what our own translations do.
void tst_Translation::shippedKeepsToTheGlossary()
{
    QFETCH(QString, module);
    const Opened opened(module);
    const auto read =
        Translation::read(opened.texts, c_es, opened.document->bytes(Translation::fileName(c_es)),
                          Glossary(c_es, opened.document->bytes(Glossary::fileName(c_es))));
    QStringList found;
    for (const TranslationText &text : read->texts()) {
        for (const TranslationCheck &check : text.checks) {
            if (check.subject == TranslationCheck::Subject::Terms && !check.isGood())
                found.append(check.flaw + u": " + text.text.source + u" | " + text.translation);
        }
    }
    QVERIFY2(found.size() * 20 <= qsizetype(read->texts().size()),
             qPrintable(QString::number(found.size()) + u'\n' + found.join(u'\n')));
}

void tst_Translation::showsWhatChanged_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("marked");
    QTest::newRow("same") << "A unit."
                          << "A unit."
                          << "A unit.";
    QTest::newRow("added") << "A unit."
                           << "A strong unit."
                           << "A +strong +unit.";
    QTest::newRow("removed") << "A strong unit."
                             << "A unit."
                             << "A -strong -unit.";
    QTest::newRow("other") << "One"
                           << "Two"
                           << "-One-+Two+";
    QTest::newRow("from nothing") << ""
                                  << "Two"
                                  << "+Two+";
    QTest::newRow("to nothing") << "One"
                                << ""
                                << "-One-";
}

void tst_Translation::showsWhatChanged()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QString marked;
    QString kept;
    for (const WordChange &change : wordChanges(before, after)) {
        const QString sign = change.kind == WordChange::Kind::Kept ? QString()
            : change.kind == WordChange::Kind::Added               ? QStringLiteral("+")
                                                                   : QStringLiteral("-");
        marked += sign + change.text + sign;
        if (change.kind != WordChange::Kind::Removed)
            kept += change.text;
    }
    QCOMPARE(kept, after);
    QTEST(marked, "marked");
}

void tst_Translation::exchangesTables()
{
    Opened opened(QStringLiteral("tutorial"));
    const Translation translation = opened.translation();
    std::vector<const TranslationText *> texts;
    for (const TranslationText &text : translation.texts())
        texts.push_back(&text);
    const QString en = QStringLiteral("en");
    const delimited::Rows written = TranslationPlan::write(texts, en, c_es);
    delimited::Rows rows = delimited::read(QString::fromUtf8(delimited::fileBytes(written)));
    QCOMPARE(rows, written);
    QVERIFY(TranslationPlan::read(rows, translation, en).changes().empty());
    rows[1][3] = QStringLiteral("Otra cosa");
    rows[2][3].clear();
    rows.append({QStringLiteral("a.lua"), {}, QStringLiteral("Unknown"), QStringLiteral("x")});
    const TranslationPlan plan = TranslationPlan::read(rows, translation, en);
    QCOMPARE(int(plan.changes().size()), 1);
    QCOMPARE(plan.changes().front().after, QStringLiteral("Otra cosa"));
    QCOMPARE(int(plan.refusals().size()), 1);
    QCOMPARE(plan.refusals().front().line, int(rows.size()));
    QVERIFY(opened.edit([&](auto &edit) { return edit.setDone(plan.translations()); }));
    QCOMPARE(opened.translation().texts().front().translation, QStringLiteral("Otra cosa"));
    QVERIFY(!opened.translation().texts().front().isLeft());
}

void tst_Translation::refusesTables_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("changes");
    QTest::addColumn<int>("refusals");
    QTest::newRow("empty") << "" << 0 << 1;
    QTest::newRow("no head") << "Attack,Atacar\n" << 0 << 1;
    QTest::newRow("one language") << "en\nAttack\n" << 0 << 1;
    QTest::newRow("only languages") << "en,es\nAttack,Ataque\n" << 2 << 0;
    QTest::newRow("semicolons") << "es;en\nAtaque;Attack\n" << 2 << 0;
    QTest::newRow("short rows") << "en,es\nAttack\n\n,\n" << 0 << 0;
    QTest::newRow("not there") << "en,es\nMove,Mover\n" << 0 << 1;
    QTest::newRow("with a place") << "file,note,en,es\nb.lua,,Attack,Ataque\n" << 1 << 0;
    QTest::newRow("with a wrong place") << "file,note,en,es\nc.lua,,Attack,Ataque\n" << 0 << 1;
}

void tst_Translation::refusesTables()
{
    QFETCH(QString, table);
    const QString attack = QStringLiteral("Attack");
    const QList<engine::SourceText> texts{{QStringLiteral("a.lua"), attack, {}, 1},
                                          {QStringLiteral("b.lua"), attack, {}, 1}};
    const auto read = Translation::read(texts, c_es, {});
    const TranslationPlan plan =
        TranslationPlan::read(delimited::read(table), read.value(), QStringLiteral("en"));
    QTEST(int(plan.changes().size()), "changes");
    QTEST(int(plan.refusals().size()), "refusals");
}

QTEST_GUILESS_MAIN(tst_Translation)
#include "tst_translation.moc"
