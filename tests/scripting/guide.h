// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>

/// A page of the manual whose fenced blocks can be carried out. The first line of a block says how:
/// `sh run [exits=N]`, `file=<path>`, `diff file=<path>`, `translate=<path>`; others are only read.
class Guide
{
public:
    /// What a program said and how it ended.
    struct Run
    {
        int exitCode = -1;
        QString output;
        QString errors;
    };
    struct Block
    {
        QStringList words; ///< Behind the fence.
        QString body;
        int line = 0;

        bool operator==(const Block &other) const
        {
            return words == other.words && body == other.body;
        }
        QString value(const QString &key) const
        {
            for (const QString &word : words) {
                if (word.startsWith(key + u'='))
                    return word.mid(key.size() + 1);
            }
            return {};
        }
        QString kind() const { return words.value(0); }
    };

    explicit Guide(const QString &markdown)
    {
        const QStringList lines = markdown.split(u'\n');
        for (int i = 0; i < lines.size(); ++i) {
            if (!lines[i].startsWith(QLatin1String("```")))
                continue;
            Block block{lines[i].mid(3).split(u' ', Qt::SkipEmptyParts), {}, i + 1};
            for (++i; i < lines.size() && lines[i] != QLatin1String("```"); ++i)
                block.body += lines[i] + u'\n';
            m_blocks.append(block);
        }
    }

    const QList<Block> &blocks() const { return m_blocks; }

    /// Runs a line of the shell in \a folder, with the programs that were built.
    static Run shell(const QString &folder, const QString &line)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"),
                           QStringLiteral(HEXSMITH_BIN_DIR ":")
                               + environment.value(QStringLiteral("PATH")));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder);
        process.start(QStringLiteral("sh"), {QStringLiteral("-c"), line});
        process.waitForFinished(-1);
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    /// Carries a block out in \a folder; gives back what went wrong, or nothing.
    static QString carryOut(const Block &block, const QString &folder)
    {
        if (block.kind() == QLatin1String("sh") && block.words.contains(QLatin1String("run")))
            return runLines(block, folder);
        if (const QString path = block.value(QStringLiteral("translate")); !path.isEmpty())
            return change(folder + u'/' + path, block, translated);
        const QString path = block.value(QStringLiteral("file"));
        if (path.isEmpty())
            return {};
        if (block.kind() == QLatin1String("diff"))
            return change(folder + u'/' + path, block, patched);
        return write(folder + u'/' + path, block.body);
    }

private:
    static QString runLines(const Block &block, const QString &folder)
    {
        const QString exits = block.value(QStringLiteral("exits"));
        const QStringList lines = block.body.split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : lines) {
            const Run run = shell(folder, line);
            if (run.exitCode != exits.toInt())
                return QStringLiteral("%1 exits with %2\n%3%4")
                    .arg(line, QString::number(run.exitCode), run.output, run.errors);
        }
        return {};
    }

    // Whole lines, and each place only once: a reader must find it too.
    static QString patched(QString &text, const Block &block)
    {
        text.prepend(u'\n');
        const QStringList places = block.body.split(QStringLiteral("@@\n"));
        for (const QString &place : places) {
            QString before(u'\n');
            QString after(u'\n');
            for (const QString &line : place.split(u'\n', Qt::SkipEmptyParts)) {
                if (!QStringLiteral(" -+").contains(line[0]))
                    return QStringLiteral("not a line of a diff: ") + line;
                if (line[0] != u'+')
                    before += line.mid(1) + u'\n';
                if (line[0] != u'-')
                    after += line.mid(1) + u'\n';
            }
            if (text.count(before) != 1 || before == after)
                return QStringLiteral("found %1 times:%2").arg(text.count(before)).arg(before);
            text.replace(before, after);
        }
        text.remove(0, 1);
        return {};
    }

    /// As Qt Linguist writes it.
    static QString escaped(const QString &text)
    {
        return text.toHtmlEscaped().replace(u'\'', QLatin1String("&apos;"));
    }

    static QString translated(QString &text, const Block &block)
    {
        for (const QString &line : block.body.split(u'\n', Qt::SkipEmptyParts)) {
            const QString source = escaped(line.section(QStringLiteral(" = "), 0, 0));
            const QRegularExpression message(
                QStringLiteral("(<source>%1</source>\\s*(<(\\w*comment|oldsource)>[^<]*</\\3>\\s*)*"
                               "<translation) type=\"unfinished\">[^<]*<")
                    .arg(QRegularExpression::escape(source)));
            if (!message.match(text).hasMatch())
                return QStringLiteral("nothing to translate: ") + line;
            const QString target = escaped(line.section(QStringLiteral(" = "), 1));
            text.replace(message, QStringLiteral("\\1>%1<").arg(target));
        }
        return {};
    }

    static QString change(const QString &path, const Block &block,
                          QString (*edit)(QString &text, const Block &block))
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return path + QStringLiteral(": ") + file.errorString();
        QString text = QString::fromUtf8(file.readAll());
        const QString wrong = edit(text, block);
        return wrong.isEmpty() ? write(path, text) : path + QStringLiteral(": ") + wrong;
    }

    static QString write(const QString &path, const QString &text)
    {
        QFile file(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly)
            || file.write(text.toUtf8()) < 0)
            return path + QStringLiteral(": ") + file.errorString();
        return {};
    }

    QList<Block> m_blocks;
};
