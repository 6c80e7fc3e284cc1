// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/settingsdialog.h"

#include "app/player/parts/layout/pagescroll.h"
#include "app/player/settings/cachefield.h"
#include "app/player/settings/folderbutton.h"
#include "app/player/settings/pacechoice.h"
#include "app/view/style/windowsize.h"
#include "engine/i18n/programlanguages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTableWidget>

namespace app {

namespace {

constexpr int c_keyMargin = 48; ///< Around a key in its field.
const QString c_percent = QStringLiteral("percent");

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, ActionTable &actions, const QStringList &folders,
                               QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_actions(actions)
    , m_folders(folders)
    , m_search(new QLineEdit(this))
    , m_nothing(new QLabel(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    view::resizeOnScreen(*this, {680, 560});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    layout->addWidget(m_search);
    m_nothing->setProperty("class", QStringLiteral("help"));
    m_nothing->setWordWrap(true);
    layout->addWidget(m_nothing);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::search);
    build();
}

void SettingsDialog::build()
{
    const int page = m_pages ? m_pages->currentIndex() : 0;
    delete m_pages;
    m_rows.clear();
    setWindowTitle(tr("Settings"));
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_pages = new QTabWidget(this);
    m_pages->setAccessibleName(windowTitle());
    m_pages->addTab(new PageScroll(languagePage()), tr("Language"));
    m_pages->addTab(new PageScroll(lookPage()), tr("Look"));
    m_pages->addTab(new PageScroll(playPage()), tr("Play"));
    m_pages->addTab(keysPage(), tr("Keys"));
    m_pages->addTab(new PageScroll(filesPage()), tr("Files"));
    for (Row &row : m_rows)
        row.words += u' ' + m_pages->tabText(row.page);
    m_pages->setCurrentIndex(page);
    layout()->addWidget(m_pages);
    fitText();
    search(m_search->text());
}

void SettingsDialog::search(const QString &words)
{
    QList<int> found(m_pages->count(), 0);
    for (const Row &row : std::as_const(m_rows)) {
        const bool isFound = row.words.contains(words.trimmed(), Qt::CaseInsensitive);
        found[row.page] += isFound;
        for (QWidget *widget : row.widgets)
            widget->setVisible(isFound);
    }
    for (int row = 0; row < m_keys->rowCount(); ++row) {
        const bool isFound =
            m_keys->item(row, 0)->text().contains(words.trimmed(), Qt::CaseInsensitive)
            || m_pages->tabText(3).contains(words.trimmed(), Qt::CaseInsensitive);
        m_keys->setRowHidden(row, !isFound);
        found[3] += isFound;
    }
    int first = -1;
    for (int page = 0; page < m_pages->count(); ++page) {
        m_pages->setTabEnabled(page, found[page] > 0);
        if (found[page] > 0 && first < 0)
            first = page;
    }
    m_nothing->setVisible(first < 0);
    m_nothing->setText(tr("No setting has \"%1\" in it.").arg(words.trimmed()));
    m_pages->setVisible(first >= 0);
    if (first >= 0 && !found[m_pages->currentIndex()])
        m_pages->setCurrentIndex(first);
}

QWidget *SettingsDialog::makePage(QFormLayout *&form)
{
    auto *page = new QWidget;
    form = new QFormLayout(page);
    form->setContentsMargins(12, 16, 12, 12);
    form->setVerticalSpacing(12);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return page;
}

void SettingsDialog::addRow(QFormLayout *form, const QString &text, QWidget *field,
                            const QString &note)
{
    Row row{m_pages->count(), text + u' ' + note, {field}};
    if (auto *box = qobject_cast<QCheckBox *>(field)) {
        box->setText(text);
        form->addRow(box);
    } else {
        auto *label = new QLabel(text, form->parentWidget());
        label->setBuddy(field);
        field->setAccessibleName(text);
        form->addRow(label, field);
        row.widgets.append(label);
    }
    if (!note.isEmpty()) {
        auto *words = new QLabel(note, form->parentWidget());
        words->setProperty("class", QStringLiteral("note"));
        words->setWordWrap(true);
        form->addRow(words);
        row.widgets.append(words);
    }
    m_rows.append(row);
}

QWidget *SettingsDialog::languagePage()
{
    QFormLayout *form = nullptr;
    QWidget *page = makePage(form);
    // Languages are written in themselves, so that everybody finds their own.
    auto *language = new QComboBox(page);
    language->setObjectName(QStringLiteral("language"));
    for (const QString &code : engine::ProgramLanguages().codes())
        language->addItem(engine::ownLanguageName(code), code);
    language->setCurrentIndex(language->findData(m_settings.language()));
    addRow(form, tr("Language of the program"), language);
    auto *games = new QComboBox(page);
    games->setObjectName(QStringLiteral("gameLanguage"));
    games->addItem(tr("The same as the program"), QString());
    for (const QString &code : m_settings.gameLanguages())
        games->addItem(engine::ownLanguageName(code), code);
    games->setCurrentIndex(std::max(0, games->findData(m_settings.gameLanguage())));
    addRow(form, tr("Language of the games"), games,
           tr("A game that does not have it speaks its own. For one game alone it is chosen when "
              "the game begins."));
    // The page is built anew in the other language, so not while its own signal runs.
    connect(language, &QComboBox::activated, this, [this, language] {
        const QString code = language->currentData().toString();
        QMetaObject::invokeMethod(
            this, [this, code] { m_settings.setLanguage(code); }, Qt::QueuedConnection);
    });
    connect(games, &QComboBox::activated, this, [this, games] {
        const QString code = games->currentData().toString();
        QMetaObject::invokeMethod(
            this, [this, code] { m_settings.setGameLanguage(code); }, Qt::QueuedConnection);
    });
    return page;
}

QWidget *SettingsDialog::percentField(QWidget *page, const Percent &what)
{
    auto *field = new QWidget(page);
    auto *row = new QHBoxLayout(field);
    row->setContentsMargins(0, 0, 0, 0);
    auto *slider = new QSlider(Qt::Horizontal, field);
    slider->setObjectName(QString::fromLatin1(what.name));
    slider->setRange(what.least / what.step, what.most / what.step);
    slider->setPageStep(1);
    slider->setValue((m_settings.*what.value)() / what.step);
    slider->setAccessibleName(what.title);
    auto *percent = new QLabel(tr("%1 %").arg((m_settings.*what.value)()), field);
    percent->setObjectName(c_percent);
    connect(slider, &QSlider::valueChanged, this, [this, percent, what](int value) {
        percent->setText(tr("%1 %").arg(value * what.step));
        (m_settings.*what.change)(value * what.step);
    });
    // It may be set by a key as well.
    connect(&m_settings, &Settings::lookChanged, slider,
            [this, slider, what] { slider->setValue((m_settings.*what.value)() / what.step); });
    row->addWidget(slider, 1);
    row->addWidget(percent);
    return field;
}

QWidget *SettingsDialog::lookPage()
{
    QFormLayout *form = nullptr;
    QWidget *page = makePage(form);
    auto *theme = new QComboBox(page);
    theme->setObjectName(QStringLiteral("theme"));
    theme->addItem(tr("As the system"), int(Settings::Look::System));
    theme->addItem(tr("Light"), int(Settings::Look::Light));
    theme->addItem(tr("Dark"), int(Settings::Look::Dark));
    theme->setCurrentIndex(theme->findData(int(m_settings.look())));
    connect(theme, &QComboBox::activated, this,
            [this, theme] { m_settings.setLook(Settings::Look(theme->currentData().toInt())); });
    QCheckBox *safe = box("safeColors", m_settings.safeColors(), &Settings::setSafeColors);
    addRow(form, tr("Theme"), theme);
    const Percent text{"textSize",          tr("Size of text"),    80, 160, 10,
                       &Settings::textSize, &Settings::setTextSize};
    const Percent dimming{"mapDimming",          tr("Darken the map"),    0, 30, 2,
                          &Settings::mapDimming, &Settings::setMapDimming};
    const Percent counters{"counterSize",          tr("Size of counters"),   80, 120, 5,
                           &Settings::counterSize, &Settings::setCounterSize};
    for (const Percent &one : {text, dimming, counters})
        addRow(form, one.title, percentField(page, one));
    addRow(form, tr("Colours safe for colour-blind players"), safe,
           tr("Sides have the same four colours in every game, on counters, chips and in the log. "
              "Each side also keeps its shape."));
    return page;
}

QCheckBox *SettingsDialog::box(const char *name, bool isOn, void (Settings::*set)(bool))
{
    auto *box = new QCheckBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setChecked(isOn);
    connect(box, &QCheckBox::toggled, &m_settings, set);
    return box;
}

QWidget *SettingsDialog::playPage()
{
    QFormLayout *form = nullptr;
    QWidget *page = makePage(form);
    auto *speed = new QComboBox(page);
    speed->setObjectName(QStringLiteral("speed"));
    speed->addItem(tr("Off"), 0);
    speed->addItem(tr("Half speed"), 50);
    speed->addItem(tr("Normal"), 100);
    speed->addItem(tr("Double speed"), 200);
    speed->setCurrentIndex(std::max(0, speed->findData(m_settings.animationSpeed())));
    connect(speed, &QComboBox::activated, this,
            [this, speed] { m_settings.setAnimationSpeed(speed->currentData().toInt()); });
    QCheckBox *calm = box("reducedMotion", m_settings.reducedMotion(), &Settings::setReducedMotion);
    auto *idle = new QComboBox(page);
    idle->setObjectName(QStringLiteral("idleCurtain"));
    for (const int minutes : {0, 1, 2, 5, 10, 30})
        idle->addItem(minutes ? tr("After %n minute(s)", nullptr, minutes) : tr("Never"), minutes);
    idle->setCurrentIndex(std::max(0, idle->findData(m_settings.idleCurtain())));
    connect(idle, &QComboBox::activated, this,
            [this, idle] { m_settings.setIdleCurtain(idle->currentData().toInt()); });
    addRow(form, tr("Speed of motion"), speed);
    addRow(form, tr("Reduced motion"), calm,
           tr("Pieces and dice are where they belong at once; what the computer does is still "
              "shown one step after the other."));
    addTelling(form);
    addHabits(form);
    QCheckBox *stacks = box("dragsStacks", m_settings.dragsStacks(), &Settings::setDragsStacks);
    addRow(form, tr("Drag whole stacks"), stacks,
           tr("A counter that is dragged takes its stack along. One that was chosen before goes "
              "alone."));
    QCheckBox *asks = box("asksAtEnd", m_settings.asksAtEnd(), &Settings::setAsksAtEnd);
    addRow(form, tr("Ask before a phase ends for good with units that could still act"), asks,
           tr("The button then has to be pressed twice; never for what can be taken back."));
    addRow(form, tr("Hide the board when another player with secrets takes over"),
           box("curtain", m_settings.curtain(), &Settings::setCurtain));
    addRow(form, tr("Hide a board with secrets when nobody plays"), idle);
    return page;
}

void SettingsDialog::addHabits(QFormLayout *form)
{
    QCheckBox *pass = box("autoPass", m_settings.autoPass(), &Settings::setAutoPass);
    addRow(form, tr("Go on by itself when there is nothing to do"), pass,
           tr("A question whose only answer is to pass is not asked."));
    addRow(form, tr("Quiet sounds"), box("sounds", m_settings.sounds(), &Settings::setSounds),
           tr("Moves, dice, losses and your turn can be heard. Nothing is told by sound alone."));
}

void SettingsDialog::addTelling(QFormLayout *form)
{
    addRow(
        form, tr("Pace at which things are told"), new PaceChoice(m_settings, this),
        tr("Dice, losses, retreats and the other side's turn are shown one after the other; with "
           "“All at once”, or with reduced motion, only what comes of them."));
    addRow(form, tr("Fights and chits wait for a click"),
           box("fightsWait", m_settings.fightsWait(), &Settings::setFightsWait));
    addRow(form, tr("The map goes to where something happens"),
           box("mapFollows", m_settings.mapFollows(), &Settings::setMapFollows));
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
    for (int row = 0; row < names.size(); ++row)
        addKey(row, names[row]);
}

void SettingsDialog::addKey(int row, const QString &name)
{
    QString text = m_actions.action(name)->text();
    auto *item = new QTableWidgetItem(text.remove(u'&'));
    item->setFlags(Qt::ItemIsEnabled);
    m_keys->setItem(row, 0, item);
    auto *key = new QKeySequenceEdit(m_actions.action(name)->shortcut(), m_keys);
    key->setAccessibleName(tr("Key for: %1").arg(text));
    auto *reset = new QPushButton(tr("Reset"), m_keys);
    reset->setProperty("class", QStringLiteral("small"));
    reset->setAccessibleName(tr("Reset the key for: %1").arg(text));
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
}

QWidget *SettingsDialog::filesPage()
{
    QFormLayout *form = nullptr;
    QWidget *page = makePage(form);
    auto *words = new QLabel(tr("Every step of a game is written at once; a game that you leave is "
                                "found again in the library."),
                             page);
    words->setWordWrap(true);
    form->addRow(words);
    m_rows.append({m_pages->count(), words->text(), {words}});
    const QStringList titles = {tr("Games"), tr("Saved games")};
    for (qsizetype i = 0; i < m_folders.size(); ++i)
        addRow(form, titles.value(i), new FolderButton(m_folders[i], page), m_folders[i]);
    addRow(
        form, tr("Painted maps"),
        new CacheField(view::TileFolder(view::TileFolder::usualPath()), page),
        tr("Maps are kept as they were painted, so that they are there at once. They are painted "
           "again when they are gone."));
    return page;
}

// The size of text is set here while it is looked at.
void SettingsDialog::fitText()
{
    int widest = 0;
    for (int row = 0; row < m_keys->rowCount(); ++row) {
        auto *key = static_cast<QKeySequenceEdit *>(m_keys->cellWidget(row, 1));
        widest = std::max(
            widest,
            fontMetrics().horizontalAdvance(key->keySequence().toString(QKeySequence::NativeText)));
        m_keys->setRowHeight(row,
                             std::max(36, m_keys->cellWidget(row, 2)->sizeHint().height() + 6));
    }
    m_keys->setColumnWidth(1, widest + c_keyMargin);
    for (auto *percent : findChildren<QLabel *>(c_percent))
        percent->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 %").arg(100)));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        build();
    else if (event->type() == QEvent::FontChange && m_keys)
        fitText();
    QDialog::changeEvent(event);
}

} // namespace app
