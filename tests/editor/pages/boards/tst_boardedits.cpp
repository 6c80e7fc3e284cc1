// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/pages/boards/boardhand.h"

#include "app/view/counter/drawncheck.h"
#include "editor/pages/boards/edits/boardfileedit.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/gridedit.h"
#include "editor/pages/boards/edits/hexedit.h"
#include "editor/pages/boards/edits/spacerename.h"
#include "editor/pages/boards/model/boardscan.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "editor/pages/boards/panels/boardpictures.h"
#include "editor/pages/boards/panels/selectionpanel.h"
#include "engine/core/random.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/modulelint.h"

#include <QApplication>
#include <QImage>

using namespace editor;
using engine::Json;

namespace {

const QString c_hex = QStringLiteral("resources/templates/hex");

/// The first error of the module as it is in the document; empty: none.
QString firstError(ModuleDocument &document)
{
    const auto loaded = engine::loadModule(document.snapshot());
    for (const engine::Issue &issue : loaded.issues) {
        if (issue.severity == engine::Issue::Severity::Error)
            return issue.file + u':' + QString::number(issue.line) + u' ' + issue.message;
    }
    return {};
}

} // namespace

class tst_BoardEdits : public QObject
{
    Q_OBJECT

private slots:
    void grid_data();
    void grid();
    void gridKeepsContent();
    void numbersAreTakenAlong();
    void boards();
    void boxes();
    void tracks();
    void clipboard();
    void selectionPanel();
    void missing();
    void pictures();
    void scan();
    void randomPainting_data();
    void randomPainting();
};

void tst_BoardEdits::grid_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (const char *source : {"resources/templates/hex", "modules/tutorial"}) {
        const auto row = [&](const char *key, const char *value) {
            QTest::addRow("%s %s %s", source, key, value)
                << QString::fromLatin1(source) << QString::fromLatin1(key)
                << QString::fromLatin1(value);
        };
        row("columns", "30");
        row("columns", "4");
        row("rows", "3");
        row("rows", "40");
        row("orientation", "\"pointy\"");
        row("shifted", "\"odd\"");
        row("numbering", "\"{CA}{R}\"");
        row("first_column", "11");
        row("first_row", "0");
        row("columns_grow", "\"left\"");
        row("rows_grow", "\"up\"");
        row("side", "30");
    }
}

// After any change of the grid the board has no mistake that it did not have before.
void tst_BoardEdits::grid()
{
    QFETCH(QString, source);
    QFETCH(QString, key);
    QFETCH(QString, value);
    BoardHand hand(source);
    QCOMPARE(firstError(hand.document()), QString());
    const Json json = Json::parse(value.toUtf8(), QString()).value();
    Draft draft = hand.document().draft();
    QVERIFY(GridEdit(draft, hand.model()).set(key, json));
    hand.document().commit(draft, QStringLiteral("Grid"));
    const QString error = firstError(hand.document());
    const bool isElsewhere = error.startsWith(u"scenarios/") || error.startsWith(u"rules/")
        || error.startsWith(u"locale/");
    QVERIFY2(error.isEmpty() || isElsewhere, qPrintable(error));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::gridKeepsContent()
{
    BoardHand hand(c_hex);
    const QString key = QStringLiteral("columns");
    for (const int columns : {5, 10}) {
        Draft draft = hand.document().draft();
        QVERIFY(GridEdit(draft, hand.model()).set(key, columns));
        hand.document().commit(draft, QStringLiteral("Grid"));
    }
    QCOMPARE(hand.model().terrain(QStringLiteral("0302")), QStringLiteral("woods"));
    QVERIFY(!hand.model().entry(QStringLiteral("0907")));
    QCOMPARE(hand.model().ways().front().spaces.size(), 5);
    // Columns at the low end move everything on.
    Draft draft = hand.document().draft();
    QVERIFY(GridEdit(draft, hand.model()).insertBefore(2, 0));
    hand.document().commit(draft, QStringLiteral("Grid"));
    QCOMPARE(hand.model().terrain(QStringLiteral("0502")), QStringLiteral("woods"));
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::numbersAreTakenAlong()
{
    BoardHand hand(c_hex);
    Draft draft = hand.document().draft();
    QVERIFY(GridEdit(draft, hand.model()).set(QStringLiteral("first_column"), 21));
    hand.document().commit(draft, QStringLiteral("Grid"));
    QCOMPARE(hand.model().spaceName(QStringLiteral("2604")), QStringLiteral("Oakford"));
    QCOMPARE(hand.model().ways().front().spaces.first(), QStringLiteral("2104"));
    // Scenarios speak of the same hexes.
    const JsonText *setup =
        hand.document().json(QStringLiteral("scenarios/battle.json"), {QStringLiteral("setup")});
    QVERIFY(setup && setup->size() > 0);
    QVERIFY(hand.model().contains(setup->keyAt(0)));
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::boards()
{
    BoardHand hand(c_hex);
    auto &panel = hand.page().boardPanel();
    panel.addBoard(QStringLiteral("Off the map"), engine::Board::Kind::Boxes, 0, 0);
    QCOMPARE(hand.session().file(), QStringLiteral("boards/off-the-map.json"));
    QCOMPARE(firstError(hand.document()), QString());
    panel.addBoard(QStringLiteral("North"), engine::Board::Kind::Hex, 12, 9);
    QCOMPARE(hand.model().cells()->count(), 108);
    QCOMPARE(firstError(hand.document()), QString());
    hand.page().open({QStringLiteral("boards/map.json"), 0, {}});
    panel.duplicateBoard();
    QCOMPARE(hand.session().files().size(), 4);
    QCOMPARE(firstError(hand.document()), QString());
    panel.removeBoard();
    QCOMPARE(hand.session().files().size(), 3);
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
    QCOMPARE(hand.session().files().size(), 1);
}

void tst_BoardEdits::boxes()
{
    BoardHand hand(QStringLiteral("modules/koenigsberg45"));
    hand.page().open({QStringLiteral("boards/display.json"), 0, {}});
    const QString cup = QStringLiteral("cup");
    const auto place = [&](const QString &id) {
        for (const auto &box : hand.model().boxes()) {
            if (box.id == id)
                return box.box;
        }
        return QRectF();
    };
    const QRectF before = place(cup);
    hand.key(Qt::Key_V);
    hand.drag({hand.at(cup), hand.at(cup) + QPoint(60, 30)});
    QVERIFY(place(cup).x() > before.x());
    QCOMPARE(place(cup).size(), before.size());
    const QPoint corner = hand.canvas().viewPoint(place(cup).bottomRight()).toPoint();
    hand.drag({corner, corner + QPoint(30, 30)});
    QVERIFY(place(cup).width() > before.width());
    QCOMPARE(hand.steps(), 2);
    hand.key(Qt::Key_U);
    const QPoint free = hand.canvas().viewPoint({40, 1000}).toPoint();
    hand.drag({free, free + QPoint(80, 60)});
    QCOMPARE(hand.session().selection().spaces.size(), 1);
    QCOMPARE(firstError(hand.document()), QString());
    hand.page().perform(EditCommand::Duplicate);
    hand.page().perform(EditCommand::Delete);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::tracks()
{
    BoardHand hand(c_hex);
    hand.page().boardPanel().addBoard(QStringLiteral("Track"), engine::Board::Kind::Boxes, 0, 0);
    Draft draft = hand.document().draft();
    QVERIFY(
        BoxEdit(draft, hand.model())
            .addTrack(QStringLiteral("Turn"), QStringLiteral("Turn"), 8, {0, 0, 80, 60}, {88, 0}));
    hand.document().commit(draft, QStringLiteral("Track"));
    QCOMPARE(hand.model().boxes().size(), size_t(8));
    QCOMPARE(firstError(hand.document()), QString());
    draft = hand.document().draft();
    const SpaceRename rename(hand.model(), QStringLiteral("turn-1"));
    QVERIFY(!rename.apply(draft, QStringLiteral("turn-2"), {}));
    QList<Use> places;
    for (const Reference &one : rename.references(hand.document()))
        places.append(one.use);
    QVERIFY(rename.apply(draft, QStringLiteral("first"), places));
    hand.document().commit(draft, QStringLiteral("Rename"));
    QCOMPARE(firstError(hand.document()), QString());
    draft = hand.document().draft();
    QVERIFY(
        BoxEdit(draft, hand.model()).remove({QStringLiteral("first"), QStringLiteral("turn-3")}));
    hand.document().commit(draft, QStringLiteral("Remove"));
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::clipboard()
{
    BoardHand hand(c_hex);
    hand.key(Qt::Key_V);
    hand.click(QStringLiteral("0604"));
    hand.click(QStringLiteral("0702"), Qt::ControlModifier);
    hand.page().perform(EditCommand::Copy);
    QVERIFY(hand.page().offers(EditCommand::Paste));
    QTest::mouseMove(&hand.canvas(), hand.at(QStringLiteral("0206")));
    hand.click(QStringLiteral("0206"));
    hand.page().perform(EditCommand::Paste);
    QCOMPARE(hand.model().spaceName(QStringLiteral("0206")), QStringLiteral("Oakford"));
    QCOMPARE(hand.model().terrain(QStringLiteral("0304")), QStringLiteral("hills"));
    // Into another module, over the system's clipboard.
    BoardHand other(QStringLiteral("modules/tutorial"));
    other.key(Qt::Key_V);
    other.click(QStringLiteral("0505"));
    other.page().perform(EditCommand::Paste);
    QCOMPARE(other.model().spaceName(QStringLiteral("0505")), QStringLiteral("Oakford"));
    hand.page().perform(EditCommand::Cut);
    QVERIFY(hand.model().spaceName(QStringLiteral("0206")).isEmpty());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
    QVERIFY(other.takesBackAll());
}

void tst_BoardEdits::selectionPanel()
{
    BoardHand hand(c_hex);
    auto &panel = hand.page().selectionPanel();
    hand.session().selectSpaces({QStringLiteral("0604"), QStringLiteral("0202")});
    QTRY_VERIFY(panel.field(QStringLiteral("terrain")));
    emit panel.field(QStringLiteral("terrain"))->edited(QStringLiteral("hills"));
    QCOMPARE(hand.model().terrain(QStringLiteral("0202")), QStringLiteral("hills"));
    QCOMPARE(hand.model().terrain(QStringLiteral("0604")), QStringLiteral("hills"));
    QCOMPARE(hand.steps(), 1);
    QTRY_VERIFY(panel.field(QStringLiteral("new")));
    emit panel.field(QStringLiteral("new"))->edited(QStringLiteral("sector = 3"));
    QCOMPARE(hand.model().values(QStringLiteral("0202"))[u"sector"].toInteger(), 3);
    QTRY_VERIFY(panel.field(QStringLiteral("values.sector")));
    emit panel.field(QStringLiteral("values.sector"))->edited(Json());
    QVERIFY(hand.model().values(QStringLiteral("0202"))[u"sector"].isNull());
    QVERIFY(panel.heading().contains(u'2'));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::missing()
{
    BoardHand hand(c_hex);
    // A road and a river go through the second.
    hand.session().selectSpaces({QStringLiteral("0101"), QStringLiteral("0404")});
    hand.page().boardPanel().leaveOut();
    QVERIFY(!hand.model().contains(QStringLiteral("0101")));
    QVERIFY(!hand.model().contains(QStringLiteral("0404")));
    QCOMPARE(firstError(hand.document()), QString());
    Draft draft = hand.document().draft();
    QVERIFY(GridEdit(draft, hand.model()).set(QStringLiteral("missing"), Json()));
    hand.document().commit(draft, QStringLiteral("Present"));
    QVERIFY(hand.model().contains(QStringLiteral("0404")));
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::pictures()
{
    BoardHand hand(c_hex);
    QTemporaryDir folder;
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    const QString path = folder.filePath(QStringLiteral("Ground.png"));
    QVERIFY(image.save(path));
    auto &panel = hand.page().boardPanel();
    panel.pictures().takePicture(path, QStringLiteral("underlay"));
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.model().hasUnderlay());
    QTRY_VERIFY_WITH_TIMEOUT(hand.canvas().isBaked(), 60'000);
    panel.pictures().takePicture(path, QStringLiteral("picture"));
    QCOMPARE(firstError(hand.document()), QString());
    QTRY_VERIFY_WITH_TIMEOUT(hand.canvas().isBaked(), 60'000);
    panel.pictures().takePicture(folder.filePath(QStringLiteral("none.png")),
                                 QStringLiteral("picture"));
    QCOMPARE(hand.steps(), 2);
    QVERIFY(hand.takesBackAll());
}

// A scan is the designer's own: the module without it is the same module.
void tst_BoardEdits::scan()
{
    BoardHand hand(c_hex);
    const QByteArray before = hand.document().snapshot().contentHash();
    QTemporaryDir folder;
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    const QString path = folder.filePath(QStringLiteral("old.png"));
    QVERIFY(image.save(path));
    auto &panel = hand.page().boardPanel();
    panel.pictures().takeScan(path);
    const BoardScan scan = BoardScan::read(hand.document().files(), QStringLiteral("map"));
    QCOMPARE(scan.file, QStringLiteral("editor/old.png"));
    QCOMPARE(hand.document().snapshot().contentHash(), before);
    QVERIFY(engine::loadModule(hand.document().snapshot()).isGood());
    for (const auto &issue : scripting::lint(hand.document().snapshot(), view::checkDrawn))
        QVERIFY2(!issue.file.startsWith(u"editor/"), qPrintable(issue.message));
    hand.page().grab();
    panel.pictures().removeScan();
    QVERIFY(!hand.document().files().contains(QStringLiteral("editor/old.png")));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardEdits::randomPainting_data()
{
    QTest::addColumn<QString>("source");
    for (const char *source : {"resources/templates/hex", "modules/koenigsberg45",
                               "modules/typhoon", "modules/tutorial"})
        QTest::newRow(source) << QString::fromLatin1(source);
}

// Strokes with all tools anywhere: the board stays free of mistakes, and all can be taken back.
void tst_BoardEdits::randomPainting()
{
    QFETCH(QString, source);
    BoardHand hand(source);
    engine::Random random(7);
    const QByteArray letters("BFLEXRDYOG");
    for (int i = 0; i < 120; ++i) {
        hand.key(Qt::Key(letters[int(random.below(uint32_t(letters.size())))]));
        const auto &terrains = hand.session().terrain().terrains;
        hand.session().setGround(terrains[random.below(uint32_t(terrains.size()))].id);
        QList<QPoint> way;
        for (int j = 0; j < 3; ++j)
            way.append({int(random.below(uint32_t(hand.canvas().width()))),
                        int(random.below(uint32_t(hand.canvas().height())))});
        const bool isErasing = random.below(4) == 0;
        hand.drag(way, isErasing ? Qt::AltModifier : Qt::NoModifier);
        if (random.below(6) == 0)
            hand.document().history().undo();
    }
    QCOMPARE(firstError(hand.document()), QString());
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

QTEST_MAIN(tst_BoardEdits)
#include "tst_boardedits.moc"
