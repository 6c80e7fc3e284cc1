// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace app {

/// A short quiet noise, made by the program itself when it is needed.
class Sound
{
public:
    enum class Kind { Move, Die, Loss, Turn };
    static constexpr int rate = 44100; ///< Samples per second, one channel.
    static constexpr double loudest = 0.25; ///< Of what a device can give.

    explicit Sound(Kind kind);

    const std::vector<int16_t> &samples() const { return m_samples; }

private:
    /// A tone that fades away, \a begin seconds after the start; gliding to \a last hertz.
    void addTone(double begin, double seconds, double first, double last, double volume);
    /// A knock: noise that fades away, the duller the less \a sharp it is.
    void addKnock(double begin, double seconds, double sharp, double volume);
    void finish();

    std::vector<double> m_wave;
    std::vector<int16_t> m_samples;
};

} // namespace app
