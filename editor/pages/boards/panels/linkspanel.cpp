// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/linkspanel.h"

#include "editor/pages/boards/panels/aliasesfield.h"
#include "editor/widgets/fields/suggestfield.h"
#include "engine/module/model/module.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

namespace {

const QString c_links = QStringLiteral("links");
const QString c_tracks = QStringLiteral("tracks");
const QString c_aliases = QStringLiteral("aliases");
constexpr qsizetype c_mostSuggested = 500;

QString joined(const Json &spaces)
{
    QStringList words;
    for (qsizetype i = 0; i < spaces.size(); ++i)
        words.append(spaces.at(i).toString());
    return words.join(QStringLiteral(" – "));
}

} // namespace

LinksPanel::LinksPanel(BoardSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_linksTitle(new QLabel)
    , m_links(new ArrayEditor(session.document(), session.file(), {c_links}))
    , m_from(new SuggestField)
    , m_to(new SuggestField)
    , m_tracksTitle(new QLabel)
    , m_tracks(new ArrayEditor(session.document(), session.file(), {c_tracks}))
    , m_names(new PropertyForm(session.document()))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(0);
    for (QLabel *title : {m_linksTitle, m_tracksTitle}) {
        title->setContentsMargins(12, 0, 12, 0);
        title->setWordWrap(true);
    }
    layout->addWidget(m_linksTitle);
    layout->addWidget(m_links);
    layout->addWidget(m_tracksTitle);
    layout->addWidget(m_tracks);
    layout->addWidget(m_names);
    m_links->form().add({qsizetype(0)}, m_from);
    m_links->form().add({qsizetype(1)}, m_to);
    m_tracks->form().add({}, new LineField(LineField::Kind::Words));
    m_names->add({c_aliases}, new AliasesField);
    for (ArrayEditor *list : {m_links, m_tracks})
        list->setTitle(joined);
    m_links->setFresh([this](const Json &) { return Json::array(spaces(2)); });
    m_tracks->setFresh([this](const Json &) { return Json::array(spaces(3)); });
    connect(&session, &BoardSession::modelChanged, this, [this](const BoardChange &change) {
        if (change.isWhole)
            refresh();
    });
    connect(&session.live(), &LiveModule::loaded, this, &LinksPanel::suggest);
    retranslate();
}

void LinksPanel::retranslate()
{
    m_linksTitle->setText(tr("Links: neighbours though they don't touch, also on other boards"));
    m_links->setListName(tr("Links"));
    m_links->setWords(tr("Add a link"), tr("Remove a link"), tr("Order the links"));
    m_links->form().setLabel(0, tr("From"));
    m_links->form().setLabel(1, tr("To"));
    m_tracksTitle->setText(tr("Tracks: spaces that follow each other"));
    m_tracks->setListName(tr("Tracks"));
    m_tracks->setWords(tr("Add a track"), tr("Remove a track"), tr("Order the tracks"));
    m_tracks->form().setLabel(0, tr("Spaces"));
    m_names->setLabel(0, tr("Other names"));
    m_names->setToolTip(tr("Hexes that two sheets share have two names: “W0110 = E0001”, one in a "
                           "line."));
    refresh();
}

void LinksPanel::refresh()
{
    const bool isReadable = m_session.model().isReadable();
    setEnabled(isReadable);
    m_links->setFile(m_session.file());
    m_tracks->setFile(m_session.file());
    QList<PropertyTarget> targets;
    if (isReadable)
        targets.append({m_session.file(), {}});
    m_names->setTargets(targets);
    suggest();
}

void LinksPanel::suggest()
{
    QStringList known;
    if (const auto &module = m_session.live().module()) {
        for (const engine::Space &space : module->map.spaces()) {
            if (space.kind != engine::Space::Kind::Hex && known.size() < c_mostSuggested)
                known.append(space.id);
        }
    }
    known.sort();
    m_from->setSuggestions(known);
    m_to->setSuggestions(known);
}

QStringList LinksPanel::spaces(int count) const
{
    const BoardModel &model = m_session.model();
    QStringList found = m_session.selection().spaces;
    for (const BoardArea &area : model.areas().all())
        found.append(area.id);
    for (const BoardModel::Box &box : model.boxes())
        found.append(box.id);
    for (int cell = 0; model.cells() && cell < model.cells()->count() && found.size() < count;
         ++cell) {
        if (!model.isMissing(cell))
            found.append(model.cells()->id(cell));
    }
    found.removeDuplicates();
    return found.mid(0, count);
}

bool LinksPanel::open(const JsonPath &path)
{
    const auto *list = path.empty() ? nullptr : std::get_if<QString>(&path[0]);
    const auto *index = path.size() > 1 ? std::get_if<qsizetype>(&path[1]) : nullptr;
    if (!list || (*list != c_links && *list != c_tracks && *list != c_aliases))
        return false;
    if (index && *list != c_aliases)
        (*list == c_links ? m_links : m_tracks)->choose(int(*index));
    return true;
}

void LinksPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
