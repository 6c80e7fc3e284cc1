// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/cellinput.h"

#include "editor/pages/counters/model/cellformula.h"
#include "editor/pages/counters/model/symbolnames.h"
#include "engine/core/jsonreader.h"

#include <cmath>

namespace editor {

using engine::Error;
using engine::Json;
using engine::Result;
using Kind = CounterColumn::Kind;

namespace {

constexpr double c_largest = 1'000'000'000;

Error refusal(const QString &message)
{
    return Error{Error::Code::BadFormat, message};
}

QList<CounterWords::Word> wordsOf(const std::vector<PieceFile::Named> &list)
{
    QList<CounterWords::Word> words;
    for (const PieceFile::Named &named : list)
        words.append({named.id, named.json[u"name"].toString(named.id)});
    return words;
}

/// The id of the word that is meant: an id, or else the only one with this title.
std::optional<QString> meant(const QList<CounterWords::Word> &words, const QString &text)
{
    QStringList ids;
    for (const CounterWords::Word &word : words) {
        if (word.id == text)
            return word.id;
        if (word.title.compare(text, Qt::CaseInsensitive) == 0
            || word.id.compare(text, Qt::CaseInsensitive) == 0)
            ids.append(word.id);
    }
    return ids.size() == 1 ? std::optional(ids.first()) : std::nullopt;
}

std::optional<bool> switched(const QString &text)
{
    static const QStringList yes{QStringLiteral("true"), QStringLiteral("yes"), QStringLiteral("1"),
                                 QStringLiteral("x"), QStringLiteral("✓")};
    static const QStringList no{QStringLiteral("false"), QStringLiteral("no"), QStringLiteral("0"),
                                QStringLiteral("-")};
    if (yes.contains(text, Qt::CaseInsensitive))
        return true;
    return no.contains(text, Qt::CaseInsensitive) ? std::optional(false) : std::nullopt;
}

} // namespace

bool CellInput::isSum(const CounterColumn &column, const QString &text)
{
    const QString typed = text.trimmed();
    if (column.kind != Kind::Number && column.kind != Kind::Any)
        return false;
    return typed.size() > 1
        && (typed[0] == u'+' || typed[0] == u'*' || typed[0] == u'/' || typed[0] == u'=');
}

Result<Json> CellInput::read(int piece, const CounterColumn &column, const QString &text) const
{
    const QString typed = text.trimmed();
    return isSum(column, typed) ? worked(piece, column, typed) : readPlain(piece, column, typed);
}

Result<Json> CellInput::readPlain(int piece, const CounterColumn &column, const QString &text) const
{
    const QString typed = text.trimmed();
    if (!column.isEditable())
        return refusal(tr("“%1” can't be edited here.").arg(column.title()));
    if (column.kind == Kind::Id)
        return id(piece, typed);
    if (typed.isEmpty() && column.kind == Kind::Type)
        return refusal(tr("Every counter needs a type."));
    if (typed.isEmpty())
        return Json();
    if (column.kind == Kind::Number)
        return number(column, typed);
    if (column.kind == Kind::Any) {
        bool isNumber = false;
        const int whole = typed.toInt(&isNumber);
        if (isNumber)
            return Json(whole);
        if (typed == u"true" || typed == u"false")
            return Json(typed == u"true");
    }
    if (column.kind == Kind::Switch) {
        const auto value = switched(typed);
        return value ? Result<Json>(Json(*value))
                     : refusal(tr("“%1” is neither true nor false.").arg(typed));
    }
    return column.kind == Kind::Symbol ? symbol(typed) : word(column, typed);
}

Result<Json> CellInput::number(const CounterColumn &column, const QString &text) const
{
    bool isNumber = false;
    QString plain = text;
    const int value = plain.replace(u'−', u'-').toInt(&isNumber);
    if (!isNumber)
        return refusal(tr("“%1” is no whole number.").arg(text));
    if (column.key.section.isEmpty()) {
        const int most =
            column.key.key == u"count" ? engine::limits::copies : engine::limits::steps;
        if (value < 1 || value > most)
            return refusal(tr("“%1” is not between 1 and %2.").arg(text).arg(most));
    }
    return Json(value);
}

Result<Json> CellInput::worked(int piece, const CounterColumn &column, const QString &text) const
{
    const Json before = piece < 0 ? Json() : column.value(m_source.file, piece);
    double value = before.toReal();
    if (text[0] == u'=') {
        const auto result = CellFormula(text.sliced(1)).value([&](const QString &name) {
            return numberOf(piece, name);
        });
        if (!result)
            return refusal(tr("“%1” can't be worked out here.").arg(text));
        value = *result;
    } else {
        if (!before.isNumber())
            return refusal(tr("There is no number here that “%1” could change.").arg(text));
        const auto by = CellFormula(text.sliced(1)).value([&](const QString &name) {
            return numberOf(piece, name);
        });
        if (!by || (text[0] == u'/' && *by == 0))
            return refusal(tr("“%1” can't be worked out here.").arg(text));
        value = text[0] == u'+' ? value + *by : text[0] == u'*' ? value * *by : value / *by;
    }
    if (!std::isfinite(value) || std::abs(value) > c_largest)
        return refusal(tr("“%1” gives a number that is too large.").arg(text));
    // Halves are rounded down, as most rules do it.
    return number(column, QString::number(int(std::floor(value + 1e-9))));
}

std::optional<double> CellInput::numberOf(int piece, const QString &name) const
{
    if (piece < 0)
        return std::nullopt;
    int found = m_source.columns.find(name);
    for (int i = 0; i < m_source.columns.count() && found < 0; ++i) {
        const CounterColumn &column = m_source.columns.at(i);
        if (column.isNumber() && !column.step && column.name.startsWith(name, Qt::CaseInsensitive))
            found = i;
    }
    if (found < 0)
        return std::nullopt;
    const Json value = m_source.columns.at(found).value(m_source.file, piece);
    return value.isNumber() ? std::optional(value.toReal()) : std::nullopt;
}

Result<Json> CellInput::word(const CounterColumn &column, const QString &text) const
{
    const auto choose = [&](const QList<CounterWords::Word> &words,
                            const QString &unknown) -> Result<Json> {
        const auto found = meant(words, text);
        return found ? Result<Json>(Json(*found)) : refusal(unknown.arg(text));
    };
    switch (column.kind) {
    case Kind::Formation:
        return choose(wordsOf(m_source.file.formations()), tr("There is no formation “%1”."));
    case Kind::Type:
        return choose(wordsOf(m_source.file.types()), tr("There is no type “%1”."));
    case Kind::Side:
        if (!m_source.words.areKnown)
            return Json(text);
        return choose(m_source.words.sides, tr("There is no side “%1”."));
    case Kind::Mobility: {
        if (!m_source.words.areKnown)
            return Json(text);
        QList<CounterWords::Word> classes;
        for (const QString &id : m_source.words.mobilities)
            classes.append({id, id});
        return choose(classes, tr("There is no mobility class “%1”."));
    }
    default:
        if (column.key == FieldKey{{}, QStringLiteral("kind")}
            && !engine::JsonReader::isIdentifier(text))
            return refusal(
                tr("“%1” is no good id: only letters, digits, “_”, “-” and “.”.").arg(text));
        return Json(text);
    }
}

Result<Json> CellInput::id(int piece, const QString &text) const
{
    if (!engine::JsonReader::isIdentifier(text))
        return refusal(tr("“%1” is no good id: only letters, digits, “_”, “-” and “.”.").arg(text));
    const int known = m_source.file.indexOf(text);
    if (known >= 0 && known != piece)
        return refusal(tr("There is a counter “%1” already.").arg(text));
    return Json(text);
}

Result<Json> CellInput::symbol(const QString &text) const
{
    if (view::SymbolSet::isText(text) || m_symbols.find(text))
        return Json(text);
    for (const QString &id : m_symbols.ids()) {
        if (symbolName(id).compare(text, Qt::CaseInsensitive) == 0
            || id.compare(text, Qt::CaseInsensitive) == 0)
            return Json(id);
    }
    return refusal(tr("There is no symbol “%1”.").arg(text));
}

} // namespace editor
