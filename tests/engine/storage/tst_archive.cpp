// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/limits.h"
#include "engine/storage/archive.h"
#include "tests/engine/storage/zipbuilder.h"

#include <QtTest>

namespace archive = engine::archive;
namespace limits = engine::limits;
using namespace Qt::StringLiterals;

namespace {

ZipBuilder good()
{
    ZipBuilder zip;
    zip.add(ZipBuilder::stored("module.json", "{}"));
    zip.add(ZipBuilder::deflated("rules/main.lua", QByteArray("return {}\n").repeated(50)));
    return zip;
}

QByteArray withName(const QByteArray &name)
{
    return good().add(ZipBuilder::stored(name)).bytes();
}

QByteArray withEntry(const ZipBuilder::Entry &entry)
{
    return good().add(entry).bytes();
}

using Change = void (*)(ZipBuilder &);

QByteArray changed(Change change)
{
    ZipBuilder zip = good();
    change(zip);
    return zip.bytes();
}

void row(const char *name, const QByteArray &zip, const char *message)
{
    QTest::newRow(name) << zip << QString::fromUtf8(message);
}

void addNameRows()
{
    row("name leads up", withName("../evil"), "leads out of the module");
    row("name leads up inside", withName("a/../../evil"), "leads out of the module");
    row("name is two dots", withName(".."), "leads out of the module");
    row("name with one dot", withName("a/./b"), "has an empty folder name");
    row("name with two slashes", withName("a//b"), "has an empty folder name");
    row("name is a slash", withName("/"), "is not relative");
    row("absolute name", withName("/etc/passwd"), "is not relative");
    row("drive letter", withName("C:/windows"), "is not relative");
    row("drive letter without slash", withName("c:evil"), "is not relative");
    row("backslashes", withName("..\\evil"), "has a backslash");
    row("share name", withName("\\\\host\\share"), "has a backslash");
    row("stream name", withName("file.txt:stream"), "some systems refuse");
    row("question mark", withName("what?.txt"), "some systems refuse");
    row("empty name", withName(""), "A file has no name");
    row("NUL in a name", withName(QByteArray("a\0b", 3)), "invisible control characters");
    row("line end in a name", withName("a\nb"), "invisible control characters");
    row("right to left override", withName("a\xE2\x80\xAEgpj.exe"), "invisible control characters");
    row("name in Latin-1",
        withName("Espa\xF1"
                 "a.txt"),
        "not valid UTF-8");
    row("name in overlong UTF-8", withName("\xC0\xAE\xC0\xAE/evil"), "not valid UTF-8");
    row("reserved name", withName("NUL"), "is reserved");
    row("reserved name with extension", withName("art/con.svg"), "is reserved");
    row("reserved port", withName("com1.txt"), "is reserved");
    row("name ends with a dot", withName("a."), "ends with a dot");
    row("name ends with a space", withName("a /b"), "starts or ends with a space");
    row("very long name", withName(QByteArray(5000, 'a')), "longer than 200 characters");
    row("very deep name", withName(QByteArray("a/").repeated(40) + "b"), "in more than 15 folders");
    row("name twice", withName("module.json"), "is there twice");
    row("name differs in case", withName("Module.JSON"), "upper and lower case");
    row("file is a folder too", withName("module.json/x"), "both a file and a folder");
    row("folder entry is a file too", withName("rules/main.lua/"), "The folder");
    row("folder clash in other case", withName("MODULE.json/x"), "both a file and a folder");
    row(
        "link",
        [] {
            auto entry = ZipBuilder::stored("link", "/etc/passwd");
            entry.attributes = 0120777u << 16;
            return withEntry(entry);
        }(),
        "“link” is a link");
    row(
        "device",
        [] {
            auto entry = ZipBuilder::stored("device", "");
            entry.attributes = 0020666u << 16;
            return withEntry(entry);
        }(),
        "neither a plain file nor a folder");
    row(
        "file that calls itself a folder",
        [] {
            auto entry = ZipBuilder::stored("thing");
            entry.attributes = 0040755u << 16;
            return withEntry(entry);
        }(),
        "neither a plain file nor a folder");
}

QByteArray withChanged(void (*change)(ZipBuilder::Entry &))
{
    auto entry = ZipBuilder::deflated("data.bin", QByteArray("0123456789").repeated(100));
    change(entry);
    return withEntry(entry);
}

void addSizeRows()
{
    using Entry = ZipBuilder::Entry;
    row(
        "bomb by ratio",
        [] { return withEntry(ZipBuilder::deflated("bomb", QByteArray(8 * limits::mib, '\0'))); }(),
        "more than 200 times its size");
    row("bomb by declared size", withChanged([](Entry &entry) {
            entry.size = entry.localSize = quint32(limits::entryBytes + 1);
        }),
        "larger than 128 MiB");
    row(
        "bomb by total size",
        [] {
            ZipBuilder zip;
            for (int i = 0; i < 600; ++i) {
                auto entry = ZipBuilder::deflated(QByteArray::number(i), "x");
                entry.size = entry.localSize = quint32(limits::mib);
                zip.add(entry);
            }
            return zip.bytes();
        }(),
        "unpacks to more than 512 MiB");
    row(
        "too many entries",
        [] {
            ZipBuilder zip;
            for (int i = 0; i <= limits::archiveEntries; ++i)
                zip.add(ZipBuilder::stored(QByteArray::number(i), ""));
            return zip.bytes();
        }(),
        "more than 20000 entries");
    row("more entries than there are", changed([](ZipBuilder &zip) { zip.countDelta = 3000; }),
        "list of entries is damaged");
    row("fewer entries than there are", changed([](ZipBuilder &zip) { zip.countDelta = -1; }),
        "more entries than the archive says");
    row(
        "overlapping entries",
        [] {
            ZipBuilder zip = good();
            auto entry = zip.entries.first();
            entry.name = entry.localName = "modul2.json";
            zip.entries.append(entry);
            zip.entries.last().offset = 0;
            zip.entries.last().hasLocal = false;
            return zip.bytes();
        }(),
        "The two headers of “modul2.json” disagree");
    row(
        "entry inside an entry",
        [] {
            ZipBuilder inner;
            inner.add(ZipBuilder::stored("inner", "secret"));
            const QByteArray local = inner.bytes().left(30 + 5 + 6);
            ZipBuilder zip;
            zip.add(ZipBuilder::stored("outer", local));
            auto entry = ZipBuilder::stored("inner", "secret");
            entry.offset = 30 + 5;
            entry.hasLocal = false;
            zip.add(entry);
            return zip.bytes();
        }(),
        "“outer” and “inner” share bytes");
    row("content longer than declared",
        withChanged([](Entry &entry) { entry.size = entry.localSize = 100; }),
        "“data.bin” is damaged");
    row("content shorter than declared",
        withChanged([](Entry &entry) { entry.size = entry.localSize = 5000; }),
        "“data.bin” is damaged");
    row(
        "stored sizes disagree",
        [] {
            auto entry = ZipBuilder::stored("data.bin");
            entry.size = entry.localSize = 3;
            return withEntry(entry);
        }(),
        "The sizes of “data.bin” disagree");
    row(
        "folder with content", [] { return withEntry(ZipBuilder::stored("folder/", "content")); }(),
        "The folder “folder” has content");
    row("ZIP64 sizes", withChanged([](Entry &entry) { entry.size = 0xffffffff; }), "ZIP64");
    row("ZIP64 record", changed([](ZipBuilder &zip) { zip.gap = "PK\6\7" + QByteArray(16, 0); }),
        "ZIP64");
    row("ZIP64 count", changed([](ZipBuilder &zip) { zip.countDelta = 0xffff - 2; }), "ZIP64");
}

void addDamageRows()
{
    using Entry = ZipBuilder::Entry;
    const QByteArray zip = good().bytes();
    row("empty file", "", "not a zip file");
    row("a text", "{ \"id\": \"x\" }", "not a zip file");
    row("only the signature", "PK\3\4", "not a zip file");
    row("end cut off", zip.chopped(1), "not a zip file");
    row("end record cut off", zip.chopped(22), "not a zip file");
    row("second half cut off", zip.left(zip.size() / 2), "not a zip file");
    row("first byte missing", zip.sliced(1), "list of entries is not where");
    row("middle missing", zip.left(60) + zip.sliced(90), "list of entries is not where");
    row("garbage behind", zip + "garbage", "something is attached");
    row("garbage before", "garbage" + zip, "list of entries is not where");
    row("two archives in one", zip + zip, "list of entries is not where");
    row("comment shorter than said", changed([](ZipBuilder &z) {
            z.comment = "x";
            z.commentDelta = 4;
        }),
        "something is attached");
    row("gap before the end record", changed([](ZipBuilder &z) { z.gap = "gap"; }),
        "list of entries is not where");
    row("list beyond the file", changed([](ZipBuilder &z) { z.directoryDelta = 1'000'000; }),
        "is not where");
    row("wrong entry signature", changed([](ZipBuilder &z) { z.directorySignature = 7; }),
        "list of entries is damaged");
    row("wrong local signature", changed([](ZipBuilder &z) { z.localSignature = 7; }),
        "is not where the archive says");
    row("wrong end signature", changed([](ZipBuilder &z) { z.endSignature = 7; }),
        "not a zip file");
    row("several disks", changed([](ZipBuilder &z) { z.disk = 1; }), "one part of several");
    row("counts disagree", changed([](ZipBuilder &z) { z.totalDelta = 1; }), "one part of several");
    row("entry on another disk", withChanged([](Entry &entry) { entry.disk = 1; }),
        "one part of several");
    row("local header beyond the file", withChanged([](Entry &entry) { entry.offset = 500'000; }),
        "is not where the archive says");
    row("content beyond the file", withChanged([](Entry &entry) { entry.packedSize = 90'000; }),
        "is cut off");
    row("encrypted", withChanged([](Entry &entry) { entry.flags = 1; }), "is encrypted");
    row("strongly encrypted", withChanged([](Entry &entry) { entry.flags = 65; }), "is encrypted");
    row("encrypted only inside", withChanged([](Entry &entry) { entry.localFlags = 1; }),
        "two headers");
    row("unknown compression",
        withChanged([](Entry &entry) { entry.method = entry.localMethod = 12; }),
        "compressed in a way that is not known");
    row("other name inside", withChanged([](Entry &entry) { entry.localName = "DATA.bin"; }),
        "two headers of “data.bin” disagree");
    row("longer name inside", withChanged([](Entry &entry) { entry.localName = "data.bin.exe"; }),
        "two headers of “data.bin” disagree");
    row("other size inside", withChanged([](Entry &entry) { entry.localSize = 5; }),
        "two headers of");
    row("other checksum inside", withChanged([](Entry &entry) { entry.localCrc = 5; }),
        "two headers of");
    row("other compression inside", withChanged([](Entry &entry) { entry.localMethod = 0; }),
        "two headers of");
    row("wrong checksum", withChanged([](Entry &entry) { entry.crc = entry.localCrc = 5; }),
        "“data.bin” is damaged");
    row(
        "wrong checksum of stored bytes",
        [] {
            auto entry = ZipBuilder::stored("plain.txt");
            entry.packed[2] = 'X';
            return withEntry(entry);
        }(),
        "“plain.txt” is damaged");
    row("broken compression", withChanged([](Entry &entry) { entry.packed.fill('\xff'); }),
        "“data.bin” is damaged");
    row("cut compression", withChanged([](Entry &entry) {
            entry.packed.chop(4);
            entry.packedSize -= 4;
        }),
        "“data.bin” is damaged");
    row("no compressed bytes", withChanged([](Entry &entry) {
            entry.packed.clear();
            entry.packedSize = 0;
        }),
        "“data.bin” is damaged");
    row(
        "extra field beyond the list",
        [] {
            QByteArray bytes = good().bytes();
            const auto directory = bytes.indexOf("PK\1\2");
            bytes[directory + 30] = '\xff';
            bytes[directory + 31] = '\xff';
            return bytes;
        }(),
        "list of entries is damaged");
}

} // namespace

class tst_Archive : public QObject
{
    Q_OBJECT

private slots:
    void readsGoodZips();
    void readsFolderEntries();
    void readsSizesBehindTheContent();
    void refuses_data();
    void refuses();
    void refusesEveryCut();
    void survivesEveryFlippedByte();
    void packsTheSameBytes();
    void refusesToPackBadNames();
    void unpacksToAFolder();
    void refusesAFullFolder();
    void leavesNothingBehind();
    void tellsOfMissingFiles();
};

void tst_Archive::readsGoodZips()
{
    const auto files = archive::unpacked(good().bytes());
    QVERIFY2(files, qPrintable(files ? QString() : files.error().message));
    QCOMPARE(files->keys(), (QStringList{u"module.json"_s, u"rules/main.lua"_s}));
    QCOMPARE(files->value(u"module.json"_s), QByteArray("{}"));
    QCOMPARE(files->value(u"rules/main.lua"_s), QByteArray("return {}\n").repeated(50));

    const auto empty = archive::unpacked(ZipBuilder().bytes());
    QVERIFY(empty);
    QVERIFY(empty->isEmpty());

    ZipBuilder zip = good();
    zip.comment = "a comment";
    zip.add(ZipBuilder::stored("Espa\xC3\xB1"
                               "a.txt",
                               ""));
    const auto accented = archive::unpacked(zip.bytes());
    QVERIFY(accented);
    QVERIFY(accented->contains(u"España.txt"_s));
}

void tst_Archive::readsFolderEntries()
{
    ZipBuilder zip = good();
    auto folder = ZipBuilder::stored("rules/", "");
    folder.attributes = 0040755u << 16;
    zip.add(folder);
    const auto files = archive::unpacked(zip.bytes());
    QVERIFY(files);
    QCOMPARE(files->size(), 2);
}

void tst_Archive::readsSizesBehindTheContent()
{
    // What tools write that pack from a pipe: bit 3, and sizes behind the content.
    auto entry = ZipBuilder::deflated("piped.txt", QByteArray("text ").repeated(99));
    entry.flags = 8;
    entry.localCrc = entry.localSize = 0;
    entry.packed += QByteArray("PK\7\x08............", 16);
    ZipBuilder zip;
    zip.add(entry);
    const auto files = archive::unpacked(zip.bytes());
    QVERIFY2(files, qPrintable(files ? QString() : files.error().message));
    QCOMPARE(files->value(u"piped.txt"_s), QByteArray("text ").repeated(99));
}

void tst_Archive::refuses_data()
{
    QTest::addColumn<QByteArray>("zip");
    QTest::addColumn<QString>("message");
    addNameRows();
    addSizeRows();
    addDamageRows();
}

void tst_Archive::refuses()
{
    QFETCH(QByteArray, zip);
    QFETCH(QString, message);
    const auto files = archive::unpacked(zip);
    QVERIFY(!files);
    QVERIFY2(files.error().message.contains(message), qPrintable(files.error().message));
    QVERIFY(files.error().message.endsWith(u'.'));
}

void tst_Archive::refusesEveryCut()
{
    const QByteArray zip = good().bytes();
    for (qsizetype length = 0; length < zip.size(); ++length)
        QVERIFY2(!archive::unpacked(zip.left(length)), qPrintable(QString::number(length)));
}

void tst_Archive::survivesEveryFlippedByte()
{
    const QByteArray zip = good().bytes();
    const auto whole = archive::unpacked(zip);
    QVERIFY(whole);
    for (qsizetype i = 0; i < zip.size(); ++i) {
        QByteArray damaged = zip;
        damaged[i] = char(~damaged[i]);
        const auto files = archive::unpacked(damaged);
        // A few fields (versions, times) mean nothing to us; content never changes unnoticed.
        if (files)
            QCOMPARE(files->values(), whole->values());
    }
}

void tst_Archive::packsTheSameBytes()
{
    const archive::Files files{{u"b/España.txt"_s, QByteArray("text ").repeated(100)},
                               {u"a.json"_s, "{}"},
                               {u"empty"_s, ""}};
    const auto first = archive::packed(files);
    QVERIFY(first);
    QCOMPARE(first.value(), archive::packed(files).value());
    const auto unpacked = archive::unpacked(first.value());
    QVERIFY2(unpacked, qPrintable(unpacked ? QString() : unpacked.error().message));
    QCOMPARE(unpacked.value(), files);
    QCOMPARE(archive::packed(unpacked.value()).value(), first.value());

    // The first local header: the moment 1980-01-01 00:00, sorted names, no extra field.
    QCOMPARE(first->mid(10, 4), QByteArray("\0\0\x21\0", 4));
    QCOMPARE(first->mid(28, 2), QByteArray("\0\0", 2));
    QCOMPARE(first->mid(30, 6), QByteArray("a.json"));
}

void tst_Archive::refusesToPackBadNames()
{
    QVERIFY(!archive::packed({{u"../x"_s, ""}}));
    QVERIFY(!archive::packed({{u"a"_s, ""}, {u"A"_s, ""}}));
}

void tst_Archive::unpacksToAFolder()
{
    QTemporaryDir place;
    const QString zip = place.filePath(u"a.hexmod"_s);
    const archive::Files files{{u"module.json"_s, "{}"}, {u"a/b/c.txt"_s, "c"}};
    QVERIFY(archive::write(files, zip));

    const QString folder = place.filePath(u"new/folder"_s);
    const auto done = archive::unpack(zip, folder);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
    QFile file(folder + u"/a/b/c.txt"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("c"));

    const QString empty = place.filePath(u"empty"_s);
    QVERIFY(QDir().mkdir(empty));
    QVERIFY(archive::unpack(zip, empty));
    QVERIFY(QFile::exists(empty + u"/module.json"_s));
    QVERIFY(archive::unpack(zip, place.filePath(u"slash/"_s)));
    QVERIFY(QFile::exists(place.filePath(u"slash/module.json"_s)));
}

void tst_Archive::refusesAFullFolder()
{
    QTemporaryDir place;
    const QString zip = place.filePath(u"a.hexmod"_s);
    QVERIFY(archive::write({{u"module.json"_s, "{}"}}, zip));
    const auto done = archive::unpack(zip, place.path());
    QVERIFY(!done);
    QVERIFY(done.error().message.contains(u"is not an empty folder"_s));
    QVERIFY(!archive::unpack(zip, zip));
    QVERIFY(QFile::link(place.filePath(u"nowhere"_s), place.filePath(u"link"_s)));
    QVERIFY(!archive::unpack(zip, place.filePath(u"link"_s)));
}

void tst_Archive::leavesNothingBehind()
{
    QTemporaryDir place;
    const QString zip = place.filePath(u"bad.hexmod"_s);
    QFile file(zip);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(withName("../evil"));
    file.close();
    QVERIFY(!archive::unpack(zip, place.filePath(u"folder"_s)));
    QCOMPARE(QDir(place.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"bad.hexmod"_s});
}

void tst_Archive::tellsOfMissingFiles()
{
    const auto files = archive::read(u"no/such/file.hexmod"_s);
    QVERIFY(!files);
    QCOMPARE(files.error().code, engine::Error::Code::Io);
    QVERIFY(!archive::write({}, u"no/such/folder/file.hexmod"_s));
}

QTEST_GUILESS_MAIN(tst_Archive)
#include "tst_archive.moc"
