// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/theme.h"

#include "app/view/style/formstyle.h"

#include <QApplication>
#include <QFontDatabase>
#include <QRegularExpression>

namespace app {

namespace {

// @name is a colour, @13 a length that grows with the text. Fields get no colour of text here:
// Qt would make their placeholders half transparent, which is too pale to be read.
const char *const c_ground = R"(
QMainWindow, QDialog { background: @panel; }
QToolTip { background: @tip; color: @tipText; border: 1px solid @tip; padding: 6px; }
QMenuBar { background: @window; color: @text; padding: 2px 8px; border-bottom: 1px solid @line; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @soft; color: @text; }
QMenu { background: @raised; color: @text; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: @soft; color: @text; }
QMenu::item:disabled { color: @text2; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QStatusBar { background: @window; color: @text2; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @text2; padding: 0 6px; }
QMainWindow::separator { background: @line2; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: @accent; }
QDockWidget { color: @text; font-weight: 600; }
QDockWidget::title { background: @sunk; padding: 7px 12px; border-bottom: 1px solid @line2; text-align: left; }
QScrollArea { border: none; background: transparent; }
QSplitter::handle { background: @line; }
QTabBar { background: @sunk; }
QTabBar::tab { background: @sunk; color: @text2; padding: 7px 12px; border: none;
    border-bottom: 2px solid transparent; font-weight: 500; }
QTabBar::tab:selected { background: @panel; color: @text; border-bottom: 2px solid @accent; font-weight: 600; }
QTabWidget::pane { background: @panel; border: 1px solid @line; border-radius: 6px; }
QTabBar::tab:disabled { color: @control; font-weight: 400; }
QTabBar::tab:hover { color: @text; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: @control; border-radius: 3px; min-height: 28px; margin: 2px 3px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal { background: @control; border-radius: 3px; min-width: 28px; margin: 3px 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

const char *const c_controls = R"(
QPushButton { background: @raised; color: @text; border: 1px solid @control; border-radius: 6px;
    padding: 0 12px; min-height: @30; font-weight: 500; }
QPushButton:hover { background: @soft; }
QPushButton:pressed, QPushButton:checked { background: @soft; border-color: @accent; color: @accent; }
QPushButton:disabled { color: @text2; border-color: @line; background: transparent; }
QPushButton:focus { border: 2px solid @focus; padding: 0 11px; }
QPushButton[class="primary"], QPushButton[class="smallPrimary"] { background: @accent; color: @onAccent; border: 1px solid @accent; font-weight: 600; }
QPushButton[class="primary"]:hover, QPushButton[class="smallPrimary"]:hover { background: @accentHover; }
QPushButton[class="primary"]:disabled { background: @line; border-color: @line; color: @text2; }
QPushButton[class="primary"]:focus, QPushButton[class="smallPrimary"]:focus { border: 2px solid @focus; }
QPushButton[class="danger"] { color: @bad; border-color: @bad; }
QPushButton[class="small"], QPushButton[class="smallPrimary"] { min-height: @24; padding: 0 8px; }
QPushButton[class="link"] { border: none; background: transparent; color: @accent; font-weight: 600;
    text-decoration: underline; min-height: @24; padding: 0 4px; }
QPushButton[class="nav"] { border: none; background: transparent; text-align: left; padding: 0 12px;
    min-height: @34; color: @text; font-weight: 400; }
QPushButton[class="nav"]:hover { background: @sunk; }
QPushButton[class="nav"]:checked { background: @soft; color: @accent; font-weight: 600; }
QPushButton[class="nav"]:focus { border: 2px solid @focus; padding: 0 10px; }
QPushButton[class="scenario"] { border: 1px solid transparent; border-radius: 8px; background: transparent;
    text-align: left; padding: 8px 12px; font-weight: 400; }
QPushButton[class="scenario"]:checked { background: @soft; border: 1px solid @accent; color: @text; }
QPushButton[class="scenario"]:focus { border: 2px solid @focus; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 6px; padding: 5px; }
QToolButton:hover { background: @soft; }
QToolButton:checked { background: @soft; border-color: @accent; }
QToolButton[class="fold"]:checked { background: transparent; border-color: transparent; }
QToolButton:focus { border: 2px solid @focus; padding: 4px; }
QToolButton[class="primary"] { background: @accent; color: @onAccent; font-weight: 600; padding: 5px 12px; }
QToolButton[class="primary"]:hover { background: @accentHover; }
QToolButton[class="primary"]:disabled { background: @line; color: @text2; }
QToolButton[class="step"], QToolButton#changeShift { border: 1px solid @control; background: @raised; }
QToolButton[class="step"]:disabled { border-color: @line; background: transparent; }
QToolButton[class="column"] { border: 1px solid @control; background: @raised; border-radius: 4px; padding: 3px 4px; }
QToolButton[class="column"]:hover { background: @soft; }
QToolButton[class="column"]:checked { background: @accent; border-color: @accent; color: @onAccent; font-weight: 600; }
QToolButton[class="column"]:focus { border: 2px solid @focus; padding: 2px 3px; }
QToolButton[class="column"]:disabled { border-color: @line; background: transparent; color: @text2; }
QToolButton[class="column"]:checked:disabled { background: @accent; border-color: @accent; color: @onAccent; }
QToolButton[class="titleButton"] { padding: 3px; }
QToolButton[class="segment"], QToolButton#undo { border: 1px solid @control; background: @raised; font-weight: 500;
    padding: 4px 9px; }
QToolButton[class="segment"]:hover, QToolButton#undo:hover { background: @soft; }
QToolButton[class="segment"]:checked { background: @soft; border-color: @accent; color: @accent; font-weight: 600; }
QToolButton[class="segment"]:focus, QToolButton#undo:focus { border: 2px solid @focus; padding: 3px 8px; }
QToolButton[class="segment"]:disabled, QToolButton#undo:disabled { border-color: @line; background: transparent; color: @text2; }
QToolButton::menu-indicator { image: none; }
QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser { background: @raised;
    border: 1px solid @control; border-radius: 6px; padding: 3px 8px; selection-background-color: @accent;
    selection-color: @onAccent; }
QLineEdit { min-height: @24; }
QLineEdit:focus { border: 2px solid @focus; padding: 2px 7px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled { background: @sunk; border-color: @line; color: @text2; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit, QComboBox QLineEdit:focus, QAbstractSpinBox QLineEdit:focus,
QComboBox QLineEdit:disabled, QAbstractSpinBox QLineEdit:disabled {
    border: none; background: transparent; padding: 0; min-height: 0; }
QCheckBox, QRadioButton { color: @text; spacing: 8px; }
QListView, QTreeView, QTableView { background: @raised; color: @text; border: 1px solid @line; border-radius: 6px;
    alternate-background-color: @sunk; selection-background-color: @soft; selection-color: @text;
    show-decoration-selected: 1; }
QListView[class="tray"] { background: transparent; border: none; }
QTreeView[class="flat"], QTextBrowser[class="flat"] { background: @panel; border: none; border-radius: 0; padding: 0;
    show-decoration-selected: 1; }
QTreeView[class="flat"] { padding-left: 6px; }
QTreeView[class="flat"]:focus, QTextBrowser[class="flat"]:focus { border: 2px solid @focus; border-radius: 4px; }
QHeaderView::section { background: @sunk; color: @text2; border: none; border-bottom: 1px solid @line; padding: 5px 8px; }
)";

const char *const c_texts = R"(
QLabel { background: transparent; }
QLabel[class="pageTitle"] { font-size: @22; font-weight: 700; }
QLabel[class="cardTitle"] { font-size: @15; font-weight: 600; }
QLabel[class="question"] { font-size: @17; font-weight: 700; }
QLabel[class="panelTitle"] { font-size: @14; font-weight: 600; }
QLabel[class="help"] { color: @text2; font-size: @13; }
QLabel[class="value"] { font-size: @20; font-weight: 700; }
QLabel[class="note"] { color: @text2; font-size: @12; }
QLabel[class="badge"] { background: @tip; color: @tipText; border-radius: 10px; padding: 2px 10px; font-size: @12; }
QLabel[class="good"] { background: @goodSoft; color: @good; border-radius: 4px; padding: 2px 6px; }
QLabel[class="warn"] { background: @warnSoft; color: @warn; border-radius: 6px; padding: 6px 8px; }
QLabel[class="bad"] { background: @badSoft; color: @bad; border-radius: 4px; padding: 2px 6px; }
QFrame[class="well"], QWidget[class="well"] { background: @sunk; border: 1px solid @line2; border-radius: 6px; }
QFrame[class="card"] { background: @raised; border: 1px solid @line; border-radius: 8px; }
QFrame[class="card"]:hover { border: 1px solid @control; }
QFrame[class="drop"] { background: transparent; border: 2px dashed @line; border-radius: 8px; }
QFrame[class="warnStrip"] { background: @warnSoft; border: 1px solid @warn; border-radius: 8px; }
QFrame[class="badStrip"] { background: @badSoft; border: none; border-bottom: 2px solid @bad; }
QFrame[class="noteStrip"] { background: @soft; border: none; border-bottom: 1px solid @accent; }
QFrame[class="floating"] { background: @panel; border: 1px solid @line; border-bottom: 2px solid @control; border-radius: 8px; }
QFrame[class="drawer"] { background: @panel; border: none; border-right: 2px solid @control; }
QWidget#libraryGround, QWidget#endingGround, QScrollArea#libraryScroll { background: @window; }
QWidget#sidebar { background: @panel; border-right: 1px solid @line; }
QWidget#dockTitle { background: @sunk; border-bottom: 1px solid @line2; }
QWidget#dockTitle QLabel { font-weight: 600; }
QFrame[class="pastBanner"] { background: @warnSoft; border: 1px solid @warn; border-bottom: 2px solid @warn; border-radius: 8px; }
QWidget#turnBar { background: @panel; border-bottom: 1px solid @line; }
QWidget#scenarioColumn { background: @sunk; border-right: 1px solid @line; }
QWidget#middleColumn { border-right: 1px solid @line; }
QWidget#dialogHead { border-bottom: 1px solid @line; }
QWidget#dialogFoot { border-top: 1px solid @line; background: @panel; }
QToolBar { background: @panel; border: none; border-top: 1px solid @line; padding: 0; spacing: 0; }
QToolBar#editor { border-top: none; padding: 6px 12px; spacing: 4px; }
QToolBar#leftStrip { border-top: none; border-right: 1px solid @line; padding: 6px 4px; spacing: 4px; }
)";

QHash<QString, QColor> colors(const Tokens &tokens)
{
    return {{QStringLiteral("window"), tokens.window},
            {QStringLiteral("panel"), tokens.panel},
            {QStringLiteral("raised"), tokens.raised},
            {QStringLiteral("sunk"), tokens.sunk},
            {QStringLiteral("line"), tokens.line},
            {QStringLiteral("line2"), tokens.line2},
            {QStringLiteral("control"), tokens.control},
            {QStringLiteral("text"), tokens.text},
            {QStringLiteral("text2"), tokens.text2},
            {QStringLiteral("accent"), tokens.accent},
            {QStringLiteral("accentHover"),
             tokens.isDark ? tokens.accent.lighter(108) : tokens.accent.darker(112)},
            {QStringLiteral("onAccent"), tokens.onAccent},
            {QStringLiteral("soft"), tokens.soft},
            {QStringLiteral("good"), tokens.good},
            {QStringLiteral("goodSoft"), tokens.goodSoft},
            {QStringLiteral("warn"), tokens.warn},
            {QStringLiteral("warnSoft"), tokens.warnSoft},
            {QStringLiteral("bad"), tokens.bad},
            {QStringLiteral("badSoft"), tokens.badSoft},
            {QStringLiteral("focus"), tokens.focus},
            {QStringLiteral("tip"), tokens.tip},
            {QStringLiteral("tipText"), tokens.tipText}};
}

} // namespace

Theme Theme::chosen(const Settings &settings, const QPalette &system)
{
    const bool dark = settings.look() == Settings::Look::Dark
        || (settings.look() == Settings::Look::System && Tokens::of(system).isDark);
    Tokens tokens = dark ? Tokens::dark() : Tokens::light();
    tokens.hasSafeSides = settings.safeColors();
    return Theme(tokens, settings.textSize());
}

QFont Theme::font() const
{
    QFont font;
    const QStringList present = QFontDatabase::families();
    // The widest one is asked for by the tests: what fits with it fits with all.
    for (const QString &name :
         {qEnvironmentVariable("HEXSMITH_FONT"), QStringLiteral("Inter"), QStringLiteral("Roboto"),
          QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")}) {
        if (present.contains(name)) {
            font.setFamily(name);
            break;
        }
    }
    font.setPixelSize(scaled(13));
    return font;
}

QString Theme::styleSheet() const
{
    const QString pattern =
        QLatin1String(c_ground) + QLatin1String(c_controls) + QLatin1String(c_texts);
    const QHash<QString, QColor> known = colors(m_tokens);
    static const QRegularExpression mark(QStringLiteral("@([A-Za-z]+[0-9]?|[0-9]+)"));
    QString sheet;
    qsizetype from = 0;
    for (auto match = mark.globalMatch(pattern); match.hasNext();) {
        const auto one = match.next();
        const QString word = one.captured(1);
        sheet += QStringView(pattern).mid(from, one.capturedStart() - from);
        sheet += word.front().isDigit()
            ? QString::number(scaled(word.toInt())) + QLatin1String("px")
            : known.value(word).name();
        from = one.capturedEnd();
    }
    return sheet + QStringView(pattern).mid(from);
}

void Theme::apply(QApplication &application) const
{
    application.setStyle(new view::FormStyle);
    application.setPalette(m_tokens.palette());
    application.setFont(font());
    application.setStyleSheet(styleSheet());
}

} // namespace app
