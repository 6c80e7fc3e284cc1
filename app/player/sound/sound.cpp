// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/sound/sound.h"

#include <algorithm>
#include <cmath>

namespace app {

Sound::Sound(Kind kind)
{
    switch (kind) {
    case Kind::Move:
        addKnock(0, 0.06, 0.25, 0.5);
        addTone(0, 0.08, 240, 170, 0.35);
        break;
    case Kind::Die:
        for (const double begin : {0.0, 0.07, 0.12, 0.21})
            addKnock(begin, 0.05, 0.7, 0.6 - begin);
        break;
    case Kind::Loss:
        addTone(0, 0.35, 130, 65, 0.8);
        addKnock(0, 0.12, 0.08, 0.4);
        break;
    case Kind::Turn:
        addTone(0, 0.35, 587, 587, 0.4);
        addTone(0.14, 0.45, 880, 880, 0.35);
        break;
    }
    finish();
}

void Sound::addTone(double begin, double seconds, double first, double last, double volume)
{
    const auto from = size_t(begin * rate);
    const auto count = size_t(seconds * rate);
    m_wave.resize(std::max(m_wave.size(), from + count));
    double phase = 0;
    for (size_t i = 0; i < count; ++i) {
        const double part = double(i) / double(count);
        phase += 2 * M_PI * (first + (last - first) * part) / rate;
        // It swells within three milliseconds, so that it does not crack, and then fades.
        const double swell = std::min(1.0, double(i) / (0.003 * rate));
        m_wave[from + i] += volume * swell * std::pow(1 - part, 3) * std::sin(phase);
    }
}

void Sound::addKnock(double begin, double seconds, double sharp, double volume)
{
    const auto from = size_t(begin * rate);
    const auto count = size_t(seconds * rate);
    m_wave.resize(std::max(m_wave.size(), from + count));
    uint32_t noise = 12345; // every knock is the same
    double smooth = 0;
    for (size_t i = 0; i < count; ++i) {
        noise = noise * 1664525u + 1013904223u;
        const double white = double(noise >> 16) / 32768.0 - 1;
        smooth += sharp * (white - smooth);
        m_wave[from + i] += volume * std::pow(1 - double(i) / double(count), 4) * smooth;
    }
}

void Sound::finish()
{
    double most = 0;
    for (const double value : m_wave)
        most = std::max(most, std::abs(value));
    const double scale = most > 0 ? loudest * 32767 / most : 0;
    for (const double value : m_wave)
        m_samples.push_back(int16_t(std::lround(value * scale)));
    m_wave.clear();
}

} // namespace app
