<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>module.json</name>
        <message>
            <source>The Town in the Valley</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Four turns to take a town: a small game to start your own from.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Blue</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Red</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>boards/map.json</name>
        <message>
            <source>The valley</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oakford</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Oak</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>pieces.json</name>
        <message>
            <source>Infantry brigade</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tank brigade</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>1st Infantry</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2nd Infantry</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>3rd Infantry</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Blue Tanks</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>11th Infantry</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>12th Infantry</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>13th Infantry</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Red Tanks</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/terrain.json</name>
        <message>
            <source>Terrain</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Clear</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Woods</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hills</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Town</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>River</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Road</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tables/fight.json</name>
        <message>
            <source>Fights</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The attacker loses a step.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing happens.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The defender loses a step.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>scenarios/battle.json</name>
        <message>
            <source>The battle of Oakford</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Blue comes down the road from the west. Red holds the town behind the river.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Blue wins by holding Oakford after turn 4; otherwise Red wins.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/sequence.json</name>
        <message>
            <source>Player turn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Movement</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fights</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>End of turn</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/rulebook.json</name>
        <message>
            <source>Turns</source>
            <comment>1.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game has four turns. In each, first Blue and then Red moves and fights.</source>
            <comment>1.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Units</source>
            <comment>1.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The numbers of a unit are its attack, its defence and its movement points. It has two steps; with one left it shows its weaker side. A unit that loses its last step is out of the game.</source>
            <comment>1.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stacking</source>
            <comment>1.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only one unit may be in a hex. Units may move through friends.</source>
            <comment>1.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Movement</source>
            <comment>2.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each of your units may move once, as far as its movement points allow.</source>
            <comment>2.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Terrain</source>
            <comment>2.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Every hex costs points: clear and town 1, woods and hills 2 (tanks 3). Crossing the river costs 1 more (tanks 2). Along a road every hex costs 1, and the bridge is free.</source>
            <comment>2.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enemies</source>
            <comment>2.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A unit never enters a hex with an enemy. The hexes around a unit are its *zone*: an enemy that enters one must stop.</source>
            <comment>2.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fights</source>
            <comment>3.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each of your units may attack one enemy next to it, once in a turn.</source>
            <comment>3.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The table</source>
            <comment>3.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take the attack of your unit, less the defence of the enemy, less 1 if the enemy is in woods, hills or a town. Roll a die and look at the table.</source>
            <comment>3.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Advance</source>
            <comment>3.3 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>If the defender is out of the game, the attacker moves into its hex.</source>
            <comment>3.3 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The town</source>
            <comment>4.1 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The town belongs to the side that entered it last. Red has it at the start.</source>
            <comment>4.1 text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Victory</source>
            <comment>4.2 title</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Blue wins by holding the town after turn 4; otherwise Red wins. A side that has no unit left loses at once.</source>
            <comment>4.2 text</comment>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/fight.lua</name>
        <message>
            <source>{1} loses a step.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is out of the game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You attack only with your own units.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} has already attacked.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a hex next to the unit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no enemy in {1}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} attacks {2}: the die shows {3}, {4}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} advances to {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Attack with your units</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each unit may attack one enemy next to it. Nobody has to.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{piece} attacks {space}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>End the fights</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/movement.lua</name>
        <message>
            <source>{1} has not enough movement points to get to {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An enemy is in {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} has to stop next to an enemy before it gets to {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Another unit is in {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You move only your own units.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} is out of the game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} has already moved.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose another hex to move to.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{1} moves to {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move your units</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Each unit may move once. End the phase when you are done.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move {piece} to {space}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>End movement</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>rules/victory.lua</name>
        <message>
            <source>{1} falls to {2}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Blue holds the town and wins.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Red has kept the town and wins.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
</TS>
