// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/programlanguages.h"

#include "engine/module/model/module.h"

#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

class tst_ProgramLanguages : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatLiesInItsFolders();
    void choosesTheClosest_data();
    void choosesTheClosest();
    void choosesAmongThoseOfAGame_data();
    void choosesAmongThoseOfAGame();
    void namesThemInTheirOwnWords_data();
    void namesThemInTheirOwnWords();

private:
    static void put(const QTemporaryDir &folder, const QString &name)
    {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no translation");
    }
};

void tst_ProgramLanguages::findsWhatLiesInItsFolders()
{
    const QTemporaryDir first;
    const QTemporaryDir second;
    put(first, u"hexsmith_es.qm"_s);
    put(first, u"other_fr.qm"_s);
    put(first, u"hexsmith_de.ts"_s);
    put(second, u"hexsmith_ar.qm"_s);
    put(second, u"hexsmith_es.qm"_s);
    const ProgramLanguages languages({first.path(), second.path(), u"/no/such/folder"_s});
    QCOMPARE(languages.codes(), QStringList({u"ar"_s, u"en"_s, u"es"_s}));
    QCOMPARE(ProgramLanguages(QStringList()).codes(), QStringList{u"en"_s});
    // A broken file is passed over.
    QTranslator translator;
    QVERIFY(!languages.load(translator, u"ar"_s));
    QVERIFY(!languages.load(translator, u"fr"_s));
}

void tst_ProgramLanguages::choosesTheClosest_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("found");
    QTest::newRow("itself") << u"pt_BR"_s << u"pt_BR"_s;
    QTest::newRow("with a country") << u"es_MX"_s << u"es"_s;
    QTest::newRow("another country") << u"pt_PT"_s << u"pt_BR"_s;
    QTest::newRow("none") << u"fr"_s << u"en"_s;
    QTest::newRow("nothing") << QString() << u"en"_s;
}

void tst_ProgramLanguages::choosesTheClosest()
{
    QFETCH(QString, wanted);
    const QTemporaryDir folder;
    put(folder, u"hexsmith_es.qm"_s);
    put(folder, u"hexsmith_pt_BR.qm"_s);
    QTEST(ProgramLanguages({folder.path()}).closest(wanted), "found");
}

void tst_ProgramLanguages::choosesAmongThoseOfAGame_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("found");
    QTest::newRow("a third one") << u"fr"_s << u"fr"_s;
    QTest::newRow("with a country") << u"fr_CA"_s << u"fr"_s;
    QTest::newRow("none") << u"ja"_s << u"de"_s;
}

void tst_ProgramLanguages::choosesAmongThoseOfAGame()
{
    QFETCH(QString, wanted);
    Module module;
    module.language = u"de"_s;
    module.languages = {u"de"_s, u"es"_s, u"fr"_s};
    QTEST(moduleLanguage(module, wanted), "found");
}

void tst_ProgramLanguages::namesThemInTheirOwnWords_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("en") << u"en"_s << u"English"_s;
    QTest::newRow("es") << u"es"_s << u"Español"_s;
    QTest::newRow("fr") << u"fr"_s << u"Français"_s;
    QTest::newRow("ar") << u"ar"_s << u"العربية"_s;
    QTest::newRow("unknown") << u"qqq"_s << u"qqq"_s;
}

void tst_ProgramLanguages::namesThemInTheirOwnWords()
{
    QFETCH(QString, code);
    QTEST(ownLanguageName(code), "name");
}

QTEST_GUILESS_MAIN(tst_ProgramLanguages)
#include "tst_programlanguages.moc"
