// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mappalette.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace view {

namespace {

struct Token
{
    const char *name;
    const char *light;
    const char *dark;
};

constexpr std::array allTokens = {
    Token{"page", "#efe6d0", "#23262a"},
    Token{"panel", "#f6efde", "#2f3338"},
    Token{"ink", "#2b2418", "#e6dcc6"},
    Token{"ink2", "#5b4c35", "#b9ad94"},
    Token{"rule", "#8a7550", "#7b7059"},
    Token{"land", "#ece2c3", "#4b4738"},
    Token{"quilt1", "#e6ddb6", "#4f4b39"},
    Token{"quilt2", "#e9dcbd", "#4a4537"},
    Token{"quilt3", "#e2dcb4", "#4d4c3a"},
    Token{"quilt4", "#efe6cb", "#47442f"},
    Token{"quilt5", "#e5d6b0", "#524b3a"},
    Token{"quilt6", "#dfdcb8", "#494a3a"},
    Token{"mottle_a", "#c9c98f", "#5a5f3c"},
    Token{"mottle_b", "#d9b98a", "#5f4c34"},
    Token{"sea", "#7fa9bd", "#1f3b4a"},
    Token{"sea1", "#86afc2", "#234252"},
    Token{"sea2", "#8fb7c9", "#294b5c"},
    Token{"sea3", "#9bc1d0", "#315668"},
    Token{"sea4", "#a9ccd8", "#3b6376"},
    Token{"sea5", "#bad8e0", "#467185"},
    Token{"shore", "#3d6b80", "#8fb9c9"},
    Token{"forest", "#bcc88e", "#3c4a2f"},
    Token{"forest_line", "#86995a", "#5c6f42"},
    Token{"tree1", "#86a35f", "#56703f"},
    Token{"tree2", "#779655", "#4a6338"},
    Token{"tree3", "#94ad69", "#627c49"},
    Token{"tree_light", "#b7c98b", "#7e9660"},
    Token{"tree_line", "#4a6336", "#202b17"},
    Token{"tree_shadow", "#4c6236", "#171d10"},
    Token{"swamp", "#c3d6c4", "#3d4f4a"},
    Token{"swamp_ink", "#4f7f86", "#8fbcc0"},
    Token{"rough", "#dcc99d", "#574c36"},
    Token{"mountain", "#d2bd94", "#5d5039"},
    Token{"rough_ink", "#8a6f4a", "#b59a6c"},
    Token{"mountain_ink", "#6f5636", "#b59a6c"},
    Token{"mountain_shade", "#a98d63", "#3d3322"},
    Token{"mountain_lit", "#efe4c8", "#8d7a58"},
    Token{"river", "#6ea5c4", "#5b97b8"},
    Token{"river_casing", "#2f607e", "#0f2733"},
    Token{"river_light", "#a6cfe0", "#9cc9dc"},
    Token{"road", "#f0d49a", "#d9b878"},
    Token{"road_casing", "#6e4a2a", "#211811"},
    Token{"track", "#6e4a2a", "#d9b878"},
    Token{"autobahn", "#f0a63c", "#e8962e"},
    Token{"autobahn_casing", "#7d2f12", "#3a1408"},
    Token{"rail", "#2a2622", "#f0e8d4"},
    Token{"rail_halo", "#f4ecd6", "#2a2622"},
    Token{"urban", "#d8c6a6", "#5d5344"},
    Token{"block1", "#7c4b3b", "#a8715c"},
    Token{"block2", "#94604b", "#bf8a72"},
    Token{"block3", "#633a2f", "#8e5b49"},
    Token{"block_shadow", "#3d241d", "#1b110d"},
    Token{"border", "#8b4a7c", "#c489b6"},
    Token{"defence", "#8e1f1c", "#f0705e"},
    Token{"fortress", "#4d1f19", "#f2b49a"},
    Token{"grid", "#4a3f2a", "#000000"},
    Token{"grid_water", "#eef6f8", "#a8c8d4"},
    Token{"number", "#4a3f2a", "#cfc4a6"},
    Token{"name", "#241d12", "#f3ead6"},
    Token{"victory", "#a3161a", "#ff8f7a"},
    Token{"water_name", "#1f4f6b", "#a8d3e6"},
    Token{"region", "#6d5b3c", "#a89670"},
    Token{"halo", "#f5eedb", "#26241d"},
    Token{"german", "#6f8794", "#8fa9b8"},
    Token{"soviet", "#b5533c", "#d07a5c"},
};

int channel(const QByteArray &color, int index)
{
    return color.mid(1 + 2 * index, 2).toInt(nullptr, 16);
}

} // namespace

MapPalette::MapPalette(MapTheme theme, const engine::Json &style)
    : m_theme(theme)
{
    for (const Token &token : allTokens)
        m_colors.insert(token.name, theme == MapTheme::Light ? token.light : token.dark);
    const engine::Json &own = style[theme == MapTheme::Light ? u"palette" : u"palette_dark"];
    for (qsizetype i = 0; i < own.size(); ++i) {
        const QString value = own.at(i).toString();
        if (own.isObject() && isColor(value))
            m_colors.insert(own.keyAt(i).toUtf8(), value.toLatin1().toLower());
    }
}

QByteArray MapPalette::color(const QByteArray &token) const
{
    const auto found = m_colors.constFind(token);
    return found != m_colors.cend() ? *found : m_colors.value("ink");
}

QByteArray MapPalette::print(const QString &side, const QString &given) const
{
    const QByteArray token = side.toUtf8();
    if (m_colors.contains(token))
        return m_colors.value(token);
    if (!isColor(given))
        return color("ink2");
    const QByteArray base = given.toLatin1().toLower();
    return m_theme == MapTheme::Light ? base : mixed(base, "#ffffff", 0.22);
}

QList<QByteArray> MapPalette::tokens()
{
    QList<QByteArray> names;
    for (const Token &token : allTokens)
        names.append(token.name);
    return names;
}

bool MapPalette::isColor(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^#[0-9a-fA-F]{6}\\z"));
    return form.match(text).hasMatch();
}

QByteArray MapPalette::mixed(const QByteArray &base, const QByteArray &over, double share)
{
    QByteArray result = "#";
    for (int i = 0; i < 3; ++i) {
        const double value = channel(base, i) * (1.0 - share) + channel(over, i) * share;
        result += QByteArray::number(std::clamp(qRound(value), 0, 255), 16).rightJustified(2, '0');
    }
    return result;
}

} // namespace view
