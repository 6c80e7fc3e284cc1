// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/system/bytesearch.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>
#include <functional>

namespace engine {

size_t findBytes(std::string_view text, std::string_view wanted)
{
    if (wanted.empty())
        return 0;
#ifdef Q_OS_WIN
    const auto found = std::search(text.begin(), text.end(),
                                   std::boyer_moore_searcher(wanted.begin(), wanted.end()));
    return found == text.end() ? std::string_view::npos : size_t(found - text.begin());
#else
    const void *found = ::memmem(text.data(), text.size(), wanted.data(), wanted.size());
    return found ? size_t(static_cast<const char *>(found) - text.data()) : std::string_view::npos;
#endif
}

} // namespace engine
