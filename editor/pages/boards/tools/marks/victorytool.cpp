// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/victorytool.h"

#include "editor/pages/boards/edits/hexedit.h"

#include <QFormLayout>
#include <QSpinBox>

namespace editor {

namespace {

const QString c_feature = QStringLiteral("victory");
const QString c_points = QStringLiteral("vp");

} // namespace

QString VictoryTool::hint() const
{
    return tr("Click hexes or areas that count for victory; Alt or the right button takes it away. "
              "With 0 points they have only the feature “victory”.");
}

QWidget *VictoryTool::makeOptions()
{
    auto *options = new QWidget;
    auto *form = new QFormLayout(options);
    form->setContentsMargins({});
    auto *points = new QSpinBox;
    points->setRange(0, 99);
    points->setValue(m_points);
    points->setAccessibleName(tr("Points"));
    form->addRow(tr("Points"), points);
    connect(points, &QSpinBox::valueChanged, this, &VictoryTool::setPoints);
    return options;
}

void VictoryTool::setPoints(int points)
{
    m_points = std::max(0, points);
    emit changed();
}

QString VictoryTool::markName() const
{
    return m_points ? tr("victory, %n point(s)", "", m_points) : tr("victory");
}

bool VictoryTool::isMarked(const QString &space) const
{
    return model().features(space).contains(c_feature)
        || model().values(space)[c_points].toInteger() > 0;
}

bool VictoryTool::apply(Draft &draft, const QString &space) const
{
    const bool isNew = HexEdit(draft, model()).addFeature({space}, c_feature);
    // The second edit builds on the first.
    const auto next = BoardModel::read(model().file(), draft.files(), session().sharedModel());
    const engine::Json points = m_points ? engine::Json(m_points) : engine::Json();
    return HexEdit(draft, *next).setValue({space}, c_points, points) || isNew;
}

bool VictoryTool::remove(Draft &draft, const QString &space) const
{
    const bool isOld = HexEdit(draft, model()).removeFeature({space}, c_feature);
    const auto next = BoardModel::read(model().file(), draft.files(), session().sharedModel());
    return HexEdit(draft, *next).setValue({space}, c_points, engine::Json()) || isOld;
}

} // namespace editor
