// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// How much of a stranger's file the program is ready to take in.
namespace engine::limits {

inline constexpr qint64 kib = 1024;
inline constexpr qint64 mib = 1024 * kib;

inline constexpr int archiveEntries = 20'000;
inline constexpr qint64 archiveBytes = 512 * mib; ///< The packed file itself.
inline constexpr qint64 unpackedBytes = 512 * mib; ///< All entries of an archive together.
inline constexpr qint64 entryBytes = 128 * mib; ///< One entry of an archive, one file of a module.
inline constexpr qint64 compressionRatio = 200; ///< Of one entry that unpacks to more than...
inline constexpr qint64 compressionRatioFrom = 1 * mib; ///< ...this many bytes.
inline constexpr int folderDepth = 16; ///< Folders inside folders in a module.

inline constexpr int nameLength = 200; ///< Characters of a file's path inside a module.
inline constexpr int identifierLength = 64; ///< Characters of an id in a module's JSON files.

inline constexpr int sides = 16; ///< Who sees a piece is kept in one word.
inline constexpr int spaces = 100'000; ///< Of all boards of a module.
inline constexpr int gridLength = 1'000; ///< Columns or rows of a hex grid.
inline constexpr int pieces = 20'000;
inline constexpr int copies = 1'000; ///< Of one entry of pieces.json.
inline constexpr int steps = 100; ///< Of one piece.
inline constexpr int wayKinds = 32; ///< An edge has one bit for each.
inline constexpr int featureKinds = 32; ///< A space has one bit for each that has costs.
inline constexpr int mobilityClasses = 64; ///< Whom a kind of ground stops is kept in one word.

inline constexpr int jsonDepth = 64;
inline constexpr qint64 jsonBytes = 32 * mib;
inline constexpr int jsonValues = 2'000'000;
inline constexpr qint64 textBytes = 4 * mib; ///< A Lua file, a translation, a rule text.

inline constexpr qint64 saveBytes = 64 * mib; ///< The lines of a saved game or a journal.
inline constexpr qint64 saveLineBytes = 8 * mib; ///< One of these lines: one command.
inline constexpr int saveCommands = 200'000;

inline constexpr int svgDepth = 64;
inline constexpr qint64 svgBytes = 16 * mib;
inline constexpr int svgElements = 25'000; ///< Each takes about 4 KiB in Qt.
inline constexpr int svgWork = 200'000; ///< Of the largest drawings, in elements; see SvgCost.
inline constexpr int svgPoints = 2'000'000; ///< Of all flattened shapes of one drawing.
inline constexpr int svgAttributes = 200; ///< Of one element: comparing them is quadratic in Qt.
inline constexpr int svgNamespaces = 100; ///< Declarations in one drawing.
inline constexpr qint64 imagePixels = 64'000'000;
inline constexpr qint64 coverPixels = 12'000'000; ///< A PNG takes about nine bytes for each.
inline constexpr qint64 imageTextBytes = 8 * mib; ///< What a PNG says beside its pixels, unpacked.
inline constexpr int imageScans = 64; ///< Of one JPEG; those that come bit by bit have about ten.

} // namespace engine::limits
