// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tree/folderuses.h"
#include "tests/tree/sourcetree.h"

#include <QLibraryInfo>
#include <QTest>

namespace {

/// What the files of one folder may include.
struct Layer
{
    QString folder;
    QStringList ours; ///< Folders of this project.
    QStringList foreign; ///< Qt modules, and "lua", "quazip", "system".
};

const QStringList c_windows{QStringLiteral("QtCore"),       QStringLiteral("QtXml"),
                            QStringLiteral("QtGui"),        QStringLiteral("QtWidgets"),
                            QStringLiteral("QtSvg"),        QStringLiteral("QtSvgWidgets"),
                            QStringLiteral("QtConcurrent"), QStringLiteral("QtPrintSupport"),
                            QStringLiteral("QtNetwork")};

/// The first layer whose folder holds a file is its layer, so inner folders come first.
const QList<Layer> c_layers{
    {QStringLiteral("engine/storage/"),
     {QStringLiteral("engine/")},
     {QStringLiteral("QtCore"), QStringLiteral("QtXml"), QStringLiteral("quazip")}},
    {QStringLiteral("engine/system/"),
     {QStringLiteral("engine/")},
     {QStringLiteral("QtCore"), QStringLiteral("system")}},
    {QStringLiteral("engine/"), {QStringLiteral("engine/")}, {QStringLiteral("QtCore")}},
    {QStringLiteral("resources/"), {}, {QStringLiteral("QtCore")}},
    {QStringLiteral("scripting/"),
     {QStringLiteral("engine/"), QStringLiteral("scripting/")},
     {QStringLiteral("QtCore"), QStringLiteral("lua")}},
    {QStringLiteral("app/pathbench/"),
     {QStringLiteral("engine/"), QStringLiteral("app/pathbench/")},
     {QStringLiteral("QtCore")}},
    {QStringLiteral("app/cli/"),
     {QStringLiteral("engine/"), QStringLiteral("scripting/"), QStringLiteral("app/pathbench/"),
      QStringLiteral("app/cli/")},
     {QStringLiteral("QtCore")}},
    {QStringLiteral("app/view/"),
     {QStringLiteral("engine/"), QStringLiteral("app/view/")},
     c_windows},
    {QStringLiteral("editor/"),
     {QStringLiteral("engine/"), QStringLiteral("scripting/"), QStringLiteral("app/view/"),
      QStringLiteral("editor/")},
     c_windows},
    {QStringLiteral("app/"),
     {QStringLiteral("engine/"), QStringLiteral("scripting/"), QStringLiteral("app/view/"),
      QStringLiteral("editor/"), QStringLiteral("app/player/"), QStringLiteral("app/workshop/"),
      QStringLiteral("app/hostile/"), QStringLiteral("app/bench/"), QStringLiteral("app/gui/")},
     c_windows},
};

/// The Qt module that a header such as QString or QtGui/QColor comes from; empty: no Qt header.
QString qtModule(const QString &header)
{
    if (header.startsWith(QLatin1String("Qt")) && header.contains(u'/'))
        return header.section(u'/', 0, 0);
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    const QStringList modules = headers.entryList({QStringLiteral("Qt*")}, QDir::Dirs);
    for (const QString &module : modules) {
        if (QFile::exists(headers.filePath(module + u'/' + header)))
            return module;
    }
    return {};
}

/// Where an include in angle brackets comes from; empty for the C++ standard library.
QString origin(const QString &header)
{
    static const QRegularExpression lua(QStringLiteral("^(sol/.*|lua.*\\.h(pp)?|lauxlib\\.h)$"));
    // QuaZip speaks in the constants of zlib.
    static const QRegularExpression quazip(
        QStringLiteral("^(quazip/.*|qua.*\\.h|JlCompress\\.h|zlib\\.h)$"));
    // What Qt does not offer, each for some systems only.
    static const QRegularExpression system(
        QStringLiteral("^((unistd|fcntl|sys/.*|malloc|execinfo|io|windows)\\.h|csignal)$"));
    static const QRegularExpression standard(QStringLiteral("^[a-z0-9_]+$"));
    if (lua.match(header).hasMatch())
        return QStringLiteral("lua");
    if (quazip.match(header).hasMatch())
        return QStringLiteral("quazip");
    if (system.match(header).hasMatch())
        return QStringLiteral("system");
    if (standard.match(header).hasMatch())
        return {};
    const QString module = qtModule(header);
    return module.isEmpty() ? header : module;
}

bool isOurs(const Layer &layer, const QString &header)
{
    return std::any_of(layer.ours.begin(), layer.ours.end(),
                       [&](const QString &folder) { return header.startsWith(folder); });
}

/// The includes of \a text that a file at \a path must not have.
QStringList forbiddenIncludes(const QString &path, const QString &text)
{
    const auto layer = std::find_if(c_layers.begin(), c_layers.end(), [&](const Layer &candidate) {
        return path.startsWith(candidate.folder);
    });
    if (layer == c_layers.end())
        return {QStringLiteral("no layer")};

    static const QRegularExpression include(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*([<\"])([^>\"]+)[>\"]"),
        QRegularExpression::MultilineOption);
    QStringList forbidden;
    for (auto match = include.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch line = match.next();
        const QString header = line.captured(2);
        if (line.captured(1) == QLatin1String("\"")) {
            if (!isOurs(*layer, header) && !header.endsWith(QLatin1String(".moc")))
                forbidden << header;
        } else if (const QString from = origin(header);
                   !from.isEmpty() && !layer->foreign.contains(from)) {
            forbidden << header;
        }
    }
    return forbidden;
}

} // namespace

class tst_Layers : public QObject
{
    Q_OBJECT

private slots:
    void forbidden_data();
    void forbidden();
    void includes_data();
    void includes();
    void findsCircles();
    void foldersFormNoCircle();
};

void tst_Layers::forbidden_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("allowed");

    const auto row = [](const char *path, const char *include, bool allowed) {
        QTest::addRow("%s %s", path, include)
            << QString::fromLatin1(path) << QString::fromLatin1(include) << allowed;
    };
    row("engine/core/a.cpp", "<QString>", true);
    row("engine/core/a.cpp", "<QtCore/QString>", true);
    row("engine/core/a.cpp", "<vector>", true);
    row("engine/core/a.cpp", "\"engine/core/result.h\"", true);
    row("engine/core/a.cpp", "<QtGui/QColor>", false);
    row("engine/core/a.cpp", "<QDomDocument>", false);
    row("engine/core/a.cpp", "<quazip.h>", false);
    row("engine/core/a.cpp", "<sol/sol.hpp>", false);
    row("engine/core/a.cpp", "<unistd.h>", false);
    row("engine/storage/a.cpp", "<unistd.h>", false);
    row("engine/system/a.cpp", "<unistd.h>", true);
    row("engine/system/a.cpp", "<sys/mount.h>", true);
    row("engine/system/a.cpp", "<windows.h>", true);
    row("engine/system/a.cpp", "<zlib.h>", false);
    row("engine/core/a.cpp", "<csignal>", false);
    row("engine/core/a.cpp", "\"scripting/luaruntime.h\"", false);
    row("engine/core/a.cpp", "\"result.h\"", false);
    row("engine/storage/a.cpp", "<QDomDocument>", true);
    row("engine/storage/a.cpp", "<quazip/quazip.h>", true);
    row("engine/storage/a.cpp", "<zlib.h>", true);
    row("engine/core/a.cpp", "<zlib.h>", false);
    row("engine/storage/a.cpp", "<QtGui/QImage>", false);
    row("scripting/a.cpp", "<sol/sol.hpp>", true);
    row("scripting/a.cpp", "<lua.hpp>", true);
    row("scripting/a.cpp", "\"app/view/mapview.h\"", false);
    row("scripting/a.cpp", "<QtWidgets/QWidget>", false);
    row("app/cli/main.cpp", "\"scripting/luarules.h\"", true);
    row("app/cli/main.cpp", "<QtGui/QImage>", false);
    row("app/cli/main.cpp", "\"app/view/mapview.h\"", false);
    row("app/view/a.cpp", "\"engine/core/ids.h\"", true);
    row("app/view/a.cpp", "\"scripting/luarules.h\"", false);
    row("app/view/a.cpp", "\"editor/document.h\"", false);
    row("app/view/a.cpp", "<malloc.h>", false);
    row("app/view/a.cpp", "<sys/resource.h>", false);
    row("editor/a.cpp", "\"app/view/mapview.h\"", true);
    row("editor/a.cpp", "\"app/player/mainwindow.h\"", false);
    row("app/player/a.cpp", "\"editor/document.h\"", true);
    row("elsewhere/a.cpp", "<vector>", false);
}

void tst_Layers::forbidden()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QFETCH(bool, allowed);
    const QString text = QStringLiteral("#pragma once\n# include ") + include + u'\n';
    QCOMPARE(forbiddenIncludes(path, text).isEmpty(), allowed);
}

void tst_Layers::includes_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *folder : {"engine", "scripting", "app", "editor", "resources"})
        QTest::newRow(folder) << QString::fromLatin1(folder);
}

void tst_Layers::includes()
{
    QFETCH(QString, folder);
    QStringList problems;
    const QStringList paths = sourcetree::files(folder + QStringLiteral("/.*\\.(cpp|h)"));
    for (const QString &path : paths) {
        const QStringList forbidden = forbiddenIncludes(path, sourcetree::read(path));
        for (const QString &header : forbidden)
            problems << path + QStringLiteral(" includes ") + header;
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void tst_Layers::findsCircles()
{
    const auto text = [](const char *header) {
        return QStringLiteral("#pragma once\n#include \"%1\"\n").arg(QLatin1String(header));
    };
    FolderUses uses;
    uses.add(QStringLiteral("app/a/one.cpp"), text("app/b/two.h"));
    uses.add(QStringLiteral("app/b/two.h"), text("app/b/inner/three.h"));
    uses.add(QStringLiteral("app/b/two.cpp"), text("app/b/two.h"));
    uses.add(QStringLiteral("app/other.cpp"), text("app/a/one.h"));
    QCOMPARE(uses.circles(), QStringList());

    uses.add(QStringLiteral("app/b/inner/three.h"), text("app/a/one.h"));
    QCOMPARE(uses.circles(),
             QStringList({QStringLiteral("These folders use each other: app/a, app/b, app/b/inner"),
                          QStringLiteral("app/a/one.cpp includes app/b/two.h"),
                          QStringLiteral("app/b/two.h includes app/b/inner/three.h"),
                          QStringLiteral("app/b/inner/three.h includes app/a/one.h")}));
}

// What a folder is for can be told only where it does not need those that need it.
void tst_Layers::foldersFormNoCircle()
{
    FolderUses uses;
    const QStringList paths =
        sourcetree::files(QStringLiteral("(engine|scripting|app|editor)/.*\\.(cpp|h)"));
    QVERIFY(paths.size() > 500);
    for (const QString &path : paths)
        uses.add(path, sourcetree::read(path));
    const QStringList circles = uses.circles();
    QVERIFY2(circles.isEmpty(), qPrintable(circles.join(u'\n')));
}

QTEST_GUILESS_MAIN(tst_Layers)
#include "tst_layers.moc"
