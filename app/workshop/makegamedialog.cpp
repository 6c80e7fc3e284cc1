// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/makegamedialog.h"

#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "engine/i18n/translator.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int PathRole = Qt::UserRole;
constexpr int KindRole = Qt::UserRole + 1;

using Kind = MakeGameDialog::Choice::Kind;

QLabel *title(const QString &text)
{
    auto *label = new QLabel(text);
    label->setProperty("class", QStringLiteral("panelTitle"));
    return label;
}

QTreeWidget *list(const QString &name)
{
    auto *made = new QTreeWidget;
    made->setRootIsDecorated(false);
    made->setHeaderHidden(true);
    made->setColumnCount(2);
    made->header()->setStretchLastSection(false);
    made->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    made->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    made->setAccessibleName(name);
    return made;
}

} // namespace

MakeGameDialog::MakeGameDialog(const Library &library, const QString &language, QWidget *parent)
    : QDialog(parent)
    , m_own(list(tr("Your games")))
    , m_kinds(list(tr("Begin with")))
    , m_name(new QLineEdit)
    , m_begin(new QPushButton(tr("Make the game")))
{
    setWindowTitle(tr("Make a game"));
    view::resizeOnScreen(*this, {fontMetrics().height() * 62, fontMetrics().height() * 30});
    auto *row = new QHBoxLayout(this);
    row->setSpacing(24);
    row->setContentsMargins(16, 16, 16, 16);
    listKinds(library, language);
    row->addWidget(makeNew(), 1);
    row->addWidget(makeOwn(library), 1);
    m_name->setFocus();
    m_name->selectAll();
}

QWidget *MakeGameDialog::makeOwn(const Library &library)
{
    auto *part = new QWidget;
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->addWidget(title(tr("Go on with one of yours")));
    column->addWidget(m_own, 1);
    auto designs = library.modules();
    designs.removeIf([](const LibraryModule &module) { return !module.isDesign; });
    const auto changed = [](const LibraryModule &module) {
        return QFileInfo(module.path).lastModified();
    };
    std::stable_sort(designs.begin(), designs.end(),
                     [&](const auto &a, const auto &b) { return changed(a) > changed(b); });
    for (const LibraryModule &design : std::as_const(designs)) {
        auto *item = new QTreeWidgetItem(
            m_own, {design.title(), QLocale().toString(changed(design), QLocale::ShortFormat)});
        item->setData(0, PathRole, design.path);
        item->setToolTip(0, design.path);
    }
    auto *open = new QPushButton(tr("Open"));
    open->setAutoDefault(false);
    open->setEnabled(m_own->topLevelItemCount() > 0);
    if (m_own->topLevelItemCount())
        m_own->setCurrentItem(m_own->topLevelItem(0));
    else
        column->insertWidget(1, new QLabel(tr("Nothing here yet: your first game begins now.")));
    auto *other = new QPushButton(tr("Open another folder…"));
    other->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(open);
    buttons->addWidget(other);
    buttons->addStretch();
    column->addLayout(buttons);
    connect(open, &QPushButton::clicked, this, &MakeGameDialog::openOwn);
    connect(m_own, &QTreeWidget::itemActivated, this, &MakeGameDialog::openOwn);
    connect(other, &QPushButton::clicked, this, &MakeGameDialog::chooseFolder);
    return part;
}

void MakeGameDialog::listKinds(const Library &library, const QString &language)
{
    const auto add = [this](Kind kind, const QString &path, const QString &text,
                            const QString &note, const QString &icon) {
        auto *item = new QTreeWidgetItem(m_kinds, {text, note});
        item->setData(0, PathRole, path);
        item->setData(0, KindRole, int(kind));
        item->setToolTip(0, text);
        item->setIcon(0, Icons::icon(icon));
    };
    add(Kind::Template, QStringLiteral("hex"), tr("A game on hexes"), tr("small, plays at once"),
        QStringLiteral("games"));
    add(Kind::Template, QStringLiteral("area"), tr("A game on areas"), tr("small, plays at once"),
        QStringLiteral("map"));
    add(Kind::Template, QStringLiteral("hex-empty"), tr("An empty board of hexes"),
        tr("units can move"), QStringLiteral("plus"));
    add(Kind::Template, QStringLiteral("area-empty"), tr("An empty board of areas"),
        tr("units can move"), QStringLiteral("polygon"));
    for (const LibraryModule &module : library.modules()) {
        if (!module.isGood() || module.isDesign)
            continue;
        const QString named =
            engine::Translator(*module.module, language).translate(module.title());
        add(Kind::Copy, module.path, tr("A copy of %1").arg(named), {}, QStringLiteral("layers"));
    }
    m_kinds->setCurrentItem(m_kinds->topLevelItem(0));
}

QWidget *MakeGameDialog::makeNew()
{
    auto *part = new QWidget;
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->addWidget(title(tr("Begin a new one with")));
    column->addWidget(m_kinds, 1);
    auto *label = new QLabel(tr("Name of the game"));
    label->setBuddy(m_name);
    m_name->setAccessibleName(label->text());
    column->addWidget(label);
    column->addWidget(m_name);
    m_name->setText(tr("My game"));
    m_begin->setDefault(true);
    m_begin->setProperty("class", QStringLiteral("primary"));
    column->addWidget(m_begin);
    auto *help = new QPushButton(tr("Show me how a game is made"));
    help->setAutoDefault(false);
    help->setFlat(true);
    help->setIcon(Icons::icon(QStringLiteral("learn")));
    column->addWidget(help);
    connect(help, &QPushButton::clicked, this, [this] {
        reject(); // the manual could not be read behind a question
        emit manualRequested(QStringLiteral("own-game"));
    });
    connect(m_begin, &QPushButton::clicked, this, &MakeGameDialog::begin);
    connect(m_kinds, &QTreeWidget::itemDoubleClicked, m_begin, &QPushButton::click);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_begin->setEnabled(!text.trimmed().isEmpty()); });
    return part;
}

void MakeGameDialog::begin()
{
    const auto *item = m_kinds->currentItem();
    if (!item)
        return;
    m_choice = {Kind(item->data(0, KindRole).toInt()), item->data(0, PathRole).toString(),
                m_name->text().trimmed()};
    accept();
}

void MakeGameDialog::openOwn()
{
    const auto *item = m_own->currentItem();
    if (!item)
        return;
    m_choice = {Kind::Open, item->data(0, PathRole).toString(), {}};
    accept();
}

void MakeGameDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a module folder"));
    if (folder.isEmpty())
        return;
    m_choice = {Kind::Open, folder, {}};
    accept();
}

} // namespace app
