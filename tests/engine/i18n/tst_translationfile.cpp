// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/translationfile.h"

#include "engine/core/limits.h"

#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

using Type = TsMessage::Type;

class tst_TranslationFile : public QObject
{
    Q_OBJECT

private slots:
    void goesThereAndBack_data();
    void goesThereAndBack();
    void understandsTheToolsOfQt_data() { goesThereAndBack_data(); }
    void understandsTheToolsOfQt();
    void pleasesGettext();
    void readsPo();
    void readsXliff();
    void refuses_data();
    void refuses();
    void mergesTheWorkOfOthers();

private:
    static TsCatalog everything();
};

static TsMessage made(const QString &source, const QString &translation, Type type)
{
    TsMessage message;
    message.source = source;
    message.translation = translation;
    message.type = type;
    return message;
}

TsCatalog tst_TranslationFile::everything()
{
    TsCatalog catalog;
    catalog.language = u"pt_BR"_s;
    catalog.sourceLanguage = u"en"_s;
    TsCatalog::Context &first = catalog.context(u"rules/a|b~c.lua"_s);
    TsMessage full = made(u"Attack {1}"_s, u"Atacar {1}"_s, Type::Finished);
    full.comment = u"9.1 | title ~"_s;
    full.extraComment = u"why not 7.9\n\n{1}: piece | \"x\" <y>"_s;
    full.translatorComment = u"Ask Ane.\n  And Jon, too."_s;
    first.messages.push_back(full);
    full.comment = u"another"_s;
    full.type = Type::Unfinished;
    full.oldSource = u"Attack\n{1} \"now\""_s;
    first.messages.push_back(full);
    first.messages.push_back(made(u"To do"_s, {}, Type::Unfinished));
    first.messages.push_back(made(u"Gone"_s, u"Ido"_s, Type::Vanished));
    first.messages.push_back(made(u"Draft of old"_s, u"Ido 2"_s, Type::Obsolete));
    TsMessage plural = made(u"%n hex(es)"_s, {}, Type::Finished);
    plural.numerusForms = {u"%n hexágono"_s, u"%n hexágonos"_s};
    plural.comment = u"plural"_s;
    plural.translatorComment = u"Two forms"_s;
    first.messages.push_back(plural);
    plural.source = u"%n unit(s)"_s;
    plural.type = Type::Unfinished;
    plural.oldSource = u"%n piece(s)"_s;
    first.messages.push_back(plural);
    TsCatalog::Context &second = catalog.context(u"boards/<map>&\"1\".json"_s);
    for (const QString &text : QStringList{
             u"Plain"_s, u"<b>\"a\" & 'b'</b> ]]>"_s, u"One.\n\nTwo.\n- three\n"_s, u"\n"_s,
             u"  two words \t"_s, u"a\x01"_s + u"b\r\nc\x1f\x07"_s, u"C:\\new\\101 \\n %n"_s,
             u"{1|гекс|гекса|гексов}"_s, u"عربي — 🎲"_s, u"\u00a0thin\u2009 \u2028 \u0085."_s,
             u"#~ msgid \"x\""_s, QString(300, u'x') + u' ' + QString(300, u'y')})
        second.messages.push_back(made(text, text + text, Type::Finished));
    return catalog;
}

void tst_TranslationFile::goesThereAndBack_data()
{
    QTest::addColumn<TsCatalog>("catalog");
    QTest::addColumn<QString>("name");
    QDirIterator files(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"), {u"*.ts"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    QMap<QString, TsCatalog> all{{u"everything"_s, everything()}};
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString module = file.fileName().section(u'/', -3, -3);
        all.insert(module, TsCatalog::parse(file.readAll(), module).value());
    }
    for (auto it = all.begin(); it != all.end(); ++it) {
        for (const char *ending : {"po", "xlf", "xliff", "ts"})
            QTest::addRow("%s.%s", qPrintable(it.key()), ending)
                << *it << QString(u"es."_s + QLatin1String(ending));
    }
}

void tst_TranslationFile::goesThereAndBack()
{
    QFETCH(TsCatalog, catalog);
    QFETCH(QString, name);
    const auto written = TranslationFile::write(catalog, name);
    QVERIFY(bool(written));
    const auto read = TranslationFile::read(written.value(), name);
    QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->language, catalog.language);
    QCOMPARE(read->sourceLanguage, catalog.sourceLanguage);
    QCOMPARE(read->contexts.size(), catalog.contexts.size());
    for (size_t i = 0; i < catalog.contexts.size(); ++i) {
        QCOMPARE(read->contexts[i].name, catalog.contexts[i].name);
        for (size_t j = 0; j < catalog.contexts[i].messages.size(); ++j) {
            QVERIFY(j < read->contexts[i].messages.size());
            const TsMessage &a = read->contexts[i].messages[j];
            const TsMessage &b = catalog.contexts[i].messages[j];
            QCOMPARE(a.source, b.source);
            QCOMPARE(a.translation, b.translation);
            QCOMPARE(a.extraComment, b.extraComment);
            QVERIFY2(a == b, qPrintable(b.source));
        }
    }
    QVERIFY(read.value() == catalog);
    // Also from a machine that ends lines in another way.
    if (name.endsWith(u"po")) {
        const QByteArray other = QByteArray(written.value()).replace("\n", "\r\n");
        QVERIFY(TranslationFile::read(other, name).value() == catalog);
    }
}

/// The first thing in which two translations are not the same.
static QString difference(const TsCatalog &a, const TsCatalog &b)
{
    if (a.language != b.language || a.contexts.size() != b.contexts.size())
        return QStringLiteral("%1 (%2), %3 (%4)")
            .arg(a.language)
            .arg(a.contexts.size())
            .arg(b.language)
            .arg(b.contexts.size());
    for (size_t i = 0; i < a.contexts.size(); ++i) {
        for (size_t j = 0;
             j < std::max(a.contexts[i].messages.size(), b.contexts[i].messages.size()); ++j) {
            const TsMessage one =
                j < a.contexts[i].messages.size() ? a.contexts[i].messages[j] : TsMessage();
            const TsMessage two =
                j < b.contexts[i].messages.size() ? b.contexts[i].messages[j] : TsMessage();
            if (one != two)
                return QStringLiteral("%1: %2 %3 (%4); %5 %6 (%7)")
                    .arg(one.source, one.translation, one.numerusForms.join(u'/'))
                    .arg(int(one.type))
                    .arg(two.translation, two.numerusForms.join(u'/'))
                    .arg(int(two.type));
        }
    }
    return a == b ? QString() : u"contexts"_s;
}

static QString tool(const QString &name)
{
    const QString found = QStandardPaths::findExecutable(name, {u"/usr/lib/qt6/bin"_s});
    return found.isEmpty() ? QStandardPaths::findExecutable(name) : found;
}

static QByteArray convertedTo(const QByteArray &bytes, const QString &from, const QString &to)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(from));
    const bool isThere = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    file.close();
    QProcess program;
    program.start(tool(u"lconvert"_s), {u"-i"_s, file.fileName(), u"-o"_s, folder.filePath(to)});
    QFile made(folder.filePath(to));
    return isThere && program.waitForFinished() && made.open(QIODevice::ReadOnly) ? made.readAll()
                                                                                  : QByteArray();
}

// Of what our writers make, Qt's own converter understands every translation, and we understand
// every one that it writes.
void tst_TranslationFile::understandsTheToolsOfQt()
{
    QFETCH(TsCatalog, catalog);
    QFETCH(QString, name);
    if (tool(u"lconvert"_s).isEmpty())
        QSKIP("lconvert (qt6-l10n-tools) is not installed");
    if (name.endsWith(u".xliff"))
        QSKIP("lconvert knows that format as .xlf only");
    // Its own ways with control characters, and with lines of comments, are not ours.
    for (auto &context : catalog.contexts)
        std::erase_if(context.messages, [](const auto &one) { return one.source.contains(u'\r'); });
    const auto plain = [](TsCatalog all) {
        for (auto &context : all.contexts) {
            std::erase_if(context.messages, [](const TsMessage &one) { return one.isGone(); });
            for (TsMessage &one : context.messages) {
                one.extraComment.clear();
                one.translatorComment.clear();
                one.oldSource.clear();
                one.extras.clear();
            }
        }
        return all;
    };
    const auto written = TranslationFile::write(catalog, name);
    const QByteArray theirs = convertedTo(written.value(), u"a."_s + name, u"b.ts"_s);
    const auto read = TranslationFile::read(theirs, u"b.ts"_s);
    QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
    TsCatalog wanted = plain(catalog);
    TsCatalog found = plain(read.value());
    found.sourceLanguage = wanted.sourceLanguage; // it forgets that
    QCOMPARE(difference(found, wanted), QString());
    const QByteArray back = convertedTo(theirs, u"b.ts"_s, u"c."_s + name);
    const auto again = TranslationFile::read(back, name);
    QVERIFY2(bool(again), again ? "" : qPrintable(again.error().message));
    found = plain(again.value());
    found.sourceLanguage = wanted.sourceLanguage;
    QCOMPARE(difference(found, wanted), QString());
}

void tst_TranslationFile::pleasesGettext()
{
    if (tool(u"msgfmt"_s).isEmpty())
        QSKIP("msgfmt (gettext) is not installed");
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"a.po"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(TranslationFile::write(everything(), file.fileName()).value());
    file.close();
    QProcess program;
    program.start(tool(u"msgfmt"_s), {u"-o"_s, u"/dev/null"_s, file.fileName()});
    QVERIFY(program.waitForFinished());
    QVERIFY2(program.exitCode() == 0, program.readAllStandardError());
}

// As other programs write it: lines that are wrapped, flags, places, an entry without a context.
void tst_TranslationFile::readsPo()
{
    const QByteArray po = R"(# A title
msgid ""
msgstr ""
"Language: es\n"
"Content-Type: text/plain; charset=UTF-8\n"

# From Ane
#. counter 2G
#: pieces.json:7
#, fuzzy, c-format
#| msgid "Old"
msgctxt "pieces.json"
msgid ""
"2nd "
"Guards"
msgstr "2.º \101\x42 \"G\""
msgid "Alone"
msgstr "Solo"
#~ msgid "Gone"
#~ msgstr "Ido")";
    const auto read = TranslationFile::read(po, u"es.po"_s);
    QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->language, u"es"_s);
    const TsMessage &first = read->find(u"pieces.json"_s)->messages.front();
    QCOMPARE(first.source, u"2nd Guards"_s);
    QCOMPARE(first.translation, u"2.º AB \"G\""_s);
    QCOMPARE(first.oldSource, u"Old"_s);
    QCOMPARE(first.translatorComment, u"From Ane"_s);
    QCOMPARE(first.extraComment, u"counter 2G"_s);
    QCOMPARE(first.type, Type::Unfinished);
    const auto &rest = read->find(QString())->messages;
    QCOMPARE(rest.size(), 2u);
    QCOMPARE(rest[0].type, Type::Finished);
    QCOMPARE(rest[1].type, Type::Vanished);
}

void tst_TranslationFile::readsXliff()
{
    const QByteArray xml = R"(<?xml version="1.0"?><xliff version="1.2"
xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="pieces.json" source-language="en"
target-language="pt-BR" datatype="plaintext"><header><tool tool-id="x"/></header><body>
<trans-unit id="1"><source>A <g id="1">strong</g> unit</source><seg-source>x</seg-source>
<target state="translated">Uma unidade <g id="1">forte</g></target><note>Look</note></trans-unit>
<trans-unit id="2" approved="no"><source>B</source><target state="final">b</target></trans-unit>
<trans-unit id="3"><source>C</source></trans-unit></body></file></xliff>)";
    const auto read = TranslationFile::read(xml, u"pt.xlf"_s);
    QVERIFY2(bool(read), read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->language, u"pt_BR"_s);
    const auto &messages = read->find(u"pieces.json"_s)->messages;
    QCOMPARE(messages.size(), 3u);
    QCOMPARE(messages[0].source, u"A strong unit"_s);
    QCOMPARE(messages[0].translation, u"Uma unidade forte"_s);
    QCOMPARE(messages[0].translatorComment, u"Look"_s);
    QCOMPARE(messages[0].type, Type::Finished);
    QCOMPARE(messages[1].type, Type::Unfinished);
    QVERIFY(messages[2].translation.isEmpty());
}

void tst_TranslationFile::refuses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *title, const char *name, const QByteArray &bytes,
                        const char *message) {
        QTest::newRow(title) << QString::fromLatin1(name) << bytes << QString::fromUtf8(message);
    };
    const QByteArray head = "msgid \"\"\nmsgstr \"Language: es\\n\"\n\n";
    row("a picture", "a.png", "x", "a.png: Translations are .ts, .po, .xlf or .xliff files.");
    row("empty po", "a.po", "", "a.po:1: This is no translation");
    row("prose", "a.po", "Hello there", "a.po:1: “Hello there” is no word of a translation.");
    row("not closed", "a.po", head + "msgid \"a\nmsgstr \"b\"", "a.po:4: A text is not closed");
    row("quote inside", "a.po", head + "msgid \"a\"b\"", "a.po:4: A text is not closed");
    row("no text", "a.po", head + "msgid", "a.po:4: Behind “msgid” a text");
    row("no msgstr", "a.po", head + "msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"", "has no msgstr");
    row("msgstr first", "a.po", head + "msgstr \"c\"", "a.po:4: A msgstr stands before its msgid.");
    row("loose text", "a.po", "\"x\"", "a.po:1: A text stands where none belongs.");
    row("wrong form", "a.po", head + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[2] \"c\"",
        "a.po:6: The plural forms must be counted");
    row("Latin-1", "a.po", head + "msgid \"a\"\nmsgstr \"\xe9\"",
        "a.po:1: The file is not in UTF-8");
    row("another charset", "a.po",
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"",
        "The file is not in UTF-8");
    row("empty xlf", "a.xlf", "", "a.xlf:1: ");
    row("no xliff", "a.xlf", "<TS></TS>", "a.xlf:1: This is no XLIFF file");
    row("version 2", "a.xlf", "<xliff version=\"2.0\"/>",
        "a.xlf:1: This is XLIFF 2.0; only XLIFF 1.2 can be read.");
    row("cut off", "a.xlf", "<xliff version='1.2'>\n<file original='a'>\n<body>", "a.xlf:3: ");
    row("entities", "a.xliff", "<!DOCTYPE x [<!ENTITY a \"aaaa\">]><xliff>&a;</xliff>",
        "must not declare entities");
    row("two languages", "a.xlf",
        "<xliff><file target-language='es'/><file target-language='fr'/></xliff>",
        "The file has more than one language: es and fr.");
    row("too large", "a.xlf", QByteArray(limits::textBytes + 1, ' '), "larger than");
    row("too large po", "a.po", QByteArray(limits::textBytes + 1, ' '), "larger than");
}

void tst_TranslationFile::refuses()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto read = TranslationFile::read(bytes, name);
    QVERIFY(!read);
    QVERIFY2(read.error().message.contains(message), qPrintable(read.error().message));
}

void tst_TranslationFile::mergesTheWorkOfOthers()
{
    TsCatalog own;
    TsMessage stale = made(u"Move"_s, u"Mover"_s, Type::Unfinished);
    stale.oldSource = u"Go"_s;
    stale.extraComment = u"action move"_s;
    stale.extras.insert(u"extra-x"_s, u"kept"_s);
    own.context(u"a.lua"_s).messages = {stale, made(u"Attack"_s, u"Atacar"_s, Type::Finished),
                                        made(u"Gone"_s, u"Ido"_s, Type::Vanished)};
    own.context(u"b.lua"_s).messages = {made(u"Attack"_s, {}, Type::Unfinished)};
    TsCatalog other;
    TsMessage done = made(u"Move"_s, u"Desplazar"_s, Type::Finished);
    done.translatorComment = u"Better"_s;
    other.context(u"a.lua"_s).messages = {done, made(u"Attack"_s, {}, Type::Unfinished),
                                          made(u"Gone"_s, u"Se fue"_s, Type::Finished),
                                          made(u"Strange"_s, u"Raro"_s, Type::Finished)};
    const TranslationMerge merge = TranslationMerge::of(own, other);
    QCOMPARE(merge.unknown, QStringList{u"Strange"_s});
    QCOMPARE(merge.changes.size(), 2u);
    QCOMPARE(merge.same, 1);
    merge.applyTo(own);
    const TsMessage &move = own.contexts[0].messages[0];
    QCOMPARE(move.translation, u"Desplazar"_s);
    QCOMPARE(move.type, Type::Finished);
    QVERIFY(move.oldSource.isEmpty());
    QCOMPARE(move.translatorComment, u"Better"_s);
    QCOMPARE(move.extraComment, u"action move"_s);
    QCOMPARE(move.extras.size(), 1);
    QCOMPARE(own.contexts[0].messages[1].translation, u"Atacar"_s);
    QCOMPARE(own.contexts[0].messages[2].type, Type::Vanished);
    QCOMPARE(own.contexts[0].messages[2].translation, u"Se fue"_s);
    QVERIFY(TranslationMerge::of(own, own).changes.empty());
    // Without a context every text with the same source gets it.
    TsCatalog loose;
    loose.context({}).messages = {made(u"Attack"_s, u"Ataque"_s, Type::Finished)};
    QCOMPARE(TranslationMerge::of(own, loose).changes.size(), 2u);
}

QTEST_GUILESS_MAIN(tst_TranslationFile)
#include "tst_translationfile.moc"
