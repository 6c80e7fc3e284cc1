// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settingsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTableWidget>
#include <QUrl>

namespace app {

SettingsDialog::SettingsDialog(Settings &settings, ActionTable &actions, const QStringList &folders,
                               QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_actions(actions)
    , m_folders(folders)
{
    setObjectName(QStringLiteral("settingsDialog"));
    resize(640, 520);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    build();
}

void SettingsDialog::build()
{
    const int page = m_pages ? m_pages->currentIndex() : 0;
    delete m_pages;
    setWindowTitle(tr("Settings"));
    m_pages = new QTabWidget(this);
    m_pages->setAccessibleName(windowTitle());
    m_pages->addTab(languagePage(), tr("Language"));
    m_pages->addTab(lookPage(), tr("Look"));
    m_pages->addTab(playPage(), tr("Play"));
    m_pages->addTab(keysPage(), tr("Keys"));
    m_pages->addTab(filesPage(), tr("Files"));
    m_pages->setCurrentIndex(page);
    layout()->addWidget(m_pages);
}

QWidget *SettingsDialog::languagePage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    auto *language = new QComboBox(page);
    language->setObjectName(QStringLiteral("language"));
    // Languages are written in themselves, so that everybody finds their own.
    language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    language->addItem(QStringLiteral("Español"), QStringLiteral("es"));
    language->setCurrentIndex(language->findData(m_settings.language()));
    form->addRow(tr("Language of the program and the games"), language);
    connect(language, &QComboBox::activated, this, [this, language] {
        // The page is built anew in the other language, so not while its own signal runs.
        const QString code = language->currentData().toString();
        QMetaObject::invokeMethod(
            this, [this, code] { m_settings.setLanguage(code); }, Qt::QueuedConnection);
    });
    return page;
}

QWidget *SettingsDialog::lookPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    auto *theme = new QComboBox(page);
    theme->setObjectName(QStringLiteral("theme"));
    theme->addItem(tr("As the system"), int(Settings::Look::System));
    theme->addItem(tr("Light"), int(Settings::Look::Light));
    theme->addItem(tr("Dark"), int(Settings::Look::Dark));
    theme->setCurrentIndex(theme->findData(int(m_settings.look())));
    connect(theme, &QComboBox::activated, this,
            [this, theme] { m_settings.setLook(Settings::Look(theme->currentData().toInt())); });
    auto *size = new QSlider(Qt::Horizontal, page);
    size->setAccessibleName(tr("Size of text"));
    size->setRange(8, 16);
    size->setPageStep(1);
    size->setValue(m_settings.textSize() / 10);
    auto *percent = new QLabel(tr("%1 %").arg(m_settings.textSize()), page);
    connect(size, &QSlider::valueChanged, this, [this, percent](int value) {
        percent->setText(tr("%1 %").arg(value * 10));
        m_settings.setTextSize(value * 10);
    });
    auto *sizeRow = new QHBoxLayout;
    sizeRow->addWidget(size, 1);
    sizeRow->addWidget(percent);
    form->addRow(tr("Theme"), theme);
    form->addRow(tr("Size of text"), sizeRow);
    return page;
}

QWidget *SettingsDialog::playPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    auto *speed = new QComboBox(page);
    speed->addItem(tr("Off"), 0);
    speed->addItem(tr("Half speed"), 50);
    speed->addItem(tr("Normal"), 100);
    speed->addItem(tr("Double speed"), 200);
    speed->setCurrentIndex(std::max(0, speed->findData(m_settings.animationSpeed())));
    connect(speed, &QComboBox::activated, this,
            [this, speed] { m_settings.setAnimationSpeed(speed->currentData().toInt()); });
    auto *curtain =
        new QCheckBox(tr("Hide the board when another player with secrets takes over"), page);
    curtain->setChecked(m_settings.curtain());
    connect(curtain, &QCheckBox::toggled, &m_settings, &Settings::setCurtain);
    form->addRow(tr("Motion"), speed);
    form->addRow(QString(), curtain);
    return page;
}

QWidget *SettingsDialog::keysPage()
{
    m_keys = new QTableWidget;
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->setColumnCount(3);
    m_keys->setHorizontalHeaderLabels({tr("What"), tr("Key"), QString()});
    m_keys->verticalHeader()->hide();
    m_keys->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_keys->setSelectionMode(QAbstractItemView::NoSelection);
    fillKeys();
    return m_keys;
}

void SettingsDialog::fillKeys()
{
    const QStringList names = m_actions.names();
    m_keys->setRowCount(int(names.size()));
    for (int row = 0; row < names.size(); ++row) {
        const QString name = names[row];
        QString text = m_actions.action(name)->text();
        auto *item = new QTableWidgetItem(text.remove(u'&'));
        item->setFlags(Qt::ItemIsEnabled);
        m_keys->setItem(row, 0, item);
        auto *key = new QKeySequenceEdit(m_actions.action(name)->shortcut(), m_keys);
        key->setAccessibleName(tr("Key for: %1").arg(text));
        auto *reset = new QPushButton(tr("Reset"), m_keys);
        reset->setProperty("class", QStringLiteral("small"));
        connect(key, &QKeySequenceEdit::editingFinished, this, [this, name, key, item, text] {
            const QString other = m_actions.conflict(name, key->keySequence());
            if (!other.isEmpty()) {
                QString taken = m_actions.action(other)->text();
                item->setText(tr("%1: the key belongs to \"%2\"").arg(text, taken.remove(u'&')));
                return;
            }
            item->setText(text);
            m_settings.setKey(name, key->keySequence());
        });
        connect(reset, &QPushButton::clicked, this, [this, name, key, item, text] {
            m_settings.resetKey(name);
            key->setKeySequence(m_actions.usualKey(name));
            item->setText(text);
        });
        m_keys->setCellWidget(row, 1, key);
        m_keys->setCellWidget(row, 2, reset);
        m_keys->setRowHeight(row, 36);
    }
}

QWidget *SettingsDialog::filesPage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    auto *words = new QLabel(tr("Every step of a game is written at once; a game that you leave is "
                                "found again in the library."),
                             page);
    words->setWordWrap(true);
    column->addWidget(words);
    for (const QString &folder : std::as_const(m_folders)) {
        auto *open = new QPushButton(tr("Show %1").arg(folder), page);
        connect(open, &QPushButton::clicked, this,
                [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
        column->addWidget(open);
    }
    column->addStretch();
    return page;
}

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        build();
    QDialog::changeEvent(event);
}

} // namespace app
