// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

#include <QCoreApplication>
#include <QSet>

namespace engine {

/// Finds pictures that are missing or unsafe, and files that nothing in the module speaks of.
class FileLint
{
    Q_DECLARE_TR_FUNCTIONS(FileLint)

public:
    explicit FileLint(const Module &module);

    Issues run();
    /// Whether it speaks of rules that are not there.
    bool lacksRules() const;

private:
    void checkPictures();
    /// Every text in \a json that names a picture must name one that is there.
    void checkReferences(const Json &json, const QString &file);
    void checkDrawings();
    void checkImage(const QString &name);
    void checkStrangers();
    bool isKnown(const QString &name) const;

    const Module &m_module;
    Issues m_issues;
    QSet<QString> m_used; ///< Pictures that the module names.
    QSet<QString> m_missing;
};

} // namespace engine
