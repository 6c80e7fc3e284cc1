// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QMap>
#include <QObject>
#include <QTimer>
#include <QVariant>

#include <optional>

namespace app {

/// Values with names, in a file that several programs may use at once. What can't be written is
/// valid all the same, is told once, and is written with the next change. A file of a newer program
/// is neither read nor written; of an older or a damaged one a copy is kept.
class SettingsFile : public QObject
{
    Q_OBJECT

public:
    static constexpr int newestFormat = 1;

    /// As long as there is no file at \a path, what an older version has left in \a older is taken.
    explicit SettingsFile(const QString &path, const QString &older = {});
    ~SettingsFile() override;

    /// Texts, numbers, truth values, bytes and lists of texts.
    QVariant value(const QString &name, const QVariant &usual = {}) const;
    void setValue(const QString &name, const QVariant &value);
    void remove(const QString &name);

    /// Brings to the disk what was changed; otherwise that happens a moment after the change.
    engine::Result<engine::Done> write();

signals:
    void failed(const QString &message);

private:
    using Values = QMap<QString, QVariant>;

    /// What a file holds, and in what format.
    struct Content
    {
        Values values;
        int format = 0;
        bool isNewer() const { return format > newestFormat; }
    };

    /// Nothing when it is missing or damaged.
    static std::optional<Content> read(const QString &path);
    static Values readOlder(const QString &path);
    static QByteArray bytes(const Values &values);
    void change(const QString &name, const QVariant &value);
    engine::Result<engine::Done> writeChanges();
    void writeAndTell();
    void tell(const engine::Result<engine::Done> &done);

    QString m_path;
    Values m_values;
    Values m_changed; ///< Not on the disk yet; not valid: removed.
    QTimer m_pause;
    bool m_isTold = false; ///< A full disk is told once, not after every change.
};

} // namespace app
