// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/storage/modulefiles.h"
#include "engine/storage/svgreferences.h"
#include "engine/storage/svgstream.h"

#include <QCoreApplication>
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

    Issues run();

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

    void error(const QString &message);
    /// Each text only once per drawing: a map has thousands of equal elements.
    void warnOnce(const QString &message);

    SvgStream m_stream;
    QString m_file;
    ModuleFiles m_files;
    SvgReferences m_references;
    Issues m_issues;
    QSet<QString> m_warned;
    qsizetype m_errors = 0;
    qint64 m_pixels = 0;
};

} // namespace engine
