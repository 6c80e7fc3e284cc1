// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>

#include <optional>

namespace engine {

/// Width and height that the header of a PNG or JPEG picture tells; nothing for other content.
std::optional<QSize> imageSize(QByteArrayView image);

} // namespace engine
