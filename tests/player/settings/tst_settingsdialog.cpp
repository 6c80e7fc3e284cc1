// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/cachefield.h"
#include "app/player/settings/settingsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

class tst_SettingsDialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void searches();
    void appliesAtOnce();
    void offersAllLanguages();
    void keepsSensibleValues();
    void emptiesTheCache();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<ActionTable> m_actions;
};

void tst_SettingsDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_actions.reset();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_actions = std::make_unique<ActionTable>(*m_settings);
}

void tst_SettingsDialog::searches()
{
    SettingsDialog dialog(*m_settings, *m_actions, {m_folder->path()});
    dialog.show();
    auto *pages = dialog.findChild<QTabWidget *>();
    auto *search = dialog.findChild<QLineEdit *>(QStringLiteral("search"));
    auto *safe = dialog.findChild<QCheckBox *>(QStringLiteral("safeColors"));
    auto *theme = dialog.findChild<QComboBox *>(QStringLiteral("theme"));
    QCOMPARE(pages->count(), 5);

    QTest::keyClicks(search, QStringLiteral("colour-BLIND"));
    QCOMPARE(pages->currentIndex(), 1);
    QVERIFY(safe->isVisible());
    QVERIFY(!theme->isVisible());
    QVERIFY(!pages->isTabEnabled(0));

    search->setText(QStringLiteral("zzz"));
    QVERIFY(!pages->isVisible());
    search->setText(QStringLiteral("Undo"));
    QCOMPARE(pages->currentIndex(), 3);
    search->clear();
    QVERIFY(pages->isVisible());
    for (int page = 0; page < pages->count(); ++page)
        QVERIFY(pages->isTabEnabled(page));
}

void tst_SettingsDialog::appliesAtOnce()
{
    SettingsDialog dialog(*m_settings, *m_actions, {});
    QSignalSpy look(m_settings.get(), &Settings::lookChanged);
    QSignalSpy play(m_settings.get(), &Settings::playChanged);
    dialog.findChild<QCheckBox *>(QStringLiteral("safeColors"))->click();
    QVERIFY(m_settings->safeColors());
    QCOMPARE(look.size(), 1);
    m_settings->setAnimationSpeed(200);
    dialog.findChild<QCheckBox *>(QStringLiteral("reducedMotion"))->click();
    QCOMPARE(m_settings->motion(), 0);
    QCOMPARE(m_settings->animationSpeed(), 200);
    QCOMPARE(play.size(), 2);
}

// All that the program has files for, and all that some game speaks.
void tst_SettingsDialog::offersAllLanguages()
{
    m_settings->setGameLanguages(
        {QStringLiteral("ar"), QStringLiteral("en"), QStringLiteral("fr")});
    SettingsDialog dialog(*m_settings, *m_actions, {});
    auto *program = dialog.findChild<QComboBox *>(QStringLiteral("language"));
    QVERIFY(program->findData(QStringLiteral("en")) >= 0);
    auto *games = dialog.findChild<QComboBox *>(QStringLiteral("gameLanguage"));
    QCOMPARE(games->count(), 4);
    QCOMPARE(games->currentData().toString(), QString());
    QCOMPARE(games->itemText(3), QStringLiteral("Français"));
    QSignalSpy changed(m_settings.get(), &Settings::languageChanged);
    games->setCurrentIndex(3);
    emit games->activated(3);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(m_settings->gameLanguage(), QStringLiteral("fr"));
    QCOMPARE(m_settings->language(), QStringLiteral("en"));
}

void tst_SettingsDialog::keepsSensibleValues()
{
    QCOMPARE(m_settings->idleCurtain(), 5);
    m_settings->setIdleCurtain(-7);
    QCOMPARE(m_settings->idleCurtain(), 0);
    m_settings->setIdleCurtain(100000);
    QCOMPARE(m_settings->idleCurtain(), 120);
    m_settings->setTextSize(5);
    QCOMPARE(m_settings->textSize(), 80);
}

void tst_SettingsDialog::emptiesTheCache()
{
    const auto write = [this](const char *name, qsizetype bytes) {
        QFile file(m_folder->filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(bytes, 'x'));
    };
    write("a.0.tiles1", 3 << 20);
    write("mine.txt", 10);
    QLocale::setDefault(QLocale(QStringLiteral("es")));
    CacheField field{view::TileFolder(m_folder->path())};
    field.show();
    const auto *size = field.findChild<QLabel *>(QStringLiteral("cacheSize"));
    auto *empty = field.findChild<QPushButton *>(QStringLiteral("emptyCache"));
    QVERIFY2(size->text().startsWith(QLatin1String("3 MiB of at most 512 MiB")),
             qPrintable(size->text()));
    QVERIFY(empty->isEnabled());
    QTest::mouseClick(empty, Qt::LeftButton);
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("a.0.tiles1"))));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("mine.txt"))));
    QVERIFY2(size->text().startsWith(QLatin1String("0 ")), qPrintable(size->text()));
    QVERIFY(!empty->isEnabled());
    QLocale::setDefault(QLocale::c());
    // The dialog has it, too.
    SettingsDialog dialog(*m_settings, *m_actions, {m_folder->path()});
    QVERIFY(dialog.findChild<CacheField *>());
}

QTEST_MAIN(tst_SettingsDialog)
#include "tst_settingsdialog.moc"
