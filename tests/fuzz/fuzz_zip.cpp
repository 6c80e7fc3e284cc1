// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive.h"
#include "engine/storage/modulefiles.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray zip(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto files = engine::archive::unpacked(zip);
    if (!files)
        return files.error().message.isEmpty() ? abort(), 0 : 0;
    // What could be read can be packed, and is the same when it is read again.
    const auto packed = engine::archive::packed(files.value());
    if (!packed)
        abort();
    const auto again = engine::archive::unpacked(packed.value());
    if (!again || again.value() != files.value())
        abort();
    return 0;
}
