// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <functional>

/// Answers dialogs that stop the program until somebody answers them, one after the other.
class Answers : public QObject
{
public:
    Answers()
    {
        m_look.setInterval(20);
        connect(&m_look, &QTimer::timeout, this, &Answers::look);
    }

    /// Presses the button with this text in the next question.
    void press(const QString &button)
    {
        add([button](QWidget *window) {
            auto *box = qobject_cast<QMessageBox *>(window);
            if (!box)
                return false;
            for (QAbstractButton *one : box->buttons()) {
                if (one->text() == button) {
                    one->click();
                    return true;
                }
            }
            return false;
        });
    }
    /// Chooses this file in the next dialog for files.
    void choose(const QString &path)
    {
        add([path](QWidget *window) {
            auto *dialog = qobject_cast<QFileDialog *>(window);
            if (!dialog)
                return false;
            dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(dialog, "accept");
            return true;
        });
    }
    /// Closes the next dialog for files without an answer.
    void cancel()
    {
        add([](QWidget *window) {
            auto *dialog = qobject_cast<QFileDialog *>(window);
            if (dialog)
                dialog->reject();
            return bool(dialog);
        });
    }

    bool areAllGiven() const { return m_waiting.isEmpty(); }
    /// What the questions said.
    QString questions() const { return m_questions.join(u'\n'); }

private:
    using Answer = std::function<bool(QWidget *)>;

    void add(const Answer &answer)
    {
        m_waiting.append(answer);
        m_look.start();
    }
    void look()
    {
        QWidget *window = QApplication::activeModalWidget();
        if (!window || m_waiting.isEmpty() || m_isAnswering)
            return;
        if (auto *box = qobject_cast<QMessageBox *>(window);
            box && !m_questions.contains(box->text()))
            m_questions.append(box->text());
        const Answer answer = m_waiting.first();
        m_waiting.removeFirst();
        m_isAnswering = true;
        const bool isGiven = answer(window);
        m_isAnswering = false;
        if (!isGiven)
            m_waiting.prepend(answer);
    }

    QTimer m_look;
    QList<Answer> m_waiting;
    QStringList m_questions;
    bool m_isAnswering = false;
};
