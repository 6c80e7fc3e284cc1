// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/continuecard.h"

#include "app/player/library/page/coverpicture.h"
#include "app/player/parts/sidemark.h"
#include "app/view/picture/boundedimage.h"
#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "engine/i18n/translator.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

namespace app {

namespace {

constexpr qint64 c_mostPoints = 1'000'000; ///< Of a thumbnail.
constexpr QSize c_picture(132, 124);

QLabel *line(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("class", QLatin1String(look));
    label->setTextFormat(Qt::PlainText);
    label->setMinimumWidth(1);
    label->setToolTip(text); // a narrow card may cut it off
    return label;
}

} // namespace

ContinueCard::ContinueCard(const LibrarySave &save, std::shared_ptr<const engine::Module> module,
                           const QString &language, LibraryWishes &wishes, QWidget *parent)
    : QFrame(parent)
    , m_save(save)
    , m_wishes(wishes)
    , m_module(std::move(module))
{
    setProperty("class", QStringLiteral("card"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(330);
    const engine::Translator translator =
        m_module ? engine::Translator(*m_module, language) : engine::Translator();
    const QString title = m_module ? translator.translate(m_module->title) : save.save.moduleId;
    const engine::Scenario *scenario =
        m_module ? m_module->scenario(save.save.setup.scenario) : nullptr;
    auto *text = new QVBoxLayout;
    text->setContentsMargins(14, 10, 10, 10);
    text->setSpacing(3);
    const QString what =
        scenario ? translator.translate(scenario->title) : save.save.setup.scenario;
    const bool isNamed = !save.name().isEmpty();
    m_words = QStringList{save.name(), title, what}.join(u'\n');
    text->addWidget(line(isNamed ? save.name() : title, "panelTitle", this));
    text->addWidget(
        line(isNamed ? QStringLiteral("%1 · %2").arg(title, what) : what, "help", this));
    text->addLayout(makeSituation(translator));
    text->addStretch();
    text->addLayout(makeButtons(isNamed ? save.name() : title));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(makePicture());
    layout->addLayout(text, 1);
}

bool ContinueCard::matches(const QString &text) const
{
    return m_words.contains(text, Qt::CaseInsensitive);
}

QLayout *ContinueCard::makeSituation(const engine::Translator &translator)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    QStringList words;
    const engine::SideId side =
        m_module ? m_module->side(m_save.save.notes.meta[u"side"].toString()) : engine::SideId();
    if (side && isUnderWay()) {
        auto *shape = new QLabel(this);
        shape->setPixmap(
            SideMark::of(*m_module, side, Tokens::of(palette())).pixmap(12, devicePixelRatioF()));
        row->addWidget(shape);
        words.append(translator.translate(m_module->sides[size_t(side.value)].name));
    }
    words << situation() << when();
    row->addWidget(line(words.join(QStringLiteral(" · ")), "note", this), 1);
    return row;
}

bool ContinueCard::isUnderWay() const
{
    return !m_save.isInUse && !m_save.isDamaged && !m_save.isOver()
        && m_save.kind != LibrarySave::Kind::Interrupted;
}

void ContinueCard::setFirst()
{
    auto *resume = findChild<QPushButton *>(QStringLiteral("continue"));
    resume->setProperty("class", QStringLiteral("primary"));
    resume->setIcon(Icons::icon(QStringLiteral("play"), Tokens::of(palette()).onAccent));
}

QLabel *ContinueCard::makePicture()
{
    auto *picture = new QLabel(this);
    picture->setFixedSize(c_picture);
    // A save may come from a stranger, too.
    const QImage thumbnail =
        view::BoundedImage::read(m_save.save.notes.thumbnail, c_mostPoints).image;
    if (!thumbnail.isNull())
        picture->setPixmap(fitted(thumbnail, c_picture, devicePixelRatioF()));
    else if (m_module)
        picture->setPixmap(coverPicture(*m_module, c_picture, devicePixelRatioF()));
    return picture;
}

QLayout *ContinueCard::makeButtons(const QString &title)
{
    const bool isLook = m_save.isInUse || m_save.isOver();
    auto *resume =
        new QPushButton(Icons::icon(isLook ? QStringLiteral("eye") : QStringLiteral("play")),
                        isLook ? tr("Look at it") : tr("Continue"), this);
    resume->setObjectName(QStringLiteral("continue"));
    resume->setAccessibleName(isLook ? tr("Look at %1").arg(title) : tr("Continue %1").arg(title));
    resume->setEnabled(bool(m_module));
    auto *more = new QPushButton(Icons::icon(QStringLiteral("more")), QString(), this);
    more->setObjectName(QStringLiteral("moreOfSave"));
    more->setFixedWidth(38);
    more->setToolTip(tr("More about this saved game"));
    more->setAccessibleName(more->toolTip());
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(resume);
    buttons->addWidget(more);
    buttons->addStretch();
    connect(resume, &QPushButton::clicked, this,
            [this] { emit m_wishes.fileRequested(m_save.path); });
    connect(more, &QPushButton::clicked, this, [this, more] { openMenu(more); });
    return buttons;
}

void ContinueCard::openMenu(QWidget *below)
{
    // Not run in a loop of its own: deleting the game takes this card away.
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("saveMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, void (LibraryWishes::*wish)(const QString &)) {
        return menu->addAction(text, this, [this, wish] { emit(m_wishes.*wish)(m_save.path); });
    };
    add(tr("Rename…"), &LibraryWishes::renameSaveRequested)->setEnabled(m_save.canBeNamed());
    add(tr("Export…"), &LibraryWishes::exportSaveRequested);
    add(tr("Show the folder"), &LibraryWishes::folderRequested);
    menu->addSeparator();
    add(tr("Delete…"), &LibraryWishes::deleteSaveRequested)->setEnabled(!m_save.isInUse);
    menu->popup(below->mapToGlobal(QPoint(0, below->height())));
}

QString ContinueCard::situation() const
{
    if (m_save.isInUse)
        return tr("Being played in another window");
    if (m_save.isDamaged)
        return tr("Damaged: %n step(s) are safe", nullptr, int(m_save.steps));
    if (m_save.kind == LibrarySave::Kind::Interrupted)
        return tr("Interrupted at step %1").arg(m_save.steps);
    const engine::Json &meta = m_save.save.notes.meta;
    if (m_save.isOver())
        return tr("Finished");
    if (const qint64 turn = meta[u"turn"].toInteger(); turn > 0)
        return tr("Turn %1").arg(turn);
    return tr("Step %1").arg(m_save.steps);
}

QString ContinueCard::when() const
{
    const QDate day = m_save.modified.date();
    const qint64 ago = day.daysTo(QDate::currentDate());
    const QString time = QLocale().toString(m_save.modified.time(), QLocale::ShortFormat);
    if (ago == 0)
        return tr("today %1").arg(time);
    if (ago == 1)
        return tr("yesterday");
    return QLocale().toString(day, QLocale::ShortFormat);
}

} // namespace app
