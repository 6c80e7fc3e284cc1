// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/notespanel.h"

#include "app/view/text/plainedit.h"

#include <QVBoxLayout>

namespace app {

NotesPanel::NotesPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_edit(new PlainEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 8);
    layout->addWidget(m_edit);
    m_edit->setTabChangesFocus(true);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        m_notes.insert(key(), m_edit->toPlainText());
        emit edited(m_notes);
    });
    retranslate();
}

void NotesPanel::retranslate()
{
    setAccessibleName(tr("Notes"));
    m_edit->setAccessibleName(tr("Notes"));
    m_edit->setPlaceholderText(tr("Write down what you want to remember. Only your side sees it."));
}

QString NotesPanel::key() const
{
    const engine::SideId side = controller().viewer().side();
    return side ? controller().module().sides[size_t(side.value)].id : QString();
}

void NotesPanel::setNotes(const QHash<QString, QString> &notes)
{
    m_notes = notes;
    refresh();
}

void NotesPanel::refresh()
{
    const QString text = m_notes.value(key());
    if (text == m_edit->toPlainText())
        return;
    const QSignalBlocker blocker(m_edit);
    m_edit->setPlainText(text);
}

} // namespace app
