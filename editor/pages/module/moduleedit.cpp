// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/moduleedit.h"

#include "app/view/picture/modulepicture.h"
#include "engine/i18n/extractor.h"
#include "engine/module/folder/moduletemplate.h"
#include "engine/module/model/module.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <array>

namespace editor {

using engine::Json;

const QString ModuleEdit::file = QStringLiteral("module.json");

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ModuleEdit)
};

/// Of the sides that are told apart best: on their signs, and on their counters.
constexpr std::array c_colors{std::pair("#A8431C", "#d2875c"), std::pair("#2F5F86", "#93a9b5"),
                              std::pair("#8a6a16", "#d9bb6c"), std::pair("#3a6b46", "#9fb8a0")};

bool isPicture(const QString &name)
{
    static const QStringList endings{QStringLiteral("svg"), QStringLiteral("png"),
                                     QStringLiteral("jpg"), QStringLiteral("jpeg")};
    return endings.contains(QFileInfo(name).suffix());
}

void renameText(engine::TsCatalog::Context &context, const QString &old, const QString &text)
{
    auto &messages = context.messages;
    const auto find = [&](const QString &source) {
        return std::find_if(messages.begin(), messages.end(), [&](const engine::TsMessage &one) {
            return one.source == source && one.comment.isEmpty();
        });
    };
    const auto found = find(old);
    if (found == messages.end())
        return;
    // The text may be there already, as the name of a side for instance.
    if (find(text) != messages.end()) {
        messages.erase(found);
        return;
    }
    *found = engine::TsMessage();
    found->source = found->translation = text;
    found->type = engine::TsMessage::Type::Finished;
}

} // namespace

Json ModuleEdit::list(const QString &key) const
{
    const JsonText *found = m_draft.json(file, {key});
    return found && found->type() == JsonText::Type::Array ? found->toJson() : Json();
}

QStringList ModuleEdit::names(const QString &key) const
{
    QStringList found;
    const Json members = list(key);
    for (qsizetype i = 0; i < members.size(); ++i) {
        const Json &member = members.at(i);
        found.append(member.isObject() ? member[u"id"].toString() : member.toString());
    }
    return found;
}

QString ModuleEdit::nameOf(const Json &member)
{
    const QString id = member[u"id"].toString();
    return member[u"name"].toString(id);
}

void ModuleEdit::nameModule(const QString &title)
{
    const JsonPath path{QStringLiteral("title")};
    const JsonText *before = m_draft.json(file, path);
    const QString old = before ? before->toJson().toString() : QString();
    if (!m_draft.set(file, path, title) || old == title)
        return;
    for (const QString &name : m_draft.files().keys()) {
        if (!name.startsWith(u"locale/") || !name.endsWith(u".ts"))
            continue;
        auto catalog = engine::TsCatalog::parse(m_draft.files().value(name)->bytes(), name);
        if (!catalog)
            continue;
        engine::TsCatalog named = std::move(catalog).value();
        for (engine::TsCatalog::Context &context : named.contexts) {
            if (context.name == file)
                renameText(context, old, title);
        }
        m_draft.setBytes(name, named.write());
    }
}

QString ModuleEdit::freeId(const QString &key, const QString &stem) const
{
    const QStringList taken = names(key);
    QString free = stem;
    for (int i = 2; taken.contains(free); ++i)
        free = stem + QString::number(i);
    return free;
}

Json ModuleEdit::freshSide() const
{
    const qsizetype count = list(QStringLiteral("sides")).size();
    const auto &[sign, body] = c_colors[size_t(count) % c_colors.size()];
    Json art = Json::object();
    art.insert(QStringLiteral("body"), body);
    art.insert(QStringLiteral("ink"), "#141414");
    art.insert(QStringLiteral("box"), "#f3efe2");
    Json side = Json::object();
    side.insert(QStringLiteral("id"), freeId(QStringLiteral("sides"), QStringLiteral("side")));
    side.insert(QStringLiteral("name"), Words::tr("New side"));
    side.insert(QStringLiteral("color"), sign);
    side.insert(QStringLiteral("art"), art);
    return side;
}

Json ModuleEdit::freshOption() const
{
    Json option = Json::object();
    option.insert(QStringLiteral("id"),
                  freeId(QStringLiteral("options"), QStringLiteral("option")));
    option.insert(QStringLiteral("name"), Words::tr("New option"));
    option.insert(QStringLiteral("initial"), "off");
    return option;
}

Json ModuleEdit::freshSeat() const
{
    Json seat = Json::object();
    seat.insert(QStringLiteral("id"), freeId(QStringLiteral("seats"), QStringLiteral("seat")));
    seat.insert(QStringLiteral("name"), Words::tr("New seat"));
    seat.insert(QStringLiteral("side"), names(QStringLiteral("sides")).value(0));
    return seat;
}

bool ModuleEdit::isLanguage(const QString &code)
{
    static const QRegularExpression form(QStringLiteral("^[a-z]{2,3}(_[A-Z]{2})?$"));
    return form.match(code).hasMatch();
}

bool ModuleEdit::addLanguage(const QString &code, const engine::Module *module)
{
    const QString key = QStringLiteral("languages");
    if (!isLanguage(code) || names(key).contains(code)
        || !m_draft.insert(file, {key}, list(key).size(), code))
        return false;
    const QString translation = QStringLiteral("locale/%1.ts").arg(code);
    if (!module || m_draft.files().contains(translation))
        return true;
    engine::TsCatalog catalog;
    catalog.language = code;
    catalog.sourceLanguage = module->language;
    const engine::Extractor texts(engine::collectTexts(*module));
    m_draft.setBytes(translation, texts.merge(catalog).write());
    return true;
}

bool ModuleEdit::removeLanguage(qsizetype index)
{
    const QString key = QStringLiteral("languages");
    const QString code = names(key).value(index);
    const JsonText *own = m_draft.json(file, {QStringLiteral("language")});
    if (code.isEmpty() || (own && own->toJson().toString() == code)
        || !m_draft.remove(file, {key, index}))
        return false;
    m_draft.removeFile(QStringLiteral("locale/%1.ts").arg(code));
    return true;
}

QStringList ModuleEdit::pictures() const
{
    QStringList found;
    for (const QString &name : m_draft.files().keys()) {
        if (name.startsWith(u"art/") && isPicture(name))
            found.append(name);
    }
    return found;
}

engine::Result<QString> ModuleEdit::importCover(const QString &name, const QByteArray &bytes)
{
    const QFileInfo info(name);
    const auto checked =
        view::ModulePicture::read(bytes, info.fileName(), view::ModulePicture::cover);
    if (!checked)
        return checked.error();
    const QString stem =
        QStringLiteral("art/") + engine::ModuleTemplate::idFor(info.completeBaseName());
    const QString ending = u'.' + info.suffix().toLower();
    QString target = stem + ending;
    for (int i = 2;
         m_draft.files().contains(target) && m_draft.files().value(target)->bytes() != bytes; ++i)
        target = QStringLiteral("%1-%2%3").arg(stem).arg(i).arg(ending);
    if (!isPicture(target)
        || !m_draft.set(file, {QStringLiteral("about"), QStringLiteral("cover")}, target))
        return engine::Error{
            engine::Error::Code::BadFormat,
            Words::tr("%1 is no picture that can be a cover.").arg(info.fileName())};
    m_draft.setBytes(target, bytes);
    return target;
}

} // namespace editor
