// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "engine/i18n/translator.h"

#include <QCoreApplication>

#include <functional>

namespace engine {

class Names;
struct Action;
struct Module;

/// Turns the texts of rules into sentences for a reader, with all gaps filled.
class TextRenderer
{
    Q_DECLARE_TR_FUNCTIONS(TextRenderer)

public:
    /// Whether the reader may know which piece this is.
    using Sees = std::function<bool(PieceId)>;

    /// What is handed over must outlive the renderer.
    TextRenderer(const Module &module, const Names &names, const Translator &translator);

    /// Without it the reader sees everything.
    void setSees(Sees sees) { m_sees = std::move(sees); }
    /// The same for a reader who sees something else.
    TextRenderer seeing(Sees sees) const;

    const Translator &translator() const { return m_translator; }

    QString render(const Text &text) const;
    /// Fills also {piece}, {space}, {value} and {side} from what the action is done with.
    QString render(const Text &text, const Action &action) const;
    /// What a button or a menu says for the action.
    QString label(const Action &action) const;

    /// A sentence of the program: %1 is the side, and {1|m=el|f=la} agrees with its name.
    QString about(SideId side, const QString &sentence) const;

    QString pieceName(PieceId id) const;
    /// "1836 Insterburg"; a box goes by its name alone.
    QString spaceName(SpaceId id) const;
    QString sideName(SideId id) const;
    QString word(NameId id) const;
    QString value(Value value) const;

private:
    /// With its gender, if it has one.
    QString marked(Value value) const;
    QString markedPiece(PieceId id) const;
    QString markedSpace(SpaceId id) const;
    QString markedSide(SideId id) const;
    QString markedWord(NameId id) const;

    QString fill(const QString &pattern, const ValueList &arguments, const Action *action) const;
    /// What stands for the gap between the braces; nothing when it is no gap.
    std::optional<QString> gap(QStringView inside, bool isFirst, const ValueList &arguments,
                               const Action *action) const;
    std::optional<Value> argument(QStringView name, const ValueList &arguments,
                                  const Action *action) const;

    const Module &m_module;
    const Names &m_names;
    const Translator &m_translator;
    Sees m_sees;
};

} // namespace engine
