// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardinput.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/gamepage.h"
#include "app/player/history/historytrack.h"
#include "app/player/mainwindow.h"
#include "app/player/panels/forcespanel.h"
#include "app/player/panels/rulebookpanel.h"
#include "engine/core/random.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace app;

namespace {

/// So many keys are pressed in each game, and so often it goes on by itself in between.
constexpr int c_presses = 420;
constexpr int c_ownSteps = 60;

bool isIn(const QWidget &place, const QWidget *widget)
{
    return widget && (widget == &place || place.isAncestorOf(widget));
}

} // namespace

/// Keys do what they say where they belong, and nothing anywhere else.
class tst_Keys : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fieldsKeepTheirKeys_data();
    void fieldsKeepTheirKeys();
    void escLeadsBackFromEverywhere();
    void escLeadsOutOfThePast();
    void keyLeadsBackToTheBoard();
    void ruleLeavesTheBoardItsKeys();
    void enterPressesWhatHasTheFocus();
    void noDigitSendsAnybody();
    void monkey_data();
    void monkey();

private:
    /// What could be meant by a key, noted before it is pressed.
    struct Meant
    {
        QString focus; ///< Its kind and name; the widget may be gone afterwards.
        DecisionForm form;
        engine::SpaceId cursor;
        bool isPlaying = false; ///< The board or the question has the focus.
        bool isWriting = false;
        bool isButton = false; ///< Of the question.
        bool isList = false; ///< The same.
        bool isBoard = false;
        QStringList digits; ///< What the buttons with a digit do, by the digit.
    };

    void play(const QString &module, const QString &scenario);
    void press(int key, Qt::KeyboardModifiers modifiers = {});
    Meant meant();
    bool isMeant(const Meant &meant, int key, const engine::Action &action) const;
    QList<QWidget *> stations() const;
    GamePage &page() const { return *m_window->gamePage(); }
    GameController &controller() const { return page().controller(); }
    qsizetype done() const { return controller().game().commandCount(); }
    DecisionPanel &decision() const { return *m_window->findChild<DecisionPanel *>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Keys::init()
{
    m_window.reset();
    m_library.reset();
    m_settings.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setAnimationSpeed(0);
    m_settings->setCurtain(false);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_folder->filePath(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->resize(1600, 1000);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_Keys::play(const QString &module, const QString &scenario)
{
    const auto known = m_library->module(module);
    QVERIFY(known);
    m_window->play(startGame(known, {scenario, {}, 5}, {}));
    QVERIFY(m_window->gamePage());
    QCoreApplication::processEvents();
    QVERIFY(page().board().hasFocus());
}

void tst_Keys::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window->windowHandle(), Qt::Key(key), modifiers);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void tst_Keys::fieldsKeepTheirKeys_data()
{
    QTest::addColumn<QString>("panel");
    for (const char *panel : {"log", "rulebook", "forces", "notes"})
        QTest::newRow(panel) << QString::fromLatin1(panel);
}

void tst_Keys::fieldsKeepTheirKeys()
{
    QFETCH(QString, panel);
    play(QStringLiteral("tutorial"), QStringLiteral("battle"));
    m_window->actions().action(panel)->trigger();
    QWidget *field = QApplication::focusWidget();
    QVERIFY(field && field != &page().board());
    QVERIFY(field->testAttribute(Qt::WA_InputMethodEnabled));
    for (const int key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_1, Qt::Key_2,
                          Qt::Key_S, Qt::Key_Return, Qt::Key_Return}) {
        press(key);
        QCOMPARE(done(), 0);
        QCOMPARE(QApplication::focusWidget(), field);
        for (const auto *button : decision().findChildren<ChoiceButton *>())
            QVERIFY(!button->isLit());
    }
    QVERIFY(!m_window->actions().action(QStringLiteral("supply"))->isChecked());
    press(Qt::Key_Escape);
    QCOMPARE(done(), 0);
    QVERIFY(page().board().hasFocus());
}

void tst_Keys::escLeadsBackFromEverywhere()
{
    play(QStringLiteral("tutorial"), QStringLiteral("battle"));
    for (QWidget *station : stations()) {
        if (isIn(decision(), station) || station == &page().board())
            continue;
        station->setFocus();
        if (QApplication::focusWidget() != station)
            continue;
        press(Qt::Key_Escape);
        QVERIFY2(page().board().hasFocus(), station->metaObject()->className());
        QCOMPARE(done(), 0);
    }
}

void tst_Keys::escLeadsOutOfThePast()
{
    play(QStringLiteral("tutorial"), QStringLiteral("battle"));
    QVERIFY(controller().perform(engine::Action(controller().offer().actions.front())));
    GameWishes &wishes = GameWishes::of(controller());
    const auto lookBack = [&] {
        emit wishes.stepRequested(0);
        QCoreApplication::processEvents();
        return controller().isInPast();
    };
    QVERIFY(lookBack());
    auto *track = m_window->findChild<HistoryTrack *>();
    track->setFocus();
    QVERIFY(track->hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(!controller().isInPast() && page().board().hasFocus());
    // Who writes leaves the field first.
    QVERIFY(lookBack());
    m_window->actions().action(QStringLiteral("log"))->trigger();
    press(Qt::Key_Escape);
    QVERIFY(controller().isInPast() && page().board().hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(!controller().isInPast());
    QCOMPARE(done(), 1);
}

void tst_Keys::keyLeadsBackToTheBoard()
{
    play(QStringLiteral("tutorial"), QStringLiteral("battle"));
    for (const char *panel : {"notes", "log", "decision", "sequence"}) {
        m_window->actions().action(QLatin1String(panel))->trigger();
        QVERIFY(!page().board().hasFocus());
        press(Qt::Key_0, Qt::AltModifier);
        QVERIFY2(page().board().hasFocus(), panel);
    }
    // Also from where only the left column's drawer is open.
    m_window->resize(1280, 720);
    QCoreApplication::processEvents();
    m_window->actions().action(QStringLiteral("forces"))->trigger();
    QVERIFY(!page().board().hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(page().board().hasFocus());
}

void tst_Keys::ruleLeavesTheBoardItsKeys()
{
    play(QStringLiteral("tutorial"), QStringLiteral("battle"));
    GameWishes &wishes = GameWishes::of(controller());
    const QString rule = controller().state().names().text(controller().offer().rule);
    auto *book = m_window->findChild<RulebookPanel *>();
    emit wishes.ruleRequested(rule);
    QCoreApplication::processEvents();
    QVERIFY(book->isVisible() && !book->visibleRegion().isEmpty());
    QCOMPARE(book->shownRule(), rule);
    QVERIFY(page().board().hasFocus());
    // Also when the link stood somewhere else.
    m_window->actions().action(QStringLiteral("log"))->trigger();
    emit wishes.ruleRequested(rule);
    QVERIFY(page().board().hasFocus());
    emit wishes.placeLogRequested(engine::SpaceId(1));
    QVERIFY(page().board().hasFocus());
}

void tst_Keys::enterPressesWhatHasTheFocus()
{
    play(QStringLiteral("tutorial"), QStringLiteral("battle"));
    page().input().select(controller().offer().actions.front().piece);
    QCoreApplication::processEvents();
    for (auto *button : decision().findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->inherits("app::ChoiceButton") || button->isCheckable())
            continue;
        button->setFocus();
        press(Qt::Key_Return);
        QCOMPARE(done(), 0);
        return;
    }
    QFAIL("there is no counter in the strip");
}

void tst_Keys::noDigitSendsAnybody()
{
    play(QStringLiteral("tutorial"), QStringLiteral("battle"));
    std::set<engine::PieceId> pieces;
    for (const engine::Action &action : controller().offer().actions)
        pieces.insert(action.piece);
    for (const engine::PieceId piece : pieces) {
        page().input().select(piece);
        for (int key = Qt::Key_1; key <= Qt::Key_9; ++key)
            press(key);
        QCOMPARE(done(), 0);
    }
}

void tst_Keys::monkey_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("scenario");
    const QDir folder(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"));
    init();
    for (const QString &id : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const auto module = m_library->module(id);
        QVERIFY2(module, qPrintable(id));
        QTest::newRow(qPrintable(id)) << id << module->scenarios.front().id;
    }
}

QList<QWidget *> tst_Keys::stations() const
{
    QList<QWidget *> found;
    for (auto *widget : page().findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->focusPolicy() != Qt::NoFocus
            && !widget->visibleRegion().isEmpty())
            found.append(widget);
    }
    return found;
}

tst_Keys::Meant tst_Keys::meant()
{
    Meant now;
    QWidget *focus = QApplication::focusWidget();
    now.focus = focus
        ? QStringLiteral("%1 \"%2\"")
              .arg(QLatin1String(focus->metaObject()->className()), focus->accessibleName())
        : QStringLiteral("nothing");
    now.form = DecisionModel::of(controller()).form();
    now.cursor = page().board().cursorSpace();
    const bool isAsked = isIn(decision(), focus);
    now.isBoard = focus == &page().board();
    now.isPlaying = isAsked || !focus || now.isBoard || focus->isAncestorOf(&page().board());
    now.isList = isAsked && qobject_cast<QAbstractItemView *>(focus);
    now.isWriting = now.isList || (focus && focus->testAttribute(Qt::WA_InputMethodEnabled));
    now.isButton = isAsked && qobject_cast<QAbstractButton *>(focus);
    now.digits.resize(10);
    for (const auto *button : decision().findChildren<ChoiceButton *>()) {
        const int digit = button->isVisible() ? button->key().toInt() : 0;
        if (digit > 0 && digit < 10)
            now.digits[digit] = button->toolTip().isEmpty() ? button->text() : button->toolTip();
    }
    return now;
}

bool tst_Keys::isMeant(const Meant &meant, int key, const engine::Action &action) const
{
    const auto is = [&](const std::optional<engine::Action> &one) {
        return one && one->sameChoice(action);
    };
    // The row of a list, or the button, that had the focus.
    const bool isFocused = meant.isButton || meant.isList;
    switch (key) {
    case Qt::Key_Return:
        return meant.isPlaying
            && (isFocused || (!meant.isWriting && (is(meant.form.main) || is(meant.form.sole))));
    case Qt::Key_Escape:
        return meant.isPlaying && !meant.isWriting && is(meant.form.back);
    case Qt::Key_Space:
        return isFocused
            || (meant.isBoard && meant.cursor
                && (action.space == meant.cursor || (action.piece && !action.space)));
    default:
        break;
    }
    if (!meant.isPlaying || meant.isWriting || (action.piece && action.space))
        return false;
    using enum engine::protocol::Form;
    return meant.form.asks(Budget) || meant.form.asks(Losses)
        || !meant.digits[key - Qt::Key_0].isEmpty();
}

// Enter, Esc, Space and digits, wherever the focus can be, in every game: a command is given only
// by the button or the place that was meant.
void tst_Keys::monkey()
{
    QFETCH(QString, module);
    QFETCH(QString, scenario);
    play(module, scenario);
    engine::Random random(17);
    QTimer closer; // a menu asks which of several things is meant; nobody answers
    connect(&closer, &QTimer::timeout, this, [] {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if (QWidget *modal = QApplication::activeModalWidget())
            modal->close();
    });
    closer.start(1);
    const int keys[] = {Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space, Qt::Key_1, Qt::Key_2,
                        Qt::Key_3,      Qt::Key_5,      Qt::Key_8,     Qt::Key_9};
    int given = 0;
    QSet<QString> kinds;
    for (int i = 0; i < c_presses && !controller().state().isOver(); ++i) {
        if (i % (c_presses / c_ownSteps) == 0) {
            const auto &actions = controller().game().offer().actions;
            const engine::Action any = actions[random.below(uint32_t(actions.size()))];
            QVERIFY(controller().perform(any));
            QCoreApplication::processEvents();
            continue;
        }
        const QList<QWidget *> all = stations();
        QWidget *station = all[random.below(uint32_t(all.size()))];
        const int key = keys[random.below(std::size(keys))];
        const bool isOfTheProgram =
            qobject_cast<QAbstractButton *>(station) && !isIn(decision(), station);
        if (key == Qt::Key_Space && isOfTheProgram)
            continue; // a button that is pressed is meant, whatever it does
        if (station->objectName().startsWith(QLatin1String("repeat"))
            || station->objectName() == QLatin1String("placeAll"))
            continue; // it says for how many it is pressed
        if (!m_window->isActiveWindow()) {
            m_window->activateWindow(); // as a window manager does when a menu or a box has gone
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        }
        station->setFocus();
        const Meant now = meant();
        kinds.insert(now.focus);
        const qsizetype before = done();
        press(key);
        QVERIFY(m_window->gamePage());
        QVERIFY2(done() <= before + 1,
                 qPrintable(now.focus + QStringLiteral(": more than one command")));
        QVERIFY2(done() >= before || now.isButton, "something was taken back");
        if (done() <= before)
            continue;
        ++given;
        const engine::Action action = *controller().game().history()[size_t(before)].action;
        const QString words =
            QStringLiteral("%1 in %2 did \"%3\"")
                .arg(QKeySequence(key).toString(), now.focus, controller().texts().label(action));
        QVERIFY2(isMeant(now, key, action), qPrintable(words));
    }
    QVERIFY(kinds.size() > 6);
    qInfo("%d commands by %d keys in %d places", given, c_presses, int(kinds.size()));
}

QTEST_MAIN(tst_Keys)
#include "tst_keys.moc"
