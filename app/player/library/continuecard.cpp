// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/continuecard.h"

#include "app/player/library/coverpicture.h"
#include "app/view/picture/boundedimage.h"
#include "app/view/style/icons.h"
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
    return label;
}

} // namespace

ContinueCard::ContinueCard(const LibrarySave &save, std::shared_ptr<const engine::Module> module,
                           const QString &language, LibraryWishes &wishes, QWidget *parent)
    : QFrame(parent)
    , m_save(save)
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
    text->addWidget(line(title, "panelTitle", this));
    text->addWidget(line(
        scenario ? translator.translate(scenario->title) : save.save.setup.scenario, "help", this));
    text->addWidget(line(situation() + QStringLiteral(" · ") + when(), "note", this));
    text->addStretch();
    text->addLayout(makeButtons(title, wishes));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(makePicture());
    layout->addLayout(text, 1);
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

QLayout *ContinueCard::makeButtons(const QString &title, LibraryWishes &wishes)
{
    auto *resume = new QPushButton(Icons::icon(QStringLiteral("play")), tr("Continue"), this);
    resume->setObjectName(QStringLiteral("continue"));
    resume->setAccessibleName(tr("Continue %1").arg(title));
    resume->setEnabled(bool(m_module));
    auto *remove = new QPushButton(Icons::icon(QStringLiteral("remove")), QString(), this);
    remove->setFixedWidth(38);
    remove->setToolTip(tr("Delete this saved game…"));
    remove->setAccessibleName(remove->toolTip());
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(resume);
    buttons->addWidget(remove);
    buttons->addStretch();
    connect(resume, &QPushButton::clicked, this,
            [this, &wishes] { emit wishes.fileRequested(m_save.path); });
    connect(remove, &QPushButton::clicked, this,
            [this, &wishes] { emit wishes.deleteSaveRequested(m_save.path); });
    return buttons;
}

QString ContinueCard::situation() const
{
    if (m_save.kind == LibrarySave::Kind::Interrupted)
        return tr("Not saved: interrupted at step %1").arg(m_save.steps);
    const engine::Json &meta = m_save.save.notes.meta;
    if (meta[u"over"].toBool())
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
