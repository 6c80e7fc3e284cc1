// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace engine {

/// Where \a wanted begins in \a text; npos: nowhere. In steps that grow with both lengths together,
/// not with one times the other, whatever they hold.
size_t findBytes(std::string_view text, std::string_view wanted);

} // namespace engine
