// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/fixes/filefixes.h"
#include "editor/fixes/wordfixes.h"

namespace editor {

/// Finds remedies for what lint says of the document as it is now.
///
/// Made anew for each round of questions: it remembers what it has read of the files.
class FixFinder
{
public:
    explicit FixFinder(LiveModule &live)
        : m_words(live)
        , m_files(live)
    {
    }

    /// Nothing when there is no remedy, or more than one.
    std::optional<QuickFix> find(const engine::Issue &issue)
    {
        const auto fix = m_words.find(issue);
        return fix ? fix : m_files.find(issue);
    }

private:
    WordFixes m_words;
    FileFixes m_files;
};

} // namespace editor
