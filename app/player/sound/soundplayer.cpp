// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/sound/soundplayer.h"

#include <QLibrary>
#include <QThread>

namespace app {

namespace {

constexpr int c_patience = 1000; // milliseconds

/// The few things of PulseAudio's simple interface that are used; PipeWire has it as well.
class PulseServer
{
public:
    PulseServer()
    {
        QLibrary library(QStringLiteral("pulse-simple"), 0);
        m_open = reinterpret_cast<Open>(library.resolve("pa_simple_new"));
        m_write = reinterpret_cast<Write>(library.resolve("pa_simple_write"));
        m_drain = reinterpret_cast<Drain>(library.resolve("pa_simple_drain"));
        m_close = reinterpret_cast<Close>(library.resolve("pa_simple_free"));
    }

    void play(const std::vector<int16_t> &samples) const
    {
        if (!m_open || !m_write || !m_drain || !m_close)
            return;
        const Format format{c_littleEndian16, Sound::rate, 1};
        void *stream = m_open(nullptr, "Hexsmith", c_playback, nullptr, "Hexsmith", &format,
                              nullptr, nullptr, nullptr);
        if (!stream)
            return;
        if (m_write(stream, samples.data(), samples.size() * sizeof(int16_t), nullptr) >= 0)
            m_drain(stream, nullptr);
        m_close(stream);
    }

private:
    struct Format
    {
        int kind;
        uint32_t rate;
        uint8_t channels;
    };
    using Open = void *(*)(const char *, const char *, int, const char *, const char *,
                           const Format *, const void *, const void *, int *);
    using Write = int (*)(void *, const void *, size_t, int *);
    using Drain = int (*)(void *, int *);
    using Close = void (*)(void *);
    static constexpr int c_littleEndian16 = 3;
    static constexpr int c_playback = 1;

    Open m_open = nullptr;
    Write m_write = nullptr;
    Drain m_drain = nullptr;
    Close m_close = nullptr;
};

} // namespace

SoundPlayer::SoundPlayer() = default;

SoundPlayer::~SoundPlayer()
{
    // A server that does not answer keeps nobody from leaving.
    if (m_thread && !m_thread->wait(c_patience))
        (void)m_thread.release();
}

void SoundPlayer::play(Sound::Kind kind)
{
    if (m_thread && !m_thread->isFinished())
        return;
    m_thread.reset(QThread::create([kind] { PulseServer().play(Sound(kind).samples()); }));
    m_thread->setObjectName(QStringLiteral("sound"));
    m_thread->start();
}

} // namespace app
