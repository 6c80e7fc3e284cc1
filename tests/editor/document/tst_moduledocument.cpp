// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/moduledocument.h"
#include "engine/core/random.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace editor;
using engine::Json;
using engine::Random;

namespace {

const QString c_map = QStringLiteral("boards/map.json");

void copyFolder(const QString &from, const QString &to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString target = to + u'/' + QDir(from).relativeFilePath(path);
        QDir().mkpath(QFileInfo(target).path());
        QFile::copy(path, target);
    }
}

QMap<QString, QByteArray> bytesOf(const ModuleDocument &document)
{
    QMap<QString, QByteArray> bytes;
    for (const QString &name : document.files().keys())
        bytes.insert(name, document.bytes(name));
    return bytes;
}

QMap<QString, QByteArray> bytesOf(const QString &folder)
{
    QMap<QString, QByteArray> bytes;
    const auto files = engine::ModuleFiles::open(folder);
    for (const QString &name : files->names())
        bytes.insert(name, files->read(name).value());
    return bytes;
}

/// A place somewhere in a value.
JsonPath randomPath(const JsonText &from, Random &random)
{
    JsonPath path;
    const JsonText *here = &from;
    while (here->isContainer() && here->size()) {
        const auto index = qsizetype(random.below(uint32_t(here->size())));
        if (here->type() == JsonText::Type::Object)
            path.push_back(here->keyAt(index));
        else
            path.push_back(index);
        here = here->members()[size_t(index)].value.get();
        if (!random.below(4))
            break;
    }
    return path;
}

/// One change somewhere, of any kind that a draft knows.
void editAtRandom(Draft &draft, Random &random)
{
    const QStringList names = draft.files().keys();
    const QString name = names[qsizetype(random.below(uint32_t(names.size())))];
    const JsonText *root = draft.json(name);
    if (!root) {
        draft.setBytes(name, draft.files().value(name)->bytes() + "-- further\n");
        return;
    }
    const JsonPath path = randomPath(*root, random);
    JsonPath parent = path;
    if (!parent.empty())
        parent.pop_back();
    switch (random.below(6)) {
    case 0:
        draft.set(name, path, Json(int(random.below(100))));
        break;
    case 1:
        draft.remove(name, path);
        break;
    case 2:
        draft.insert(name, parent, 0, Json(QStringLiteral("new")));
        break;
    case 3: {
        Json object = Json::object();
        object.insert(QStringLiteral("terrain"), QStringLiteral("woods"));
        parent.push_back(QStringLiteral("key %1").arg(random.below(50)));
        draft.set(name, parent, object);
        break;
    }
    case 4:
        draft.rename(name, path, QStringLiteral("renamed %1").arg(random.below(1000)));
        break;
    default:
        draft.move(name, parent, 0, 1);
    }
}

} // namespace

class tst_ModuleDocument : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensAndSavesWithoutATrace_data() { modules(); }
    void opensAndSavesWithoutATrace();
    void undoesAnySequence_data() { modules(); }
    void undoesAnySequence();
    void writesLikeTheNeighbours();
    void setsManyKeysAtOnce();
    void mergesAStroke();
    void refusesEditsInAnswerToEdits();
    void refusesPathsThatLeadNowhere();
    void savesWhatChanged();
    void noticesChangesFromOutside();
    void keepsFilesThatAreNoJson();

private:
    static void modules();
    std::shared_ptr<ModuleDocument> openCopy(const QString &module = QStringLiteral("tutorial"));

    std::unique_ptr<QTemporaryDir> m_dir;
};

void tst_ModuleDocument::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

void tst_ModuleDocument::modules()
{
    QTest::addColumn<QString>("module");
    const QDir folder(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"));
    for (const QString &name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(name)) << name;
}

std::shared_ptr<ModuleDocument> tst_ModuleDocument::openCopy(const QString &module)
{
    const QString copy = m_dir->filePath(module);
    copyFolder(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + module, copy);
    auto document = ModuleDocument::open(copy);
    return document ? std::move(document).value() : nullptr;
}

void tst_ModuleDocument::opensAndSavesWithoutATrace()
{
    QFETCH(QString, module);
    const auto document = openCopy(module);
    QVERIFY(document);
    const auto before = bytesOf(document->folder());
    QVERIFY(!before.isEmpty());
    QCOMPARE(bytesOf(*document), before);
    QVERIFY(!document->isModified());
    QVERIFY(bool(document->save()));
    QCOMPARE(bytesOf(document->folder()), before);
    QCOMPARE(bytesOf(document->folder()),
             bytesOf(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + module));
}

void tst_ModuleDocument::undoesAnySequence()
{
    QFETCH(QString, module);
    const auto document = openCopy(module);
    QVERIFY(document);
    const auto before = bytesOf(*document);
    Random random(1);
    for (int i = 0; i < 500; ++i) {
        Draft draft = document->draft();
        editAtRandom(draft, random);
        document->commit(draft, QStringLiteral("edit %1").arg(i));
        if (!random.below(5))
            document->history().undo();
        if (!random.below(7))
            document->history().redo();
    }
    QVERIFY(document->history().index() > 100);
    const auto after = bytesOf(*document);
    for (auto it = after.constBegin(); it != after.constEnd(); ++it) {
        if (it.key().endsWith(QLatin1String(".json")))
            QVERIFY2(bool(Json::parse(*it, it.key())), qPrintable(it.key()));
    }
    const int index = document->history().index();
    document->history().setIndex(0);
    QCOMPARE(bytesOf(*document), before);
    QVERIFY(!document->isModified());
    document->history().setIndex(index);
    QCOMPARE(bytesOf(*document), after);
}

void tst_ModuleDocument::writesLikeTheNeighbours()
{
    Draft draft(
        {{QStringLiteral("a.json"), std::make_shared<FileContent>(QStringLiteral("a.json"), R"({
  "list": [1, 2],
  "spaces": {
    "0101": {"terrain": "woods"},
    "0103": {"terrain": "hills", "name": "Höhe"}
  }
}
)")}});
    Json woods = Json::object();
    woods.insert(QStringLiteral("terrain"), QStringLiteral("woods"));
    const QString file = QStringLiteral("a.json");
    const QString spaces = QStringLiteral("spaces");
    QVERIFY(draft.set(file, {spaces, QStringLiteral("0102")}, woods));
    QVERIFY(draft.set(file, {spaces, QStringLiteral("0103"), QStringLiteral("terrain")},
                      QStringLiteral("town")));
    QVERIFY(draft.insert(file, {QStringLiteral("list")}, 2, 3));
    QVERIFY(draft.insert(file, {QStringLiteral("list")}, 0, 0));
    QVERIFY(draft.remove(file, {spaces, QStringLiteral("0101")}));
    QVERIFY(draft.set(file, {QStringLiteral("page"), qsizetype(0)}, 1) == false);
    QVERIFY(draft.insert(file, {spaces}, 0, 1) == false);
    QVERIFY(draft.insert(file, {QStringLiteral("labels")}, 1, 1) == false);
    QCOMPARE(draft.files()[file]->bytes(), QByteArray(R"({
  "list": [0, 1, 2, 3],
  "spaces": {
    "0102": {"terrain": "woods"},
    "0103": {"terrain": "town", "name": "Höhe"}
  }
}
)"));
}

void tst_ModuleDocument::setsManyKeysAtOnce()
{
    Draft draft(
        {{QStringLiteral("a.json"),
          std::make_shared<FileContent>(QStringLiteral("a.json"),
                                        "{\n  \"s\": {\n    \"b\": 1,\n    \"d\": 2\n  }\n}\n")}});
    const JsonPath path{QStringLiteral("s")};
    QVERIFY(draft.setMany(QStringLiteral("a.json"), path,
                          {{QStringLiteral("a"), 0},
                           {QStringLiteral("b"), Json()},
                           {QStringLiteral("c"), 3},
                           {QStringLiteral("d"), 4}}));
    QCOMPARE(draft.files().first()->bytes(),
             QByteArray("{\n  \"s\": {\n    \"a\": 0,\n    \"c\": 3,\n    \"d\": 4\n  }\n}\n"));
}

void tst_ModuleDocument::mergesAStroke()
{
    const auto document = openCopy();
    const auto before = bytesOf(*document);
    for (int i = 1; i < 5; ++i) {
        Draft draft = document->draft();
        QVERIFY(draft.set(
            c_map,
            {QStringLiteral("spaces"), QStringLiteral("010%1").arg(i), QStringLiteral("terrain")},
            QStringLiteral("swamp")));
        document->commit(draft, QStringLiteral("Paint"), QStringLiteral("stroke 1"));
    }
    QCOMPARE(document->history().count(), 1);
    document->history().undo();
    QCOMPARE(bytesOf(*document), before);
    document->commit(document->draft(), QStringLiteral("Nothing"));
    QCOMPARE(document->history().count(), 1);
}

void tst_ModuleDocument::refusesEditsInAnswerToEdits()
{
    const auto document = openCopy();
    const auto before = bytesOf(*document);
    const QString file = QStringLiteral("rules/main.lua");
    int answers = 0;
    connect(document.get(), &ModuleDocument::changed, this, [&] {
        QTest::ignoreMessage(QtWarningMsg, "refused an edit in answer to an edit: Answer");
        Draft draft = document->draft();
        draft.setBytes(file, QByteArray::number(++answers));
        document->commit(draft, QStringLiteral("Answer"));
    });
    const auto edit = [&](const QByteArray &bytes) {
        Draft draft = document->draft();
        draft.setBytes(file, bytes);
        document->commit(draft, QStringLiteral("Edit"));
    };

    edit("-- one\n");
    QCOMPARE(document->bytes(file), "-- one\n");
    QCOMPARE(document->history().count(), 1);
    document->history().undo();
    QCOMPARE(bytesOf(*document), before);
    QVERIFY(document->history().canRedo());
    document->history().redo();
    QCOMPARE(document->bytes(file), "-- one\n");
    edit("-- two\n");
    QCOMPARE(document->bytes(file), "-- two\n");
    QCOMPARE(document->history().count(), 2);
    QCOMPARE(answers, 4);
}

void tst_ModuleDocument::refusesPathsThatLeadNowhere()
{
    const auto document = openCopy();
    Draft draft = document->draft();
    QVERIFY(!draft.set(c_map, {}, 1));
    QVERIFY(!draft.set(c_map, {QStringLiteral("name"), QStringLiteral("x")}, 1));
    QVERIFY(!draft.set(QStringLiteral("absent.json"), {QStringLiteral("x")}, 1));
    QVERIFY(!draft.set(QStringLiteral("rules/main.lua"), {QStringLiteral("x")}, 1));
    QVERIFY(!draft.insert(c_map, {QStringLiteral("edges")}, 100'000, 1));
    QVERIFY(!draft.insert(c_map, {QStringLiteral("grid")}, 0, 1));
    QVERIFY(!draft.remove(c_map, {QStringLiteral("nothing")}));
    QVERIFY(!draft.remove(c_map, {}));
    QVERIFY(!draft.rename(c_map, {QStringLiteral("name")}, QStringLiteral("id")));
    QVERIFY(!draft.move(c_map, {QStringLiteral("edges")}, 0, 100'000));
    document->commit(draft, QStringLiteral("Nothing"));
    QCOMPARE(document->history().count(), 0);
}

void tst_ModuleDocument::savesWhatChanged()
{
    const auto document = openCopy();
    QSignalSpy spy(document.get(), &ModuleDocument::changed);
    Draft draft = document->draft();
    QVERIFY(draft.set(c_map, {QStringLiteral("name")}, QStringLiteral("Another valley")));
    draft.setBytes(QStringLiteral("art/new/own.svg"), "<svg/>");
    draft.removeFile(QStringLiteral("README.md"));
    document->commit(draft, QStringLiteral("Edit"));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(document->changedFiles(),
             QStringList({QStringLiteral("README.md"), QStringLiteral("art/new/own.svg"), c_map}));
    QVERIFY(bool(document->save()));
    QVERIFY(!document->isModified());
    QVERIFY(document->changedOutside().isEmpty());
    QCOMPARE(bytesOf(document->folder()), bytesOf(*document));
    QVERIFY(!QFile::exists(document->folder() + QStringLiteral("/README.md")));
    document->history().undo();
    QCOMPARE(document->changedFiles().size(), 3);
}

void tst_ModuleDocument::noticesChangesFromOutside()
{
    const auto document = openCopy();
    const QString main = QStringLiteral("rules/main.lua");
    const QByteArray before = document->bytes(main);
    QFile file(document->folder() + u'/' + main);
    QVERIFY(file.open(QIODevice::Append));
    file.write("-- from outside\n");
    file.close();
    QVERIFY(QFile::remove(document->folder() + QStringLiteral("/README.md")));
    const QStringList changed = document->changedOutside();
    QCOMPARE(changed, QStringList({QStringLiteral("README.md"), main}));
    QVERIFY(bool(document->takeFromDisk({main})));
    QCOMPARE(document->bytes(main), before + "-- from outside\n");
    document->keepMine({QStringLiteral("README.md")});
    QVERIFY(document->changedOutside().isEmpty());
    QCOMPARE(document->changedFiles(), QStringList{QStringLiteral("README.md")});
    document->history().undo();
    QCOMPARE(document->bytes(main), before);
}

void tst_ModuleDocument::keepsFilesThatAreNoJson()
{
    const auto document = openCopy();
    Draft draft = document->draft();
    draft.setBytes(c_map, "{\"broken\": ");
    document->commit(draft, QStringLiteral("Type"));
    QVERIFY(!document->json(c_map));
    QVERIFY(!document->files()[c_map]->error().isEmpty());
    QCOMPARE(document->bytes(c_map), QByteArray("{\"broken\": "));
    QVERIFY(!ModuleDocument::open(m_dir->filePath(QStringLiteral("nowhere"))));
}

QTEST_GUILESS_MAIN(tst_ModuleDocument)
#include "tst_moduledocument.moc"
