// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/action.h"

#include <QCoreApplication>

namespace scripting {

/// Whether a question offers what its form needs; a window that finds something else shows buttons.
class FormCheck
{
    Q_DECLARE_TR_FUNCTIONS(FormCheck)

public:
    /// What is wrong with the question of \a decision, in a module that answers \a queries;
    /// empty: nothing.
    static QString flaw(const engine::Offer &offer, const QString &decision,
                        const QStringList &queries);
};

} // namespace scripting
