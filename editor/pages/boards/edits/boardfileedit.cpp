// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/boardfileedit.h"

#include "editor/pages/boards/edits/gridedit.h"
#include "editor/pages/boards/model/terrainkinds.h"

#include <QFileInfo>

#include <array>

namespace editor {

using engine::Board;
using engine::Json;

namespace {

const QString c_module = QStringLiteral("module.json");
const QString c_boards = QStringLiteral("boards");

QString fileOf(const QString &id)
{
    return QStringLiteral("boards/%1.json").arg(id);
}

} // namespace

QString BoardFileEdit::freeFile(const QString &name) const
{
    QString clean;
    for (const QChar c : name.toLower().simplified())
        clean += c.isLetterOrNumber() && c.unicode() < 128 ? c : u'-';
    if (clean.isEmpty())
        clean = QStringLiteral("board");
    QString id = clean;
    for (int number = 2; m_draft.files().contains(fileOf(id)); ++number)
        id = QStringLiteral("%1-%2").arg(clean).arg(number);
    return fileOf(id);
}

QString BoardFileEdit::freeLetters() const
{
    for (char16_t letter = u'A'; letter <= u'Z'; ++letter) {
        bool isTaken = false;
        for (const QString &file : m_draft.files().keys()) {
            const JsonText *numbering = file.startsWith(u"boards/")
                ? m_draft.json(file, {QStringLiteral("grid"), QStringLiteral("numbering")})
                : nullptr;
            isTaken = isTaken || (numbering && numbering->toJson().toString().startsWith(letter));
        }
        if (!isTaken)
            return QString(QChar(letter));
    }
    return QStringLiteral("X-");
}

QString BoardFileEdit::numbering() const
{
    const bool hasGrid = std::any_of(
        m_draft.files().keyBegin(), m_draft.files().keyEnd(), [this](const QString &file) {
            return file.startsWith(u"boards/") && m_draft.json(file, {QStringLiteral("grid")});
        });
    // Ids are unique over all boards.
    return (hasGrid ? freeLetters() : QString()) + QStringLiteral("{CC}{RR}");
}

bool BoardFileEdit::list(const QString &file)
{
    const JsonText *boards = m_draft.json(c_module, {c_boards});
    return m_draft.insert(c_module, {c_boards}, boards ? boards->size() : 0,
                          QFileInfo(file).completeBaseName());
}

QString BoardFileEdit::add(const QString &name, Board::Kind kind, int columns, int rows)
{
    const QString file = freeFile(name);
    Json board = Json::object();
    board.insert(QStringLiteral("format"), 1);
    board.insert(QStringLiteral("id"), QFileInfo(file).completeBaseName());
    board.insert(QStringLiteral("name"), name);
    const char *types[] = {"hex", "area", "boxes"};
    board.insert(QStringLiteral("type"), types[int(kind)]);
    if (kind == Board::Kind::Hex) {
        Json grid = Json::object();
        grid.insert(QStringLiteral("columns"), columns);
        grid.insert(QStringLiteral("rows"), rows);
        grid.insert(QStringLiteral("orientation"), "flat");
        grid.insert(QStringLiteral("shifted"), "even");
        grid.insert(QStringLiteral("numbering"), numbering());
        grid.insert(QStringLiteral("side"), 48);
        const auto terrain = terrainKinds(m_draft.files()).terrains;
        if (!terrain.empty())
            grid.insert(QStringLiteral("terrain"), terrain.front().id);
        board.insert(QStringLiteral("grid"), grid);
    } else {
        // A map of areas has its frame and its key around the land.
        const bool isMap = kind == Board::Kind::Area;
        Json page = Json::array();
        for (const int number :
             isMap ? std::array{-70, -70, 1340, 1120} : std::array{0, 0, 1200, 800})
            page.append(number);
        board.insert(QStringLiteral("page"), page);
    }
    board.insert(QStringLiteral("spaces"), Json::object());
    m_draft.setBytes(file, board.write(Json::Style::Pretty) + '\n');
    return list(file) ? file : QString();
}

QString BoardFileEdit::duplicate(const QString &file, const QString &name)
{
    const auto content = m_draft.files().value(file);
    if (!content || !content->json())
        return {};
    const QString copy = freeFile(name);
    m_draft.setBytes(copy, content->bytes());
    m_draft.set(copy, {QStringLiteral("id")}, QFileInfo(copy).completeBaseName());
    m_draft.set(copy, {QStringLiteral("name")}, name);
    const auto model = BoardModel::read(copy, m_draft.files());
    GridEdit(m_draft, *model).prefix(freeLetters());
    return list(copy) ? copy : QString();
}

bool BoardFileEdit::remove(const QString &file)
{
    if (!m_draft.files().contains(file))
        return false;
    m_draft.removeFile(file);
    const JsonText *known = m_draft.json(c_module, {c_boards});
    const Json boards = known ? known->toJson() : Json();
    for (qsizetype i = boards.size() - 1; i >= 0; --i) {
        if (fileOf(boards.at(i).toString()) == file)
            m_draft.remove(c_module, {c_boards, i});
    }
    return true;
}

bool BoardFileEdit::rename(const QString &file, const QString &name)
{
    return !name.trimmed().isEmpty() && m_draft.set(file, {QStringLiteral("name")}, name.trimmed());
}

} // namespace editor
