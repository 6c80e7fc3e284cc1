<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Adjustment</name>
    <message numerus="yes">
        <source>A reason is one line of at most %n character(s).</source>
        <translation>
            <numerusform>A reason is one line of at most %n character.</numerusform>
            <numerusform>A reason is one line of at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalanceComparison</name>
    <message numerus="yes">
        <source>%n game(s) on the same seeds: “%1” beside “%2”.</source>
        <translation>
            <numerusform>%n game on the same seeds: “%1” beside “%2”.</numerusform>
            <numerusform>%n games on the same seeds: “%1” beside “%2”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalanceReport</name>
    <message numerus="yes">
        <source>%n game(s) by computers</source>
        <translation>
            <numerusform>%n game by computers</numerusform>
            <numerusform>%n games by computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stopped with an error and count nowhere.</source>
        <translation>
            <numerusform>%n game stopped with an error and counts nowhere.</numerusform>
            <numerusform>%n games stopped with an error and count nowhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in %1.</source>
        <translation>
            <numerusform>%n more in %1.</numerusform>
            <numerusform>%n more in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardOverlays</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <comment>length of a supply line</comment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>length of a supply line</comment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>faces %n o&apos;clock</source>
        <comment>where a unit looks: 12 is the top of the map</comment>
        <translation>
            <numerusform>faces %n o&apos;clock</numerusform>
            <numerusform>faces %n o&apos;clock</numerusform>
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
    <name>Library</name>
    <message numerus="yes">
        <source>%n more error(s).</source>
        <translation>
            <numerusform>%n more error.</numerusform>
            <numerusform>%n more errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartMerge</name>
    <message numerus="yes">
        <source>Shard %1 lacks %n game(s); go on with: %2</source>
        <translation>
            <numerusform>Shard %1 lacks %n game; go on with: %2</numerusform>
            <numerusform>Shard %1 lacks %n games; go on with: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message numerus="yes">
        <source>%n unit(s) there</source>
        <translation>
            <numerusform>%n unit there</numerusform>
            <numerusform>%n units there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) can go there</source>
        <translation>
            <numerusform>%n unit can go there</numerusform>
            <numerusform>%n units can go there</numerusform>
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
    <name>SightLine</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::AgendaPanel</name>
    <message numerus="yes">
        <source>%n unit(s) can still act</source>
        <translation>
            <numerusform>%n unit can still act</numerusform>
            <numerusform>%n units can still act</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n arrive(s)</source>
        <comment>a turn and how many units</comment>
        <translation>
            <numerusform>%1: %n arrives</numerusform>
            <numerusform>%1: %n arrive</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BattleForce</name>
    <message numerus="yes">
        <source>%n hidden unit(s)</source>
        <translation>
            <numerusform>%n hidden unit</numerusform>
            <numerusform>%n hidden units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BattleRounds</name>
    <message numerus="yes">
        <source>%1 loses %n step(s)</source>
        <translation>
            <numerusform>%1 loses %n step</numerusform>
            <numerusform>%1 loses %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BattleStage</name>
    <message numerus="yes">
        <source>%1: %n step(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %n step</numerusform>
            <numerusform>%1: %n steps</numerusform>
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
    <name>app::BattleUnit</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n step(s)</source>
        <translation>
            <numerusform>lost %n step</numerusform>
            <numerusform>lost %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BeatPicture</name>
    <message numerus="yes">
        <source>−%n step(s)</source>
        <translation>
            <numerusform>−%n step</numerusform>
            <numerusform>−%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BeatRow</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BeatWords</name>
    <message numerus="yes">
        <source>%1 loses %n step(s).</source>
        <translation>
            <numerusform>%1 loses %n step.</numerusform>
            <numerusform>%1 loses %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ChanceCard</name>
    <message numerus="yes">
        <source>In percent, after each turn: an estimate of the computer, from %n game(s) that it played on from there.</source>
        <translation>
            <numerusform>In percent, after each turn: an estimate of the computer, from %n game that it played on from there.</numerusform>
            <numerusform>In percent, after each turn: an estimate of the computer, from %n games that it played on from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ChitCard</name>
    <message numerus="yes">
        <source>%n left in the cup</source>
        <translation>
            <numerusform>%n left in the cup</numerusform>
            <numerusform>%n left in the cup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn from %n in the cup</source>
        <translation>
            <numerusform>Drawn from %n in the cup</numerusform>
            <numerusform>Drawn from %n in the cup</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ContinueCard</name>
    <message numerus="yes">
        <source>Damaged: %n step(s) are safe</source>
        <translation>
            <numerusform>Damaged: %n step are safe</numerusform>
            <numerusform>Damaged: %n steps are safe</numerusform>
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
        <source>%1 of %n target(s) have a share</source>
        <translation>
            <numerusform>%1 of %n target has a share</numerusform>
            <numerusform>%1 of %n targets have a share</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DecisionFooter</name>
    <message numerus="yes">
        <source>%n unit(s) could still be chosen</source>
        <translation>
            <numerusform>%n unit could still be chosen</numerusform>
            <numerusform>%n units could still be chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are not placed yet</source>
        <translation>
            <numerusform>%n unit is not placed yet</numerusform>
            <numerusform>%n units are not placed yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have not acted yet</source>
        <translation>
            <numerusform>%n unit has not acted yet</numerusform>
            <numerusform>%n units have not acted yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more could still be chosen</source>
        <translation>
            <numerusform>%n more could still be chosen</numerusform>
            <numerusform>%n more could still be chosen</numerusform>
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
    <name>app::DeployTray</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be placed now: %n</source>
        <translation>
            <numerusform>Can be placed now: %n</numerusform>
            <numerusform>Can be placed now: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::EndingCards</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2 of %n dice, fair ones have %3. As far from that or further: %4 of games.</source>
        <translation>
            <numerusform>%1: mean %2 of %n die, fair ones have %3. As far from that or further: %4 of games.</numerusform>
            <numerusform>%1: mean %2 of %n dice, fair ones have %3. As far from that or further: %4 of games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice</source>
        <translation>
            <numerusform>%1: %n die</numerusform>
            <numerusform>%1: %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::EndingPage</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FaceChart</name>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <comment>a face of a die</comment>
        <translation>
            <numerusform>%1: %n time</numerusform>
            <numerusform>%1: %n times</numerusform>
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
    <message numerus="yes">
        <source>%1: %n unit(s)</source>
        <comment>a side or a formation</comment>
        <translation>
            <numerusform>%1: %n unit</numerusform>
            <numerusform>%1: %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FormSigns</name>
    <message numerus="yes">
        <source>−%n step(s)</source>
        <translation>
            <numerusform>−%n step</numerusform>
            <numerusform>−%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GameController</name>
    <message numerus="yes">
        <source>Undo: %1, and %n step(s) of the computer since</source>
        <translation>
            <numerusform>Undo: %1, and %n step of the computer since</numerusform>
            <numerusform>Undo: %1, and %n steps of the computer since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GroupCard</name>
    <message numerus="yes">
        <source>Chosen together: %n</source>
        <translation>
            <numerusform>Chosen together: %n</numerusform>
            <numerusform>Chosen together: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of them can go to %n place(s); %1 gets least far.</source>
        <translation>
            <numerusform>All of them can go to %n place; %1 gets least far.</numerusform>
            <numerusform>All of them can go to %n places; %1 gets least far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>an order for several units</comment>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of them can go to %n place(s).</source>
        <translation>
            <numerusform>All of them can go to %n place.</numerusform>
            <numerusform>All of them can go to %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chosen</source>
        <translation>
            <numerusform>%1 of %n chosen</numerusform>
            <numerusform>%1 of %n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HandTray</name>
    <message numerus="yes">
        <source>In hand: %n</source>
        <translation>
            <numerusform>In hand: %n</numerusform>
            <numerusform>In hand: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from %1</source>
        <comment>units and a place</comment>
        <translation>
            <numerusform>%n from %1</numerusform>
            <numerusform>%n from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HintBar</name>
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
        <source>%1 made, %n to go</source>
        <translation>
            <numerusform>%1 made, %n to go</numerusform>
            <numerusform>%1 made, %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to go</source>
        <translation>
            <numerusform>%n step to go</numerusform>
            <numerusform>%n steps to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) to take</source>
        <translation>
            <numerusform>%n loss to take</numerusform>
            <numerusform>%n losses to take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n used</source>
        <translation>
            <numerusform>%1 of %n used</numerusform>
            <numerusform>%1 of %n used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HistoryChances</name>
    <message numerus="yes">
        <source>Step %1: %2 %3 %, from %n game(s)</source>
        <comment>a step, a side and its chance</comment>
        <translation>
            <numerusform>Step %1: %2 %3 %, from %n game</numerusform>
            <numerusform>Step %1: %2 %3 %, from %n games</numerusform>
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
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; was being edited when the program ended: %n file(s) with changes that were not saved, the last ones on %2.</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; was being edited when the program ended: %n file with changes that were not saved, the last ones on %2.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; was being edited when the program ended: %n files with changes that were not saved, the last ones on %2.</numerusform>
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
    <name>app::MainWindow</name>
    <message numerus="yes">
        <source>Begin a new game with the first %n step(s)? The game as it stands now is kept in the library.</source>
        <translation>
            <numerusform>Begin a new game with the first %n step? The game as it stands now is kept in the library.</numerusform>
            <numerusform>Begin a new game with the first %n steps? The game as it stands now is kept in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin a new game with the first %n step(s)? The game as it stands now is given up.</source>
        <translation>
            <numerusform>Begin a new game with the first %n step? The game as it stands now is given up.</numerusform>
            <numerusform>Begin a new game with the first %n steps? The game as it stands now is given up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ManualWindow</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MoveCard</name>
    <message numerus="yes">
        <source>to %n place(s)</source>
        <translation>
            <numerusform>to %n place</numerusform>
            <numerusform>to %n places</numerusform>
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
</context>
<context>
    <name>app::NewerStrip</name>
    <message numerus="yes">
        <source>%n game(s) were saved by a newer version of Hexsmith. They stay as they are and can be gone on with there.</source>
        <translation>
            <numerusform>%n game was saved by a newer version of Hexsmith. It stays as it is and can be gone on with there.</numerusform>
            <numerusform>%n games were saved by a newer version of Hexsmith. They stay as they are and can be gone on with there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::OutcomeList</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PieceOrders</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>an order for several units</comment>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>units that stay</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PieceRows</name>
    <message numerus="yes">
        <source>costs %n</source>
        <comment>of a budget</comment>
        <translation>
            <numerusform>costs %n</numerusform>
            <numerusform>costs %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlanList</name>
    <message numerus="yes">
        <source>Planned: %n</source>
        <translation>
            <numerusform>Planned: %n</numerusform>
            <numerusform>Planned: %n</numerusform>
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
    <name>app::RefusedStrip</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %n picture(s) can&apos;t be used, something plain is drawn instead. The game can be played all the same.</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n picture can&apos;t be used, something plain is drawn instead. The game can be played all the same.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n pictures can&apos;t be used, something plain is drawn instead. The game can be played all the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RepeatRow</name>
    <message numerus="yes">
        <source>The same for %n more from there</source>
        <translation>
            <numerusform>The same for %n more from there</numerusform>
            <numerusform>The same for %n more from there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same for %n similar</source>
        <translation>
            <numerusform>The same for %n similar</numerusform>
            <numerusform>The same for %n similar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n unfinished game(s) can be played on with version %1, which is kept for that.</source>
        <translation>
            <numerusform>%n unfinished game can be played on with version %1, which is kept for that.</numerusform>
            <numerusform>%n unfinished games can be played on with version %1, which is kept for that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RetreatList</name>
    <message numerus="yes">
        <source>costs %n step(s)</source>
        <translation>
            <numerusform>costs %n step</numerusform>
            <numerusform>costs %n steps</numerusform>
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
    <name>app::RulesAct</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ScenarioPreview</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SequencePanel</name>
    <message numerus="yes">
        <source>Turn %1: %2 and %n more</source>
        <comment>when and who arrives</comment>
        <translation>
            <numerusform>Turn %1: %2 and %n more</numerusform>
            <numerusform>Turn %1: %2 and %n more</numerusform>
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
    <name>app::StackPicker</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n you can&apos;t see</source>
        <translation>
            <numerusform>and %n you can&apos;t see</numerusform>
            <numerusform>and %n you can&apos;t see</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n ticked</numerusform>
            <numerusform>%n ticked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::StatusStrip</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>chits in a cup</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SummaryPanel</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with effect: %1</source>
        <translation>
            <numerusform>%n with effect: %1</numerusform>
            <numerusform>%n with effect: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect: %1</source>
        <translation>
            <numerusform>%n without effect: %1</numerusform>
            <numerusform>%n without effect: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) for good</source>
        <translation>
            <numerusform>%n unit for good</numerusform>
            <numerusform>%n units for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
    <name>app::VictoryBars</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a side and its victory points</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::AreasPanel</name>
    <message numerus="yes">
        <source>%n area(s)</source>
        <translation>
            <numerusform>%n area</numerusform>
            <numerusform>%n areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of neighbours</source>
        <translation>
            <numerusform>%n pair of neighbours</numerusform>
            <numerusform>%n pairs of neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n area(s) from a drawing</source>
        <translation>
            <numerusform>Take %n area from a drawing</numerusform>
            <numerusform>Take %n areas from a drawing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::BalancePage</name>
    <message numerus="yes">
        <source>%1 of %n game(s) played</source>
        <translation>
            <numerusform>%1 of %n game played</numerusform>
            <numerusform>%1 of %n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shown: %n game(s) of each version</source>
        <translation>
            <numerusform>Shown: %n game of each version</numerusform>
            <numerusform>Shown: %n games of each version</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::BoardEditing</name>
    <message numerus="yes">
        <source>Paste %n space(s)</source>
        <translation>
            <numerusform>Paste %n space</numerusform>
            <numerusform>Paste %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n space(s)</source>
        <translation>
            <numerusform>Delete %n space</numerusform>
            <numerusform>Delete %n spaces</numerusform>
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
    <message numerus="yes">
        <source>%n area(s)</source>
        <translation>
            <numerusform>%n area</numerusform>
            <numerusform>%n areas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CellEdits</name>
    <message numerus="yes">
        <source>Editing the type %1: %n counter(s)</source>
        <translation>
            <numerusform>Editing the type %1: %n counter</numerusform>
            <numerusform>Editing the type %1: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Editing the template %1: %n counter(s)</source>
        <translation>
            <numerusform>Editing the template %1: %n counter</numerusform>
            <numerusform>Editing the template %1: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Editing %n cell(s)</source>
        <translation>
            <numerusform>Editing %n cell</numerusform>
            <numerusform>Editing %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CounterBar</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CounterClipboard</name>
    <message numerus="yes">
        <source>Paste %n counter(s)</source>
        <translation>
            <numerusform>Paste %n counter</numerusform>
            <numerusform>Paste %n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CounterInspector</name>
    <message numerus="yes">
        <source>%n counter(s) selected</source>
        <translation>
            <numerusform>%n counter selected</numerusform>
            <numerusform>%n counters selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CounterRows</name>
    <message numerus="yes">
        <source>Duplicate %n counter(s)</source>
        <translation>
            <numerusform>Duplicate %n counter</numerusform>
            <numerusform>Duplicate %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n counter(s)</source>
        <translation>
            <numerusform>Delete %n counter</numerusform>
            <numerusform>Delete %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in scenarios name what you delete: %1.</source>
        <translation>
            <numerusform>%n place in scenarios name what you delete: %1.</numerusform>
            <numerusform>%n places in scenarios name what you delete: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CounterTableModel</name>
    <message numerus="yes">
        <source>Taken over from the type “%1”, which %n counter(s) have.</source>
        <translation>
            <numerusform>Taken over from the type “%1”, which %n counter have.</numerusform>
            <numerusform>Taken over from the type “%1”, which %n counters have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken over from the template “%1”, which %n counter(s) have.</source>
        <translation>
            <numerusform>Taken over from the template “%1”, which %n counter have.</numerusform>
            <numerusform>Taken over from the template “%1”, which %n counters have.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CountersPage</name>
    <message numerus="yes">
        <source>%n counter(s): %1</source>
        <translation>
            <numerusform>%n counter: %1</numerusform>
            <numerusform>%n counters: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::FacingField</name>
    <message numerus="yes">
        <source>%n o&apos;clock</source>
        <comment>where a counter faces: 12 is the top of the map</comment>
        <translation>
            <numerusform>%n o&apos;clock</numerusform>
            <numerusform>%n o&apos;clock</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::FileCommands</name>
    <message numerus="yes">
        <source>%n place(s) name this file. They would no longer work.</source>
        <translation>
            <numerusform>%n place name this file. They would no longer work.</numerusform>
            <numerusform>%n places name this file. They would no longer work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::FillTool</name>
    <message numerus="yes">
        <source>%1, %2: paint %n hex(es) with %3</source>
        <translation>
            <numerusform>%1, %2: paint %n hex with %3</numerusform>
            <numerusform>%1, %2: paint %n hexes with %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: paint %n area(s) with %3</source>
        <translation>
            <numerusform>%1, %2: paint %n area with %3</numerusform>
            <numerusform>%1, %2: paint %n areas with %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::FindPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s)</source>
        <translation>
            <numerusform>%1 of %n place</numerusform>
            <numerusform>%1 of %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::FoundStrip</name>
    <message numerus="yes">
        <source>The program ended before %n file(s) were saved: %1. The changes are kept.</source>
        <translation>
            <numerusform>The program ended before %n file were saved: %1. The changes are kept.</numerusform>
            <numerusform>The program ended before %n files were saved: %1. The changes are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::GridModel</name>
    <message numerus="yes">
        <source>Set %n cell(s)</source>
        <translation>
            <numerusform>Set %n cell</numerusform>
            <numerusform>Set %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Clear %n cell</numerusform>
            <numerusform>Clear %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>Delete %n row</numerusform>
            <numerusform>Delete %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n column(s)</source>
        <translation>
            <numerusform>Delete %n column</numerusform>
            <numerusform>Delete %n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::JsonTreeModel</name>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::KindView</name>
    <message numerus="yes">
        <source>%n place(s) on the boards would have no such kind any more.</source>
        <translation>
            <numerusform>%n place on the boards would have no such kind any more.</numerusform>
            <numerusform>%n places on the boards would have no such kind any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::LineTool</name>
    <message numerus="yes">
        <source>%1: line of %n hex(es)</source>
        <translation>
            <numerusform>%1: line of %n hex</numerusform>
            <numerusform>%1: line of %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::MeasureTool</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::NamedEditor</name>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <translation>
            <numerusform>%1: %n counter</numerusform>
            <numerusform>%1: %n counters</numerusform>
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
    <message numerus="yes">
        <source>%n test(s), but none shows a rule of the rulebook.</source>
        <translation>
            <numerusform>%n test, but none shows a rule of the rulebook.</numerusform>
            <numerusform>%n tests, but none shows a rule of the rulebook.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), which show %1 of %2 rules.</source>
        <translation>
            <numerusform>%n test, which show %1 of %2 rules.</numerusform>
            <numerusform>%n tests, which show %1 of %2 rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::ParagraphEdits</name>
    <message numerus="yes">
        <source>%n place(s) name this rule. They would lead to the rule above it, or nowhere.</source>
        <translation>
            <numerusform>%n place name this rule. They would lead to the rule above it, or nowhere.</numerusform>
            <numerusform>%n places name this rule. They would lead to the rule above it, or nowhere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::PasteDialog</name>
    <message numerus="yes">
        <source>%n cell(s) change.</source>
        <translation>
            <numerusform>%n cell change.</numerusform>
            <numerusform>%n cells change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are added.</source>
        <translation>
            <numerusform>%n row is added.</numerusform>
            <numerusform>%n rows are added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are added.</source>
        <translation>
            <numerusform>%n column is added.</numerusform>
            <numerusform>%n columns are added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are taken away.</source>
        <translation>
            <numerusform>%n row are taken away.</numerusform>
            <numerusform>%n rows are taken away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are taken away.</source>
        <translation>
            <numerusform>%n column are taken away.</numerusform>
            <numerusform>%n columns are taken away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::PlanDialog</name>
    <message numerus="yes">
        <source>%n counter(s) will be new.</source>
        <translation>
            <numerusform>%n counter will be new.</numerusform>
            <numerusform>%n counters will be new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) will change.</source>
        <translation>
            <numerusform>%n cell will change.</numerusform>
            <numerusform>%n cells will change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) can&apos;t be used.</source>
        <translation>
            <numerusform>%n part can&apos;t be used.</numerusform>
            <numerusform>%n parts can&apos;t be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::RenameDialog</name>
    <message numerus="yes">
        <source>%n place(s) change with it, in one step.</source>
        <translation>
            <numerusform>%n place change with it, in one step.</numerusform>
            <numerusform>%n places change with it, in one step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::ReviewBar</name>
    <message numerus="yes">
        <source>%n text(s) chosen</source>
        <translation>
            <numerusform>%n text chosen</numerusform>
            <numerusform>%n texts chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::RulePanel</name>
    <message numerus="yes">
        <source>Run %n test(s)</source>
        <translation>
            <numerusform>Run %n test</numerusform>
            <numerusform>Run %n tests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::SelectionPanel</name>
    <message numerus="yes">
        <source>%n box(es) selected</source>
        <translation>
            <numerusform>%n box selected</numerusform>
            <numerusform>%n boxes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n hex selected</numerusform>
            <numerusform>%n hexes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) selected</source>
        <translation>
            <numerusform>%n area selected</numerusform>
            <numerusform>%n areas selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::SymbolRenameDialog</name>
    <message numerus="yes">
        <source>%n place(s) change:</source>
        <translation>
            <numerusform>%n place change:</numerusform>
            <numerusform>%n places change:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TableList</name>
    <message numerus="yes">
        <source>%n place(s) in the rules name this table. They would no longer work.</source>
        <translation>
            <numerusform>%n place in the rules name this table. They would no longer work.</numerusform>
            <numerusform>%n places in the rules name this table. They would no longer work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TakeAreasDialog</name>
    <message numerus="yes">
        <source>The largest of %n part(s)</source>
        <translation>
            <numerusform>The largest of %n part</numerusform>
            <numerusform>The largest of %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n corner</numerusform>
            <numerusform>%n corners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n area(s)</source>
        <translation>
            <numerusform>Take %n area</numerusform>
            <numerusform>Take %n areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hole(s), each to be filled by a shape of its own</source>
        <translation>
            <numerusform>%n hole, each to be filled by a shape of its own</numerusform>
            <numerusform>%n holes, each to be filled by a shape of its own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TestsPanel</name>
    <message numerus="yes">
        <source>%n test(s) run so far …</source>
        <translation>
            <numerusform>%n test run so far …</numerusform>
            <numerusform>%n tests run so far …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) pass.</source>
        <translation>
            <numerusform>%1 of %n test pass.</numerusform>
            <numerusform>%1 of %n tests pass.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TranslateBar</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1 %&lt;/b&gt; of %n text(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%1 %&lt;/b&gt; of %n text</numerusform>
            <numerusform>&lt;b&gt;%1 %&lt;/b&gt; of %n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TranslationCheck</name>
    <message numerus="yes">
        <source>%n plural form(s) needed: %1</source>
        <extracomment>For words that go with a number, such as {1|hex|hexes}.</extracomment>
        <translation>
            <numerusform>%n plural form needed: %1</numerusform>
            <numerusform>%n plural forms needed: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TranslationPlanDialog</name>
    <message numerus="yes">
        <source>%n translation(s) will change.</source>
        <translation>
            <numerusform>%n translation will change.</numerusform>
            <numerusform>%n translations will change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can&apos;t be used.</source>
        <translation>
            <numerusform>%n line can&apos;t be used.</numerusform>
            <numerusform>%n lines can&apos;t be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TranslationSteps</name>
    <message numerus="yes">
        <source>Call %n translation(s) done</source>
        <translation>
            <numerusform>Call %n translation done</numerusform>
            <numerusform>Call %n translations done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n translation(s) to be checked</source>
        <translation>
            <numerusform>Mark %n translation to be checked</numerusform>
            <numerusform>Mark %n translations to be checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill in %n translation(s)</source>
        <translation>
            <numerusform>Fill in %n translation</numerusform>
            <numerusform>Fill in %n translations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n translation(s)</source>
        <translation>
            <numerusform>Delete %n translation</numerusform>
            <numerusform>Delete %n translations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::VictoryTool</name>
    <message numerus="yes">
        <source>victory, %n point(s)</source>
        <translation>
            <numerusform>victory, %n point</numerusform>
            <numerusform>victory, %n points</numerusform>
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
