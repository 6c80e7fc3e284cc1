// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/pieceuses.h"

namespace editor {

namespace {

const QList<PieceUse> c_noUses;

JsonPath below(const JsonPath &path, const JsonStep &step)
{
    JsonPath longer = path;
    longer.push_back(step);
    return longer;
}

} // namespace

PieceUses::PieceUses(const FileContents &files)
{
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        if (isScenario(it.key()) && (*it)->json())
            readScenario(it.key(), *(*it)->json());
    }
}

bool PieceUses::isScenario(const QString &file)
{
    return file.startsWith(QLatin1String("scenarios/")) && file.endsWith(QLatin1String(".json"));
}

void PieceUses::add(const JsonText &id, PieceUse use, const JsonPath &path)
{
    if (id.type() != JsonText::Type::String)
        return;
    use.path = path;
    m_uses[id.toJson().toString()].append(use);
}

void PieceUses::readScenario(const QString &file, const JsonText &root)
{
    PieceUse use;
    use.file = file;
    const JsonText *title = root.find({QStringLiteral("title")});
    use.scenario = title ? title->toJson().toString(file) : file;
    const QString setup = QStringLiteral("setup");
    if (const JsonText *stacks = root.find({setup});
        stacks && stacks->type() == JsonText::Type::Object) {
        for (qsizetype i = 0; i < stacks->size(); ++i) {
            use.space = stacks->keyAt(i);
            readStack(use, *stacks->members()[size_t(i)].value, {setup, use.space});
        }
    }
    const QString arrivals = QStringLiteral("arrivals");
    const JsonText *list = root.find({arrivals});
    for (qsizetype i = 0; list && list->type() == JsonText::Type::Array && i < list->size(); ++i) {
        const JsonText &arrival = *list->members()[size_t(i)].value;
        const JsonText *pieces = arrival.find({QStringLiteral("pieces")});
        const engine::Json json = arrival.toJson();
        use.kind = PieceUse::Kind::Arrival;
        use.turn = int(json[u"turn"].toInteger());
        use.space = json[u"entry"].toString();
        for (qsizetype j = 0; pieces && j < pieces->size(); ++j)
            add(*pieces->members()[size_t(j)].value, use,
                {arrivals, i, QStringLiteral("pieces"), j});
    }
}

void PieceUses::readStack(const PieceUse &like, const JsonText &stack, const JsonPath &path)
{
    for (qsizetype i = 0; stack.type() == JsonText::Type::Array && i < stack.size(); ++i) {
        const JsonText &placed = *stack.members()[size_t(i)].value;
        const JsonPath here = below(path, i);
        add(placed, like, here);
        if (const JsonText *id = placed.find({QStringLiteral("piece")}))
            add(*id, like, below(here, QStringLiteral("piece")));
        PieceUse carried = like;
        carried.kind = PieceUse::Kind::Carried;
        const JsonText *load = placed.find({QStringLiteral("carries")});
        for (qsizetype j = 0; load && j < load->size(); ++j)
            add(*load->members()[size_t(j)].value, carried,
                below(below(here, QStringLiteral("carries")), j));
    }
}

const QList<PieceUse> &PieceUses::of(const QString &id) const
{
    const auto found = m_uses.constFind(id);
    return found == m_uses.constEnd() ? c_noUses : *found;
}

QList<PieceUse> PieceUses::ofAll(const QStringList &ids) const
{
    QList<PieceUse> all;
    for (const QString &id : ids)
        all += of(id);
    return all;
}

QStringList PieceUses::otherFiles(const FileContents &files, const QStringList &ids)
{
    QStringList names;
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        const bool isText = it.key().endsWith(QLatin1String(".lua"))
            || it.key().endsWith(QLatin1String(".jsonl"))
            || (it.key().endsWith(QLatin1String(".json")) && !isScenario(it.key())
                && it.key() != QLatin1String("pieces.json"));
        if (!isText)
            continue;
        const QByteArray bytes = (*it)->bytes();
        for (const QString &id : ids) {
            const QByteArray quoted = QStringLiteral("\"%1\"").arg(id).toUtf8();
            const QByteArray ticked = QStringLiteral("'%1'").arg(id).toUtf8();
            if (bytes.contains(quoted) || bytes.contains(ticked)) {
                names.append(it.key());
                break;
            }
        }
    }
    return names;
}

} // namespace editor
