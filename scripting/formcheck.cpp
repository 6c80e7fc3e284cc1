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

/// Something with a number for a piece or a place.
bool offersShare(const engine::Offer &offer)
{
    return std::any_of(offer.actions.begin(), offer.actions.end(), [](const auto &one) {
        return bool(one.piece) != bool(one.space) && one.value.type == engine::Value::Type::Integer;
    });
}

/// There is something to be chosen for pieces or places, and no number in it.
bool lacksShares(const engine::Offer &offer)
{
    const bool hasTargets = std::any_of(offer.actions.begin(), offer.actions.end(),
                                        [](const auto &one) { return one.piece || one.space; });
    return hasTargets && !offersShare(offer);
}

} // namespace

QString FormCheck::flaw(const engine::Offer &offer, const QString &decision,
                        const QStringList &queries)
{
    if (offer.form == engine::protocol::Form::Points && !offersNumber(offer))
        return tr("The decision “%1” has the form “points”, but no button of its main verb has a "
                  "number as its value.")
            .arg(decision);
    if (offer.form == engine::protocol::Form::Allocate && lacksShares(offer))
        return tr("The decision “%1” has the form “allocate”, but nothing that it offers gives a "
                  "number to a piece or a place.")
            .arg(decision);
    const QString shares = engine::protocol::entry(engine::protocol::Query::Shares).name;
    if (offer.form == engine::protocol::Form::Allocate && !queries.contains(shares))
        return tr("The decision “%1” has the form “allocate”, but no query “shares” tells what is "
                  "shared out.")
            .arg(decision);
    return {};
}

} // namespace scripting
