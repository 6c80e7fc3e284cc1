// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/countercolors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace view {

namespace {

struct NamedColors
{
    const char *name;
    QRgb body;
    QRgb ink;
    QRgb box;
};

constexpr NamedColors c_palettes[] = {
    {"german", 0xff93a9b5, 0xff12191d, 0xfff3efe2},
    {"luftwaffe", 0xffb7cede, 0xff10202c, 0xfff3efe2},
    {"ss", 0xff33373a, 0xfff4efe2, 0xfff4efe2},
    {"soviet", 0xffd2875c, 0xff21120a, 0xfff7ead2},
    {"guards", 0xffa93a2c, 0xfffff1d9, 0xfff7ead2},
    {"nkvd", 0xff7a4a86, 0xfffbf1ff, 0xfff6e9f7},
    {"finnish", 0xffe7edf2, 0xff123a66, 0xffffffff},
    {"romanian", 0xffdcc766, 0xff2a2308, 0xfff8f1d6},
    {"hungarian", 0xffa9b98a, 0xff1b2210, 0xfff3efe2},
    {"american", 0xff8b9163, 0xff14170a, 0xfff0eedb},
    {"british", 0xffd6bf98, 0xff2a1e0c, 0xfff8efdc},
};

constexpr std::array<NamedColors, 4> c_safe = {{
    {"square", 0xffa8431c, 0xffffffff, 0xfff6e3d9},
    {"circle", 0xff2f5f86, 0xffffffff, 0xffdee8f0},
    {"diamond", 0xffe8c547, 0xff1e2226, 0xfffbf4da},
    {"triangle", 0xff262626, 0xffffffff, 0xffeceae4},
}};

CounterColors colors(const NamedColors &named)
{
    return {QColor::fromRgb(named.body), QColor::fromRgb(named.ink), QColor::fromRgb(named.box)};
}

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

} // namespace

QColor mixed(const QColor &color, const QColor &other, double share)
{
    const auto mix = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return QColor(mix(color.red(), other.red()), mix(color.green(), other.green()),
                  mix(color.blue(), other.blue()), color.alpha());
}

QColor whitened(const QColor &color, double share)
{
    return mixed(color, Qt::white, share);
}

QColor blackened(const QColor &color, double share)
{
    return mixed(color, Qt::black, share);
}

double luma(const QColor &color)
{
    return 0.299 * color.red() + 0.587 * color.green() + 0.114 * color.blue();
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

QColor readableInk(const QColor &ground, std::initializer_list<QColor> inks)
{
    for (const QColor &ink : inks) {
        if (contrast(ground, ink) >= c_leastContrast)
            return ink;
    }
    const QColor dark(0x14, 0x12, 0x10);
    const QColor light(0xff, 0xfb, 0xf2);
    return contrast(ground, dark) >= contrast(ground, light) ? dark : light;
}

std::optional<QColor> colorFromText(QStringView text)
{
    if ((text.size() != 4 && text.size() != 7) || !text.startsWith(u'#'))
        return {};
    const QColor color(text.toString());
    return color.isValid() ? std::optional(color) : std::nullopt;
}

QStringList counterPalettes()
{
    QStringList names;
    for (const NamedColors &named : c_palettes)
        names << QString::fromLatin1(named.name);
    return names;
}

std::optional<CounterColors> counterPalette(QStringView name)
{
    for (const NamedColors &named : c_palettes) {
        if (name == QLatin1String(named.name))
            return colors(named);
    }
    return {};
}

CounterColors safeCounterColors(int index)
{
    return colors(c_safe[size_t(std::max(0, index)) % c_safe.size()]);
}

std::vector<int> safeColorOrder(const std::vector<QColor> &sides)
{
    std::vector<int> order(sides.size());
    std::iota(order.begin(), order.end(), 0);
    if (sides.size() < 2 || sides.size() > c_safe.size())
        return order;
    const auto distance = [](const QColor &one, const QColor &other) {
        const double mean = (one.red() + other.red()) / 512.0;
        const double red = one.red() - other.red();
        const double green = one.green() - other.green();
        const double blue = one.blue() - other.blue();
        return (2 + mean) * red * red + 4 * green * green + (3 - mean) * blue * blue;
    };
    std::vector<int> best = order;
    double least = std::numeric_limits<double>::max();
    do {
        double sum = 0;
        for (size_t i = 0; i < sides.size(); ++i)
            sum += distance(sides[i], QColor::fromRgb(c_safe[size_t(order[i])].body));
        if (sum < least) {
            least = sum;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

QString sideShape(int side)
{
    return QString::fromLatin1(c_safe[size_t(std::max(0, side)) % c_safe.size()].name);
}

} // namespace view
