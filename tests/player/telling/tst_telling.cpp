// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/attack.h"
#include "tests/player/hands/windowdriver.h"

#include "app/player/telling/beatwords.h"
#include "app/player/telling/teller.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace app;

namespace {

/// A beat as somebody who only looks at the window knows it.
struct Told
{
    int beat = 0;
    QString words; ///< For readers.
    qint64 time = -1; ///< How long it was shown whole and at rest.
    bool wasHeld = false;
    QStringList unseen; ///< Places of it that were out of sight meanwhile.
};

/// \a computer plays one side, people the others.
QMap<QString, QString> players(const engine::Module &module, const QString &computer)
{
    QMap<QString, QString> players;
    for (const engine::Side &side : module.sides)
        players.insert(side.id,
                       side.id == computer ? QStringLiteral("random") : QStringLiteral("human"));
    return players;
}

} // namespace

/// What happens is told in the real window before anything else happens, in every game.
class tst_Telling : public QObject
{
    Q_OBJECT

private slots:
    void attack_data() { games(); }
    void attack();
    void waitsForEnter_data() { games(); }
    void waitsForEnter();
    void enterStartsNothing_data() { games(); }
    void enterStartsNothing();
    void keysOfTextFields();
    void computersTurn_data();
    void computersTurn();
    void offCostsNothing();

private:
    static void games();
    void begin(const QString &id, const QString &computer = {}, const QString &scenario = {});
    void toAttack();
    Teller &teller() { return Teller::of(m_driver->controller()); }
    QString announced() const;
    /// What of the beat that is shown can't be seen, though there is room for it.
    QStringList unseen() const;
    /// Notes from now on what is told.
    void listen(bool toOthers);
    /// Looks on until all is told.
    void watch();

    std::unique_ptr<hands::WindowDriver> m_driver;
    std::optional<engine::Action> m_attack;
    std::vector<Told> m_told;
    QElapsedTimer m_clock;
    bool m_isHeld = false;
};

void tst_Telling::games()
{
    QTest::addColumn<QString>("id");
    for (const char *id :
         {"darkvalley", "koenigsberg45", "leningrad41", "tutorial", "typhoon", "whitedeath"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void tst_Telling::begin(const QString &id, const QString &computer, const QString &scenario)
{
    m_driver = std::make_unique<hands::WindowDriver>(QSize(1600, 1000));
    m_driver->settings().setCurtain(false);
    const auto module = m_driver->library().module(id);
    QVERIFY(module);
    QCOMPARE(m_driver->newGame(id, players(*module, computer), QStringLiteral("5"), scenario),
             QString());
    // So near that most of the map is out of sight.
    view::BoardView &board = m_driver->page().board();
    board.zoomTo(2.5 * board.camera().zoom());
}

void tst_Telling::toAttack()
{
    m_attack = hands::untilAttack(m_driver->controller(), 5);
    QVERIFY(m_attack);
    m_driver->settle();
}

QString tst_Telling::announced() const
{
    const auto *label = m_driver->window().findChild<QLabel *>(QStringLiteral("toldStep"));
    return label && label->isVisible() ? label->accessibleName() : QString();
}

QStringList tst_Telling::unseen() const
{
    const Teller &teller = Teller::of(m_driver->controller());
    const engine::Beat &beat = teller.beats()[size_t(teller.current())];
    const view::BoardView &board = m_driver->page().board();
    std::vector<engine::SpaceId> places = beat.spaces;
    for (const engine::Beat::Way &way : beat.ways) {
        for (const engine::SpaceId space : {way.from, way.to}) {
            if (space)
                places.push_back(space);
        }
    }
    // What is too wide for the view: where it ended, and that is where its sentence stands.
    if (!board.canHold(places)) {
        places = {beat.ways.empty()         ? places.front()
                      : beat.ways.back().to ? beat.ways.back().to
                                            : beat.ways.back().from};
    }
    if (board.beat().sentenceAt)
        places.push_back(board.beat().sentenceAt);
    QStringList unseen;
    for (const engine::SpaceId space : places) {
        if (!board.geometry().contains(space) || !board.rect().contains(board.viewPoint(space)))
            unseen.append(m_driver->controller().texts().spaceName(space));
    }
    return unseen;
}

void tst_Telling::listen(bool toOthers)
{
    m_told.clear();
    m_isHeld = false;
    Teller *teller = &this->teller();
    const auto end = [this] {
        if (m_isHeld)
            m_told.back().time = m_clock.elapsed();
        m_isHeld = false;
    };
    connect(teller, &Teller::beatShown, this, [this, teller, toOthers, end](int beat) {
        if (teller->isOthers() != toOthers)
            return;
        end();
        if (m_told.empty() || m_told.back().beat != beat)
            m_told.push_back({beat, announced(), -1, false, {}});
    });
    connect(teller, &Teller::beatHeld, this, [this, teller, toOthers] {
        if (teller->isOthers() != toOthers)
            return;
        m_isHeld = true;
        m_told.back().wasHeld = true;
        m_told.back().unseen += unseen();
        m_clock.start(); // its own clock is started after this one
    });
    connect(teller, &Teller::finished, this, end);
}

void tst_Telling::watch()
{
    QElapsedTimer patience;
    patience.start();
    while (teller().isTelling() && patience.elapsed() < 120000) {
        if (m_isHeld && m_told.back().unseen.isEmpty())
            m_told.back().unseen = unseen();
        QTest::qWait(5);
    }
}

void tst_Telling::attack()
{
    QFETCH(QString, id);
    begin(id);
    toAttack();
    if (QTest::currentTestFailed())
        return;
    Settings &settings = m_driver->settings();
    settings.setAnimationSpeed(200);
    settings.setFightsWait(false);
    settings.setPace(Settings::Pace::Fast);
    GameController &controller = m_driver->controller();
    const auto before = controller.game().commandCount();
    listen(false);
    QCOMPARE(m_driver->perform(*m_attack), QString());
    const std::vector<engine::Beat> beats = teller().beats();
    watch();
    QCOMPARE(controller.game().commandCount(), before + 1);
    QVERIFY(
        hands::isAttack(controller.game().history()[size_t(controller.game().commandCount()) - 1]));
    QVERIFY(std::any_of(beats.begin(), beats.end(), [](const engine::Beat &beat) {
        return beat.kind == engine::Beat::Kind::Roll && beat.isFight;
    }));
    QVERIFY(!teller().isTelling());
    const std::vector<Told> &told = m_told;
    QCOMPARE(told.size(), beats.size());
    const BeatWords words(controller);
    for (size_t i = 0; i < told.size(); ++i) {
        const QString sentence = words.sentence(beats[i]);
        QVERIFY2(told[i].words.endsWith(sentence), qPrintable(told[i].words + u'|' + sentence));
        QVERIFY2(told[i].time + 1 >= teller().pacing().hold(beats[i], words.length(beats[i])),
                 qPrintable(QStringLiteral("%1: %2 ms").arg(sentence).arg(told[i].time)));
        QVERIFY2(told[i].unseen.isEmpty(), qPrintable(sentence + u'|' + told[i].unseen.join(u' ')));
    }
}

void tst_Telling::waitsForEnter()
{
    QFETCH(QString, id);
    begin(id);
    toAttack();
    if (QTest::currentTestFailed())
        return;
    Settings &settings = m_driver->settings();
    settings.setAnimationSpeed(0);
    settings.setPace(Settings::Pace::Click);
    QCOMPARE(m_driver->perform(*m_attack), QString());
    QVERIFY(teller().isTelling());
    m_driver->page().board().setFocus();
    auto *goOn = m_driver->window().findChild<QAbstractButton *>(QStringLiteral("goOn"));
    QVERIFY(goOn && goOn->isVisible());
    QTest::qWait(100); // the dock has found its height
    const QPoint place = goOn->mapTo(&m_driver->window(), QPoint());
    const int count = int(teller().beats().size());
    for (int i = 0; i < count; ++i) {
        QCOMPARE(teller().current(), i);
        m_driver->settle();
        QCOMPARE(goOn->mapTo(&m_driver->window(), QPoint()), place);
        m_driver->screenshot(QStringLiteral("beat-%1-%2").arg(id).arg(i));
        // Once more from the start, and a rest: neither goes on.
        if (i == 1) {
            m_driver->key(Qt::Key_A);
            QCOMPARE(teller().current(), 0);
            m_driver->key(Qt::Key_Return);
            QCOMPARE(teller().current(), 1);
        }
        m_driver->key(Qt::Key_Return);
    }
    QVERIFY(!teller().isTelling());
    QVERIFY(!goOn->isVisible());
    // All of it once more, and to its end at once.
    m_driver->key(Qt::Key_A);
    QCOMPARE(teller().current(), 0);
    m_driver->key(Qt::Key_Space);
    QVERIFY(!teller().isTelling());
}

void tst_Telling::enterStartsNothing()
{
    QFETCH(QString, id);
    begin(id);
    toAttack();
    if (QTest::currentTestFailed())
        return;
    m_driver->settings().setPace(Settings::Pace::Normal);
    GameController &controller = m_driver->controller();
    QCOMPARE(m_driver->perform(*m_attack), QString());
    m_driver->page().board().setFocus();
    const auto before = controller.game().commandCount();
    for (int i = 0; i < 20; ++i)
        m_driver->key(Qt::Key_Return);
    for (auto i = before; i < controller.game().commandCount(); ++i) {
        const engine::Command &command = controller.game().history()[size_t(i)];
        QVERIFY2(!hands::isAttack(command),
                 qPrintable(command.action ? controller.texts().render(command.action->label)
                                           : QString()));
    }
}

void tst_Telling::keysOfTextFields()
{
    begin(QStringLiteral("tutorial"));
    toAttack();
    if (QTest::currentTestFailed())
        return;
    m_driver->settings().setPace(Settings::Pace::Click);
    QCOMPARE(m_driver->perform(*m_attack), QString());
    QVERIFY(teller().isTelling());
    m_driver->page().openDock(QStringLiteral("log"));
    m_driver->settle();
    for (auto *field : m_driver->window().findChildren<QLineEdit *>()) {
        if (!field->isVisible())
            continue;
        field->setFocus();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_A})
            m_driver->key(key);
        QCOMPARE(teller().current(), 0);
        field->clear();
    }
}

void tst_Telling::computersTurn_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("computer");
    QTest::newRow("koenigsberg45") << QString() << "soviet";
    // In the shorter ones the Soviets pass as soon as the Axis has, and have won.
    QTest::newRow("leningrad41") << "campaign"
                                 << "soviet";
    QTest::newRow("tutorial") << QString() << "red";
    // Dice and tables run the Soviets there.
    QTest::newRow("typhoon") << QString() << "german";
}

void tst_Telling::computersTurn()
{
    QFETCH(QString, scenario);
    QFETCH(QString, computer);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    begin(id, computer, scenario);
    if (QTest::currentTestFailed())
        return;
    GameController &controller = m_driver->controller();
    Settings &settings = m_driver->settings();
    settings.setAnimationSpeed(200);
    settings.setFightsWait(false);
    settings.setPace(Settings::Pace::Fast);
    engine::Random random(5);
    listen(true);
    for (int step = 0; step < 4000 && m_told.size() < 40 && !controller.state().isOver(); ++step) {
        if (teller().isTelling() && teller().isOthers()) {
            if (m_told.size() < 10)
                watch();
            else if (m_isHeld) // the rest faster than anybody could read it
                teller().next();
        } else if (controller.isHumanTurn()) {
            QVERIFY(controller.perform(hands::belligerent(controller, random)));
            if (!teller().isOthers())
                teller().toEnd();
        }
        QTest::qWait(5);
    }
    m_driver->screenshot(QStringLiteral("computer-") + id);
    QVERIFY2(m_told.size() >= 20, qPrintable(QString::number(m_told.size())));
    m_told.pop_back(); // it may not have come yet
    for (const Told &beat : m_told) {
        QVERIFY(!beat.words.isEmpty());
        QVERIFY2(beat.wasHeld, qPrintable(beat.words));
        QVERIFY2(beat.unseen.isEmpty(), qPrintable(beat.words + u'|' + beat.unseen.join(u' ')));
    }
}

void tst_Telling::offCostsNothing()
{
    begin(QStringLiteral("tutorial"));
    toAttack();
    if (QTest::currentTestFailed())
        return;
    m_driver->settings().setPace(Settings::Pace::Off);
    QCOMPARE(m_driver->perform(*m_attack), QString());
    QVERIFY(!teller().isTelling());
    QVERIFY(teller().beats().empty());
    QCOMPARE(&m_driver->controller().shownState(), &m_driver->controller().state());
}

QTEST_MAIN(tst_Telling)
#include "tst_telling.moc"
