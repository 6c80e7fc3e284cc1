// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/blockpool.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace scripting {

bool BlockPool::isSmall(size_t size)
{
#ifdef __SANITIZE_ADDRESS__
    return size == 0; // each block by itself, so that misuse is seen
#else
    return size <= Largest;
#endif
}

void *BlockPool::take(size_t size)
{
    const size_t row = rowOf(size);
    if (Free *block = m_free[row]) {
        m_free[row] = block->next;
        return block;
    }
    const size_t whole = (row + 1) * Grain;
    if (m_restSize < whole) {
        auto *chunk = new (std::nothrow) std::byte[ChunkSize];
        if (!chunk)
            return nullptr;
        m_chunks.emplace_back(chunk);
        m_rest = chunk;
        m_restSize = ChunkSize;
    }
    void *block = m_rest;
    m_rest += whole;
    m_restSize -= whole;
    return block;
}

void *BlockPool::resize(void *block, size_t oldSize, size_t newSize)
{
    if (!block)
        return isSmall(newSize) ? take(newSize) : std::malloc(newSize);
    if (!isSmall(oldSize) && !isSmall(newSize))
        return std::realloc(block, newSize);
    if (isSmall(oldSize) && isSmall(newSize) && rowOf(oldSize) == rowOf(newSize))
        return block;
    void *moved = isSmall(newSize) ? take(newSize) : std::malloc(newSize);
    if (!moved)
        return nullptr;
    std::memcpy(moved, block, std::min(oldSize, newSize));
    release(block, oldSize);
    return moved;
}

void BlockPool::release(void *block, size_t size)
{
    if (!block)
        return;
    if (!isSmall(size)) {
        std::free(block);
        return;
    }
    auto *free = new (block) Free{m_free[rowOf(size)]};
    m_free[rowOf(size)] = free;
}

} // namespace scripting
