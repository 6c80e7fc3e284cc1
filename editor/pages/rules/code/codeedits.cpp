// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/code/codeedits.h"

#include "editor/pages/rules/code/newcodedialog.h"
#include "editor/pages/rules/code/symbolrenamedialog.h"

namespace editor {

CodeEdits::CodeEdits(RuleIndex &index, CodeTabs &tabs, CodeNavigator &navigator, QWidget *window)
    : QObject(window)
    , m_index(index)
    , m_tabs(tabs)
    , m_navigator(navigator)
    , m_window(window)
{
}

void CodeEdits::askNewFile()
{
    auto *dialog = new NewCodeDialog(document().files(), m_window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { (void)addFile(dialog->kind(), dialog->name()); });
    dialog->open();
}

bool CodeEdits::addFile(CodeFileEdit::Kind kind, const QString &name)
{
    Draft draft = document().draft();
    if (!CodeFileEdit::add(draft, kind, name, CodeFileEdit::beginning(kind, name)))
        return false;
    document().commit(draft, tr("New file %1").arg(CodeFileEdit::fileOf(kind, name)));
    m_navigator.open({CodeFileEdit::fileOf(kind, name), 0, 0, 1, {}});
    if (CodeEdit *made = m_tabs.currentEdit())
        made->moveCursor(QTextCursor::End);
    return true;
}

void CodeEdits::openPhase(const QString &decision, const QString &phase, const QString &rule)
{
    auto places = m_index.definitions(QStringLiteral("decision"), decision);
    if (places.isEmpty())
        places = m_index.definitions(QStringLiteral("phase"), phase);
    if (!places.isEmpty()) {
        m_navigator.open(places.first());
        return;
    }
    Draft draft = document().draft();
    const QString file =
        decision.isEmpty() ? QString() : CodeFileEdit::addDecision(draft, decision, rule);
    if (file.isEmpty()) {
        emit told(tr("No rule defines the decision or the phase yet."));
        return;
    }
    document().commit(draft, tr("Begin the decision “%1”").arg(decision));
    m_navigator.open({file, 0, 0, 1, {}});
    emit told(tr("%1 is new: for now it only lets the player go on.").arg(file));
}

void CodeEdits::askRename()
{
    CodeEdit *edit = m_tabs.currentEdit();
    if (!edit)
        return;
    const SymbolRename symbol(m_index, edit->file(), edit->position());
    if (!symbol.isPossible()) {
        emit told(rename({}));
        return;
    }
    SymbolRenameDialog dialog(symbol, m_window);
    if (dialog.exec() == QDialog::Accepted)
        rename(dialog.name());
}

QString CodeEdits::rename(const QString &name)
{
    const CodeEdit *edit = m_tabs.currentEdit();
    if (!edit)
        return tr("Nothing is open.");
    const SymbolRename symbol(m_index, edit->file(), edit->position());
    if (!symbol.isPossible())
        return tr("This can't be renamed: put the cursor on a variable, a function of the module "
                  "or the id of a decision.");
    if (const QString objection = symbol.objection(name); !objection.isEmpty())
        return objection;
    Draft draft = document().draft();
    symbol.apply(draft, name);
    document().commit(draft, tr("Rename “%1” to “%2”").arg(symbol.name(), name));
    return {};
}

} // namespace editor
