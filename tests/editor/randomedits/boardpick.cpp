// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/boardpick.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

using namespace editor;

namespace boardpick {

BoardModel::Pointer board(Bench &bench)
{
    const QString file =
        bench.pick(bench.filesIn(QStringLiteral("boards/"), QStringLiteral(".json")));
    return file.isEmpty() ? nullptr : BoardModel::read(file, bench.files());
}

QStringList spaces(Bench &bench, const BoardModel &model, int most)
{
    QStringList all;
    for (const BoardModel::Box &box : model.boxes())
        all.append(box.id);
    QStringList picked = bench.some(all, most);
    const bool takesHexes = model.cells() && (picked.isEmpty() || !bench.isOneOf(4));
    if (!takesHexes)
        return picked;
    picked.clear();
    const int wanted = 1 + bench.below(most);
    for (int i = 0; i < wanted; ++i) {
        const QString id = model.cells()->id(bench.below(model.cells()->count()));
        if (!picked.contains(id))
            picked.append(id);
    }
    return picked;
}

QStringList course(Bench &bench, const BoardModel &model)
{
    if (!model.cells() || model.cells()->count() < 2)
        return {};
    const HexCells &cells = *model.cells();
    int here = bench.below(cells.count());
    QStringList course{cells.id(here)};
    const int wanted = 2 + bench.below(5);
    for (int tries = 0; course.size() < wanted && tries < 60; ++tries) {
        const int column = cells.columnOf(here) + bench.below(3) - 1;
        const int row = cells.rowOf(here) + bench.below(3) - 1;
        if (column < 0 || row < 0 || column >= cells.columns() || row >= cells.rows())
            continue;
        const int next = cells.cellAt(column, row);
        if (next == here || !cells.areNeighbours(here, next))
            continue;
        here = next;
        course.append(cells.id(here));
    }
    return course.size() > 1 ? course : QStringList();
}

QString kind(Bench &bench, const QString &list)
{
    const engine::Json kinds = bench.json(QStringLiteral("tables/terrain.json"), {list});
    if (!kinds.isArray() || !kinds.size() || bench.isOneOf(20))
        return QStringLiteral("unknown");
    return kinds.at(bench.below(kinds.size()))[u"id"].toString();
}

QString feature(Bench &bench)
{
    return bench.pick(
        QStringList{QStringLiteral("town"), QStringLiteral("port"), QStringLiteral("fort")});
}

std::pair<QString, QString> marked(Bench &bench, const BoardModel &model)
{
    const engine::Json spaces = bench.json(model.file(), {QStringLiteral("spaces")});
    QList<std::pair<QString, QString>> found;
    for (const QString &id : spaces.isObject() ? spaces.keys() : QStringList()) {
        const engine::Json features = spaces[id][u"features"];
        for (qsizetype i = 0; features.isArray() && i < features.size(); ++i)
            found.append({id, features.at(i).toString()});
    }
    return bench.pick(found);
}

QString picture()
{
    static QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sketch.png"));
    if (!QFile::exists(path)) {
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        image.save(path);
    }
    return path;
}

} // namespace boardpick
