// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/changecodec.h"

#include "engine/state/changereader.h"
#include "engine/state/changewriter.h"

namespace engine {

Json ChangeCodec::write(const Change &change) const
{
    return std::visit(ChangeWriter(m_module, m_values), change);
}

std::optional<Change> ChangeCodec::read(const Json &json) const
{
    return ChangeReader(m_module, m_values).read(json);
}

} // namespace engine
