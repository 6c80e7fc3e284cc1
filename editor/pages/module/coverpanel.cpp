// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/coverpanel.h"

#include "app/view/picture/modulepicture.h"
#include "editor/pages/module/moduleedit.h"
#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"

#include <QFileDialog>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

namespace {

const QString c_about = QStringLiteral("about");
const QString c_cover = QStringLiteral("cover");
constexpr QSize c_card(288, 180); // the shape that the library shows

/// The rectangle of shape \a inner that covers \a outer.
QRectF covering(const QSizeF &inner, const QRectF &outer)
{
    QRectF rect(QPointF(), inner.scaled(outer.size(), Qt::KeepAspectRatioByExpanding));
    rect.moveCenter(outer.center());
    return rect;
}

} // namespace

CoverPanel::CoverPanel(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_picture(new QLabel)
    , m_import(new QPushButton)
    , m_form(new PropertyForm(document))
    , m_choice(new ChoiceField)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(m_picture, 0, Qt::AlignHCenter);
    layout->addWidget(m_form);
    layout->addWidget(m_import, 0, Qt::AlignLeft);
    m_picture->setFixedSize(c_card);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setWordWrap(true);
    m_picture->setFrameShape(QFrame::StyledPanel);
    m_form->layout()->setContentsMargins({});
    m_form->add({c_cover}, m_choice);
    connect(m_import, &QPushButton::clicked, this, &CoverPanel::askForFile);
    retranslate();
}

void CoverPanel::retranslate()
{
    m_form->setLabel(0, tr("Cover"));
    m_import->setText(tr("Import a picture…"));
    m_import->setToolTip(tr("Takes an SVG, PNG or JPEG picture into the module's art"));
    m_picture->setAccessibleName(tr("Preview of the cover"));
    refresh();
}

void CoverPanel::refresh()
{
    Draft draft = m_document.draft();
    QList<ChoiceField::Choice> choices{{Json(), tr("None"), {}}};
    for (const QString &name : ModuleEdit(draft).pictures())
        choices.append({Json(name), name, {}});
    m_choice->setChoices(choices);
    m_form->setTargets(targetIf(m_document.json(ModuleEdit::file), {ModuleEdit::file, {c_about}}));
    showPicture();
}

void CoverPanel::showPicture()
{
    const JsonText *cover = m_document.json(ModuleEdit::file, {c_about, c_cover});
    const QString name = cover ? cover->toJson().toString() : QString();
    if (name.isEmpty()) {
        m_picture->setPixmap({});
        m_picture->setText(tr("The library shows a plain card."));
        return;
    }
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(c_card * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    const auto picture =
        view::ModulePicture::load(m_document.snapshot(), name, view::ModulePicture::cover);
    if (!picture) {
        m_picture->setPixmap({});
        m_picture->setText(picture.error().message);
        return;
    }
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    picture->draw(painter, covering(picture->size(), {QPointF(0, 0), QSizeF(c_card)}));
    painter.end();
    m_picture->setPixmap(pixmap);
}

bool CoverPanel::importFile(const QString &path)
{
    const auto bytes = engine::readBounded(path, engine::limits::entryBytes);
    Draft draft = m_document.draft();
    const auto done = bytes ? ModuleEdit(draft).importCover(path, bytes.value())
                            : engine::Result<QString>(bytes.error());
    if (!done) {
        m_picture->setText(done.error().message);
        return false;
    }
    m_document.commit(draft, tr("Import a cover"));
    return true;
}

void CoverPanel::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a picture"), {},
                                                      tr("Pictures (*.svg *.png *.jpg *.jpeg)"));
    if (!path.isEmpty())
        importFile(path);
}

} // namespace editor
