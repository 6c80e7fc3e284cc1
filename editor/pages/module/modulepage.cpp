// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/modulepage.h"

#include "editor/pages/module/coverpanel.h"
#include "editor/pages/module/idrenamer.h"
#include "editor/pages/module/languagelist.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/module/optionlist.h"
#include "editor/pages/module/scenarioedit.h"
#include "editor/pages/module/seatlist.h"
#include "editor/pages/module/sidelist.h"
#include "editor/widgets/fields/paragraphfield.h"

#include <QLabel>
#include <QListWidget>
#include <QMap>
#include <QSet>
#include <QSplitter>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

namespace {

LineField *line(LineField::Kind kind = LineField::Kind::Text)
{
    return new LineField(kind);
}

JsonPath inAbout(const QString &key)
{
    return {QStringLiteral("about"), key};
}

} // namespace

ModulePage::ModulePage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_ids(new IdRenamer(live.document(), this))
    , m_left(new SideColumn)
    , m_right(new SideColumn)
    , m_about(new PropertyForm(live.document()))
    , m_identity(new PropertyForm(live.document()))
    , m_cover(new CoverPanel(live.document()))
    , m_sides(new SideList(live, *m_ids))
    , m_options(new OptionList(live.document(), *m_ids))
    , m_seats(new SeatList(live.document(), *m_ids))
    , m_languages(new LanguageList(live))
    , m_boards(array(QStringLiteral("boards")))
    , m_scenarios(array(QStringLiteral("scenarios")))
    , m_ownLanguage(new ChoiceField)
    , m_message(new QLabel)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *columns = new QSplitter;
    columns->addWidget(m_left);
    columns->addWidget(m_right);
    columns->setChildrenCollapsible(false);
    columns->setSizes({560, 480});
    layout->addWidget(m_message);
    layout->addWidget(columns, 1);
    m_message->setContentsMargins(12, 8, 12, 8);
    m_message->setWordWrap(true);
    makeForms();
    m_sections = {m_left->add(QStringLiteral("info"), m_about),
                  m_left->add(QStringLiteral("package"), m_identity),
                  m_left->add(QStringLiteral("image"), m_cover),
                  m_right->add(QStringLiteral("flag"), m_sides),
                  m_right->add(QStringLiteral("check"), m_options),
                  m_right->add(QStringLiteral("person"), m_seats),
                  m_right->add(QStringLiteral("globe"), m_languages),
                  m_right->add(QStringLiteral("map"), m_boards),
                  m_right->add(QStringLiteral("flag"), m_scenarios)};
    connect(&document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        const auto isAnyIn = [&](QStringView folder) {
            return std::any_of(files.begin(), files.end(),
                               [&](const QString &file) { return file.startsWith(folder); });
        };
        if (files.contains(ModuleEdit::file) || isAnyIn(u"art/"))
            refresh();
        else if (isAnyIn(u"scenarios/"))
            m_scenarios->refresh(); // which shows their titles
    });
    retranslate();
}

ArrayEditor *ModulePage::array(const QString &key)
{
    return new ArrayEditor(document(), ModuleEdit::file, {key});
}

void ModulePage::makeForms()
{
    m_about->add({QStringLiteral("title")}, line());
    m_about->add(inAbout(QStringLiteral("subtitle")), line());
    m_about->add(inAbout(QStringLiteral("period")), line());
    m_about->add(inAbout(QStringLiteral("players")), line());
    m_about->add(inAbout(QStringLiteral("length")), line());
    m_about->add(inAbout(QStringLiteral("complexity")), line(LineField::Kind::Integer));
    m_about->add(inAbout(QStringLiteral("text")), new ParagraphField);
    m_identity->add({QStringLiteral("id")}, line());
    m_identity->add({QStringLiteral("version")}, line());
    m_identity->add(inAbout(QStringLiteral("authors")), line(LineField::Kind::Words));
    m_identity->add(inAbout(QStringLiteral("license")), line());
    m_identity->add({QStringLiteral("language")}, m_ownLanguage);
    m_boards->setRemove({});
    m_scenarios->setRemove({});
    m_scenarios->setTitle([this](const Json &id) {
        Draft draft = document().draft();
        return ScenarioEdit(draft).title(id.toString());
    });
    connect(m_about, &PropertyForm::usesRequested, this, &Page::usesRequested);
    connect(m_identity, &PropertyForm::usesRequested, this, &Page::usesRequested);
}

void ModulePage::retranslate()
{
    const QStringList titles{tr("The game"),
                             tr("Edition"),
                             tr("Cover"),
                             tr("Sides"),
                             tr("Options"),
                             tr("Seats"),
                             tr("Languages"),
                             tr("Order of the boards"),
                             tr("Order of the scenarios")};
    for (qsizetype i = 0; i < m_sections.size(); ++i)
        m_sections[i]->setTitle(titles[i]);
    for (qsizetype i = 0; i < lists().size(); ++i)
        lists()[i]->setListName(titles[titles.size() - lists().size() + i]);
    m_message->setText(tr("module.json can't be read as it is now. Problems tells why; it can be "
                          "mended as text under Files."));
    nameForms();
    m_sides->retranslate();
    m_options->retranslate();
    m_seats->retranslate();
    m_languages->retranslate();
    m_boards->setWords({}, {}, tr("Order the boards"));
    m_scenarios->setWords({}, {}, tr("Order the scenarios"));
    m_cover->retranslate();
    refresh();
}

void ModulePage::nameForms()
{
    m_about->setLabel(Title, tr("Title"));
    m_about->setLabel(Subtitle, tr("Subtitle"));
    m_about->setLabel(Period, tr("Period"));
    m_about->setLabel(Players, tr("Players"));
    m_about->setLabel(Length, tr("Length"));
    m_about->setLabel(Complexity, tr("Complexity (1 to 5)"));
    m_about->setLabel(Text, tr("Text"));
    m_identity->setLabel(Id, tr("Id"));
    m_identity->setLabel(Version, tr("Version"));
    m_identity->setLabel(Authors, tr("Authors"));
    m_identity->setLabel(License, tr("Licence"));
    m_identity->setLabel(Language, tr("Written in"));
}

void ModulePage::refresh()
{
    const bool isReadable = document().json(ModuleEdit::file)
        && document().json(ModuleEdit::file)->type() == JsonText::Type::Object;
    m_message->setVisible(!isReadable);
    const auto whole = targetIf(isReadable, {ModuleEdit::file, {}});
    m_about->setTargets(whole);
    m_cover->refresh();
    for (ArrayEditor *list : lists())
        list->refresh();
    m_sides->listChoices();
    m_options->listChoices();
    m_seats->listChoices();
    listLanguages();
    m_identity->setTargets(whole);
}

void ModulePage::listLanguages()
{
    Draft draft = document().draft();
    QList<ChoiceField::Choice> languages;
    for (const QString &code : ModuleEdit(draft).names(QStringLiteral("languages")))
        languages.append({Json(code), code, {}});
    m_ownLanguage->setChoices(languages);
}

bool ModulePage::shows(const Place &place) const
{
    return place.file == ModuleEdit::file;
}

Place ModulePage::place() const
{
    return {ModuleEdit::file, 0, {}};
}

void ModulePage::open(const Place &place)
{
    const auto *key = place.path.empty() ? nullptr : std::get_if<QString>(&place.path[0]);
    const auto *index = place.path.size() > 1 ? std::get_if<qsizetype>(&place.path[1]) : nullptr;
    if (!key)
        return;
    const QMap<QString, ArrayEditor *> byKey{
        {QStringLiteral("sides"), m_sides},   {QStringLiteral("options"), m_options},
        {QStringLiteral("seats"), m_seats},   {QStringLiteral("languages"), m_languages},
        {QStringLiteral("boards"), m_boards}, {QStringLiteral("scenarios"), m_scenarios}};
    if (ArrayEditor *list = byKey.value(*key)) {
        list->choose(index ? int(*index) : 0);
        m_right->ensureWidgetVisible(list);
    } else {
        m_left->ensureWidgetVisible(*key == u"about" || *key == u"title" ? m_about : m_identity);
    }
}

QList<ArrayEditor *> ModulePage::lists() const
{
    return {m_sides, m_options, m_seats, m_languages, m_boards, m_scenarios};
}

// Boards and scenarios are removed on their own pages.
ArrayEditor *ModulePage::focused() const
{
    for (ArrayEditor *list : lists().first(4)) {
        if (list->list().hasFocus())
            return list;
    }
    return nullptr;
}

bool ModulePage::offers(EditCommand command) const
{
    return command == EditCommand::Delete && focused();
}

void ModulePage::perform(EditCommand command)
{
    if (ArrayEditor *list = focused(); list && command == EditCommand::Delete)
        list->remove();
}

void ModulePage::flush()
{
    for (auto *form : findChildren<PropertyForm *>())
        form->flush();
}

void ModulePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
