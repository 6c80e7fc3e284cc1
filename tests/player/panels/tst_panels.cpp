// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/historybar.h"
#include "app/player/history/historytrack.h"
#include "app/player/log/dicestrip.h"
#include "app/player/log/logpanel.h"
#include "app/player/panels/chartspanel.h"
#include "app/player/panels/forcedelegate.h"
#include "app/player/panels/forcespanel.h"
#include "app/player/panels/notespanel.h"
#include "app/player/panels/rulebookpanel.h"
#include "app/player/panels/sequencepanel.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace app;

class tst_Panels : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void log();
    void logIsSearched();
    void logExport();
    void logNamesWhatWasSeen();
    void sequence();
    void manyArrive();
    void rulebook();
    void rulebookFollows();
    void charts();
    void forces();
    void forcesOfOneSide();
    void notes();
    void historyGoesBack();
    void historyBar();
    void dice();
    void allOfThem_data();
    void allOfThem();

private:
    static QStringList rows(QTreeWidget *tree);
};

QStringList tst_Panels::rows(QTreeWidget *tree)
{
    QStringList found;
    for (QTreeWidgetItemIterator it(tree); *it; ++it)
        found << (*it)->text(0).section(u'\n', 0, 0); // values stand below a name
    return found;
}

void tst_Panels::log()
{
    TutorialGame game;
    LogPanel panel(*game.controller);
    panels::show(panel, {340, 400});
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    const QString text = panel.plainText();
    QVERIFY2(text.contains(QStringLiteral("1st Infantry Division moves to 0707")),
             qPrintable(text));
    QVERIFY(text.indexOf(QStringLiteral("Attack on 0807"))
            < text.indexOf(QStringLiteral("moves to")));
    panel.setFilter(LogPanel::Filter::Combat);
    QVERIFY(!panel.plainText().contains(QStringLiteral("moves to")));
    QVERIFY(panel.plainText().contains(QStringLiteral("Attack on 0807")));
    panel.setFilter(LogPanel::Filter::Moves);
    QVERIFY(!panel.plainText().contains(QStringLiteral("Attack on 0807")));
    panel.setFilter(LogPanel::Filter::All);
    game.controller->setLanguage(QStringLiteral("es"));
    QVERIFY2(panel.plainText().contains(QStringLiteral("1.ª División de Infantería")),
             qPrintable(panel.plainText()));

    QSignalSpy places(&panel.wishes(), &GameWishes::placeRequested);
    QSignalSpy rules(&panel.wishes(), &GameWishes::ruleRequested);
    auto *browser = panel.findChild<QTextBrowser *>();
    emit browser->anchorClicked(QUrl(QStringLiteral("place:%1").arg(game.space("0807").value)));
    emit browser->anchorClicked(QUrl(QStringLiteral("rule:6.8")));
    QCOMPARE(places.size(), 1);
    QCOMPARE(places[0][0].value<engine::SpaceId>(), game.space("0807"));
    QCOMPARE(rules.size(), 1);
    QCOMPARE(rules[0][0].toString(), QStringLiteral("6.8"));
}

void tst_Panels::logIsSearched()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    LogPanel panel(*game.controller);
    panels::show(panel, {340, 400});
    panel.findChild<QLineEdit *>()->setText(QStringLiteral("MOVES"));
    QVERIFY(panel.plainText().contains(QStringLiteral("moves to")));
    panel.findChild<QLineEdit *>()->setText(QStringLiteral("<b>"));
    QVERIFY(panel.plainText().contains(QStringLiteral("No entry fits")));
    panel.findChild<QLineEdit *>()->clear();
    panel.setPlace(game.space("0707"));
    QVERIFY(panel.plainText().contains(QStringLiteral("moves to")));
    panel.setPlace(game.space("0102"));
    QVERIFY(!panel.plainText().contains(QStringLiteral("moves to")));
}

void tst_Panels::logExport()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    LogPanel panel(*game.controller);
    const QString html = panel.toHtml();
    QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
    QVERIFY(html.contains(QStringLiteral("The Bridges of Arlen")));
    QVERIFY(html.indexOf(QStringLiteral("moves to")) < html.indexOf(QStringLiteral("Attack on")));
    QVERIFY(html.indexOf(QStringLiteral("moves to")) > 0);
}

// A line written while a unit was seen names it, also when it is hidden again.
void tst_Panels::logNamesWhatWasSeen()
{
    TutorialGame game;
    engine::Game &played = game.controller->game();
    LogPanel panel(*game.controller);
    panels::show(panel, {340, 400});
    const engine::PieceId seen = game.piece("BL-INF-2");
    QVERIFY(game.act("move", seen, game.space("0608")));
    QVERIFY(bool(played.edit({engine::change::SetSeen{seen, 1u << 0}})));
    game.controller->setViewer(engine::SideId(1));
    QVERIFY2(panel.plainText().contains(QStringLiteral("2nd Infantry Division moves to 0608")),
             qPrintable(panel.plainText()));
    QVERIFY(panel.toHtml().contains(QStringLiteral("2nd Infantry Division")));

    TutorialGame other;
    QVERIFY(bool(other.controller->game().edit({engine::change::SetSeen{seen, 1u << 0}})));
    LogPanel later(*other.controller);
    panels::show(later, {340, 400});
    QVERIFY(other.act("move", seen, other.space("0608")));
    QVERIFY(later.plainText().contains(QStringLiteral("2nd Infantry Division")));
    other.controller->setViewer(engine::SideId(1));
    QVERIFY(!later.plainText().contains(QStringLiteral("2nd Infantry Division")));
    QVERIFY(!later.toHtml().contains(QStringLiteral("2nd Infantry Division")));
}

void tst_Panels::sequence()
{
    TutorialGame game;
    SequencePanel panel(*game.controller);
    panels::show(panel, {272, 360});
    const QStringList found = rows(panel.tree());
    QVERIFY2(found.contains(QStringLiteral("▸  Movement")), qPrintable(found.join(u'\n')));
    QVERIFY(found.contains(QStringLiteral("✓  Supply")));
    QVERIFY(found.contains(QStringLiteral("·  Combat")));
    QVERIFY(panels::words(panel).contains(QStringLiteral("Turn 2: 8th Armoured Division")));
    game.controller->setLanguage(QStringLiteral("es"));
    QVERIFY(rows(panel.tree()).contains(QStringLiteral("▸  Movimiento")));
    QSignalSpy clicks(&panel.wishes(), &GameWishes::phaseRequested);
    emit panel.tree()->itemClicked(panel.tree()->topLevelItem(0), 0);
    QCOMPARE(clicks.size(), 1);
}

// A whole corps that arrives does not push the sequence out of its own panel.
void tst_Panels::manyArrive()
{
    const auto controller = anygame::started(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/whitedeath"), QStringLiteral("s1"), 1);
    QVERIFY(controller);
    SequencePanel panel(*controller);
    panels::show(panel, {272, 360});
    const QLabel *next = nullptr;
    for (const auto *label : panel.findChildren<QLabel *>()) {
        if (label->text().startsWith(QLatin1String("Turn 2: ")))
            next = label;
    }
    QVERIFY(next);
    qsizetype arriving = 0;
    for (const auto &arrival : controller->game().scenario().arrivals)
        arriving += arrival.turn == 2 ? qsizetype(arrival.pieces.size()) : 0;
    QVERIFY(arriving > 6);
    QVERIFY2(next->text().contains(QString::number(arriving - 6)), qPrintable(next->text()));
    QCOMPARE(next->toolTip().count(u'\n') + 1, arriving);
    QVERIFY(panel.tree()->height() > panel.height() / 3);
}

void tst_Panels::rulebook()
{
    TutorialGame game;
    RulebookPanel panel(*game.controller);
    panels::show(panel, {340, 500});
    QCOMPARE(panel.shownRule(), QStringLiteral("4.1"));
    QVERIFY(panel.plainText().contains(QStringLiteral("Who moves")));
    QVERIFY(!panel.plainText().contains(QStringLiteral("[3.2]")));
    QVERIFY(!panel.plainText().contains(u'*'));
    QVERIFY(panel.openRule(QStringLiteral("5.2")));
    QCOMPARE(panel.shownRule(), QStringLiteral("5.2"));
    QVERIFY(!panel.openRule(QStringLiteral("99")));
    QVERIFY(!panel.openRule(QString()));
    emit panel.findChild<QTextBrowser *>()->anchorClicked(QUrl(QStringLiteral("#7.3")));
    QCOMPARE(panel.shownRule(), QStringLiteral("7.3"));
    // The chapter above it is a step away.
    auto *way = panel.findChild<QLabel *>(QStringLiteral("ruleWay"));
    QTRY_VERIFY(way->isVisible());
    QVERIFY2(way->text().contains(QStringLiteral("href")), qPrintable(way->text()));
    QVERIFY(way->text().endsWith(QStringLiteral("7.3")));
    const QString chapter = way->text().section(QStringLiteral("href=\""), 1).section(u'"', 0, 0);
    emit way->linkActivated(chapter);
    QCOMPARE(panel.shownRule(), chapter);
    QVERIFY(panel.openRule(QStringLiteral("7.3")));
    panel.search(QStringLiteral("artillery"));
    QVERIFY(panel.plainText().contains(QStringLiteral("6.4")));
    QVERIFY(!panel.plainText().contains(QStringLiteral("Stacking")));
    // What is found is shown, not a sign for it.
    QVERIFY(panel.plainText().count(QStringLiteral("artillery"), Qt::CaseInsensitive) > 1);
    QVERIFY(!panel.plainText().contains(u'\\'));
    panel.search(QStringLiteral("<img src=x>"));
    QVERIFY(panel.plainText().contains(QStringLiteral("<img src=x>")));
    panel.search({});
    game.controller->setLanguage(QStringLiteral("es"));
    QVERIFY(panel.plainText().contains(QStringLiteral("Zonas de control")));
    QCOMPARE(panel.contents()->topLevelItemCount(), 11);
}

void tst_Panels::rulebookFollows()
{
    TutorialGame game;
    RulebookPanel panel(*game.controller);
    panels::show(panel, {340, 500});
    QVERIFY(game.toAttack());
    QCOMPARE(panel.shownRule(), QStringLiteral("6.3"));
    QVERIFY(panel.openRule(QStringLiteral("1.1")));
    QVERIFY(game.act("cancel"));
    QCOMPARE(panel.shownRule(), QStringLiteral("1.1"));
}

void tst_Panels::charts()
{
    TutorialGame game;
    ChartsPanel panel(*game.controller);
    panels::show(panel, {340, 500});
    QCOMPARE(panel.choice()->count(), int(game.module->tables.size()));
    QVERIFY(panel.light(QStringLiteral("crt"), QStringLiteral("4"), QStringLiteral("3-1")));
    QVERIFY(panel.plainText().contains(QStringLiteral("Exchange: each side loses one step.")));
    QVERIFY(!panel.light(QStringLiteral("no such table"), {}, {}));
    QVERIFY(
        panel.light(QStringLiteral("crt"), QStringLiteral("no row"), QStringLiteral("no column")));
    panel.lightColumn({QStringLiteral("nothing")}, QStringLiteral("nothing"));
    panel.choice()->setCurrentIndex(panel.choice()->findData(QStringLiteral("terrain")));
    QVERIFY2(panel.plainText().contains(QStringLiteral("Swamp")), qPrintable(panel.plainText()));
    game.controller->setLanguage(QStringLiteral("es"));
    QVERIFY(panel.plainText().contains(QStringLiteral("Pantano")));
}

void tst_Panels::forces()
{
    TutorialGame game;
    ForcesPanel panel(*game.controller);
    panels::show(panel, {280, 500});
    QCOMPARE(panel.count(ForcesPanel::Group::OnMap), 14);
    QCOMPARE(panel.count(ForcesPanel::Group::Arriving), 6);
    QCOMPARE(panel.count(ForcesPanel::Group::Lost), 0);
    QVERIFY(rows(panel.tree()).contains(QStringLiteral("7th Armoured Corps")));
    std::vector<engine::PieceId> lit;
    connect(&panel.wishes(), &GameWishes::piecesFound, &panel,
            [&lit](const auto &pieces) { lit = pieces; });
    panel.search(QStringLiteral("1107"));
    QCOMPARE(rows(panel.tree()).last(), QStringLiteral("11th Infantry Division"));
    QCOMPARE(lit, std::vector{game.piece("RD-INF-11")});
    QSignalSpy asked(&panel.wishes(), &GameWishes::pieceRequested);
    QTreeWidgetItem *item = panel.tree()->topLevelItem(0)->child(0)->child(0);
    QCOMPARE(item->data(0, ForceDelegate::StrengthRole).toDouble(), 1);
    emit panel.tree()->itemClicked(item, 0);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<engine::PieceId>(), game.piece("RD-INF-11"));
    panel.search(QStringLiteral("nobody"));
    QVERIFY(panels::words(panel).contains(QStringLiteral("nobody")));
    QVERIFY(lit.empty());
    panel.search({});
    panel.setGroup(ForcesPanel::Group::Lost);
    QVERIFY(panels::words(panel).contains(QStringLiteral("No losses so far.")));

    TutorialGame later;
    const engine::PieceId lost = later.piece("RD-INF-11");
    QVERIFY(bool(later.controller->game().edit({engine::change::MovePiece{lost, {}, -1}})));
    ForcesPanel after(*later.controller);
    panels::show(after, {280, 500});
    QCOMPARE(after.count(ForcesPanel::Group::OnMap), 13);
    QCOMPARE(after.count(ForcesPanel::Group::Lost), 1);
}

void tst_Panels::forcesOfOneSide()
{
    TutorialGame game;
    const engine::PieceId hidden = game.piece("RD-INF-11");
    const auto edited = game.controller->game().edit({engine::change::SetSeen{hidden, 1u << 1}});
    QVERIFY(bool(edited));
    ForcesPanel panel(*game.controller);
    game.controller->setViewer(engine::SideId(0));
    panels::show(panel, {280, 500});
    QVERIFY(!rows(panel.tree()).contains(QStringLiteral("11th Infantry Division")));
    QCOMPARE(panel.count(ForcesPanel::Group::OnMap), 14);
    game.controller->setViewer(engine::SideId(1));
    QVERIFY(rows(panel.tree()).contains(QStringLiteral("11th Infantry Division")));
}

void tst_Panels::notes()
{
    TutorialGame game;
    NotesPanel panel(*game.controller);
    panels::show(panel, {280, 200});
    game.controller->setViewer(engine::SideId(0));
    panel.edit()->setPlainText(QStringLiteral("Hold the bridge"));
    game.controller->setViewer(engine::SideId(1));
    QVERIFY(panel.edit()->toPlainText().isEmpty());
    game.controller->setViewer(engine::SideId(0));
    QCOMPARE(panel.edit()->toPlainText(), QStringLiteral("Hold the bridge"));
    QCOMPARE(panel.notes().value(QStringLiteral("blue")), QStringLiteral("Hold the bridge"));
    panel.setNotes({});
    QVERIFY(panel.edit()->toPlainText().isEmpty());
}

void tst_Panels::historyGoesBack()
{
    TutorialGame game;
    HistoryModel model(*game.controller);
    std::vector<QByteArray> hashes{game.controller->state().hash()};
    QCOMPARE(model.at(0).hash(), hashes[0]);
    QVERIFY(game.act("move", game.piece("BL-INF-2"), game.space("0608")));
    hashes.push_back(game.controller->state().hash());
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    const QByteArray now = game.controller->state().hash();
    const int count = model.count();
    for (const int step : {count, 0, 1, count, 1, 0, -5, 1000}) {
        const QByteArray wanted = step >= count ? now : hashes[size_t(qBound(0, step, 1))];
        QCOMPARE(model.at(step).hash(), wanted);
    }
    QCOMPARE(game.controller->state().hash(), now);
    const auto marks = model.marks();
    QVERIFY(marks.front().isTurn);
    QCOMPARE(marks.front().turn, 1);
    // Another course after going back must not be mixed up with the first one.
    TutorialGame other;
    HistoryModel second(*other.controller);
    QVERIFY(other.act("move", other.piece("BL-INF-2"), other.space("0608")));
    QCOMPARE(second.at(1).hash(), hashes[1]);
    QVERIFY(other.controller->undo());
    QVERIFY(other.act("move", other.piece("BL-INF-3"), other.space("0703")));
    QCOMPARE(second.at(1).hash(), other.controller->state().hash());
    QCOMPARE(second.at(0).hash(), hashes[0]);
}

void tst_Panels::historyBar()
{
    TutorialGame game;
    HistoryBar bar(*game.controller);
    panels::show(bar, {800, 46});
    QVERIFY(game.toAttack());
    QVERIFY(!bar.isInThePast());
    QCOMPARE(bar.step(), 4);
    QSignalSpy steps(&bar.wishes(), &GameWishes::stepRequested);
    QSignalSpy returns(&bar.wishes(), &GameWishes::returnRequested);
    QTest::keyClick(bar.track(), Qt::Key_Left);
    QCOMPARE(steps.size(), 1);
    QCOMPARE(steps[0][0].toInt(), 3);
    QVERIFY(bar.isInThePast());
    QVERIFY(panels::words(bar).contains(QStringLiteral("Step 3 of 4")));
    QTest::keyClick(bar.track(), Qt::Key_End);
    QCOMPARE(returns.size(), 1);
    QVERIFY(!bar.isInThePast());
}

void tst_Panels::dice()
{
    TutorialGame game;
    DiceStrip strip(*game.controller);
    panels::show(strip, {400, 80});
    QVERIFY(strip.dice().isEmpty());
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    QCOMPARE(strip.dice().size(), 1);
    QVERIFY(strip.text().contains(QStringLiteral("Attack on 0807")));
    panels::save(strip, QStringLiteral("dice"));
}

void tst_Panels::allOfThem_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("English, light") << "en" << false;
    QTest::newRow("Spanish, dark") << "es" << true;
}

void tst_Panels::allOfThem()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    panels::useTheme(isDark ? Tokens::dark() : Tokens::light());
    TutorialGame game;
    game.controller->setLanguage(language);
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    std::vector<std::unique_ptr<DockPanel>> all;
    all.push_back(std::make_unique<LogPanel>(*game.controller));
    all.push_back(std::make_unique<SequencePanel>(*game.controller));
    all.push_back(std::make_unique<RulebookPanel>(*game.controller));
    auto charts = std::make_unique<ChartsPanel>(*game.controller);
    charts->light(QStringLiteral("crt"), QStringLiteral("4"), QStringLiteral("2-1"));
    all.push_back(std::move(charts));
    all.push_back(std::make_unique<ForcesPanel>(*game.controller));
    all.push_back(std::make_unique<NotesPanel>(*game.controller));
    all.push_back(std::make_unique<DiceStrip>(*game.controller));
    all.push_back(std::make_unique<HistoryBar>(*game.controller));
    for (const auto &panel : all) {
        const bool isBar = qobject_cast<HistoryBar *>(panel.get());
        panels::show(*panel, isBar ? QSize(900, 46) : QSize(320, 460));
        const QString name =
            QString::fromLatin1(panel->metaObject()->className()).section(u':', -1);
        panels::save(*panel, name.toLower() + u'-' + language);
        const QStringList cut = panels::cutOff(*panel);
        QVERIFY2(cut.isEmpty(), qPrintable(name + u": " + cut.join(u'\n')));
        QVERIFY2(!panel->accessibleName().isEmpty(), qPrintable(name));
        for (const QWidget *widget : panel->findChildren<QAbstractButton *>()) {
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty()
                         || !button->parentWidget()->accessibleName().isEmpty(),
                     qPrintable(name));
        }
    }
}

QTEST_MAIN(tst_Panels)
#include "tst_panels.moc"
