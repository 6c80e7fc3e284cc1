// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/panels/seengame.h"
#include "engine/i18n/sourcetext.h"
#include "engine/i18n/translator.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace editor {

/// Draws where players meet a text: the counter, the part of the map, the position in which it is
/// asked or told. It is done beside the window's own work.
class SeenPicture : public QObject
{
    Q_OBJECT

public:
    explicit SeenPicture(QObject *parent = nullptr);
    ~SeenPicture() override;

    struct Wanted
    {
        std::shared_ptr<const engine::Module> module;
        engine::SourceText text;
        engine::Translator translator;
        QSize size; ///< In pixels of the screen.
        bool isDark = false;
    };
    /// The text in front; what was wanted before is not drawn any more. While the same text is
    /// being written, the picture stays until the new one is there.
    void draw(const Wanted &wanted);
    void clear();

    const QImage &image() const { return m_image; }
    /// Null: the text does not belong to the rules, or no game came to it.
    const std::shared_ptr<const SeenGame> &game() const { return m_game; }
    /// Whether a game is being looked for, or something is drawn.
    bool isBusy() const { return m_isBusy; }

signals:
    void changed();

private:
    struct Drawn
    {
        QImage image;
        std::shared_ptr<const SeenGame> game;
    };

    void begin();
    static Drawn drawn(const Wanted &wanted, std::shared_ptr<const SeenGame> known,
                       const std::atomic_bool &stop);
    static QImage counter(const Wanted &wanted, engine::PieceId piece);
    static QImage around(const Wanted &wanted, int board, QPointF centre, const SeenGame *game);
    static QImage whole(const Wanted &wanted, int board);

    Wanted m_wanted;
    QString m_key;
    QImage m_image;
    std::shared_ptr<const SeenGame> m_game;
    bool m_isBusy = false;
    std::shared_ptr<std::atomic_bool> m_stop;
    QTimer m_pause; ///< Whoever goes quickly through the texts, or types, is not followed.
    QThreadPool m_worker;
};

} // namespace editor
