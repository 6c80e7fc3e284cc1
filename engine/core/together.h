// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace engine {

/// Calls \a work with 0, 1 … \a threads - 1 at the same time, the first on the thread that asks,
/// and comes back when all are done.
template<typename Work> void together(size_t threads, const Work &work)
{
    std::vector<std::thread> others;
    for (size_t i = 1; i < threads; ++i)
        others.emplace_back([&work, i] { work(i); });
    work(size_t(0));
    for (std::thread &other : others)
        other.join();
}

/// Calls \a work with 0, 1 … \a count - 1, several at a time where the machine can.
template<typename Work> void forEachTogether(size_t count, const Work &work)
{
    const size_t most = std::max(1u, std::thread::hardware_concurrency());
    std::atomic<size_t> next = 0;
    together(std::max<size_t>(1, std::min(most, count)), [&](size_t) {
        for (size_t i = next++; i < count; i = next++)
            work(i);
    });
}

} // namespace engine
