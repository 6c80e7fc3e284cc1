// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/guessedposition.h"
#include "engine/game/playerview.h"
#include "engine/game/session.h"
#include "engine/module/moduleloader.h"
#include "scripting/luarules.h"

#include <QDir>
#include <QTest>

using namespace engine;
using scripting::LuaRules;

namespace {

constexpr int c_games = 100;
constexpr int c_looks = 12; ///< At so many moments of a game everything is asked for.

/// What must not be found in anything that a side is told: that a piece is somewhere, or that
/// something happened to it. That it exists is printed in the rules.
struct Secret
{
    PieceId piece;
    QByteArray listed; ///< Among the pieces of a position.
    QByteArray acting; ///< In an action or an event; a variable may hold any piece.
    QByteArray name; ///< Empty when it is short or others are called the same.
};

/// Where the name is told, and not only as the end of a longer one ("8th Army" in "18th Army").
qsizetype placeOf(const QByteArray &name, const QByteArray &told)
{
    if (name.isEmpty())
        return -1;
    qsizetype at = told.indexOf(name);
    while (at > 0 && QChar::isLetterOrNumber(uchar(told[at - 1])))
        at = told.indexOf(name, at + 1);
    return at;
}

} // namespace

/// Nobody is told what his side may not know, whatever he asks.
class tst_Secrets : public QObject
{
    Q_OBJECT

private slots:
    void keepsThem_data();
    void keepsThem();

private:
    void playGame(const QString &scenario, quint64 seed);
    void look(Session &session, Game &game, SideId side);
    void listAll();
    QList<Secret> secrets(const GameState &state, SideId side) const;
    void searchIn(const QByteArray &told, const QList<Secret> &secrets, const char *what);
    void differs(const QByteArray &one, const QByteArray &other);
    void searchEvents(const Json &reply, GameState state, const std::vector<Change> &changes,
                      SideId side);
    QList<QByteArray> replies(Session &session, const Game &game, SideId side);

    std::shared_ptr<const Module> m_module;
    std::unique_ptr<LuaRules> m_rules;
    std::unique_ptr<Translator> m_translator;
    QList<Secret> m_all; ///< What could be one, of every piece.
    bool m_isFoggy = false; ///< By an option: zones and stacking still go by what is really there.
    qint64 m_searched = 0;
    qint64 m_compared = 0;
};

void tst_Secrets::keepsThem_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("scenario");
    const QDir modules(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"));
    for (const QString &name : modules.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const auto files = ModuleFiles::open(modules.filePath(name));
        const auto loaded = files ? loadModule(files.value()) : LoadedModule();
        // Who hides pieces has blocks with a back, or an option for fog.
        for (size_t i = 0; loaded.isGood() && i < loaded.module->scenarios.size(); ++i)
            QTest::addRow("%s, %s", qPrintable(name), qPrintable(loaded.module->scenarios[i].id))
                << modules.filePath(name) << loaded.module->scenarios[i].id;
    }
}

void tst_Secrets::listAll()
{
    QHash<QString, int> bearers; // of a name, or of one that holds it
    for (const Piece &piece : m_module->pieces) {
        for (const Piece &other : m_module->pieces)
            bearers[piece.name] += other.name.contains(piece.name);
    }
    m_all.clear();
    for (int i = 0; i < int(m_module->pieces.size()); ++i) {
        const Piece &piece = m_module->piece(PieceId(i));
        const QByteArray id = '"' + piece.id.toUtf8() + '"';
        const bool isAlone = bearers.value(piece.name) == 1 && piece.name.size() > 12;
        m_all.append({PieceId(i), "{\"id\":" + id, ",\"piece\":" + id,
                      isAlone ? piece.name.toUtf8() : QByteArray()});
    }
}

QList<Secret> tst_Secrets::secrets(const GameState &state, SideId side) const
{
    const PlayerView view(*m_module, state, side);
    QList<Secret> found;
    for (const Secret &secret : m_all) {
        if (!view.seesFace(secret.piece))
            found.append(secret);
    }
    return found;
}

void tst_Secrets::searchIn(const QByteArray &told, const QList<Secret> &secrets, const char *what)
{
    ++m_searched;
    for (const Secret &secret : secrets) {
        qsizetype at = std::max(told.indexOf(secret.listed), told.indexOf(secret.acting));
        if (at < 0)
            at = placeOf(secret.name, told);
        if (at >= 0)
            QFAIL(qPrintable(
                QStringLiteral("%1 tells of %2: %3 … %4")
                    .arg(QLatin1String(what), QString::fromUtf8(secret.acting),
                         QString::fromUtf8(told.left(100)),
                         QString::fromUtf8(told.mid(std::max<qsizetype>(0, at - 200), 400)))));
    }
}

/// What a line of the log says must have been known when it was written, in the course of what was
/// done, or at its end; the other events are told of what is known at its end.
void tst_Secrets::searchEvents(const Json &reply, GameState state,
                               const std::vector<Change> &changes, SideId side)
{
    QList<Json> lines;
    Json others = Json::array();
    const Json &events = reply[u"events"];
    for (qsizetype i = 0; i < events.size(); ++i) {
        if (events.at(i)[u"change"].toString() == u"log")
            lines.append(events.at(i));
        else
            others.append(events.at(i));
    }
    GameState end = state;
    for (const Change &change : changes)
        end.apply(change);
    const PlayerView after(*m_module, end, side);
    for (const Change &change : changes) {
        const auto *log = std::get_if<change::Log>(&change);
        if (log && PlayerView(*m_module, state, side).seesLog(*log)) {
            QVERIFY2(!lines.isEmpty(), reply.write(Json::Style::Compact).constData());
            auto hidden = secrets(state, side);
            hidden.removeIf([&](const Secret &secret) { return after.seesFace(secret.piece); });
            searchIn(lines.takeFirst().write(Json::Style::Compact), hidden, "A line");
        }
        state.apply(change);
    }
    QVERIFY(lines.isEmpty());
    searchIn(others.write(Json::Style::Compact), secrets(state, side), "An event");
}

QList<QByteArray> tst_Secrets::replies(Session &session, const Game &game, SideId side)
{
    const QString as = m_module->sides[size_t(side.value)].id;
    QList<Json> commands;
    const auto add = [&](const char *cmd, const QString &name = {}, const Json &args = {}) {
        Json command = Json::object();
        command.insert(QStringLiteral("cmd"), Json(cmd));
        command.insert(QStringLiteral("as"), as);
        if (!name.isEmpty())
            command.insert(QStringLiteral("name"), name);
        if (!args.isNull())
            command.insert(QStringLiteral("args"), args);
        commands.append(command);
    };
    const auto args = [](const char *key, const Json &value) {
        Json object = Json::object();
        object.insert(QLatin1String(key), value);
        return object;
    };
    add("state");
    add("actions");
    add("query", QStringLiteral("victory"), Json::object());
    for (const Side &other : m_module->sides) {
        add("query", QStringLiteral("zoc"), args("side", other.id));
        add("query", QStringLiteral("supply"), args("side", other.id));
    }
    Json own = Json::array();
    for (int i = 0; i < game.state().pieceCount() && own.size() < 4; ++i) {
        const auto &piece = game.state().piece(PieceId(i));
        if (piece.side == side && piece.space)
            own.append(m_module->piece(PieceId(i)).id);
    }
    for (qsizetype i = 0; i < own.size(); ++i) {
        for (const char *name : {"reach", "trace", "command"})
            add("query", QLatin1String(name), args("piece", own.at(i)));
    }
    for (int i = 0; i < game.state().spaceCount(); i += 9) {
        Json odds = args("space", m_module->map.space(SpaceId(i)).id);
        odds.insert(QStringLiteral("attackers"), own);
        add("query", QStringLiteral("odds"), odds);
        Json stacking = args("space", m_module->map.space(SpaceId(i)).id);
        stacking.insert(QStringLiteral("side"), as);
        add("query", QStringLiteral("stacking"), stacking);
    }
    QList<QByteArray> told;
    for (const Json &command : commands)
        told.append(command.write(Json::Style::Compact) + " -> "
                    + session.handle(command).write(Json::Style::Compact));
    return told;
}

void tst_Secrets::differs(const QByteArray &one, const QByteArray &other)
{
    qsizetype at = 0;
    while (at < one.size() && at < other.size() && one[at] == other[at])
        ++at;
    const qsizetype from = std::max<qsizetype>(0, at - 150);
    QFAIL(
        qPrintable(QStringLiteral("What is hidden shows: %1 …\n%2\n%3")
                       .arg(QString::fromUtf8(one.left(100)), QString::fromUtf8(one.mid(from, 300)),
                            QString::fromUtf8(other.mid(from, 300)))));
}

/// Everything that can be asked, in the position as it is and in one where the pieces that the side
/// does not see have changed places: who is told the same learns nothing.
void tst_Secrets::look(Session &session, Game &game, SideId side)
{
    const auto hidden = secrets(game.state(), side);
    const auto told = replies(session, game, side);
    for (const QByteArray &reply : told)
        searchIn(reply, hidden, "A reply");
    if (QTest::currentTestFailed() || hidden.isEmpty())
        return;
    Random random(quint64(game.commandCount()) + 1);
    const auto other = guessedPosition(game, side, random);
    if (other.empty() || !game.edit(other))
        return;
    const auto toldThen = replies(session, game, side);
    ++m_compared;
    for (qsizetype i = 0; i < (m_isFoggy ? 1 : told.size()); ++i) {
        if (toldThen[i] != told[i])
            return differs(told[i], toldThen[i]);
    }
    (void)bool(game.undo(Game::Barriers::Ignore));
}

void tst_Secrets::playGame(const QString &scenario, quint64 seed)
{
    GameSetup setup{scenario, {}, seed};
    m_isFoggy = m_module->option(u"fog_of_war");
    if (m_isFoggy)
        setup.options.insert(QStringLiteral("fog_of_war"), QStringLiteral("on"));
    auto started = Game::start(*m_module, *m_rules, setup);
    QVERIFY2(bool(started), started ? "" : qPrintable(started.error().message));
    Game &game = *started.value();
    Session session(game, *m_translator, Session::Kind::Real);
    Random random(seed);
    const auto sides = int(m_module->sides.size());
    int looks = 0;
    while (!game.state().isOver() && looks < c_looks && !QTest::currentTestFailed()) {
        const auto count = uint32_t(game.offer().actions.size());
        // What happens is told to a side that may be the other one.
        const SideId listener(int32_t(random.below(uint32_t(sides))));
        Json command = Json::object();
        command.insert(QStringLiteral("cmd"), QStringLiteral("do"));
        command.insert(QStringLiteral("action"), int(random.below(count)));
        command.insert(QStringLiteral("as"), m_module->sides[size_t(listener.value)].id);
        const GameState before = game.state();
        const Json reply = session.handle(command);
        QVERIFY2(reply[u"ok"].toBool(), reply.write(Json::Style::Compact).constData());
        searchEvents(reply, before, game.history().back().changes, listener);
        if (random.below(25) == 0 && !QTest::currentTestFailed()) {
            ++looks;
            look(session, game, listener);
        }
    }
    if (QTest::currentTestFailed())
        qWarning() << "seed" << seed << "command" << game.commandCount()
                   << game.state().names().text(game.offer().decision);
}

void tst_Secrets::keepsThem()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    const auto files = ModuleFiles::open(folder);
    m_module = loadModule(files.value()).module;
    auto rules = LuaRules::load(*m_module);
    QVERIFY(bool(rules));
    m_rules = std::move(rules).value();
    m_translator = std::make_unique<Translator>(*m_module, m_module->language);
    listAll();
    m_searched = m_compared = 0;
    const int asked = qEnvironmentVariableIntValue("HEXSMITH_TEST_GAMES");
    for (int i = 0; i < (asked ? std::min(asked, c_games) : 10); ++i) {
        playGame(scenario, quint64(i) + 1);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(m_searched > 0);
    qInfo() << m_searched << "replies searched," << m_compared << "positions compared";
}

QTEST_GUILESS_MAIN(tst_Secrets)
#include "tst_secrets.moc"
