// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picture/picturecheck.h"

#include "app/view/picture/modulepicture.h"
#include "engine/module/model/module.h"

#include <QSet>

namespace view {

namespace {

using engine::Issue;
using engine::Json;

class Check
{
public:
    Check(const engine::Module &module, const engine::Issues &known)
        : m_module(module)
        , m_known(known)
    {
    }

    /// A picture that is named in \a file; there may be none.
    void look(const QString &picture, const QString &file, int line, ModulePicture::Limits limits)
    {
        // Thousands of counters share a picture; what is too large for them may be a good cover.
        const auto use = std::pair(picture, limits.bytes);
        if (picture.isEmpty() || m_refused.contains(picture) || m_good.contains(use))
            return;
        limits.kept = 0; // many large pictures would take long
        const auto loaded = ModulePicture::load(m_module.files, picture, limits);
        if (loaded) {
            m_good.insert(use);
            return;
        }
        m_refused.insert(picture);
        if (!isKnown(picture))
            m_issues.append({Issue::Severity::Error, file, line, loaded.error().message});
    }

    /// One for all steps of a counter, or one for each.
    void lookAtCounter(const Json &names)
    {
        for (qsizetype i = 0; names.isArray() && i < names.size(); ++i)
            lookAtCounter(names.at(i));
        look(names.toString(), QStringLiteral("pieces.json"), names.line(), ModulePicture::counter);
    }

    engine::Issues take() { return std::move(m_issues); }

private:
    bool isKnown(const QString &picture) const
    {
        return std::any_of(m_known.begin(), m_known.end(), [&](const Issue &issue) {
            return issue.severity == Issue::Severity::Error
                && (issue.file == picture || issue.message.contains(picture));
        });
    }

    const engine::Module &m_module;
    const engine::Issues &m_known;
    QSet<QString> m_refused;
    QSet<std::pair<QString, qint64>> m_good;
    engine::Issues m_issues;
};

} // namespace

engine::Issues checkPictures(const engine::Module &module, const engine::Issues &known)
{
    Check check(module, known);
    const Json &cover = module.about[u"cover"];
    check.look(cover.toString(), QStringLiteral("module.json"), cover.line(), ModulePicture::cover);
    for (const engine::Board &board : module.map.boards()) {
        const QString file = QStringLiteral("boards/%1.json").arg(board.id);
        const Json &underlay = board.source[u"underlay"];
        check.look(board.picture, file, board.source[u"picture"].line(), ModulePicture::board);
        check.look(underlay.toString(), file, underlay.line(), ModulePicture::board);
    }
    for (const engine::Piece &piece : module.pieces) {
        check.lookAtCounter(piece.art[u"file"]);
        check.lookAtCounter(piece.art[u"back"]);
    }
    return check.take();
}

} // namespace view
