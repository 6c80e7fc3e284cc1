// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulecoverage.h"

#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulereference.h"
#include "engine/i18n/catalog/tscatalog.h"

#include <QFileInfo>

namespace editor {

namespace {

const QString c_rows = QStringLiteral("tests/rules.tsv");

bool isCode(const QString &file)
{
    return file.startsWith(u"rules/") && file.endsWith(u".lua");
}

bool isTest(const QString &file)
{
    return file.startsWith(u"tests/") && file.endsWith(u".lua");
}

} // namespace

RuleCoverage::RuleCoverage(const ModuleDocument &document)
    : m_document(document)
    , m_uses(document)
{
}

void RuleCoverage::look()
{
    lookAtRows();
    lookAtLanguages();
    m_inCode.clear();
    m_inTests.clear();
    for (const QString &number : rulebookedit::numbers(m_document.files())) {
        if (m_uses.isUsed(number, isCode))
            m_inCode.insert(number);
        bool isTested = m_uses.isUsed(number, isTest);
        for (const QString &row : m_rows.value(number))
            isTested = isTested || m_uses.isUsed(row, isTest);
        if (isTested)
            m_inTests.insert(number);
    }
}

void RuleCoverage::lookAtRows()
{
    m_rows.clear();
    const QList<QByteArray> lines = m_document.bytes(c_rows).split('\n');
    const QList<QByteArray> heads = lines.first().trimmed().split('\t');
    const qsizetype ref = heads.indexOf("ref");
    const qsizetype id = heads.indexOf("id");
    for (qsizetype i = 1; i < lines.size() && ref >= 0 && id >= 0; ++i) {
        const QList<QByteArray> cells = lines[i].split('\t');
        const QString numbers = QString::fromUtf8(cells.value(ref));
        for (const QString &number : numbers.split(u',', Qt::SkipEmptyParts))
            m_rows[number.trimmed()].append(QString::fromUtf8(cells.value(id)).trimmed());
    }
}

void RuleCoverage::lookAtLanguages()
{
    const FileContents &files = m_document.files();
    QMap<QString, FileContentPointer> now;
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        if (it.key() == rulebookedit::file()
            || (it.key().startsWith(u"locale/") && it.key().endsWith(u".ts")))
            now.insert(it.key(), *it);
    }
    if (now == m_seen)
        return;
    m_seen = now;
    m_untranslated.clear();
    for (auto it = now.constBegin(); it != now.constEnd(); ++it) {
        if (it.key() == rulebookedit::file())
            continue;
        const auto catalog = engine::TsCatalog::parse((*it)->bytes(), it.key());
        const auto *context = catalog ? catalog->find(rulebookedit::file()) : nullptr;
        QSet<QString> done;
        if (context) {
            for (const engine::TsMessage &message : context->messages) {
                if (message.isDone())
                    done.insert(message.comment + u'\n' + message.source);
            }
        }
        for (const auto &paragraph : rulebookedit::read(files).paragraphs) {
            const bool hasTitle = paragraph.title.isEmpty()
                || done.contains(paragraph.id + QStringLiteral(" title\n") + paragraph.title);
            const bool hasText = paragraph.text.isEmpty()
                || done.contains(paragraph.id + QStringLiteral(" text\n") + paragraph.text);
            if (!hasTitle || !hasText)
                m_untranslated[paragraph.id].append(QFileInfo(it.key()).completeBaseName());
        }
    }
}

QList<Use> RuleCoverage::usesIn(const QString &word,
                                const std::function<bool(const QString &file)> &wanted)
{
    QList<Use> uses = m_uses.find(word);
    uses.removeIf([&](const Use &use) { return !wanted(use.place.file); });
    return uses;
}

QList<Use> RuleCoverage::code(const QString &number)
{
    QList<Use> found = usesIn(number, isCode);
    found.removeIf([&](const Use &use) {
        return !rulereference::isSure(use, m_document.bytes(use.place.file));
    });
    return found;
}

QList<Use> RuleCoverage::tests(const QString &number)
{
    QList<Use> found = usesIn(number, isTest);
    for (const QString &row : m_rows.value(number))
        found += usesIn(row, isTest);
    return found;
}

QList<Use> RuleCoverage::rows(const QString &number)
{
    QList<Use> found;
    for (const QString &row : m_rows.value(number))
        found += usesIn(row, [](const QString &file) { return file == c_rows; });
    return found;
}

QList<Use> RuleCoverage::links(const QString &number)
{
    QList<Use> found = usesIn(number, [](const QString &file) { return file.endsWith(u".json"); });
    // Not the paragraph itself, nor what only looks like the number of a rule.
    found.removeIf([&](const Use &use) {
        const JsonPath &path = use.place.path;
        const bool isItself = use.place.file == rulebookedit::file() && path.size() == 3
            && path[2] == JsonStep(QStringLiteral("id"));
        return isItself || !rulereference::isSure(use, m_document.bytes(use.place.file));
    });
    return found;
}

} // namespace editor
