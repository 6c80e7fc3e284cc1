// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/counterartreader.h"

#include "app/view/counter/sidecolors.h"

#include <QRegularExpression>

namespace view {

namespace {

using engine::JsonReader;
using Face = CounterArt::Face;

constexpr int c_mostPrints = 24;
constexpr QRgb c_neutralBody = 0xffd6cfbc;
constexpr QRgb c_neutralInk = 0xff1e1a12;
constexpr QRgb c_neutralBox = 0xfff6f0e0;

QString piecesFile()
{
    return QStringLiteral("pieces.json");
}

} // namespace

CounterArtReader::CounterArtReader(const engine::Module &module, const SymbolSet &symbols,
                                   Palette palette, engine::Issues &issues)
    : m_module(module)
    , m_symbols(symbols)
    , m_palette(palette)
    , m_issues(issues)
{
}

std::optional<QColor> CounterArtReader::color(JsonReader &reader, QStringView key)
{
    const QString text = reader.string(key, {});
    if (text.isEmpty())
        return {};
    const auto known = colorFromText(text);
    if (!known) {
        reader.problem(reader.value()[key],
                       tr("“%1” is no colour. Write it as #rrggbb.").arg(text));
    }
    return known;
}

CounterColors CounterArtReader::colorsOf(JsonReader &reader, const CounterColors &fallback)
{
    CounterColors colors = fallback;
    const QString name = reader.string(u"palette", {});
    if (!name.isEmpty()) {
        if (const auto palette = counterPalette(name))
            colors = *palette;
        else
            reader.unknown(reader.value()[u"palette"], tr("There is no palette “%1”.").arg(name),
                           name, counterPalettes());
    }
    const auto body = color(reader, u"body");
    const auto ink = color(reader, u"ink");
    if (body)
        colors.body = *body;
    if (ink)
        colors.ink = *ink;
    else if (body)
        colors.ink = readableInk(colors.body, {colors.ink});
    colors.box = color(reader, u"box").value_or(colors.box);
    if ((body || ink) && contrast(colors.body, colors.ink) < c_leastContrast) {
        reader.warning(reader.value(),
                       tr("Text is hard to read: contrast %1 instead of at least %2.")
                           .arg(contrast(colors.body, colors.ink), 0, 'f', 1)
                           .arg(c_leastContrast));
    }
    return colors;
}

CounterArtReader::SideArt CounterArtReader::sideArt(engine::SideId side)
{
    if (const auto it = m_sides.constFind(side.value); it != m_sides.constEnd())
        return *it;
    SideArt art;
    art.colors = {QColor::fromRgb(c_neutralBody), QColor::fromRgb(c_neutralInk),
                  QColor::fromRgb(c_neutralBox)};
    if (side) {
        const engine::Side &owner = m_module.sides[size_t(side.value)];
        if (const auto known = colorFromText(owner.color)) {
            art.colors.body = *known;
            art.colors.ink = readableInk(*known, {art.colors.ink});
        }
        JsonReader reader(owner.art, QStringLiteral("module.json"), m_issues, owner.id + u".art");
        if (!owner.art.isNull() && reader.expectObject()) {
            reader.allowKeys(
                {u"palette", u"body", u"ink", u"box", u"wood", u"sign", u"back", u"backs"});
            art.colors = colorsOf(reader, art.colors);
            if (const auto wood = color(reader, u"wood"))
                art.wood = *wood;
        }
        if (m_palette == Palette::Safe)
            art = {safeSideColors(m_module, side.value), safeSideColors(m_module, side.value).body};
    }
    if (!art.wood.isValid())
        art.wood = blackened(art.colors.body, 0.45);
    m_sides.insert(side.value, art);
    return art;
}

void CounterArtReader::readColors(JsonReader &reader, const engine::Piece &piece, CounterArt &art)
{
    const SideArt side = sideArt(piece.side);
    art.colors = colorsOf(reader, side.colors);
    art.wood = color(reader, u"wood").value_or(side.wood);
    if (m_palette == Palette::Safe && piece.side) {
        // Special troops stay apart from the others of their side, only less than by hue.
        const bool isSpecial = art.colors.body != side.colors.body;
        art.colors = side.colors;
        art.wood = side.wood;
        if (isSpecial)
            art.colors.body = luma(side.colors.body) > 60 ? blackened(side.colors.body, 0.22)
                                                          : whitened(side.colors.body, 0.16);
    }
    const bool hasFormation =
        piece.formation >= 0 && size_t(piece.formation) < m_module.formations.size();
    if (hasFormation)
        art.band = colorFromText(m_module.formations[size_t(piece.formation)].color);
    if (reader.has(u"band"))
        art.band = color(reader, u"band");
    art.paper = color(reader, u"paper").value_or(art.band.value_or(whitened(art.wood, 0.7)));
}

void CounterArtReader::readSymbol(JsonReader &reader, CounterArt &art)
{
    const QString id =
        reader.string(u"symbol", art.face == Face::Hq ? QStringLiteral("hq") : QString());
    if (id.isEmpty())
        return;
    if (SymbolSet::isText(id)) {
        art.symbol = SymbolSet::textSymbol(id);
        art.hasSymbol = true;
        return;
    }
    if (const Symbol *symbol = m_symbols.find(id)) {
        art.symbol = *symbol;
        art.hasSymbol = true;
        return;
    }
    reader.unknown(reader.value()[u"symbol"], tr("There is no symbol “%1”.").arg(id), id,
                   m_symbols.ids());
    // An empty place would look like a piece that has no symbol at all.
    art.symbol = SymbolSet::textSymbol(QStringLiteral("text:?"));
    art.hasSymbol = true;
}

void CounterArtReader::readTexts(JsonReader &reader, const engine::Piece &piece, CounterArt &art)
{
    const bool hasFormation =
        piece.formation >= 0 && size_t(piece.formation) < m_module.formations.size();
    const QString group =
        hasFormation ? m_module.formations[size_t(piece.formation)].shortName : QString();
    art.id = reader.string(u"id", piece.label);
    art.group = reader.string(u"group", group);
    art.size = reader.string(u"size", {});
    art.text = filled(reader.string(u"text", art.face == Face::Chit ? piece.label : QString()),
                      piece, piece.maxSteps);
    art.caption = filled(reader.string(u"caption", {}), piece, piece.maxSteps);
    art.isGuards = reader.boolean(u"guards", false);
    art.hasSteps = reader.boolean(u"steps", true);
    art.fire = std::clamp(number(piece, reader.string(u"fire", QStringLiteral("fire"))), 0, 4);
    art.speed = std::clamp(number(piece, reader.string(u"speed", QStringLiteral("speed"))), 0, 3);
    art.hasStars = reader.string(u"pips", {}) == QLatin1String("stars");
}

std::optional<ModulePicture> CounterArtReader::picture(JsonReader &reader, QStringView key,
                                                       const engine::Json &name)
{
    if (name.isNull())
        return {};
    if (!name.isString()) {
        reader.problem(name, tr("“%1” must be the name of a file.").arg(key));
        return {};
    }
    const QString file = name.toString();
    if (const auto it = m_pictures.constFind(file); it != m_pictures.constEnd())
        return *it;
    auto loaded = ModulePicture::load(m_module.files, file, ModulePicture::counter);
    if (!loaded)
        reader.problem(name, loaded.error().message);
    const auto picture = loaded ? std::optional(std::move(loaded).value()) : std::nullopt;
    m_pictures.insert(file, picture);
    return picture;
}

void CounterArtReader::readPrints(JsonReader &reader, const engine::Piece &piece, CounterArt &art)
{
    const QString strengths = reader.string(u"strengths", {});
    const bool isHq = art.face == Face::Hq;
    const QString left = reader.string(u"left", isHq ? QStringLiteral("{range}") : QString());
    const QString right = reader.string(u"right", isHq ? QStringLiteral("{movement}") : QString());
    const engine::Json &file = reader.value()[u"file"];
    art.prints.resize(size_t(std::clamp(piece.maxSteps, 1, c_mostPrints)));
    for (int lost = 0; lost < int(art.prints.size()); ++lost) {
        CounterArt::Print &print = art.prints[size_t(lost)];
        const int steps = piece.maxSteps - lost;
        print.left = filled(left, piece, steps);
        print.right = filled(right, piece, steps);
        const engine::Value strength =
            piece.value(m_module.names.find(QStringLiteral("strength")), steps);
        print.pips = strength.type == engine::Value::Type::Integer ? strength.number : steps;
        print.picture = picture(reader, u"file",
                                file.isArray() && file.size() > 0
                                    ? file.at(std::min<qsizetype>(lost, file.size() - 1))
                                    : file);
        if (art.isReduced(steps) && reader.has(u"back"))
            print.picture = picture(reader, u"back", reader.value()[u"back"]);
        if (!strengths.isEmpty()) {
            print.strengths = filled(strengths, piece, steps);
            continue;
        }
        QStringList values;
        for (const char *name : {"attack", "strength", "defence", "movement"})
            values << valueText(piece, QLatin1String(name), steps);
        values.removeAll(QString());
        print.strengths = values.join(u'-');
    }
}

CounterArt CounterArtReader::read(const engine::Piece &piece)
{
    CounterArt art;
    JsonReader reader(piece.art.isNull() ? engine::Json::object() : piece.art, piecesFile(),
                      m_issues, piece.id + u".art");
    if (reader.expectObject()) {
        reader.allowKeys({u"face",  u"palette", u"body",   u"ink",   u"box",       u"band",
                          u"wood",  u"paper",   u"symbol", u"size",  u"id",        u"group",
                          u"text",  u"caption", u"guards", u"steps", u"strengths", u"left",
                          u"right", u"fire",    u"speed",  u"pips",  u"file",      u"back"});
    }
    const Face fallback = piece.kind == u"hq" ? Face::Hq
        : piece.kind == u"air"                ? Face::Air
        : piece.kind == u"chit"               ? Face::Chit
        : piece.kind == u"marker"             ? Face::Marker
                                              : Face::Counter;
    art.face = reader.choice<Face>(u"face",
                                   {{u"counter", Face::Counter},
                                    {u"hq", Face::Hq},
                                    {u"air", Face::Air},
                                    {u"block", Face::Block},
                                    {u"chit", Face::Chit},
                                    {u"marker", Face::Marker}},
                                   fallback);
    art.maxSteps = std::max(1, piece.maxSteps);
    readColors(reader, piece, art);
    readSymbol(reader, art);
    readTexts(reader, piece, art);
    readPrints(reader, piece, art);
    art.rank = art.face == Face::Hq ? -1
                                    : number(piece, QStringLiteral("attack"))
            + number(piece, QStringLiteral("strength")) + number(piece, QStringLiteral("defence"));
    return art;
}

CounterBack CounterArtReader::readBack(engine::SideId side)
{
    CounterBack back;
    const SideArt art = sideArt(side);
    back.isBlock = std::any_of(
        m_module.pieces.begin(), m_module.pieces.end(), [side](const engine::Piece &piece) {
            return piece.side == side && piece.art[u"face"].toString() == u"block";
        });
    back.color = back.isBlock ? art.wood : art.colors.body;
    back.sign = *m_symbols.find(sideShape(side.value));
    if (side && m_palette == Palette::Module) {
        const engine::Side &owner = m_module.sides[size_t(side.value)];
        JsonReader reader(owner.art, QStringLiteral("module.json"), m_issues, owner.id + u".art");
        readSign(reader, back);
        back.picture = picture(reader, u"back", owner.art[u"back"]);
    }
    return back;
}

void CounterArtReader::readSign(JsonReader &reader, CounterBack &back)
{
    const QString sign = reader.string(u"sign", {});
    if (sign.isEmpty())
        return;
    if (const auto found = m_symbols.find(sign))
        back.sign = *found;
    else
        reader.unknown(reader.value()[u"sign"], tr("There is no symbol “%1”.").arg(sign), sign,
                       m_symbols.ids());
}

CounterBack CounterArtReader::readOtherBack(JsonReader &reader, engine::SideId side)
{
    CounterBack back = readBack(side);
    reader.allowKeys({u"body", u"wood", u"sign", u"back"});
    const auto other = color(reader, back.isBlock ? u"wood" : u"body");
    if (m_palette == Palette::Safe)
        back.color = whitened(back.color, 0.3);
    else if (other)
        back.color = *other;
    readSign(reader, back);
    if (reader.has(u"back"))
        back.picture = picture(reader, u"back", reader.value()[u"back"]);
    return back;
}

std::map<std::pair<engine::SideId, engine::NameId>, CounterBack> CounterArtReader::readOtherBacks()
{
    std::map<std::pair<engine::SideId, engine::NameId>, CounterBack> backs;
    for (int32_t side = 0; side < int32_t(m_module.sides.size()); ++side) {
        const engine::Side &owner = m_module.sides[size_t(side)];
        JsonReader art(owner.art, QStringLiteral("module.json"), m_issues, owner.id + u".art");
        if (!owner.art.isObject())
            continue;
        for (auto &[id, reader] : art.optionalMap(u"backs")) {
            const CounterBack back = readOtherBack(reader, engine::SideId(side));
            if (const auto name = m_module.names.find(id))
                backs.emplace(std::pair(engine::SideId(side), name), back);
            else
                reader.problem(tr("No piece has the back “%1”.").arg(id));
        }
    }
    for (const engine::Piece &piece : m_module.pieces) {
        if (piece.back && piece.side && !backs.contains({piece.side, piece.back}))
            m_issues.append({engine::Issue::Severity::Error, QStringLiteral("pieces.json"),
                             piece.line,
                             tr("The side of the piece has no back “%1”.")
                                 .arg(m_module.names.text(piece.back))});
    }
    return backs;
}

QString CounterArtReader::valueText(const engine::Piece &piece, const QString &name,
                                    int steps) const
{
    const engine::Value value = piece.value(m_module.names.find(name), steps);
    if (value.type == engine::Value::Type::Integer)
        return QString::number(value.number);
    return value.type == engine::Value::Type::Word
        ? m_module.names.text(engine::NameId(value.number))
        : QString();
}

int CounterArtReader::number(const engine::Piece &piece, const QString &name) const
{
    const engine::Value value = piece.value(m_module.names.find(name), piece.maxSteps);
    return value.type == engine::Value::Type::Integer ? value.number : 0;
}

QString CounterArtReader::filled(const QString &pattern, const engine::Piece &piece,
                                 int steps) const
{
    static const QRegularExpression gap(QStringLiteral("\\{([A-Za-z0-9_.-]+)\\}"));
    QString text;
    qsizetype from = 0;
    for (auto match = gap.globalMatch(pattern); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        text += QStringView(pattern).sliced(from, found.capturedStart() - from);
        text += valueText(piece, found.captured(1), steps);
        from = found.capturedEnd();
    }
    return text + pattern.sliced(from);
}

} // namespace view
