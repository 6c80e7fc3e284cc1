// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

#include <QTest>

#include <initializer_list>
#include <utility>

/// A module in memory with sides, formations and pieces for the tests of counters.
class CounterModule
{
public:
    using Values = std::initializer_list<std::pair<const char *, std::vector<int>>>;

    CounterModule()
    {
        addSide("german", R"({"palette": "german", "wood": "#4a5055", "sign": "cross"})");
        addSide("soviet", R"({"palette": "soviet", "wood": "#8e2b22", "sign": "star"})");
        addSide("finnish", R"({"palette": "finnish", "wood": "#5f86ad", "sign": "ring"})");
        for (const char *name : {"moved", "supply", "disrupted"}) {
            const engine::NameId id = m_module.names.intern(QByteArray(name));
            m_module.state.pieceProperty.insert(id, int(m_module.state.pieceProperties.size()));
            m_module.state.pieceProperties.push_back({id, engine::Value::boolean(false)});
        }
        for (const char *word : {"low", "out", "isolated"})
            m_module.names.intern(QByteArray(word));
        m_module.files = engine::ModuleFiles::fromMap({{QStringLiteral("pieces.json"), R"({
            "format": 1,
            "markers": {
                "moved": {"property": "moved", "value": true, "sign": "tick"},
                "low": {"property": "supply", "value": "low", "sign": "supply_low"},
                "out": {"property": "supply", "value": "out", "sign": "supply_out"},
                "isolated": {"property": "supply", "value": "isolated", "sign": "isolated"},
                "disrupted": {"property": "disrupted", "sign": "disrupted"}
            }})"}});
    }

    engine::Module &module() { return m_module; }

    engine::SideId addSide(const char *id, const char *art)
    {
        engine::Side side;
        side.id = side.name = QString::fromLatin1(id);
        side.art = json(art, "module.json");
        m_module.sides.push_back(side);
        return engine::SideId(int32_t(m_module.sides.size()) - 1);
    }

    int formation(const QString &shortName, const QString &color)
    {
        engine::Formation formation;
        formation.id = formation.name = formation.shortName = shortName;
        formation.color = color;
        m_module.formations.push_back(formation);
        return int(m_module.formations.size()) - 1;
    }

    /// \a side and \a formation count from 0; -1 is none.
    engine::PieceId add(int side, const QString &label, const char *art, Values values = {},
                        int steps = 1, int formation = -1)
    {
        engine::Piece piece;
        piece.id = QStringLiteral("P%1").arg(m_module.pieces.size());
        piece.name = piece.label = label;
        piece.side = engine::SideId(side);
        piece.formation = formation;
        piece.maxSteps = steps;
        piece.art = json(art, "pieces.json");
        for (const auto &[name, numbers] : values) {
            engine::ValueList list;
            for (const int number : numbers)
                list.push_back(engine::Value::integer(number));
            piece.values.insert(m_module.names.intern(QByteArray(name)), list);
        }
        m_module.pieces.push_back(piece);
        return engine::PieceId(int32_t(m_module.pieces.size()) - 1);
    }

    /// A unit with attack, defence and movement, the second numbers for its reduced side.
    engine::PieceId unit(int side, const QString &label, const char *art, std::vector<int> attack,
                         std::vector<int> defence, int movement, int steps = 2, int formation = -1)
    {
        return add(side, label, art,
                   {{"attack", attack}, {"defence", defence}, {"movement", {movement}}}, steps,
                   formation);
    }

private:
    static engine::Json json(const char *text, const char *file)
    {
        const auto parsed = engine::Json::parse(QByteArray(text), QString::fromLatin1(file));
        if (!parsed)
            qFatal("%s", qPrintable(parsed.error().message));
        return parsed.value();
    }

    engine::Module m_module;
};
