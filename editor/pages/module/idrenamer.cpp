// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/idrenamer.h"

#include <QLineEdit>

namespace editor {

using engine::Json;
using idrename::Kind;

IdRenamer::IdRenamer(ModuleDocument &document, QWidget *parent)
    : QObject(parent)
    , m_document(document)
    , m_parent(parent)
{
}

void IdRenamer::watch(PropertyForm &form, Kind kind)
{
    form.setWriter([this, kind](Draft &draft, const PropertyTarget &target, const JsonPath &key,
                                const Json &value) {
        JsonPath path = target.object;
        path.insert(path.end(), key.begin(), key.end());
        const JsonText *before = draft.json(target.file, path);
        const bool isId = key == JsonPath{QStringLiteral("id")} && before;
        if (isId) {
            // The form goes on with its own work first.
            QMetaObject::invokeMethod(
                this,
                [this, kind, from = before->toText(), to = value.toString()] {
                    ask(kind, from, to);
                },
                Qt::QueuedConnection);
        } else if (value.isNull()) {
            draft.remove(target.file, path);
        } else {
            draft.set(target.file, path, value);
        }
    });
}

void IdRenamer::rename(Kind kind, const QString &from, const QString &to, const QList<Use> &places)
{
    Draft draft = m_document.draft();
    if (idrename::rename(draft, kind, from, to, places))
        m_document.commit(draft, tr("Rename “%1” to “%2”").arg(from, to));
}

void IdRenamer::ask(Kind kind, const QString &from, const QString &to)
{
    if (from == to || to.isEmpty())
        return;
    Uses uses(m_document);
    const auto references = idrename::references(uses, m_document.files(), kind, from);
    if (references.isEmpty() && idrename::isFree(m_document.files(), kind, to)) {
        rename(kind, from, to, {});
        return;
    }
    auto *dialog = new RenameDialog(
        tr("Rename “%1”").arg(from), from, references,
        [this, kind](const QString &name) {
            return idrename::isFree(m_document.files(), kind, name)
                ? QString()
                : tr("It needs an id of letters, digits, “_”, “-” and “.” that no other one has.");
        },
        m_parent);
    dialog->field()->setText(to);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, kind, from] { rename(kind, from, dialog->name(), dialog->chosen()); });
    dialog->open();
}

} // namespace editor
