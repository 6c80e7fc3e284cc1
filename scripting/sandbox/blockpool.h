// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace scripting {

/// Memory for one Lua state. A script makes and drops small tables all the time; these blocks are
/// kept by size, which is faster than asking the system for each.
class BlockPool
{
public:
    BlockPool() = default;
    BlockPool(const BlockPool &) = delete;
    BlockPool &operator=(const BlockPool &) = delete;

    /// As realloc(), but the caller knows the sizes; nullptr when there is no memory, and then
    /// \a block is as before. \a newSize is not 0.
    void *resize(void *block, size_t oldSize, size_t newSize);
    void release(void *block, size_t size);

private:
    struct Free
    {
        Free *next;
    };
    static constexpr size_t Grain = 16;
    static constexpr size_t Largest = 256;
    static constexpr size_t ChunkSize = 32 * 1024;

    static bool isSmall(size_t size);
    static size_t rowOf(size_t size) { return (size - 1) / Grain; }
    void *take(size_t size);

    std::array<Free *, Largest / Grain> m_free{};
    std::vector<std::unique_ptr<std::byte[]>> m_chunks;
    std::byte *m_rest = nullptr; ///< Of the newest chunk.
    size_t m_restSize = 0;
};

} // namespace scripting
