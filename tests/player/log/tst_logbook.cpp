// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/logbook.h"
#include "app/player/log/logtext.h"
#include "app/player/panels/forcedelegate.h"
#include "app/player/panels/forcespanel.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"

#include <QTreeWidget>

using namespace app;

/// What the log tells of fights and of who acts, and what the list of forces makes of it.
class tst_LogBook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { panels::useTheme(Tokens::light()); }
    void codesHaveTheirMeaning_data();
    void codesHaveTheirMeaning();
    void nothingHappensIsSaid();
    void groupsCarryWhoActs();
    void groupsStayWithAFight();
    void drawnChitsAreNotLost();
    void arrivalsHaveTurnAndPlace();

private:
    static std::unique_ptr<GameController> played(const char *module, const char *scenario,
                                                  int commands, quint64 seed = 5);
};

std::unique_ptr<GameController> tst_LogBook::played(const char *module, const char *scenario,
                                                    int commands, quint64 seed)
{
    auto controller =
        anygame::started(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + QLatin1String(module),
                         QLatin1String(scenario), seed);
    for (int i = 0; controller && i < commands && !controller->state().isOver(); ++i) {
        const auto &actions = controller->offer().actions;
        if (actions.empty())
            break;
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        const engine::Action chosen = actions[size_t((seed >> 33) % actions.size())];
        if (!controller->perform(chosen))
            break;
    }
    return controller;
}

void tst_LogBook::codesHaveTheirMeaning_data()
{
    QTest::addColumn<QByteArray>("module");
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<int>("commands");
    QTest::addRow("tutorial") << QByteArray("tutorial") << QByteArray("battle") << 1500;
    QTest::addRow("koenigsberg45") << QByteArray("koenigsberg45") << QByteArray("campaign") << 400;
}

// Whoever reads "Dr A1*" reads what it does in the same line, in every language.
void tst_LogBook::codesHaveTheirMeaning()
{
    QFETCH(QByteArray, module);
    QFETCH(QByteArray, scenario);
    QFETCH(int, commands);
    const auto controller = played(module.constData(), scenario.constData(), commands);
    QVERIFY(controller);
    int seen = 0;
    for (const char *language : {"en", "es"}) {
        controller->setLanguage(QLatin1String(language));
        const LogText text(*controller, Tokens::light());
        const engine::Json &legend = controller->module().table(u"crt")->source[u"legend"];
        const LogBook book(*controller);
        for (const LogBook::Group &group : book.groups()) {
            for (const LogBook::Entry &entry : group.entries) {
                for (const engine::Value &value : entry.log.text.arguments) {
                    if (value.type != engine::Value::Type::Word)
                        continue;
                    const QString code =
                        controller->state().names().text(engine::NameId(value.number));
                    if (!legend.contains(code))
                        continue;
                    ++seen;
                    const QString line = text.plain(entry.log);
                    const QString meaning =
                        controller->translator().translate(legend[code].toString());
                    QVERIFY2(line.indexOf(meaning) > line.indexOf(code), qPrintable(line));
                    QVERIFY2(text.sentence(entry.log).contains(
                                 QStringLiteral("<b>%1</b>").arg(code.toHtmlEscaped())),
                             qPrintable(text.sentence(entry.log)));
                }
            }
        }
    }
    QVERIFY(seen > 1);
}

void tst_LogBook::nothingHappensIsSaid()
{
    int seen = 0;
    for (quint64 seed = 1; seed < 6 && !seen; ++seed) {
        const auto controller = played("koenigsberg45", "campaign", 150, seed);
        QVERIFY(controller);
        const LogText text(*controller, Tokens::light());
        const LogBook book(*controller);
        for (const LogBook::Group &group : book.groups()) {
            for (const LogBook::Entry &entry : group.entries)
                seen += text.plain(entry.log) == QStringLiteral("The result has no effect.");
        }
    }
    QVERIFY(seen > 0);
}

void tst_LogBook::groupsCarryWhoActs()
{
    const auto controller = played("koenigsberg45", "campaign", 600);
    QVERIFY(controller);
    QSet<int> sides;
    const LogBook book(*controller);
    for (const LogBook::Group &group : book.groups()) {
        QVERIFY(group.side);
        if (!group.piece)
            continue;
        const engine::SideId owner = controller->module().piece(group.piece).side;
        QVERIFY2(!owner || owner == group.side, qPrintable(LogBook::title(*controller, group)));
        sides.insert(group.side.value);
        const QString title = LogBook::title(*controller, group);
        QVERIFY2(title.contains(controller->texts().sideName(group.side)), qPrintable(title));
        QVERIFY2(title.contains(controller->texts().pieceName(group.piece)), qPrintable(title));
    }
    QCOMPARE(sides.size(), 2); // both sides are activated in the one phase of command
}

// Losses and retreats of the other side belong to the attack that brought them.
void tst_LogBook::groupsStayWithAFight()
{
    const auto controller = played("tutorial", "battle", 400);
    QVERIFY(controller);
    engine::PhaseId phase;
    int turn = 0;
    engine::SideId side;
    const LogBook book(*controller);
    for (const LogBook::Group &group : book.groups()) {
        QVERIFY(group.phase != phase || group.turn != turn || group.side != side);
        phase = group.phase;
        turn = group.turn;
        side = group.side;
    }
}

void tst_LogBook::drawnChitsAreNotLost()
{
    const auto controller = played("koenigsberg45", "campaign", 600);
    QVERIFY(controller);
    ForcesPanel panel(*controller);
    panels::show(panel, {280, 600});
    panel.setGroup(ForcesPanel::Group::Lost);
    int units = 0;
    for (QTreeWidgetItemIterator it(panel.tree()); *it; ++it) {
        const QVariant piece = (*it)->data(0, ForceDelegate::PieceRole);
        if (!piece.isValid())
            continue;
        ++units;
        const auto &printed = controller->module().piece(engine::PieceId(piece.toInt()));
        QVERIFY2(printed.kind != QLatin1String("chit"), qPrintable(printed.id));
    }
    QCOMPARE(panel.count(ForcesPanel::Group::Lost), units);
}

void tst_LogBook::arrivalsHaveTurnAndPlace()
{
    TutorialGame game;
    ForcesPanel panel(*game.controller);
    panels::show(panel, {280, 500});
    panel.setGroup(ForcesPanel::Group::Arriving);
    QStringList heads;
    for (QTreeWidgetItemIterator it(panel.tree()); *it; ++it) {
        if ((*it)->data(0, ForceDelegate::PieceRole).isValid())
            QVERIFY(!(*it)->data(0, ForceDelegate::PlaceRole).toString().isEmpty());
        else if ((*it)->parent())
            heads.append((*it)->text(0));
    }
    QCOMPARE(heads,
             QStringList({QStringLiteral("Turn 2, at A"), QStringLiteral("Turn 3, at B"),
                          QStringLiteral("Turn 4, at A"), QStringLiteral("Turn 2, at D"),
                          QStringLiteral("Turn 3, at C"), QStringLiteral("Turn 5, at D")}));
}

QTEST_MAIN(tst_LogBook)
#include "tst_logbook.moc"
