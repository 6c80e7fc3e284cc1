// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/modulepage.h"

#include "app/view/counter/countercolors.h"
#include "editor/document/languagename.h"
#include "editor/pages/module/coverpanel.h"
#include "editor/pages/module/idrenamer.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/module/scenarioedit.h"
#include "editor/widgets/colorfield.h"
#include "editor/widgets/suggestfield.h"
#include "engine/module/model/module.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSet>
#include <QSplitter>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

namespace {

constexpr int c_counter = 56;
constexpr int c_mostCounters = 4;

LineField *line(LineField::Kind kind = LineField::Kind::Text)
{
    return new LineField(kind);
}

QString nameOf(const Json &member)
{
    const QString id = member[u"id"].toString();
    return member[u"name"].toString(id);
}

ArrayEditor::Fresh fresh(const ModuleDocument &document, Json (ModuleEdit::*make)() const)
{
    return [&document, make](const Json &) {
        Draft draft = document.draft();
        return (ModuleEdit(draft).*make)();
    };
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
    , m_sides(array(QStringLiteral("sides")))
    , m_options(array(QStringLiteral("options")))
    , m_seats(array(QStringLiteral("seats")))
    , m_languages(array(QStringLiteral("languages")))
    , m_boards(array(QStringLiteral("boards")))
    , m_scenarios(array(QStringLiteral("scenarios")))
    , m_ownLanguage(new ChoiceField)
    , m_palette(new ChoiceField)
    , m_initial(new SuggestField)
    , m_effect(new ChoiceField)
    , m_seatSide(new ChoiceField)
    , m_seatOption(new ChoiceField)
    , m_seatChoice(new SuggestField)
    , m_counters(new QLabel)
    , m_newLanguage(new QLineEdit)
    , m_addLanguage(new QPushButton)
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
    makeSides();
    makeOptions();
    makeSeats();
    makeLanguages();
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
    connect(&live, &LiveModule::loaded, this, [this] {
        m_needsModule = true;
        showCounters();
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
    connect(m_about, &PropertyForm::usesRequested, this, &Page::usesRequested);
    connect(m_identity, &PropertyForm::usesRequested, this, &Page::usesRequested);
}

void ModulePage::makeSides()
{
    PropertyForm &form = m_sides->form();
    const auto art = [](const QString &key) { return JsonPath{QStringLiteral("art"), key}; };
    form.add({QStringLiteral("id")}, line());
    form.add({QStringLiteral("name")}, line());
    form.add({QStringLiteral("color")}, new ColorField);
    form.add(art(QStringLiteral("palette")), m_palette);
    m_ids->watch(form, IdKind::Side);
    form.add(art(QStringLiteral("body")), new ColorField);
    form.add(art(QStringLiteral("ink")), new ColorField);
    form.add(art(QStringLiteral("box")), new ColorField);
    for (const auto &[field, color] : {std::pair(SideBody, &view::CounterColors::body),
                                       {SideInk, &view::CounterColors::ink},
                                       {SideBox, &view::CounterColors::box}}) {
        form.setInherited(field, [this, color = color](const PropertyTarget &target) {
            JsonPath path = target.object;
            path.insert(path.end(), {QStringLiteral("art"), QStringLiteral("palette")});
            const JsonText *name = document().json(target.file, path);
            const auto palette = view::counterPalette(name ? name->toJson().toString() : QString());
            return palette ? Json(((*palette).*color).name()) : Json();
        });
    }
    m_sides->setTitle(nameOf);
    m_sides->setIcon([](const Json &side) {
        QPixmap patch(14, 14);
        patch.fill(QColor(side[u"color"].toString(QStringLiteral("#808080"))));
        return QIcon(patch);
    });
    m_sides->setFresh(fresh(document(), &ModuleEdit::freshSide));
    m_sides->layout()->addWidget(m_counters);
    connect(m_sides, &ArrayEditor::chosen, this, &ModulePage::showCounters);
}

void ModulePage::makeOptions()
{
    PropertyForm &form = m_options->form();
    form.add({QStringLiteral("id")}, line());
    form.add({QStringLiteral("name")}, line());
    form.add({QStringLiteral("text")}, new ParagraphField);
    form.add({QStringLiteral("rule")}, line());
    form.add({QStringLiteral("choices")}, line(LineField::Kind::Words));
    form.add({QStringLiteral("initial")}, m_initial);
    form.add({QStringLiteral("effect")}, m_effect);
    m_ids->watch(form, IdKind::Option);
    m_options->setTitle(nameOf);
    m_options->setFresh(fresh(document(), &ModuleEdit::freshOption));
    connect(m_options, &ArrayEditor::chosen, this, &ModulePage::listChoices);
}

void ModulePage::makeSeats()
{
    PropertyForm &form = m_seats->form();
    form.add({QStringLiteral("id")}, line());
    form.add({QStringLiteral("name")}, line());
    form.add({QStringLiteral("side")}, m_seatSide);
    form.add({QStringLiteral("option")}, m_seatOption);
    form.add({QStringLiteral("choice")}, m_seatChoice);
    m_ids->watch(form, IdKind::Seat);
    m_seats->setTitle(nameOf);
    m_seats->setFresh(fresh(document(), &ModuleEdit::freshSeat));
    connect(m_seats, &ArrayEditor::chosen, this, &ModulePage::listChoices);
}

void ModulePage::makeLanguages()
{
    m_languages->setTitle([](const Json &code) {
        const QString name = languageName(code.toString());
        return name == code.toString() ? name
                                       : QStringLiteral("%1 · %2").arg(code.toString(), name);
    });
    m_languages->setRemove(
        [](Draft &draft, qsizetype index) { return ModuleEdit(draft).removeLanguage(index); });
    m_languages->addToButtons(m_newLanguage);
    m_languages->addToButtons(m_addLanguage);
    m_newLanguage->setMaximumWidth(90);
    const auto add = [this] {
        if (addLanguage(m_newLanguage->text().trimmed()))
            m_newLanguage->clear();
    };
    connect(m_addLanguage, &QPushButton::clicked, this, add);
    connect(m_newLanguage, &QLineEdit::returnPressed, this, add);
    m_boards->setRemove({});
    m_scenarios->setRemove({});
    m_scenarios->setTitle([this](const Json &id) {
        Draft draft = document().draft();
        return ScenarioEdit(draft).title(id.toString());
    });
}

bool ModulePage::addLanguage(const QString &code)
{
    Draft draft = document().draft();
    if (!ModuleEdit(draft).addLanguage(code, live().module().get()))
        return false;
    document().commit(draft, tr("Add the language “%1”").arg(code));
    m_languages->choose(m_languages->list().count() - 1);
    return true;
}

void ModulePage::refresh()
{
    const bool isReadable = document().json(ModuleEdit::file)
        && document().json(ModuleEdit::file)->type() == JsonText::Type::Object;
    m_message->setVisible(!isReadable);
    const QList<PropertyTarget> whole =
        isReadable ? QList<PropertyTarget>{{ModuleEdit::file, {}}} : QList<PropertyTarget>();
    m_about->setTargets(whole);
    m_cover->refresh();
    for (ArrayEditor *list : {m_sides, m_options, m_seats, m_languages, m_boards, m_scenarios})
        list->refresh();
    listChoices();
    m_identity->setTargets(whole);
}

void ModulePage::listChoices()
{
    Draft draft = document().draft();
    const ModuleEdit edit(draft);
    const auto named = [](const Json &list) {
        QList<ChoiceField::Choice> choices;
        for (qsizetype i = 0; i < list.size(); ++i)
            choices.append({list.at(i)[u"id"], nameOf(list.at(i)), {}});
        return choices;
    };
    QList<ChoiceField::Choice> languages;
    for (const QString &code : edit.names(QStringLiteral("languages")))
        languages.append({Json(code), code, {}});
    m_ownLanguage->setChoices(languages);
    QList<ChoiceField::Choice> palettes{{Json(), tr("Own colours"), {}}};
    for (const QString &name : view::counterPalettes())
        palettes.append({Json(name), name, {}});
    m_palette->setChoices(palettes);
    m_effect->setChoices({{Json(), tr("Only what the rules do"), {}},
                          {Json("only_tops"), tr("Only the top of a stack is seen"), {}}});
    const Json options = edit.list(QStringLiteral("options"));
    m_seatSide->setChoices(named(edit.list(QStringLiteral("sides"))));
    m_seatOption->setChoices(QList<ChoiceField::Choice>{{Json(), tr("Always"), {}}}
                             + named(options));
    const auto choicesOf = [](const Json &option) {
        QStringList choices;
        for (qsizetype i = 0; i < option[u"choices"].size(); ++i)
            choices.append(option[u"choices"].at(i).toString());
        return choices.isEmpty() ? QStringList{QStringLiteral("on"), QStringLiteral("off")}
                                 : choices;
    };
    m_initial->setSuggestions(choicesOf(m_options->member(m_options->current())));
    const Json seat = m_seats->member(m_seats->current());
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i)[u"id"] == seat[u"option"])
            m_seatChoice->setSuggestions(choicesOf(options.at(i)));
    }
    m_sides->form().refresh();
    m_options->form().refresh();
    m_seats->form().refresh();
}

// Some counters of the chosen side, as they are now.
void ModulePage::showCounters()
{
    if (!isVisible())
        return;
    if (m_needsModule)
        m_pictures.setModule(live().module());
    m_needsModule = false;
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(c_counter * c_mostCounters, c_counter) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    int count = 0;
    const auto &module = live().module();
    const QString id = m_sides->member(m_sides->current())[u"id"].toString();
    const engine::SideId side = module ? module->side(id) : engine::SideId();
    QStringList types;
    for (size_t i = 0; side && i < module->pieces.size() && count < c_mostCounters; ++i) {
        const engine::Piece &piece = module->pieces[i];
        if (piece.side != side || types.contains(piece.type))
            continue;
        types.append(piece.type);
        painter.drawPixmap(count++ * c_counter, 0,
                           m_pictures.pixmap(engine::PieceId(int32_t(i)), c_counter, ratio));
    }
    painter.end();
    m_counters->setPixmap(pixmap);
    m_counters->setVisible(count > 0);
}

bool ModulePage::shows(const Place &place) const
{
    return place.file == ModuleEdit::file;
}

void ModulePage::open(const Place &place)
{
    const auto *key = place.path.empty() ? nullptr : std::get_if<QString>(&place.path[0]);
    const auto *index = place.path.size() > 1 ? std::get_if<qsizetype>(&place.path[1]) : nullptr;
    if (!key)
        return;
    const QMap<QString, ArrayEditor *> lists{
        {QStringLiteral("sides"), m_sides},   {QStringLiteral("options"), m_options},
        {QStringLiteral("seats"), m_seats},   {QStringLiteral("languages"), m_languages},
        {QStringLiteral("boards"), m_boards}, {QStringLiteral("scenarios"), m_scenarios}};
    if (ArrayEditor *list = lists.value(*key)) {
        list->choose(index ? int(*index) : 0);
        m_right->ensureWidgetVisible(list);
    } else {
        m_left->ensureWidgetVisible(*key == u"about" || *key == u"title" ? m_about : m_identity);
    }
}

ArrayEditor *ModulePage::focused() const
{
    for (ArrayEditor *list : {m_sides, m_options, m_seats, m_languages}) {
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

void ModulePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    showCounters();
}

void ModulePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
