// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgcheck.h"
#include "engine/storage/picture/svgshapes.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray svg(reinterpret_cast<const char *>(data), qsizetype(size));
    const QString file = QStringLiteral("f.svg");
    const auto issues = engine::SvgCheck(svg, file).run();
    const auto shapes = engine::readShapes(svg, file);
    const auto box = engine::SvgShapes::viewBox(svg, file);
    if (!box && box.error().message.isEmpty())
        abort();
    // What can't be read has no shapes either, and shapes have real corners.
    if (!shapes)
        return shapes.error().message.startsWith(file) ? 0 : (abort(), 0);
    for (const auto &polygons : shapes.value()) {
        for (const auto &polygon : polygons) {
            if (polygon.size() < 3)
                abort();
            for (const QPointF point : polygon) {
                if (!std::isfinite(point.x()) || !std::isfinite(point.y()))
                    abort();
            }
        }
    }
    return 0;
}
