<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden unit(s)</source>
        <translation>
            <numerusform>%n hidden unit</numerusform>
            <numerusform>%n hidden units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CounterMarks</name>
    <message numerus="yes">
        <source>Counters can show %n kind(s) of marks at most.</source>
        <translation>
            <numerusform>Counters can show %n kind of mark at most.</numerusform>
            <numerusform>Counters can show %n kinds of marks at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message numerus="yes">
        <source>The file is damaged or incomplete: %n command(s) could be read, what followed is lost.</source>
        <translation>
            <numerusform>The file is damaged or incomplete: %n command could be read, what followed is lost.</numerusform>
            <numerusform>The file is damaged or incomplete: %n commands could be read, what followed is lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CounterShelf</name>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → %2, %n step(s) left</source>
        <translation>
            <numerusform>%1 → %2, %n step left</numerusform>
            <numerusform>%1 → %2, %n steps left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DecisionBody</name>
    <message numerus="yes">
        <source>%1 of %n chosen</source>
        <translation>
            <numerusform>%1 of %n chosen</numerusform>
            <numerusform>%1 of %n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to choose</source>
        <translation>
            <numerusform>%n to choose</numerusform>
            <numerusform>%n to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to place: %n</source>
        <translation>
            <numerusform>Still to place: %n</numerusform>
            <numerusform>Still to place: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can act now: %n</source>
        <translation>
            <numerusform>Can act now: %n</numerusform>
            <numerusform>Can act now: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) as a list</source>
        <translation>
            <numerusform>%n place as a list</numerusform>
            <numerusform>%n places as a list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) there</source>
        <translation>
            <numerusform>%n unit there</numerusform>
            <numerusform>%n units there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DecisionPanel</name>
    <message numerus="yes">
        <source>Thinking for %n second(s)</source>
        <translation>
            <numerusform>Thinking for %n second</numerusform>
            <numerusform>Thinking for %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ForcesPanel</name>
    <message numerus="yes">
        <source>%n hidden unit(s)</source>
        <translation>
            <numerusform>%n hidden unit</numerusform>
            <numerusform>%n hidden units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LibraryPage</name>
    <message numerus="yes">
        <source>%n installed</source>
        <translation>
            <numerusform>%n installed</numerusform>
            <numerusform>%n installed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LossList</name>
    <message numerus="yes">
        <source>%1 of %n loss(es) taken</source>
        <translation>
            <numerusform>%1 of %n loss taken</numerusform>
            <numerusform>%1 of %n losses taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n step(s)</source>
        <translation>
            <numerusform>%1 → %n step</numerusform>
            <numerusform>%1 → %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::NewGameDialog</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RecoveryStrip</name>
    <message numerus="yes">
        <source>%n step(s) are safe.</source>
        <translation>
            <numerusform>%n step is safe.</numerusform>
            <numerusform>%n steps are safe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RulebookPanel</name>
    <message numerus="yes">
        <source>%n paragraph(s) with “%1”</source>
        <translation>
            <numerusform>%n paragraph with “%1”</numerusform>
            <numerusform>%n paragraphs with “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SettingsDialog</name>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TryWindow</name>
    <message numerus="yes">
        <source>%n step(s) replay the same.</source>
        <translation>
            <numerusform>%n step replays the same.</numerusform>
            <numerusform>%n steps replay the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::UnitDetails</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CanvasBars</name>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::EditorWindow</name>
    <message numerus="yes">
        <source>The program ended before %n file(s) were saved: %1. The changes are kept.</source>
        <translation>
            <numerusform>The program ended before %n file was saved: %1. The changes is kept.</numerusform>
            <numerusform>The program ended before %n files were saved: %1. The changes are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::PackDialog</name>
    <message numerus="yes">
        <source>%n error(s): see Problems.</source>
        <translation>
            <numerusform>%n error: see Problems.</numerusform>
            <numerusform>%n errors: see Problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s): see Problems.</source>
        <translation>
            <numerusform>%n warning: see Problems.</numerusform>
            <numerusform>%n warnings: see Problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>view::StackCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
