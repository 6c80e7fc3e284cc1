// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/titlepanel.h"

#include <QEvent>

namespace editor {

TitlePanel::TitlePanel(BoardSession &session, QWidget *parent)
    : PropertyForm(session.document(), parent)
    , m_session(session)
{
    using Kind = LineField::Kind;
    const std::pair<const char *, Kind> fields[] = {
        {"title", Kind::Text}, {"year", Kind::Text},       {"caption", Kind::Text},
        {"date", Kind::Text},  {"km_per_hex", Kind::Real}, {"north", Kind::Real}};
    for (const auto &[key, kind] : fields)
        add({QStringLiteral("style"), QString::fromLatin1(key)}, new LineField(kind));
    connect(&session, &BoardSession::modelChanged, this, [this](const BoardChange &change) {
        if (change.isWhole)
            refreshTarget();
    });
    retranslate();
    refreshTarget();
}

void TitlePanel::retranslate()
{
    const QStringList labels{tr("Title"),
                             tr("Year"),
                             tr("Below it"),
                             tr("Date"),
                             tr("Kilometres a hex"),
                             tr("North, in degrees")};
    for (int i = 0; i < labels.size(); ++i)
        setLabel(i, labels[i]);
}

void TitlePanel::refreshTarget()
{
    const bool isMap =
        m_session.model().isReadable() && m_session.model().kind() != engine::Board::Kind::Boxes;
    setTargets(targetIf(isMap, {m_session.file(), {}}));
}

void TitlePanel::changeEvent(QEvent *event)
{
    PropertyForm::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
