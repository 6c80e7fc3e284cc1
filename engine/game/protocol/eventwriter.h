// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/playerview.h"
#include "engine/i18n/textrenderer.h"

#include "engine/state/changecodec.h"
#include <span>

namespace engine {

/// Writes what happened as a side may know it: the "events" of a reply.
class EventWriter
{
public:
    EventWriter(const Module &module, const PlayerView &view, const ChangeCodec &codec,
                const TextRenderer &texts)
        : m_module(module)
        , m_view(view)
        , m_codec(codec)
        , m_texts(texts)
    {
    }

    Json write(std::span<const Change> changes) const;

private:
    Change veiled(Change change) const;
    bool isTold(const Change &change, const Json &json) const;
    Json told(const change::Log &log) const;

    const Module &m_module;
    const PlayerView &m_view;
    const ChangeCodec &m_codec;
    const TextRenderer &m_texts;
};

} // namespace engine
