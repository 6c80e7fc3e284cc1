// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterart.h"
#include "engine/core/issue.h"
#include "engine/core/jsonreader.h"
#include "engine/module/model/module.h"

#include <QCoreApplication>
#include <QHash>

namespace view {

/// Turns the "art" of pieces and sides into something drawable and notes what is wrong with it.
///
/// Whatever is wrong is replaced, never left out: a bad symbol gives an empty box, a bad colour
/// the side's.
class CounterArtReader
{
    Q_DECLARE_TR_FUNCTIONS(CounterArtReader)

public:
    enum class Palette {
        Module, ///< As the designer wanted it.
        Safe, ///< Bodies that colour-blind players tell apart.
    };

    CounterArtReader(const engine::Module &module, const SymbolSet &symbols, Palette palette,
                     engine::Issues &issues);

    CounterArt read(const engine::Piece &piece);
    CounterBack readBack(engine::SideId side);
    /// What sides have besides: the backs that some of their pieces have.
    std::map<std::pair<engine::SideId, engine::NameId>, CounterBack> readOtherBacks();

private:
    struct SideArt
    {
        CounterColors colors;
        QColor wood;
    };

    SideArt sideArt(engine::SideId side);
    CounterColors colorsOf(engine::JsonReader &reader, const CounterColors &fallback);
    void readSign(engine::JsonReader &reader, CounterBack &back);
    CounterBack readOtherBack(engine::JsonReader &reader, engine::SideId side);
    std::optional<QColor> color(engine::JsonReader &reader, QStringView key);
    void readColors(engine::JsonReader &reader, const engine::Piece &piece, CounterArt &art);
    void readSymbol(engine::JsonReader &reader, CounterArt &art);
    void readTexts(engine::JsonReader &reader, const engine::Piece &piece, CounterArt &art);
    void readPrints(engine::JsonReader &reader, const engine::Piece &piece, CounterArt &art);
    std::optional<ModulePicture> picture(engine::JsonReader &reader, QStringView key,
                                         const engine::Json &name);
    QString filled(const QString &pattern, const engine::Piece &piece, int steps) const;
    QString valueText(const engine::Piece &piece, const QString &name, int steps) const;
    int number(const engine::Piece &piece, const QString &name) const;

    const engine::Module &m_module;
    const SymbolSet &m_symbols;
    Palette m_palette;
    engine::Issues &m_issues;
    QHash<int, SideArt> m_sides;
    QHash<QString, std::optional<ModulePicture>> m_pictures;
};

/// Every flaw in the art of \a module's sides and pieces and in its markers.
engine::Issues checkArt(const engine::Module &module);

} // namespace view
