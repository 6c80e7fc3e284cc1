// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamekeeper.h"

#include "app/view/position/positionimage.h"

#include <QBuffer>
#include <QDateTime>
#include <QFileInfo>

namespace app {

namespace {

constexpr QSize c_thumbnail(420, 400);
constexpr int c_textPause = 1500;
constexpr int c_retryPause = 3000;

/// Of the last command; 0: nothing was done.
quint64 lastNumber(const engine::Game &game)
{
    const qsizetype done = game.commandCount();
    return done ? game.history()[size_t(done) - 1].number : 0;
}

bool isSameFile(const QString &a, const QString &b)
{
    return !a.isEmpty() && !b.isEmpty() && QFileInfo(a) == QFileInfo(b);
}

} // namespace

GameKeeper::GameKeeper(GameController &controller, const Library &library, OpenedGame &opened,
                       QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_library(library)
    , m_purpose(opened.purpose)
    , m_path(opened.path)
    , m_source(opened.source)
    , m_origin(opened.origin)
    , m_hasPart(opened.kept != OpenedGame::Kept::Whole)
    , m_name(opened.name)
    , m_hold(std::move(opened.hold))
    , m_recovered(opened.journal)
    , m_texts(opened.notes)
    , m_savedTexts(opened.notes)
    , m_bookmarks(opened.bookmarks)
    , m_savedBookmarks(opened.bookmarks)
{
    if (!m_path.isEmpty())
        m_savedAt = controller.game().commandCount();
    if (controller.game().commandCount() == 0 || (m_hasPart && m_recovered.isEmpty()))
        m_openedAt = lastNumber(controller.game());
    findAutosave(opened);
    m_textTimer.setSingleShot(true);
    m_textTimer.setInterval(c_textPause);
    m_retry.setInterval(c_retryPause);
    renewJournal();
    connect(&m_textTimer, &QTimer::timeout, this, &GameKeeper::renewJournal);
    connect(&m_retry, &QTimer::timeout, this, &GameKeeper::write);
    connect(&controller, &GameController::changed, this, &GameKeeper::write);
}

GameKeeper::~GameKeeper()
{
    if (m_textTimer.isActive() && m_journal)
        renewJournal();
}

void GameKeeper::findAutosave(const OpenedGame &opened)
{
    if (m_path.startsWith(m_library.autosaveFolder())) {
        m_autosave = m_path;
        m_path.clear();
        return;
    }
    if (!isKept() || opened.journal.isEmpty() || !m_source.startsWith(m_library.autosaveFolder()))
        return;
    // An interrupted game goes back to where it came from, unless somebody has it there by now.
    auto hold = std::make_unique<engine::FileHold>(m_source);
    if (!hold->take() && hold->isInUse())
        return;
    m_hold = std::move(hold);
    m_autosave = m_source;
}

bool GameKeeper::isOf(const QString &path) const
{
    return isSameFile(path, m_path) || isSameFile(path, m_autosave) || isSameFile(path, m_source);
}

bool GameKeeper::isUntouched() const
{
    return m_openedAt == lastNumber(m_controller.game()) && m_texts == m_savedTexts
        && m_bookmarks == m_savedBookmarks;
}

void GameKeeper::setTexts(const QHash<QString, QString> &texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    m_textTimer.start();
    emit saved();
}

void GameKeeper::setBookmarks(const Bookmarks &bookmarks)
{
    if (bookmarks == m_bookmarks)
        return;
    m_bookmarks = bookmarks;
    m_textTimer.start();
    emit saved();
}

void GameKeeper::renewJournal()
{
    m_textTimer.stop();
    if (!isKept())
        return;
    auto begun =
        engine::Journal::begin(m_library.journalFolder(), m_controller.game(), basicNotes());
    if (!begun) {
        note(begun.error());
        return;
    }
    if (m_journal)
        m_journal->finish();
    m_journal = std::move(begun).value();
    if (!m_recovered.isEmpty()) {
        if (m_hold && m_hold->path() == m_recovered)
            m_hold.reset();
        (void)engine::Journal::discard(std::exchange(m_recovered, {}));
    }
    note(engine::Done{});
}

void GameKeeper::write()
{
    // Another one when the disk did not take the last one, or somebody has deleted it.
    if (m_journal && QFileInfo::exists(m_journal->path()))
        note(m_journal->update(m_controller.game()));
    else
        renewJournal();
}

// A full disk is told once, not after every step.
void GameKeeper::note(const engine::Result<engine::Done> &written)
{
    if (bool(written) == m_isSafe)
        return;
    m_isSafe = bool(written);
    if (m_isSafe)
        m_retry.stop();
    else
        m_retry.start();
    // Queued: a game may find the disk full while its page is still being made.
    if (written)
        QMetaObject::invokeMethod(this, &GameKeeper::safe, Qt::QueuedConnection);
    else
        QMetaObject::invokeMethod(
            this, [this, why = written.error().message] { emit failed(why); },
            Qt::QueuedConnection);
}

engine::SaveNotes GameKeeper::basicNotes(const QString &path) const
{
    engine::SaveNotes notes;
    const engine::Module &module = m_controller.module();
    const auto note = [&](const QString &id, const QString &player) {
        notes.players.insert(
            id, player == QLatin1String("human") ? player : QStringLiteral("bot:") + player);
    };
    for (int32_t i = 0; i < int32_t(module.sides.size()); ++i) {
        note(module.sides[size_t(i)].id, m_controller.player(engine::SideId(i)));
        for (const engine::SeatId seat : m_controller.game().seating().of(engine::SideId(i)))
            note(module.seats[size_t(seat.value)].id, m_controller.player(seat));
    }
    QStringList sides = m_texts.keys();
    sides.sort(); // the same game gives the same file
    engine::Json texts = engine::Json::object();
    for (const QString &side : std::as_const(sides)) {
        if (!m_texts.value(side).isEmpty())
            texts.insert(side, m_texts.value(side));
    }
    if (texts.size())
        notes.meta.insert(QStringLiteral("notes"), texts);
    if (!m_bookmarks.isEmpty())
        notes.meta.insert(QStringLiteral("bookmarks"), m_bookmarks.json());
    if (!m_name.isEmpty())
        notes.meta.insert(QStringLiteral("name"), m_name);
    // The library shows only the last of what goes on from each other.
    const Origin origin = isSameFile(path, m_source) ? m_origin
        : m_hasPart                                  ? Origin{{}, m_library.placeOf(m_source)}
                                                     : Origin{m_library.placeOf(m_source), {}};
    origin.write(notes.meta);
    return notes;
}

engine::SaveNotes GameKeeper::notes(const QString &path) const
{
    engine::SaveNotes notes = basicNotes(path);
    const engine::Module &module = m_controller.module();
    notes.meta.insert(QStringLiteral("turn"), m_controller.state().turn());
    notes.meta.insert(QStringLiteral("over"), m_controller.state().isOver());
    if (const engine::SideId side = m_controller.offer().side)
        notes.meta.insert(QStringLiteral("side"), module.sides[size_t(side.value)].id);
    notes.meta.insert(QStringLiteral("date"), QDateTime::currentDateTime().toString(Qt::ISODate));
    // A picture for everybody must not tell secrets.
    const bool secret = m_controller.hasSecrets();
    const QImage image =
        view::positionImage(module, secret ? nullptr : &m_controller.state(), engine::Viewer(), 0,
                            view::MapTheme::Light, m_controller.translator(), c_thumbnail);
    QBuffer buffer(&notes.thumbnail);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return notes;
}

void GameKeeper::finishJournal()
{
    if (m_journal)
        m_journal->finish();
    m_journal.reset();
}

QString GameKeeper::usualName() const
{
    return m_controller.module().id + u'-' + m_controller.game().setup().scenario;
}

QString GameKeeper::proposedPath() const
{
    if (!m_path.isEmpty())
        return m_path;
    return m_library.savesFolder() + u'/' + usualName() + u'-'
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmm"))
        + QStringLiteral(".hexsave");
}

engine::Result<engine::Done> GameKeeper::save(const QString &path)
{
    std::unique_ptr<engine::FileHold> hold;
    if (!m_hold || !isSameFile(path, m_hold->path())) {
        hold = std::make_unique<engine::FileHold>(path);
        if (!hold->take() && hold->isInUse())
            return engine::Error{
                engine::Error::Code::Io,
                tr("“%1” is being played in another window.").arg(QFileInfo(path).fileName())};
    }
    const QString before = std::exchange(m_name, nameFor(path));
    const auto done =
        engine::writeSave(engine::SaveGame::of(m_controller.game(), notes(path)), path);
    if (!done) {
        m_name = before;
        return done;
    }
    if (!m_autosave.isEmpty() && m_autosave != path)
        QFile::remove(m_autosave);
    m_autosave.clear();
    if (hold)
        m_hold = std::move(hold);
    m_path = path;
    m_savedAt = m_controller.game().commandCount();
    m_savedTexts = m_texts;
    m_savedBookmarks = m_bookmarks;
    emit saved();
    return done;
}

// Who calls the file otherwise than it would be called has named the game.
QString GameKeeper::nameFor(const QString &path) const
{
    const bool isProposed =
        path == m_path || QFileInfo(path).fileName().startsWith(usualName() + u'-');
    return isProposed ? m_name : QFileInfo(path).completeBaseName();
}

engine::Result<engine::Done> GameKeeper::leave()
{
    m_textTimer.stop();
    if (isUntouched() || isSaved() || !isKept()) {
        finishJournal();
        return engine::Done();
    }
    if (m_autosave.isEmpty())
        m_autosave = m_library.autosaveFolder() + u'/' + m_controller.module().id + u'-'
            + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"))
            + QStringLiteral(".hexsave");
    // A file that the player has saved stays as it was saved.
    const auto done =
        engine::writeSave(engine::SaveGame::of(m_controller.game(), notes(m_autosave)), m_autosave);
    // Without the file the journal is what is left of the game.
    if (done)
        finishJournal();
    return done;
}

} // namespace app
