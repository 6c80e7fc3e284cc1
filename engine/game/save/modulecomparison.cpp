// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/modulecomparison.h"

#include <QSet>

namespace engine {

namespace {

constexpr qsizetype mostNamed = 10;

bool hasChoice(const Option &option, const QString &value)
{
    if (option.choices.isEmpty())
        return value == QLatin1String("on") || value == QLatin1String("off");
    return option.choices.contains(value);
}

void gather(const Json &json, QSet<QString> &pieces, QSet<QString> &spaces)
{
    for (qsizetype i = 0; i < json.size(); ++i) {
        const Json &value = json.at(i);
        if (!value.isString()) {
            gather(value, pieces, spaces);
        } else if (json.isObject()) {
            const QString &key = json.keyAt(i);
            if (key == QLatin1String("piece") || key == QLatin1String("carrier"))
                pieces.insert(value.toString());
            else if (key == QLatin1String("space"))
                spaces.insert(value.toString());
        }
    }
}

QString listed(QStringList ids)
{
    ids.sort();
    const bool isLong = ids.size() > mostNamed;
    const QString text = ids.mid(0, mostNamed).join(QLatin1String(", "));
    return isLong ? text + QStringLiteral(" …") : text;
}

} // namespace

ModuleComparison::ModuleComparison(const SaveGame &save, const Module &module)
    : m_save(save)
    , m_module(module)
    , m_setup(save.setup)
{
    const QByteArray hash = module.files.contentHash();
    m_isSame = save.moduleVersion == module.version && save.moduleHash == hash;
    if (m_isSame)
        return;
    if (save.moduleVersion != module.version) {
        m_differences.append(tr("The game was played with version %1 of the module; this is %2.")
                                 .arg(save.moduleVersion, module.version));
    } else {
        m_differences.append(
            tr("Files of the module have changed, although it is still version %1.")
                .arg(module.version));
    }
    compareOptions();
    compareIds();
}

void ModuleComparison::compareOptions()
{
    m_setup.options.clear();
    const Scenario *scenario = m_module.scenario(m_save.setup.scenario);
    QMap<QString, QString> wanted = m_save.options;
    for (auto it = m_save.setup.options.begin(); it != m_save.setup.options.end(); ++it)
        wanted.insert(it.key(), it.value());
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        const Option *option = m_module.option(it.key());
        if (!option) {
            m_differences.append(tr("There is no option “%1” any more.").arg(it.key()));
        } else if (!hasChoice(*option, it.value())) {
            m_differences.append(
                tr("The option “%1” can't be “%2” any more.").arg(it.key(), it.value()));
        } else {
            const QString usual =
                scenario ? scenario->options.value(it.key(), option->initial) : option->initial;
            if (usual != it.value() || m_save.setup.options.contains(it.key()))
                m_setup.options.insert(it.key(), it.value());
        }
    }
}

void ModuleComparison::compareIds()
{
    QSet<QString> pieces;
    QSet<QString> spaces;
    for (const SavedCommand &command : m_save.commands) {
        gather(command.action, pieces, spaces);
        if (const auto changes = Json::parse(command.changes, QString()))
            gather(changes.value(), pieces, spaces);
    }
    QStringList missing;
    for (const QString &id : std::as_const(pieces)) {
        if (!m_module.piece(id))
            missing.append(id);
    }
    if (!missing.isEmpty())
        m_differences.append(tr("These pieces are not there any more: %1.").arg(listed(missing)));
    missing.clear();
    for (const QString &id : std::as_const(spaces)) {
        if (!m_module.map.find(id))
            missing.append(id);
    }
    if (!missing.isEmpty())
        m_differences.append(tr("These spaces are not there any more: %1.").arg(listed(missing)));
}

} // namespace engine
