// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/names/lettersetter.h"

#include <cmath>

namespace view {

std::vector<MapText> LetterSetter::onArc(MapText letter, const QString &text, QPointF centre,
                                         double angle, const Setting &setting)
{
    std::vector<MapText> letters;
    letter.size = setting.size;
    std::vector<double> widths;
    double whole = 0;
    for (const QChar character : text) {
        letter.text = character;
        widths.push_back(letter.width() + setting.spacing * setting.size);
        whole += widths.back();
    }
    const double half = std::max(1.0, (whole - setting.spacing * setting.size) / 2);
    const double turn = angle * M_PI / 180.0;
    double start = -half;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const double u = start + (widths[size_t(i)] - setting.spacing * setting.size) / 2;
        const double share = u / half;
        const double v = setting.rise * share * share - setting.rise;
        letter.text = text.at(i);
        letter.at = centre
            + QPointF(u * std::cos(turn) - v * std::sin(turn),
                      u * std::sin(turn) + v * std::cos(turn));
        letter.angle = angle + std::atan(2 * setting.rise * u / (half * half)) * 180.0 / M_PI;
        start += widths[size_t(i)];
        if (!letter.text.trimmed().isEmpty())
            letters.push_back(letter);
    }
    return letters;
}

} // namespace view
