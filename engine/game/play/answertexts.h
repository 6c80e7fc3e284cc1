// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/textrenderer.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Texts inside the answers of queries: rules don't know the reader's language, so an answer holds
/// them whole, as {"_text": …}, until somebody who knows it writes them out.
namespace answertexts {

Json marked(const Text &text, const ValueCodec &values);
bool isText(const Json &answer);
/// \a answer with a plain string in the place of each text. A string with the key "text" is taken
/// for a source text too.
Json rendered(const Json &answer, const ValueCodec &values, const TextRenderer &texts);

} // namespace answertexts

} // namespace engine
