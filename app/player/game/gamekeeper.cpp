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

} // namespace

GameKeeper::GameKeeper(GameController &controller, const Library &library, const OpenedGame &opened,
                       QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_library(library)
    , m_purpose(opened.purpose)
    , m_path(opened.path)
    , m_recovered(opened.journal)
    , m_texts(opened.notes)
    , m_savedTexts(opened.notes)
    , m_bookmarks(opened.bookmarks)
    , m_savedBookmarks(opened.bookmarks)
{
    if (!m_path.isEmpty())
        m_savedAt = controller.game().commandCount();
    if (m_path.startsWith(library.autosaveFolder())) {
        m_autosave = m_path;
        m_path.clear();
    }
    renewJournal();
    m_textTimer.setSingleShot(true);
    m_textTimer.setInterval(c_textPause);
    connect(&m_textTimer, &QTimer::timeout, this, &GameKeeper::renewJournal);
    connect(&controller, &GameController::changed, this, &GameKeeper::write);
}

GameKeeper::~GameKeeper()
{
    if (m_textTimer.isActive() && m_journal)
        renewJournal();
}

void GameKeeper::setTexts(const QHash<QString, QString> &texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    m_textTimer.start();
    emit saved();
}

void GameKeeper::setBookmarks(const QList<int> &steps)
{
    if (steps == m_bookmarks)
        return;
    m_bookmarks = steps;
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
    if (!m_recovered.isEmpty())
        (void)engine::Journal::discard(std::exchange(m_recovered, {}));
    note(engine::Done{});
}

void GameKeeper::write()
{
    if (m_journal)
        note(m_journal->update(m_controller.game()));
    else
        renewJournal(); // the disk did not take one before
}

// A full disk is told once, not after every step.
void GameKeeper::note(const engine::Result<engine::Done> &written)
{
    if (bool(written) == m_isSafe)
        return;
    m_isSafe = bool(written);
    // Queued: a game may find the disk full while its page is still being made.
    if (written)
        QMetaObject::invokeMethod(this, &GameKeeper::safe, Qt::QueuedConnection);
    else
        QMetaObject::invokeMethod(
            this, [this, why = written.error().message] { emit failed(why); },
            Qt::QueuedConnection);
}

engine::SaveNotes GameKeeper::basicNotes() const
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
    if (!m_bookmarks.isEmpty()) {
        engine::Json steps = engine::Json::array();
        for (const int step : m_bookmarks)
            steps.append(step);
        notes.meta.insert(QStringLiteral("bookmarks"), steps);
    }
    return notes;
}

engine::SaveNotes GameKeeper::notes() const
{
    engine::SaveNotes notes = basicNotes();
    const engine::Module &module = m_controller.module();
    notes.meta.insert(QStringLiteral("turn"), m_controller.state().turn());
    notes.meta.insert(QStringLiteral("over"), m_controller.state().isOver());
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

QString GameKeeper::proposedPath() const
{
    if (!m_path.isEmpty())
        return m_path;
    return m_library.savesFolder() + u'/' + m_controller.module().id + u'-'
        + m_controller.game().setup().scenario + u'-'
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmm"))
        + QStringLiteral(".hexsave");
}

engine::Result<engine::Done> GameKeeper::save(const QString &path)
{
    const auto done = engine::writeSave(engine::SaveGame::of(m_controller.game(), notes()), path);
    if (!done)
        return done;
    if (!m_autosave.isEmpty() && m_autosave != path)
        QFile::remove(m_autosave);
    m_autosave.clear();
    m_path = path;
    m_savedAt = m_controller.game().commandCount();
    m_savedTexts = m_texts;
    m_savedBookmarks = m_bookmarks;
    emit saved();
    return done;
}

engine::Result<engine::Done> GameKeeper::leave()
{
    m_textTimer.stop();
    const bool isUntouched = m_controller.game().commandCount() == 0 && m_texts == m_savedTexts
        && m_bookmarks == m_savedBookmarks;
    if (isUntouched || isSaved() || !isKept()) {
        finishJournal();
        return engine::Done();
    }
    if (m_autosave.isEmpty())
        m_autosave = m_library.autosaveFolder() + u'/' + m_controller.module().id + u'-'
            + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"))
            + QStringLiteral(".hexsave");
    // A file that the player has saved stays as it was saved.
    const auto done =
        engine::writeSave(engine::SaveGame::of(m_controller.game(), notes()), m_autosave);
    // Without the file the journal is what is left of the game.
    if (done)
        finishJournal();
    return done;
}

} // namespace app
