// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QMap>

#include <memory>
#include <variant>
#include <vector>

namespace editor {

class JsonText;
using JsonTextPointer = std::shared_ptr<const JsonText>;

/// One step into a JSON value: a key of an object or a place in an array.
using JsonStep = std::variant<QString, qsizetype>;
using JsonPath = std::vector<JsonStep>;

/// A JSON value together with how it is written: blanks, line ends and the form of numbers stay as
/// somebody typed them. It never changes; an edit makes a new value that shares what is the same,
/// so that old ones can be kept and read by other threads.
class JsonText
{
public:
    using Type = engine::Json::Type;

    struct Member
    {
        QByteArray blank; ///< Before the key, or before the value of an array.
        QByteArray key; ///< As written, with quotes; empty in arrays.
        QByteArray between; ///< From the key to the value: ": ".
        JsonTextPointer value;
        QByteArray after; ///< Before the comma.
    };

    static engine::Result<JsonTextPointer> parse(const QByteArray &utf8, const QString &fileName);
    /// Written on one line: {"terrain": "woods"}.
    static JsonTextPointer fromJson(const engine::Json &json);

    Type type() const { return m_type; }
    bool isContainer() const { return m_type == Type::Array || m_type == Type::Object; }
    const std::vector<Member> &members() const { return m_members; }
    qsizetype size() const { return qsizetype(m_members.size()); }
    /// Blanks before the closing bracket.
    const QByteArray &end() const { return m_end; }
    QString keyAt(qsizetype index) const;
    /// The step that leads to the member at \a index.
    JsonStep stepAt(qsizetype index) const;
    /// -1 when there is none.
    qsizetype indexOf(const QString &key) const;
    qsizetype indexOf(const JsonStep &step) const;
    /// What a path leads to; nullptr when it leads nowhere.
    const JsonText *find(const JsonPath &path) const;
    JsonTextPointer child(const JsonStep &step) const;

    engine::Json toJson() const;
    /// Of a text; empty for everything else.
    QString toText() const;
    /// Whether both write the same; parts that are shared are not looked into.
    bool isWrittenLike(const JsonText &other) const;
    /// Only what belongs to this value, without the blanks around it.
    QByteArray write() const;
    void write(QByteArray &out) const;

    /// A container whose member at \a index has another value.
    JsonTextPointer withValue(qsizetype index, JsonTextPointer value) const;
    /// With a further member, written like its neighbours; \a depth is that of this container.
    JsonTextPointer withMember(qsizetype index, const QString &key, JsonTextPointer value,
                               int depth) const;
    JsonTextPointer without(qsizetype index) const;
    JsonTextPointer withKey(qsizetype index, const QString &key) const;
    /// An object after many changes at once: other values, new keys, and without those whose
    /// pointer is null.
    JsonTextPointer merged(const QMap<QString, JsonTextPointer> &changes, int depth) const;
    /// Keys and values change places, the blanks between them stay.
    JsonTextPointer moved(qsizetype from, qsizetype to) const;
    /// Where a new key belongs: in its order among sorted ones, else at the end.
    qsizetype placeFor(const QString &key) const;

    static QByteArray quoted(const QString &text);

private:
    friend class JsonTextParser;

    static bool before(const Member &a, const Member &b);
    bool isSorted() const;
    Member written(qsizetype index, const QString &key, JsonTextPointer value, int depth) const;

    Type m_type = Type::Null;
    QByteArray m_scalar; ///< As written.
    std::vector<Member> m_members;
    QByteArray m_end; ///< Blanks before the closing bracket.
};

} // namespace editor
