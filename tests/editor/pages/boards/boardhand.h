// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/canvas/boardcanvas.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

/// A boards page on a copy of a module, with a hand that uses its canvas by mouse and keys.
class BoardHand
{
public:
    /// \a source below the checkout: "modules/tutorial", "resources/templates/hex".
    explicit BoardHand(const QString &source)
    {
        const QString from = QStringLiteral(HEXSMITH_SOURCE_DIR "/") + source;
        QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString target = m_folder.filePath(QDir(from).relativeFilePath(path));
            QDir().mkpath(QFileInfo(target).path());
            QFile::copy(path, target);
            QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner);
        }
        auto opened = editor::ModuleDocument::open(m_folder.path());
        if (!opened)
            return;
        m_document = opened.value();
        m_live = std::make_unique<editor::LiveModule>(m_document);
        m_page = std::make_unique<editor::BoardsPage>(*m_live);
        m_page->resize(1300, 850);
        m_page->show();
        // Sizes are final only when the window is there.
        static_cast<void>(QTest::qWaitForWindowExposed(m_page.get()));
        QApplication::processEvents();
        m_page->open({QStringLiteral("boards/map.json"), 0, {}});
        m_before = m_document->files();
    }
    ~BoardHand()
    {
        m_page.reset();
        m_live.reset();
    }

    editor::BoardsPage &page() { return *m_page; }
    editor::BoardCanvas &canvas() { return m_page->canvas(); }
    editor::BoardSession &session() { return m_page->session(); }
    editor::ModuleDocument &document() { return *m_document; }
    editor::LiveModule &live() { return *m_live; }
    const editor::BoardModel &model() { return session().model(); }
    int steps() { return m_document->history().index(); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&canvas(), key, modifiers);
    }
    QPoint at(const QString &space)
    {
        const int cell = model().cells() ? model().cells()->find(space) : -1;
        if (cell >= 0)
            return canvas().viewPoint(model().cells()->centre(cell)).toPoint();
        if (const auto *area = model().areas().find(space))
            return canvas().viewPoint(area->label).toPoint();
        for (const auto &box : model().boxes()) {
            if (box.id == space)
                return canvas().viewPoint(box.box.center()).toPoint();
        }
        return {};
    }
    /// A point of the page.
    QPoint at(QPointF page) { return canvas().viewPoint(page).toPoint(); }
    /// Near the side of \a space towards \a other.
    QPoint side(const QString &space, const QString &other)
    {
        const auto &cells = *model().cells();
        const QPointF a = cells.centre(cells.find(space));
        const QPointF b = cells.centre(cells.find(other));
        return canvas().viewPoint(a + (b - a) * 0.42).toPoint();
    }
    void click(QPoint place, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
               Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseMove(&canvas(), place);
        QTest::mouseClick(&canvas(), button, modifiers, place);
    }
    void click(const QString &space, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
               Qt::MouseButton button = Qt::LeftButton)
    {
        click(at(space), modifiers, button);
    }
    void drag(const QList<QPoint> &way, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
              Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseMove(&canvas(), way.first());
        QTest::mousePress(&canvas(), button, modifiers, way.first());
        for (const QPoint place : way)
            sendMove(place, modifiers, button);
        QTest::mouseRelease(&canvas(), button, modifiers, way.last());
    }
    void drag(const QStringList &spaces, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
              Qt::MouseButton button = Qt::LeftButton)
    {
        QList<QPoint> way;
        for (const QString &space : spaces)
            way.append(at(space));
        drag(way, modifiers, button);
    }

    /// With the button pressed.
    void sendMove(QPoint place, Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
    {
        // QTest::mouseMove() forgets the button on the offscreen platform.
        QMouseEvent event(QEvent::MouseMove, place, canvas().mapToGlobal(place), Qt::NoButton,
                          button, modifiers);
        QApplication::sendEvent(&canvas(), &event);
    }

    /// Takes everything back; whether all files are then as they were at first.
    bool takesBackAll()
    {
        while (m_document->history().canUndo())
            m_document->history().undo();
        for (auto it = m_before.constBegin(); it != m_before.constEnd(); ++it) {
            if (m_document->bytes(it.key()) != (*it)->bytes())
                return false;
        }
        return m_document->files().size() == m_before.size();
    }
    /// Takes all back and does it again; whether that gives the same files.
    bool repeatsAll()
    {
        const auto after = m_document->files();
        const int count = steps();
        if (!takesBackAll())
            return false;
        while (steps() < count)
            m_document->history().redo();
        for (auto it = after.constBegin(); it != after.constEnd(); ++it) {
            if (m_document->bytes(it.key()) != (*it)->bytes())
                return false;
        }
        return true;
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<editor::ModuleDocument> m_document;
    std::unique_ptr<editor::LiveModule> m_live;
    std::unique_ptr<editor::BoardsPage> m_page;
    editor::FileContents m_before;
};
