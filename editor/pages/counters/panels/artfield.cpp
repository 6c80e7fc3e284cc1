// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/artfield.h"

#include "app/view/style/icons.h"

#include <QEvent>
#include <QLayout>

namespace editor {

ArtField::ArtField(QWidget *parent)
    : ChoiceField(parent)
    , m_import(new QPushButton)
{
    m_import->setIcon(view::Icons::icon(QStringLiteral("install")));
    m_import->setFixedWidth(36);
    layout()->addWidget(m_import);
    connect(m_import, &QPushButton::clicked, this, &ArtField::importRequested);
    retranslate();
}

void ArtField::setPictures(const QStringList &names)
{
    QList<Choice> choices{{engine::Json(), tr("None"), {}}};
    for (const QString &name : names)
        choices.append({name, name.section(u'/', 1), {}});
    setChoices(choices);
}

void ArtField::retranslate()
{
    m_import->setToolTip(tr("Take a picture (SVG or PNG) into the module"));
    m_import->setAccessibleName(tr("Take a picture (SVG or PNG) into the module"));
}

void ArtField::changeEvent(QEvent *event)
{
    ChoiceField::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
