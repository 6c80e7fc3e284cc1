// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/formcheck.h"

namespace scripting {

namespace {

bool offersNumber(const engine::Offer &offer)
{
    return std::any_of(offer.actions.begin(), offer.actions.end(), [&](const auto &one) {
        return offer.main && one.verb == offer.main && !one.piece && !one.space
            && one.value.type == engine::Value::Type::Integer;
    });
}

} // namespace

QString FormCheck::flaw(const engine::Offer &offer, const QString &decision)
{
    if (offer.form == engine::protocol::Form::Points && !offersNumber(offer))
        return tr("The decision “%1” has the form “points”, but no button of its main verb has a "
                  "number as its value.")
            .arg(decision);
    return {};
}

} // namespace scripting
