// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/scenarios/countertray.h"
#include "editor/pages/scenarios/scenariospage.h"
#include "editor/pages/scenarios/setupcanvas.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTest>
#include <QToolButton>

using namespace editor;
using namespace Qt::StringLiterals;
using engine::PieceId;
using engine::SpaceId;

/// The page of scenarios on a module of the checkout, with a hand that uses it by mouse and keys.
class ScenariosHand : public QObject
{
protected:
    void open(const QString &module)
    {
        qRegisterMetaType<engine::PieceId>();
        QApplication::setStyle(u"Fusion"_s);
        m_page.reset();
        m_live = std::make_unique<LiveModule>(
            ModuleDocument::open(QStringLiteral(HEXSMITH_SOURCE_DIR) + u'/' + module).value());
        m_page = std::make_unique<ScenariosPage>(*m_live);
        m_page->canvas().board().setCacheFolder({});
        m_page->resize(1160, 760);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QTRY_VERIFY(m_page->position().module());
    }
    void close()
    {
        m_page.reset();
        m_live.reset();
    }

    ModuleDocument &document() { return m_live->document(); }
    QString file() const { return m_page->commands().file(); }
    QString spaceOf(const QString &piece) { return m_page->commands().spaceOf(piece); }
    PieceId piece(const QString &id) const { return m_page->position().piece(id); }
    SpaceId space(const QString &id) const { return m_page->position().space(id); }
    view::BoardView &board() const { return m_page->canvas().board(); }
    QPoint at(const QString &space) const { return board().viewPoint(this->space(space)); }
    QPoint trayPoint(const QString &piece) const
    {
        return m_page->tray().counters().rectOf(this->piece(piece)).center();
    }
    QWidget *trayView() const { return m_page->tray().counters().viewport(); }

    void click(const QString &space, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&board(), Qt::LeftButton, modifiers, at(space));
    }
    static void drag(QWidget &from, QPoint start, QWidget &to, QPoint end,
                     Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint there = from.mapFromGlobal(to.mapToGlobal(end));
        const auto move = [&](QPoint point) {
            QMouseEvent event(QEvent::MouseMove, point, from.mapToGlobal(point), Qt::NoButton,
                              Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(&from, &event);
        };
        QTest::mousePress(&from, Qt::LeftButton, modifiers, start);
        move((start + there) / 2);
        move(there);
        QTest::mouseRelease(&from, Qt::LeftButton, modifiers, there);
    }
    /// Types into a line and leaves it.
    static void type(QWidget &field, const QString &text)
    {
        auto *line = field.findChild<QLineEdit *>();
        QVERIFY(line);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }
    static QToolButton *button(QWidget &in, const QString &text)
    {
        for (auto *button : in.findChildren<QToolButton *>()) {
            if (button->text() == text || button->toolTip() == text)
                return button;
        }
        return nullptr;
    }

    std::unique_ptr<LiveModule> m_live;
    std::unique_ptr<ScenariosPage> m_page;
};
