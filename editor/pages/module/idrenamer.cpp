// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/idrenamer.h"

#include "editor/widgets/renamedialog.h"

#include <QLineEdit>

namespace editor {

using engine::Json;

IdRenamer::IdRenamer(ModuleDocument &document, QWidget *parent)
    : QObject(parent)
    , m_document(document)
    , m_parent(parent)
{
}

void IdRenamer::watch(PropertyForm &form, IdKind kind)
{
    form.setWriter([this, kind](Draft &draft, const PropertyTarget &target, const JsonPath &key,
                                const Json &value) {
        JsonPath path = target.object;
        path.insert(path.end(), key.begin(), key.end());
        const JsonText *before = draft.json(target.file, path);
        const QString from = before ? before->toText() : QString();
        const QString to = value.toString();
        const bool isId = key == JsonPath{QStringLiteral("id")} && !from.isEmpty();
        if (isId && references(kind, from).isEmpty() && objection(kind, to).isEmpty()) {
            idrename::rename(draft, kind, from, to, {});
        } else if (isId) {
            // The form goes on with its own work first.
            QMetaObject::invokeMethod(
                this, [this, kind, from, to] { ask(kind, from, to); }, Qt::QueuedConnection);
        } else if (value.isNull()) {
            draft.remove(target.file, path);
        } else {
            draft.set(target.file, path, value);
        }
    });
}

QList<Reference> IdRenamer::references(IdKind kind, const QString &id) const
{
    Uses uses(m_document);
    const auto found = idrename::references(uses, m_document.files(), kind, id);
    const bool isKnown = std::any_of(found.begin(), found.end(),
                                     [](const Reference &reference) { return reference.isSure; });
    return isKnown ? found : QList<Reference>();
}

void IdRenamer::rename(IdKind kind, const QString &from, const QString &to,
                       const QList<Use> &places)
{
    Draft draft = m_document.draft();
    if (idrename::rename(draft, kind, from, to, places))
        m_document.commit(draft, tr("Rename “%1” to “%2”").arg(from, to));
}

QString IdRenamer::objection(IdKind kind, const QString &id) const
{
    if (idrename::isFree(m_document.files(), kind, id))
        return {};
    const bool isOwn = !idschema::own(m_document.files(), kind, id).isEmpty();
    if (kind == IdKind::Side && !isOwn && idschema::isValue(m_document.files(), id))
        return tr("“%1” is a word among the values already, which would become the side.").arg(id);
    if (idrename::isWord(kind))
        return tr("It needs a name of letters, digits and “_” that no other one has, no digit "
                  "first.");
    return tr("It needs an id of letters, digits, “_”, “-” and “.” that no other one has.");
}

void IdRenamer::ask(IdKind kind, const QString &from, const QString &to)
{
    if (from == to || to.isEmpty())
        return;
    const auto found = references(kind, from);
    if (found.isEmpty() && objection(kind, to).isEmpty() && !idrename::isFixed(kind, from)) {
        rename(kind, from, to, {});
        return;
    }
    auto *dialog = new RenameDialog(
        tr("Rename “%1”").arg(from), from, found,
        [this, kind, from](const QString &name) {
            return idrename::isFixed(kind, from)
                ? tr("“%1” is always there, under this name.").arg(from)
                : objection(kind, name);
        },
        m_parent);
    dialog->field()->setText(to);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, kind, from] { rename(kind, from, dialog->name(), dialog->chosen()); });
    dialog->open();
}

} // namespace editor
