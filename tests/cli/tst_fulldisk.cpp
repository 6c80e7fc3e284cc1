// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/smalldisk.h"

#include <QTest>

#include <fcntl.h>
#include <functional>
#include <unistd.h>

using namespace program;
using smalldisk::content;
using smalldisk::everything;

namespace {

const QByteArray c_old = "what was there before";

QString tutorial()
{
    return QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial");
}

} // namespace

/// Commands that write, on a disk that is full: they say so, and what was there before stays.
class tst_FullDisk : public QObject
{
    Q_OBJECT

private slots:
    void writesNothingOrAll_data();
    void writesNothingOrAll();
    void session();
    void extract();
    void packedFile();
    void output();

private:
    /// As run(), on a disk that takes no byte more.
    Run runFull(const QStringList &words, const QByteArray &input = {});

    std::unique_ptr<smalldisk::Disk> m_disk;
};

Run tst_FullDisk::runFull(const QStringList &words, const QByteArray &input)
{
    m_disk->fill();
    const Run done = run(words, input); // inherits limits of this process
    m_disk->makeRoom();
    return done;
}

void tst_FullDisk::writesNothingOrAll_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<bool>("isFolder");
    const auto words = [](const char *line) {
        return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
    };
    QTest::newRow("pack") << QStringList{QStringLiteral("pack"), tutorial(), QStringLiteral("-o")}
                          << false;
    QTest::newRow("simulate") << words("simulate tutorial --scenario battle --games 1 --save")
                              << false;
    QTest::newRow("render") << words("render tutorial --scenario battle --scale 0.2 -o") << false;
    QTest::newRow("new") << words("new") << true;
}

void tst_FullDisk::writesNothingOrAll()
{
    QFETCH(const QStringList, words);
    QFETCH(const bool, isFolder);
    if (words.first() == QLatin1String("render")
        && !QFile::exists(QStringLiteral(HEXSMITH_BIN_DIR "/hexsmith")))
        QSKIP("nothing that draws was built");
    m_disk = std::make_unique<smalldisk::Disk>();
    const QString target =
        m_disk->file(isFolder ? QStringLiteral("made") : QStringLiteral("a.png"));
    if (!isFolder) {
        QFile file(target);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(c_old);
    }
    const Run failed = runFull(words + QStringList{target});
    QCOMPARE(failed.code, 1);
    QVERIFY2(failed.err.contains(m_disk->words().toUtf8()), failed.err);
    QCOMPARE(failed.err.count('\n'), 1);
    QCOMPARE(everything(m_disk->path()),
             isFolder ? QStringList() : QStringList{QStringLiteral("a.png")});
    if (!isFolder)
        QCOMPARE(content(target), c_old);
    // Hours of playing are not lost with the file.
    if (words.first() == QLatin1String("simulate"))
        QCOMPARE(parsed(failed.out)[u"finished"].toInteger(), 1);
    const Run done = run(words + QStringList{target});
    QVERIFY2(done.code == 0, done.err);
    QVERIFY(isFolder || content(target) != c_old);
}

void tst_FullDisk::session()
{
    m_disk = std::make_unique<smalldisk::Disk>();
    const QString target = m_disk->file(QStringLiteral("a.hexsave"));
    const QByteArray save = "{\"cmd\":\"save\",\"file\":\"" + target.toUtf8() + "\"}\n";
    const QStringList words = QString::fromUtf8(c_play).split(u' ');
    QCOMPARE(run(words, save).code, 0);
    const QByteArray before = content(target);
    QVERIFY(before.size() > 100);
    const Run full =
        runFull(words, "{\"cmd\":\"do\",\"action\":0}\n" + save + "{\"cmd\":\"hash\"}\n");
    QCOMPARE(full.lines().size(), 3);
    const Json reply = parsed(full.lines().value(1));
    QVERIFY(!ok(reply));
    QVERIFY2(reply[u"error"][u"text"].toString().contains(m_disk->words()), full.out);
    QVERIFY(ok(parsed(full.lines().value(2))));
    QCOMPARE(content(target), before);
    QCOMPARE(everything(m_disk->path()), QStringList{QStringLiteral("a.hexsave")});
    QCOMPARE(run({QStringLiteral("replay"), target}).code, 0);
}

void tst_FullDisk::extract()
{
    m_disk = std::make_unique<smalldisk::Disk>();
    const QString module = m_disk->file(QStringLiteral("made"));
    QCOMPARE(run({QStringLiteral("new"), module}).code, 0);
    const QString locale = module + QStringLiteral("/locale");
    const QString file = locale + QStringLiteral("/es.ts");
    QVERIFY(QFile::exists(file));
    QFile changed(file);
    QVERIFY(changed.open(QIODevice::Append));
    changed.write("\n");
    changed.close();
    const QByteArray before = content(file);
    const Run full = runFull({QStringLiteral("i18n"), QStringLiteral("extract"), module});
    QCOMPARE(full.code, 1);
    QVERIFY2(full.err.contains(m_disk->words().toUtf8()), full.err);
    QCOMPARE(content(file), before);
    QCOMPARE(everything(locale), QStringList{QStringLiteral("es.ts")});
    QCOMPARE(run({QStringLiteral("i18n"), QStringLiteral("extract"), module}).code, 0);
    QVERIFY(content(file) != before);
}

void tst_FullDisk::packedFile()
{
    m_disk = std::make_unique<smalldisk::Disk>();
    const QString packed = m_disk->file(QStringLiteral("a.hexmod"));
    const QString folder = m_disk->file(QStringLiteral("folder"));
    QCOMPARE(run({QStringLiteral("pack"), tutorial(), QStringLiteral("-o"), packed}).code, 0);
    const QStringList words{QStringLiteral("unpack"), packed, QStringLiteral("-o"), folder};
    const Run full = runFull(words);
    QCOMPARE(full.code, 1);
    QVERIFY2(full.err.contains(m_disk->words().toUtf8()), full.err);
    QCOMPARE(everything(m_disk->path()), QStringList{QStringLiteral("a.hexmod")});
    QCOMPARE(run(words).code, 0);
    QVERIFY(QFile::exists(folder + QStringLiteral("/module.json")));
}

// Whoever sends the answer to a full disk must not take half of it for the whole.
void tst_FullDisk::output()
{
    for (const char *words : {"list", "--help", "lint tutorial --json", "i18n stats tutorial"}) {
        QProcess process;
        process.setChildProcessModifier([] {
            const int full = ::open("/dev/full", O_WRONLY);
            ::dup2(full, STDOUT_FILENO);
        });
        process.start(QStringLiteral(HEXSMITH_BIN_DIR "/hexsmith-cli"),
                      QString::fromUtf8(words).split(u' '));
        QVERIFY(process.waitForFinished(120'000));
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 1 && error.contains("the disk is full"),
                 QByteArray(words).append(": ").append(error));
    }
}

QTEST_GUILESS_MAIN(tst_FullDisk)
#include "tst_fulldisk.moc"
