// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/scanfit.h"

#include <QLineF>

#include <algorithm>
#include <complex>
#include <numbers>

namespace editor {

namespace {

using Complex = std::complex<double>;

Complex complexOf(QPointF point)
{
    return {point.x(), point.y()};
}

QPointF pointOf(Complex number)
{
    return {number.real(), number.imag()};
}

/// Turning and growing at once is one multiplication.
Complex factorOf(const BoardScan &scan)
{
    return std::polar(scan.scale, scan.angle * std::numbers::pi / 180);
}

} // namespace

QPointF ScanFit::toPage(const BoardScan &scan, QPointF pixel)
{
    return scan.at + pointOf(factorOf(scan) * complexOf(pixel));
}

QPointF ScanFit::toScan(const BoardScan &scan, QPointF page)
{
    return pointOf(complexOf(page - scan.at) / factorOf(scan));
}

std::optional<BoardScan> ScanFit::solve(const BoardScan &before, const std::vector<Pin> &pins)
{
    if (pins.empty())
        return {};
    Complex scanMiddle;
    Complex pageMiddle;
    for (const Pin &pin : pins) {
        scanMiddle += complexOf(pin.scan) / double(pins.size());
        pageMiddle += complexOf(pin.page) / double(pins.size());
    }
    BoardScan scan = before;
    if (pins.size() > 1) {
        Complex both;
        double spread = 0;
        for (const Pin &pin : pins) {
            const Complex from = complexOf(pin.scan) - scanMiddle;
            both += (complexOf(pin.page) - pageMiddle) * std::conj(from);
            spread += std::norm(from);
        }
        if (spread < 1 || std::abs(both) < 1e-6)
            return {};
        scan.scale = std::abs(both) / spread;
        scan.angle = std::arg(both) * 180 / std::numbers::pi;
    }
    scan.at = pointOf(pageMiddle - factorOf(scan) * scanMiddle);
    return scan;
}

double ScanFit::error(const BoardScan &scan, const std::vector<Pin> &pins)
{
    double worst = 0;
    for (const Pin &pin : pins)
        worst = std::max(worst, QLineF(toPage(scan, pin.scan), pin.page).length());
    return worst;
}

} // namespace editor
