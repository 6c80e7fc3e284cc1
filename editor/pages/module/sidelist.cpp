// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/sidelist.h"

#include "app/view/counter/countercolors.h"
#include "editor/pages/module/idrenamer.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/widgets/fields/colorfield.h"
#include "engine/module/model/module.h"

#include <QLabel>
#include <QLayout>
#include <QPainter>

namespace editor {

using engine::Json;

namespace {

constexpr int c_counter = 56;
constexpr int c_mostCounters = 4;

} // namespace

SideList::SideList(LiveModule &live, IdRenamer &ids, QWidget *parent)
    : ArrayEditor(live.document(), ModuleEdit::file, {QStringLiteral("sides")}, parent)
    , m_live(live)
    , m_palette(new ChoiceField)
    , m_counters(new QLabel)
{
    makeForm(ids);
    setTitle(ModuleEdit::nameOf);
    setIcon([](const Json &side) {
        QPixmap patch(14, 14);
        patch.fill(QColor(side[u"color"].toString(QStringLiteral("#808080"))));
        return QIcon(patch);
    });
    setFresh([&document = live.document()](const Json &) {
        Draft draft = document.draft();
        return ModuleEdit(draft).freshSide();
    });
    layout()->addWidget(m_counters);
    connect(this, &ArrayEditor::chosen, this, &SideList::showCounters);
    connect(&live, &LiveModule::loaded, this, [this] {
        m_needsModule = true;
        showCounters();
    });
}

void SideList::makeForm(IdRenamer &ids)
{
    const auto art = [](const QString &key) { return JsonPath{QStringLiteral("art"), key}; };
    form().add({QStringLiteral("id")}, new LineField(LineField::Kind::Text));
    form().add({QStringLiteral("name")}, new LineField(LineField::Kind::Text));
    form().add({QStringLiteral("color")}, new ColorField);
    form().add(art(QStringLiteral("palette")), m_palette);
    ids.watch(form(), IdKind::Side);
    form().add(art(QStringLiteral("body")), new ColorField);
    form().add(art(QStringLiteral("ink")), new ColorField);
    form().add(art(QStringLiteral("box")), new ColorField);
    for (const auto &[field, color] : {std::pair(Body, &view::CounterColors::body),
                                       {Ink, &view::CounterColors::ink},
                                       {Box, &view::CounterColors::box}}) {
        form().setInherited(field, [this, color = color](const PropertyTarget &target) {
            JsonPath path = target.object;
            path.insert(path.end(), {QStringLiteral("art"), QStringLiteral("palette")});
            const JsonText *name = m_live.document().json(target.file, path);
            const auto palette = view::counterPalette(name ? name->toJson().toString() : QString());
            return palette ? Json(((*palette).*color).name()) : Json();
        });
    }
}

void SideList::retranslate()
{
    setWords(tr("Add a side"), tr("Remove the side"), tr("Order the sides"));
    form().setLabel(Id, tr("Id"));
    form().setLabel(Name, tr("Name"));
    form().setLabel(Color, tr("Colour"));
    form().setLabel(Palette, tr("Palette of the counters"));
    form().setLabel(Body, tr("Counters"));
    form().setLabel(Ink, tr("Print on counters"));
    form().setLabel(Box, tr("Ground of symbols"));
    m_counters->setAccessibleName(tr("Counters of this side"));
}

void SideList::listChoices()
{
    QList<ChoiceField::Choice> palettes{{Json(), tr("Own colours"), {}}};
    for (const QString &name : view::counterPalettes())
        palettes.append({Json(name), name, {}});
    m_palette->setChoices(palettes);
    form().refresh();
}

// Some counters of the chosen side, as they are now.
void SideList::showCounters()
{
    if (!isVisible())
        return;
    if (m_needsModule)
        m_pictures.setModule(m_live.module());
    m_needsModule = false;
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(c_counter * c_mostCounters, c_counter) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    int count = 0;
    const auto &module = m_live.module();
    const engine::SideId side =
        module ? module->side(member(current())[u"id"].toString()) : engine::SideId();
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

void SideList::showEvent(QShowEvent *event)
{
    ArrayEditor::showEvent(event);
    showCounters();
}

} // namespace editor
