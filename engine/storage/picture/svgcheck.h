// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/core/limits.h"
#include "engine/storage/modulefiles.h"
#include "engine/storage/picture/svgcost.h"
#include "engine/storage/picture/svgreferences.h"
#include "engine/storage/picture/svgstream.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace engine {

/// Checks that a drawing of a module is safe to show, and tells what of it will not be drawn.
///
/// Errors are dangers: such a drawing must not reach the renderer. Warnings are things that the
/// renderer leaves out.
class SvgCheck
{
    Q_DECLARE_TR_FUNCTIONS(SvgCheck)

public:
    /// \a file is the drawing's path in the module; pictures that it names are looked up in \a
    /// files.
    SvgCheck(const QByteArray &svg, const QString &file, const ModuleFiles &files = {});

    /// How much it may hold, `use` counted as what it repeats; as much as any drawing by default.
    /// Work is counted in plain elements.
    void setLimits(int work, qint64 pixels);
    Issues run();
    /// After run(): the names of the pictures of the module that the drawing shows, by reference.
    const QHash<QString, QString> &pictures() const { return m_pictures; }

private:
    void checkElement();
    void checkName(const QString &name);
    void checkAttributes();
    void checkStyle(const QString &style);
    void checkUrls(const QString &value);
    void checkColours(const QString &value);
    void checkReference(const QString &reference);
    void checkEmbeddedImage(const QString &reference);
    void checkImageFile(const QString &reference);
    void checkImage(const QByteArray &image);
    void checkSize();
    void checkDashes(const QString &value);

    void error(const QString &message);
    /// Each text only once per drawing: a map has thousands of equal elements.
    void warnOnce(const QString &message);

    SvgStream m_stream;
    QString m_file;
    ModuleFiles m_files;
    SvgReferences m_references;
    SvgCost m_cost;
    Issues m_issues;
    QSet<QString> m_warned;
    qsizetype m_errors = 0;
    qint64 m_pixels = 0;
    double m_length = 100; ///< The longer side of the page.
    qint64 m_mostPixels = limits::imagePixels;
    QHash<QString, QString> m_pictures;
};

} // namespace engine
