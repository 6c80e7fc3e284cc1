// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/apireference.h"

#include "engine/module/model/standardlibrary.h"

#include <QTest>

using scripting::ApiDocs;
using scripting::ApiReference;

namespace {

const QString c_folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/scripting/api");

} // namespace

class tst_ApiReference : public QObject
{
    Q_OBJECT

private slots:
    void hasEverything();
    void hasTheLibrary();
    void saysWhatAFunctionDoes();
    void withoutAnnotations();
};

void tst_ApiReference::hasEverything()
{
    const QString page = ApiReference(c_folder).page();
    const ApiDocs docs = ApiDocs::ofFolder(c_folder);
    QVERIFY(docs.entries().size() > 150);
    QHash<QString, int> heads; // rules and tests may have something of the same name
    for (const ApiDocs::Entry &entry : docs.entries()) {
        ++heads[entry.kind == ApiDocs::Kind::Class
                    ? QStringLiteral("### ") + entry.name + u'\n'
                    : QStringLiteral("**`%1`**").arg(entry.signature())];
    }
    for (auto head = heads.cbegin(); head != heads.cend(); ++head)
        QVERIFY2(page.count(head.key()) == *head, qPrintable(head.key()));
    QVERIFY(page.startsWith(QLatin1String("# ")));
}

void tst_ApiReference::hasTheLibrary()
{
    const QString page = ApiReference(c_folder).page();
    const QStringList files = engine::StandardLibrary::files(1);
    QVERIFY(files.size() >= 13);
    for (const QString &file : files) {
        const QString head = QStringLiteral("### std.") + file.section(u'/', -1).chopped(4) + u'\n';
        const qsizetype at = page.indexOf(head);
        QVERIFY2(at > 0, qPrintable(head));
        QVERIFY2(page[at + head.size()].isUpper(), "it says what it is for");
        ApiDocs docs;
        docs.add(QString::fromUtf8(*engine::StandardLibrary::read(file)));
        for (const ApiDocs::Entry &entry : docs.entries()) {
            if (entry.kind == ApiDocs::Kind::Function)
                QVERIFY2(page.count(QStringLiteral("**`%1`**").arg(entry.signature())) == 1,
                         qPrintable(entry.signature()));
            else if (entry.kind == ApiDocs::Kind::Class)
                QVERIFY2(page.count(QStringLiteral("### %1\n").arg(entry.name)) == 1,
                         qPrintable(entry.name));
        }
    }
}

void tst_ApiReference::saysWhatAFunctionDoes()
{
    const QString page = ApiReference(c_folder).page();
    const qsizetype at = page.indexOf(QStringLiteral(
        "**`space:neighbour(direction)`** → `Space?`\\\nThe neighbour in a direction"));
    QVERIFY(at > 0);
    QVERIFY(page.mid(at).section(QLatin1String("\n\n"), 1, 1)
            == QLatin1String("- `direction` `integer`"));
    // Outside of code no '<' may look like a tag.
    QVERIFY(page.contains(QLatin1String("tables/\\<id>.json")));
}

void tst_ApiReference::withoutAnnotations()
{
    const QString page = ApiReference(QStringLiteral("nowhere")).page();
    QVERIFY(page.contains(ApiReference(c_folder).title()));
}

QTEST_GUILESS_MAIN(tst_ApiReference)
#include "tst_apireference.moc"
