// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/statehasher.h"
#include "engine/game/save/savefile.h"
#include "engine/game/save/savereplay.h"
#include "tests/engine/game/fordgame.h"

#include <cstdint>
#include <cstdlib>

using namespace engine;

namespace {

// A checksum can't be guessed, so that lines without one are given theirs.
QByteArray sealed(const QByteArray &input)
{
    QByteArray lines;
    int number = 0;
    for (const QByteArray &line : input.split('\n')) {
        if (!line.startsWith('{'))
            continue;
        const QByteArray rest = "\"line\":" + QByteArray::number(number++) + ',' + line.mid(1);
        lines += "{\"sum\":\""
            + QByteArray::number(qulonglong(StateHasher::ofBytes(rest)), 16).rightJustified(16, '0')
            + "\"," + rest + '\n';
    }
    return lines;
}

void check(const QByteArray &bytes)
{
    static const auto module = fordModule();
    static FordRules rules;
    const auto loaded = readSave(bytes, QStringLiteral("input"));
    if (!loaded) {
        if (loaded.error().message.isEmpty())
            abort();
        return;
    }
    if (loaded->damaged == loaded->issues.isEmpty())
        abort();
    // What could be read can be written, and is the same when it is read again.
    const auto packed = packedSave(loaded->save);
    const auto again = packed ? readSave(packed.value(), QStringLiteral("again")) : packed.error();
    if (!again || again->damaged || again->save != loaded->save)
        abort();
    // What can be played again can be saved and played once more, and comes to the same.
    const auto report = replay(loaded->save, *module, rules);
    if (!report)
        return;
    const SaveGame save = SaveGame::of(*report->game);
    const auto faithful = replay(save, *module, rules);
    if (!faithful || !faithful->isFaithful()
        || faithful->game->state().hash() != report->game->state().hash())
        abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    check(input.startsWith("{\"save\"") ? sealed(input) : input);
    return 0;
}
