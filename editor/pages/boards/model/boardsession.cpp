// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardsession.h"

#include "editor/pages/boards/model/terrainkinds.h"

namespace editor {

BoardSession::BoardSession(LiveModule &live, QObject *parent)
    : QObject(parent)
    , m_live(live)
    , m_terrain(terrainKinds(live.document().files()))
{
    const QStringList files = this->files();
    m_model = BoardModel::read(files.value(0), document().files());
    keepGround();
    connect(&document(), &ModuleDocument::changed, this, &BoardSession::refresh);
}

QStringList BoardSession::files() const
{
    QStringList found;
    const JsonText *named =
        document().json(QStringLiteral("module.json"), {QStringLiteral("boards")});
    const engine::Json names = named ? named->toJson() : engine::Json();
    for (qsizetype i = 0; i < names.size(); ++i)
        found.append(QStringLiteral("boards/%1.json").arg(names.at(i).toString()));
    found.removeIf([this](const QString &file) { return !document().files().contains(file); });
    for (const QString &file : document().files().keys()) {
        if (file.startsWith(u"boards/") && file.endsWith(u".json") && !found.contains(file))
            found.append(file);
    }
    return found;
}

void BoardSession::setFile(const QString &file)
{
    if (file == this->file())
        return;
    m_model = BoardModel::read(file, document().files());
    m_selection = {};
    emit modelChanged(BoardChange::whole());
    emit selectionChanged();
}

void BoardSession::commit(const Draft &draft, const QString &title, const QString &stroke)
{
    document().commit(draft, title, stroke);
}

QString BoardSession::newStroke()
{
    // Two windows on one module must not join their strokes.
    m_stroke = QStringLiteral("board %1 %2").arg(quintptr(this)).arg(++m_strokes);
    return m_stroke;
}

void BoardSession::select(const BoardSelection &selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
}

void BoardSession::setGround(const QString &terrain)
{
    if (terrain == m_ground)
        return;
    m_ground = terrain;
    emit groundChanged();
}

void BoardSession::refresh(const QSet<QString> &files)
{
    if (files.contains(terrainFile())) {
        m_terrain = terrainKinds(document().files());
        keepGround();
        emit terrainChanged();
        emit modelChanged(BoardChange::whole());
    }
    if (!document().files().contains(file())) {
        // Its file is gone: show another board, if there is one.
        const QStringList left = this->files();
        if (!left.isEmpty() || !file().isEmpty())
            setFile(left.value(0));
        return;
    }
    if (!files.contains(file()) && !files.contains(m_model->picture()))
        return;
    const BoardModel::Pointer before = m_model;
    m_model = BoardModel::read(file(), document().files(), before);
    keepSelection();
    emit modelChanged(BoardChange::between(before.get(), *m_model));
}

void BoardSession::keepSelection()
{
    BoardSelection kept = m_selection;
    kept.spaces.removeIf([this](const QString &space) { return !m_model->contains(space); });
    if (kept.label >= int(m_model->labels().size()))
        kept.label = -1;
    select(kept);
}

void BoardSession::keepGround()
{
    if (m_terrain.terrain(m_ground) >= 0 || m_terrain.terrains.empty())
        return;
    // Clear ground comes first in most tables, and nobody begins by painting it.
    setGround(m_terrain.terrains[m_terrain.terrains.size() > 1 ? 1 : 0].id);
}

} // namespace editor
