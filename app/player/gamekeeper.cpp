// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamekeeper.h"

#include "app/view/positionimage.h"

#include <QBuffer>
#include <QDateTime>
#include <QFileInfo>

namespace app {

namespace {

constexpr QSize c_thumbnail(420, 400);

} // namespace

GameKeeper::GameKeeper(GameController &controller, const Library &library, const QString &path,
                       const QString &journal, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_library(library)
    , m_path(path)
{
    if (!path.isEmpty())
        m_savedAt = controller.game().commandCount();
    if (path.startsWith(library.autosaveFolder())) {
        m_autosave = path;
        m_path.clear();
    }
    engine::SaveNotes notes;
    for (int32_t i = 0; i < int32_t(controller.module().sides.size()); ++i) {
        const QString player = controller.player(engine::SideId(i));
        notes.players.insert(controller.module().sides[size_t(i)].id,
                             player == QLatin1String("human") ? player
                                                              : QStringLiteral("bot:") + player);
    }
    auto begun = engine::Journal::begin(library.journalFolder(), controller.game(), notes);
    if (begun) {
        m_journal = std::move(begun).value();
        if (!journal.isEmpty())
            (void)engine::Journal::discard(journal);
    }
    connect(&controller, &GameController::changed, this, &GameKeeper::write);
}

void GameKeeper::write()
{
    if (!m_journal)
        return;
    const auto written = m_journal->update(m_controller.game());
    if (!written && !m_told)
        emit failed(written.error().message);
    m_told = !written;
}

engine::SaveNotes GameKeeper::notes() const
{
    engine::SaveNotes notes;
    const engine::Module &module = m_controller.module();
    for (int32_t i = 0; i < int32_t(module.sides.size()); ++i) {
        const QString player = m_controller.player(engine::SideId(i));
        notes.players.insert(module.sides[size_t(i)].id,
                             player == QLatin1String("human") ? player
                                                              : QStringLiteral("bot:") + player);
    }
    notes.meta.insert(QStringLiteral("turn"), m_controller.state().turn());
    notes.meta.insert(QStringLiteral("over"), m_controller.state().isOver());
    notes.meta.insert(QStringLiteral("date"), QDateTime::currentDateTime().toString(Qt::ISODate));
    // A picture for everybody must not tell secrets.
    const bool secret = m_controller.hasSecrets();
    const QImage image =
        view::positionImage(module, secret ? nullptr : &m_controller.state(), engine::SideId(), 0,
                            view::MapTheme::Light, c_thumbnail);
    QBuffer buffer(&notes.thumbnail);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return notes;
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
    m_path = path;
    m_savedAt = m_controller.game().commandCount();
    emit saved();
    return done;
}

engine::Result<engine::Done> GameKeeper::leave()
{
    if (m_controller.game().commandCount() == 0 || isSaved()) {
        if (m_journal)
            m_journal->finish();
        return engine::Done();
    }
    if (m_autosave.isEmpty())
        m_autosave = m_library.autosaveFolder() + u'/' + m_controller.module().id + u'-'
            + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"))
            + QStringLiteral(".hexsave");
    const QString target = m_path.isEmpty() ? m_autosave : m_path;
    const auto done = engine::writeSave(engine::SaveGame::of(m_controller.game(), notes()), target);
    // Without the file the journal is what is left of the game.
    if (done && m_journal)
        m_journal->finish();
    return done;
}

} // namespace app
