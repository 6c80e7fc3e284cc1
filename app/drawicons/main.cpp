// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/icons.h"
#include "engine/storage/atomicfile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>

#include <cstdio>

namespace {

/// Writes the SVG \a from as a PNG of \a size pixels to \a to; says what went wrong, or nothing.
QString draw(const QString &from, int size, const QString &to)
{
    const auto drawing = engine::readBounded(from, 1 << 20);
    if (!drawing)
        return drawing.error().message;
    const QImage image = view::Icons::image(drawing.value(), size);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return to;
    const auto written = engine::writeAtomically(to, png);
    return written ? QString() : written.error().message;
}

} // namespace

// Part of the build: drawicons <size> (<file.svg> <file.png>)…
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    for (qsizetype i = 2; i + 1 < words.size(); i += 2) {
        const QString problem = draw(words[i], words[1].toInt(), words[i + 1]);
        if (!problem.isEmpty()) {
            std::fprintf(stderr, "drawicons: %s\n", qPrintable(problem));
            return 1;
        }
    }
    return 0;
}
