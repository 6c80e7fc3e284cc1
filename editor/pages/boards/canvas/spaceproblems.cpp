// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/spaceproblems.h"

#include "editor/document/jsonlines.h"

#include <QPainter>

namespace editor {

using Severity = engine::Issue::Severity;

namespace {

constexpr int c_most = 60;

} // namespace

void SpaceProblems::find(const BoardSession &session)
{
    m_worst.clear();
    const auto content = session.document().files().value(session.file());
    if (!content || !content->json())
        return;
    int count = 0;
    for (const engine::Issue &issue : session.live().issues()) {
        if (issue.file != session.file() || issue.line < 1 || ++count > c_most)
            continue;
        const JsonPath path = pathAt(*content, issue.line);
        const auto *key = path.size() > 1 ? std::get_if<QString>(&path[0]) : nullptr;
        const auto *space = path.size() > 1 ? std::get_if<QString>(&path[1]) : nullptr;
        if (!key || !space || *key != u"spaces")
            continue;
        Severity &worst = m_worst.insert(*space, m_worst.value(*space, issue.severity)).value();
        if (issue.severity == Severity::Error)
            worst = issue.severity;
    }
}

void SpaceProblems::paint(QPainter &painter, const view::BoardCamera &camera,
                          const BoardModel &model, const view::Tokens &tokens) const
{
    for (auto it = m_worst.constBegin(); it != m_worst.constEnd(); ++it) {
        const auto place = model.centreOf(it.key());
        if (!place)
            continue;
        const QRectF disc(camera.toView(*place) - QPointF(9, 9), QSizeF(18, 18));
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(*it == Severity::Error ? tokens.bad : tokens.warn);
        painter.drawEllipse(disc);
        painter.drawText(disc, Qt::AlignCenter, QStringLiteral("!"));
    }
}

} // namespace editor
