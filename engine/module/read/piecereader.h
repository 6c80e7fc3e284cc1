// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Reads pieces.json: formations, and counters made of template, type and piece.
class PieceReader
{
    Q_DECLARE_TR_FUNCTIONS(PieceReader)

public:
    static constexpr QStringView fileName = u"pieces.json";

    explicit PieceReader(LoadContext &context);

    void read();

private:
    /// What a template, a type or a piece says; only what is set is laid over the one below.
    struct Layer
    {
        std::optional<QString> kind;
        std::optional<QString> name;
        std::optional<QString> label;
        std::optional<SideId> side;
        std::optional<int> formation;
        std::optional<int> steps;
        std::optional<int> mobility;
        std::optional<NameId> back;
        QHash<NameId, ValueList> values;
        Json art;
    };

    void readFormation(const QString &id, JsonReader &reader);
    void readTemplate(const QString &id, JsonReader &reader);
    void readType(const QString &id, JsonReader &reader);
    void readPiece(JsonReader &reader);
    Layer readLayer(JsonReader &reader);
    void readTexts(JsonReader &reader, Layer &layer);
    void readValues(JsonReader &reader, Layer &layer);
    int readFormationOf(JsonReader value);
    int readMobility(JsonReader value);
    static void lay(Layer &below, const Layer &above);
    void addPieces(JsonReader &reader, const QString &id, const QString &type, const Layer &layer);
    bool isGoodId(JsonReader &reader, const QString &id);

    LoadContext &m_context;
    Module &m_module;
    QHash<QString, Layer> m_templates;
    QHash<QString, Layer> m_types;
    QHash<QString, int> m_formations;
};

} // namespace engine
