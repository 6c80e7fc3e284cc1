// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/uses/idschema.h"

#include "editor/document/jsonwalk.h"
#include "editor/pages/boards/edits/spacerename.h"
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/module/idrename.h"
#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/tables/kindedit.h"
#include "editor/pages/tables/tablefiles.h"
#include "engine/module/read/moduleloader.h"
#include "tests/editor/openmodule.h"

using namespace editor;
using engine::Json;
using Role = idschema::Meaning::Role;

namespace {

const QString c_boxes = QStringLiteral("boards/display.json");

/// One kind of things that the editor gives other ids.
struct Renamer
{
    IdKind kind;
    /// Changes the thing and what names it in JSON; false: it can't be called so.
    std::function<bool(const ModuleDocument &document, Draft &draft, const QString &from,
                       const QString &to)>
        rename;
};

QList<Use> sure(const QList<Reference> &references)
{
    QList<Use> places;
    for (const Reference &one : references) {
        const bool isJson = one.use.kind == Use::Kind::Key || one.use.kind == Use::Kind::Value;
        if (one.isSure && isJson)
            places.append(one.use);
    }
    return places;
}

Renamer plain(IdKind kind)
{
    return {kind,
            [kind](const ModuleDocument &document, Draft &draft, const QString &from,
                   const QString &to) {
                Uses uses(document);
                const auto found = idrename::references(uses, document.files(), kind, from);
                return idrename::rename(draft, kind, from, to, sure(found));
            }};
}

Renamer terrain(IdKind kind, kindedit::List list)
{
    return {kind,
            [list](const ModuleDocument &, Draft &draft, const QString &from, const QString &to) {
                return kindedit::rename(draft, list, from, to);
            }};
}

Renamer named(IdKind kind, const char *section)
{
    return {
        kind,
        [section](const ModuleDocument &, Draft &draft, const QString &from, const QString &to) {
            return CounterEdit(draft).renameNamed(QString::fromLatin1(section), from, to);
        }};
}

bool renameSpace(const ModuleDocument &document, Draft &draft, const QString &from,
                 const QString &to)
{
    const QList<Use> own = idschema::own(document.files(), IdKind::Space, from);
    const auto model = BoardModel::read(own.value(0).place.file, document.files());
    const SpaceRename rename(*model, from);
    // Hexes have their numbers from the grid, areas of a picture take their shape along.
    const bool isHex = model->cells() && model->cells()->find(from) >= 0;
    const BoardArea *area = model->areas().find(from);
    return !isHex && !(area && area->isOfPicture)
        && rename.apply(draft, to, sure(rename.references(document)));
}

bool renamePiece(const ModuleDocument &, Draft &draft, const QString &from, const QString &to)
{
    const int index = PieceFile::of(draft.files()).indexOf(from);
    return index >= 0 && CounterEdit(draft).rename(index, to);
}

bool renameTable(const ModuleDocument &, Draft &draft, const QString &from, const QString &to)
{
    for (const QString &file : tablefiles::names(draft.files())) {
        if (tablefiles::id(draft.files(), file) == from)
            return !tablefiles::rename(draft, file, to, {}).isEmpty();
    }
    return false;
}

std::vector<Renamer> renamers()
{
    return {plain(IdKind::Side),
            plain(IdKind::Option),
            plain(IdKind::Seat),
            plain(IdKind::Scenario),
            plain(IdKind::Variable),
            plain(IdKind::PieceProperty),
            plain(IdKind::SpaceProperty),
            plain(IdKind::Phase),
            terrain(IdKind::Terrain, kindedit::List::Terrains),
            terrain(IdKind::Edge, kindedit::List::Edges),
            terrain(IdKind::Way, kindedit::List::Ways),
            terrain(IdKind::Mobility, kindedit::List::Classes),
            named(IdKind::Formation, "formations"),
            named(IdKind::Type, "types"),
            named(IdKind::Template, "templates"),
            {IdKind::Space, renameSpace},
            {IdKind::Piece, renamePiece},
            {IdKind::Table, renameTable}};
}

/// Of every kind the first and the last that have an id, and the keys that the files use.
struct Words
{
    explicit Words(const ModuleDocument &document);

    QMap<IdKind, QStringList> ids;
    QStringList keys;
};

Words::Words(const ModuleDocument &document)
{
    QSet<QString> used;
    for (auto it = document.files().cbegin(); it != document.files().cend(); ++it) {
        JsonWalk::through(**it, [&](const JsonWalk::Stop &stop) {
            const auto *key = stop.path.empty() ? nullptr : std::get_if<QString>(&stop.path.back());
            const auto add = [&](Use::Kind kind, const QString &text) {
                const auto meaning = idschema::at(it.key(), stop.path, kind);
                if (meaning.role == Role::Own)
                    ids[meaning.kind].append(text);
                else if (meaning.role == Role::Format && kind == Use::Kind::Key)
                    used.insert(text);
            };
            if (key)
                add(Use::Kind::Key, *key);
            if (stop.value.type() == JsonText::Type::String)
                add(Use::Kind::Value, stop.value.toText());
        });
    }
    keys = QStringList(used.begin(), used.end());
    keys.sort();
}

/// Every flaw by its place.
QStringList flaws(const ModuleDocument &document)
{
    QStringList found;
    for (const engine::Issue &issue : engine::loadModule(document.snapshot()).issues) {
        const QString folder = issue.file.section(u'/', 0, 0);
        found.append(
            QStringLiteral("%1 %2 %3").arg(int(issue.severity)).arg(folder).arg(issue.line));
    }
    found.sort();
    return found;
}

} // namespace

/// Ids are told from words that are only spelled like them.
class tst_IdSchema : public QObject
{
    Q_OBJECT

private slots:
    void meanings_data();
    void meanings();
    void knowsEveryFile_data() { openmodule::rows(); }
    void knowsEveryFile();
    void aBoxCalledBox();
    void renamesAndBack_data() { openmodule::rows(); }
    void renamesAndBack();
    void sidesKeepOffWords();
    void whatIsAlwaysThere();
};

void tst_IdSchema::meanings_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isKey");
    QTest::addColumn<int>("role");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *file, const char *path, bool isKey, Role role,
                        IdKind kind = IdKind::Side) {
        QTest::addRow("%s %s %s", file, path, isKey ? "key" : "text")
            << file << path << isKey << int(role) << int(kind);
    };
    row("boards/a.json", "spaces/box", true, Role::Own, IdKind::Space);
    row("boards/a.json", "spaces/box/box", true, Role::Format);
    row("boards/a.json", "spaces/box/kind", false, Role::Format);
    row("boards/a.json", "spaces/box/values/box", true, Role::Data);
    row("boards/a.json", "spaces/box/values", true, Role::Format);
    row("boards/a.json", "tracks/0/1", false, Role::Name, IdKind::Space);
    row("boards/a.json", "spaces", true, Role::Format);
    row("boards/a.json", "style/signs/0/side", false, Role::Name, IdKind::Side);
    row("boards/a.json", "style/signs/0/property", false, Role::Name, IdKind::SpaceProperty);
    row("boards/a.json", "style/signs/0/look", false, Role::Format);
    row("boards/a.json", "style/entries/0/side", false, Role::Name, IdKind::Side);
    row("boards/a.json", "style/entries/0/from", false, Role::Name, IdKind::Space);
    row("scenarios/a.json", "control/red", true, Role::Name, IdKind::Side);
    row("scenarios/a.json", "control/red/0", false, Role::Name, IdKind::Space);
    row("scenarios/a.json", "setup/0101/0", false, Role::Name, IdKind::Piece);
    row("scenarios/a.json", "setup/0101/0/piece", false, Role::Name, IdKind::Piece);
    row("scenarios/a.json", "setup/0101/0/piece", true, Role::Format);
    row("scenarios/a.json", "spaces/0101/control", false, Role::Name, IdKind::Side);
    row("scenarios/a.json", "spaces/0101/mined", true, Role::Name, IdKind::SpaceProperty);
    row("scenarios/a.json", "title", false, Role::Format);
    row("rules/sequence.json", "phases/0/phases/1/phases/0/id", false, Role::Own, IdKind::Phase);
    row("rules/sequence.json", "phases/0/phases/1/each/0", false, Role::Name, IdKind::Side);
    row("rules/state.json", "variables/max", true, Role::Own, IdKind::Variable);
    row("rules/state.json", "variables/max/max", true, Role::Format);
    row("rules/state.json", "variables/max/initial/0", false, Role::Value);
    row("tables/terrain.json", "terrains/0/cost/foot", true, Role::Name, IdKind::Mobility);
    row("tables/terrain.json", "features/0/leave/foot", true, Role::Name, IdKind::Mobility);
    row("tables/terrain.json", "features/0/cuts/0", false, Role::Name, IdKind::Way);
    row("tables/terrain.json", "edges/0/variants/thaw/stops/0", false, Role::Name,
        IdKind::Mobility);
    row("tables/terrain.json", "edges/0/variants/thaw/cost/foot", true, Role::Name,
        IdKind::Mobility);
    row("tables/terrain.json", "edges/0/variants/thaw", true, Role::Data);
    row("tables/crt.json", "cells/0/1", false, Role::Data);
    row("tables/crt.json", "cells", true, Role::Format);
    row("notes/own.json", "anything", true, Role::Data);
}

void tst_IdSchema::meanings()
{
    QFETCH(QString, file);
    QFETCH(QString, path);
    QFETCH(bool, isKey);
    QFETCH(int, role);
    QFETCH(int, kind);
    JsonPath steps;
    for (const QString &step : path.split(u'/')) {
        bool isIndex = false;
        const int index = step.size() < 3 ? step.toInt(&isIndex) : 0;
        steps.push_back(isIndex ? JsonStep(qsizetype(index)) : JsonStep(step));
    }
    const auto found = idschema::at(file, steps, isKey ? Use::Kind::Key : Use::Kind::Value);
    QCOMPARE(int(found.role), role);
    QCOMPARE(int(found.kind), kind);
}

void tst_IdSchema::knowsEveryFile()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    const Words words(*document);
    for (const IdKind kind :
         {IdKind::Side, IdKind::Board, IdKind::Scenario, IdKind::Rule, IdKind::Phase})
        QVERIFY2(!words.ids.value(kind).isEmpty(), qPrintable(QString::number(int(kind))));
    QVERIFY(words.keys.contains(QStringLiteral("format")));
}

void tst_IdSchema::aBoxCalledBox()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    Draft draft = document->draft();
    const JsonText *box = draft.json(c_boxes, {QStringLiteral("spaces")});
    QVERIFY(box && box->size() > 1);
    const QString first = box->keyAt(0);
    const auto rename = [&](const QString &from, const QString &to) {
        Draft change = document->draft();
        QVERIFY(renameSpace(*document, change, from, to));
        document->commit(change, QStringLiteral("Rename"));
    };
    const auto before = openmodule::bytes(*document);
    const QStringList issues = flaws(*document);
    rename(first, QStringLiteral("box"));
    rename(QStringLiteral("box"), QStringLiteral("cup"));
    QVERIFY(document->json(
        c_boxes, {QStringLiteral("spaces"), QStringLiteral("cup"), QStringLiteral("box")}));
    QCOMPARE(flaws(*document), issues);
    rename(QStringLiteral("cup"), first);
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_IdSchema::renamesAndBack()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    const Words words(*document);
    const auto before = openmodule::bytes(*document);
    const QStringList issues = flaws(*document);
    const auto rename = [&](const Renamer &one, const QString &from, const QString &to) {
        Draft draft = document->draft();
        const bool isDone = one.rename(*document, draft, from, to);
        if (isDone)
            document->commit(draft, QStringLiteral("Rename"));
        return isDone;
    };
    qsizetype next = 0;
    int done = 0;
    for (const Renamer &one : renamers()) {
        const QStringList ids = words.ids.value(one.kind);
        for (const QString &id : QSet<QString>{ids.value(0), ids.value(ids.size() - 1)}) {
            // Over the kinds and modules each of the keys has its turn.
            for (int i = 0; i < 4 && !id.isEmpty(); ++i) {
                const QString key = words.keys[next++ % words.keys.size()];
                if (!rename(one, id, key))
                    continue;
                const QString what = QStringLiteral("%1 %2 > %3").arg(int(one.kind)).arg(id, key);
                // What is said when it fails is put together in any case.
                const QStringList now = flaws(*document);
                QVERIFY2(now == issues, qPrintable(what + u": " + now.join(u' ')));
                QVERIFY2(rename(one, key, id), qPrintable(what));
                QVERIFY2(openmodule::bytes(*document) == before, qPrintable(what));
                ++done;
            }
        }
    }
    QVERIFY(done > 20);
}

// A word that the game reads as a value would become the side.
void tst_IdSchema::sidesKeepOffWords()
{
    const auto document = openmodule::open(QStringLiteral("leningrad41"));
    QVERIFY(idschema::isValue(document->files(), QStringLiteral("sun")));
    QVERIFY(!idrename::isFree(document->files(), IdKind::Side, QStringLiteral("sun")));
    QVERIFY(idrename::isFree(document->files(), IdKind::Side, QStringLiteral("box")));
}

void tst_IdSchema::whatIsAlwaysThere()
{
    const auto document = openmodule::open(QStringLiteral("leningrad41"));
    Draft draft = document->draft();
    QVERIFY(!idrename::rename(draft, IdKind::Variable, QStringLiteral("turn"),
                              QStringLiteral("month"), {}));
    QVERIFY(!idrename::isFree(document->files(), IdKind::Variable, QStringLiteral("turn")));
    QVERIFY(!idrename::isFree(document->files(), IdKind::SpaceProperty, QStringLiteral("control")));
    QVERIFY(idrename::isFree(document->files(), IdKind::PieceProperty, QStringLiteral("control")));
}

QTEST_GUILESS_MAIN(tst_IdSchema)
#include "tst_idschema.moc"

#include <QSet>
