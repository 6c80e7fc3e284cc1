<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>The Town in the Valley</source>
        <extracomment>about the game</extracomment>
        <translation>El pueblo del valle</translation>
    </message>
    <message>
        <source>Four turns to take a town: a small game to start your own from.</source>
        <extracomment>about the game</extracomment>
        <translation>Cuatro turnos para tomar un pueblo: un juego pequeño desde el que empezar el tuyo.</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>side blue</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>side red</extracomment>
        <translation>Rojo</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>The valley</source>
        <extracomment>board map</extracomment>
        <translation>El valle</translation>
    </message>
    <message>
        <source>Oakford</source>
        <extracomment>space 0604</extracomment>
        <translation>Oakford</translation>
    </message>
    <message>
        <source>Oak</source>
        <extracomment>river or road</extracomment>
        <translation>Oak</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>Infantry brigade</source>
        <extracomment>type infantry</extracomment>
        <translation>Brigada de infantería{=f}</translation>
    </message>
    <message>
        <source>Tank brigade</source>
        <extracomment>type armour</extracomment>
        <translation>Brigada de carros{=f}</translation>
    </message>
    <message>
        <source>1st Infantry</source>
        <extracomment>counter BL-1</extracomment>
        <translation>1.ª de infantería{=f}</translation>
    </message>
    <message>
        <source>2nd Infantry</source>
        <extracomment>counter BL-2</extracomment>
        <translation>2.ª de infantería{=f}</translation>
    </message>
    <message>
        <source>3rd Infantry</source>
        <extracomment>counter BL-3</extracomment>
        <translation>3.ª de infantería{=f}</translation>
    </message>
    <message>
        <source>Blue Tank Brigade</source>
        <extracomment>counter BL-T</extracomment>
        <translation>Brigada de carros azul{=f}</translation>
    </message>
    <message>
        <source>11th Infantry</source>
        <extracomment>counter RD-1</extracomment>
        <translation>11.ª de infantería{=f}</translation>
    </message>
    <message>
        <source>12th Infantry</source>
        <extracomment>counter RD-2</extracomment>
        <translation>12.ª de infantería{=f}</translation>
    </message>
    <message>
        <source>13th Infantry</source>
        <extracomment>counter RD-3</extracomment>
        <translation>13.ª de infantería{=f}</translation>
    </message>
    <message>
        <source>Red Tank Brigade</source>
        <extracomment>counter RD-T</extracomment>
        <translation>Brigada de carros roja{=f}</translation>
    </message>
</context>
<context>
    <name>tables/terrain.json</name>
    <message>
        <source>Terrain</source>
        <extracomment>table terrain</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>table terrain</extracomment>
        <translation>a pie</translation>
    </message>
    <message>
        <source>mech</source>
        <extracomment>table terrain</extracomment>
        <translation>mecanizada</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>terrain clear</extracomment>
        <translation>Despejado</translation>
    </message>
    <message>
        <source>Woods</source>
        <extracomment>terrain woods</extracomment>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Hills</source>
        <extracomment>terrain hills</extracomment>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>terrain town</extracomment>
        <translation>Pueblo</translation>
    </message>
    <message>
        <source>cover</source>
        <extracomment>table terrain</extracomment>
        <translation>cobertura</translation>
    </message>
    <message>
        <source>River</source>
        <extracomment>terrain river</extracomment>
        <translation>Río</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>terrain road</extracomment>
        <translation>Carretera</translation>
    </message>
</context>
<context>
    <name>tables/fight.json</name>
    <message>
        <source>Fights</source>
        <extracomment>table fight</extracomment>
        <translation>Combates</translation>
    </message>
    <message>
        <source>The attacker loses a step.</source>
        <extracomment>table fight</extracomment>
        <translation>El atacante pierde un paso.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <extracomment>table fight</extracomment>
        <translation>No pasa nada.</translation>
    </message>
    <message>
        <source>The defender loses a step.</source>
        <extracomment>table fight</extracomment>
        <translation>El defensor pierde un paso.</translation>
    </message>
</context>
<context>
    <name>scenarios/battle.json</name>
    <message>
        <source>The battle of Oakford</source>
        <extracomment>scenario battle</extracomment>
        <translation>La batalla de Oakford</translation>
    </message>
    <message>
        <source>Blue comes down the road from the west. Red holds the town behind the river.</source>
        <extracomment>scenario battle</extracomment>
        <translation>Azul llega del oeste por la carretera. Rojo ocupa el pueblo al otro lado del río.</translation>
    </message>
    <message>
        <source>Blue wins by holding Oakford after turn 4; otherwise Red wins.</source>
        <extracomment>scenario battle</extracomment>
        <translation>Azul gana si tiene Oakford después del turno 4; si no, gana Rojo.</translation>
    </message>
</context>
<context>
    <name>rules/sequence.json</name>
    <message>
        <source>Player turn</source>
        <extracomment>phase player_turn</extracomment>
        <translation>Turno de jugador</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>phase movement</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Fights</source>
        <extracomment>phase fights</extracomment>
        <translation>Combates</translation>
    </message>
    <message>
        <source>End of turn</source>
        <extracomment>phase end</extracomment>
        <translation>Fin del turno</translation>
    </message>
</context>
<context>
    <name>rules/rulebook.json</name>
    <message>
        <source>Turns</source>
        <comment>1.1 title</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>The game has four turns. In each, first Blue and then Red moves and fights.</source>
        <comment>1.1 text</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>El juego tiene cuatro turnos. En cada uno mueve y combate primero Azul y después Rojo.</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>1.2 title</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>The numbers of a unit are its attack, its defence and its movement points. It has two steps; with one left it shows its weaker side. A unit that loses its last step is out of the game.</source>
        <comment>1.2 text</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Los números de una unidad son su ataque, su defensa y sus puntos de movimiento. Tiene dos pasos; con uno solo muestra su lado débil. La unidad que pierde su último paso queda fuera del juego.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>1.3 title</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>Only one unit may be in a hex. Units may move through friends.</source>
        <comment>1.3 text</comment>
        <extracomment>rule 1.3</extracomment>
        <translation>En un hexágono solo puede haber una unidad. Las unidades pueden atravesar a las amigas.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Each of your units may move once, as far as its movement points allow.</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Cada una de tus unidades puede mover una vez, hasta donde lleguen sus puntos de movimiento.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Every hex costs points: clear and town 1, woods and hills 2 (tanks 3). Crossing the river costs 1 more (tanks 2). Along a road every hex costs 1, and the bridge is free.</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Cada hexágono cuesta puntos: despejado y pueblo 1, bosque y colinas 2 (carros 3). Cruzar el río cuesta 1 más (carros 2). Por carretera cada hexágono cuesta 1 y el puente es gratis.</translation>
    </message>
    <message>
        <source>Enemies</source>
        <comment>2.3 title</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Enemigos</translation>
    </message>
    <message>
        <source>A unit never enters a hex with an enemy. The hexes around a unit are its *zone*: an enemy that enters one must stop.</source>
        <comment>2.3 text</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Una unidad nunca entra en un hexágono con un enemigo. Los hexágonos que rodean a una unidad son su *zona*: el enemigo que entra en uno tiene que detenerse.</translation>
    </message>
    <message>
        <source>Fights</source>
        <comment>3.1 title</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Each of your units may attack one enemy next to it, once in a turn.</source>
        <comment>3.1 text</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Cada una de tus unidades puede atacar a un enemigo contiguo, una vez por turno.</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>3.2 title</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>La tabla</translation>
    </message>
    <message>
        <source>Take the attack of your unit, less the defence of the enemy, less 1 if the enemy is in woods, hills or a town. Roll a die and look at the table.</source>
        <comment>3.2 text</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>Toma el ataque de tu unidad, menos la defensa del enemigo, menos 1 si el enemigo está en bosque, colinas o un pueblo. Tira un dado y mira la tabla.</translation>
    </message>
    <message>
        <source>Advance</source>
        <comment>3.3 title</comment>
        <extracomment>rule 3.3</extracomment>
        <translation>Avance</translation>
    </message>
    <message>
        <source>If the defender is out of the game, the attacker moves into its hex.</source>
        <comment>3.3 text</comment>
        <extracomment>rule 3.3</extracomment>
        <translation>Si el defensor queda fuera del juego, el atacante ocupa su hexágono.</translation>
    </message>
    <message>
        <source>The town</source>
        <comment>4.1 title</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>El pueblo</translation>
    </message>
    <message>
        <source>The town belongs to the side that entered it last. Red has it at the start.</source>
        <comment>4.1 text</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>El pueblo es del último bando que entró en él. Al principio es de Rojo.</translation>
    </message>
    <message>
        <source>Victory</source>
        <comment>4.2 title</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Blue wins by holding the town after turn 4; otherwise Red wins. A side that has no unit left loses at once.</source>
        <comment>4.2 text</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Azul gana si tiene el pueblo después del turno 4; si no, gana Rojo. El bando que se queda sin unidades pierde enseguida.</translation>
    </message>
</context>
<context>
    <name>rules/fight.lua</name>
    <message>
        <source>You attack only with your own units.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Solo atacas con tus propias unidades.</translation>
    </message>
    <message>
        <source>{1} is out of the game.</source>
        <extracomment>why not 1.2
{1}: piece</extracomment>
        <translation>{1} queda fuera del juego.</translation>
    </message>
    <message>
        <source>{1} has already attacked.</source>
        <extracomment>why not 3.1
{1}: piece</extracomment>
        <translation>{1} ya ha atacado.</translation>
    </message>
    <message>
        <source>Choose a hex next to the unit.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Elige un hexágono contiguo a la unidad.</translation>
    </message>
    <message>
        <source>There is no enemy in {1}.</source>
        <extracomment>why not 3.1
{1}: space</extracomment>
        <translation>No hay ningún enemigo en {1}.</translation>
    </message>
    <message>
        <source>{1} attacks {2}: the die shows {3}, {4}. {5}</source>
        <extracomment>log
{1}: piece
{2}: defender
{3}: die
{4}: result
{5}: odds.meaning(fight.crt, result)</extracomment>
        <translation>{1} ataca a {2}: el dado muestra {3}, {4}. {5}</translation>
    </message>
    <message>
        <source>Attack with your units</source>
        <extracomment>decision fight</extracomment>
        <translation>Ataca con tus unidades</translation>
    </message>
    <message>
        <source>Each unit may attack one enemy next to it. Nobody has to.</source>
        <extracomment>decision fight</extracomment>
        <translation>Cada unidad puede atacar a un enemigo contiguo. Ninguna está obligada.</translation>
    </message>
    <message>
        <source>{piece} attacks {space}</source>
        <extracomment>action attack
{piece}: the unit that it is done with
{space}: the place that it is done in</extracomment>
        <translation>{piece} ataca {space}</translation>
    </message>
    <message>
        <source>End the fights</source>
        <extracomment>action done</extracomment>
        <translation>Terminar los combates</translation>
    </message>
</context>
<context>
    <name>rules/movement.lua</name>
    <message>
        <source>{1} has to stop next to an enemy before it gets to {2}.</source>
        <extracomment>rules movement.reach</extracomment>
        <translation>{1} tiene que detenerse junto a un enemigo antes de llegar a {2}.</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>Blue holds the town and wins.</source>
        <extracomment>rules victory.winner</extracomment>
        <translation>Azul tiene el pueblo y gana.</translation>
    </message>
    <message>
        <source>Red has kept the town and wins.</source>
        <extracomment>rules victory.winner</extracomment>
        <translation>Rojo ha conservado el pueblo y gana.</translation>
    </message>
</context>
</TS>
