<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>Nine Provinces</source>
        <extracomment>about the game</extracomment>
        <translation>Nueve provincias</translation>
    </message>
    <message>
        <source>Two armies and five cities: a small game on areas to start your own from.</source>
        <extracomment>about the game</extracomment>
        <translation>Dos ejércitos y cinco ciudades: un juego pequeño por áreas desde el que empezar el tuyo.</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>side north</extracomment>
        <translation>Norte</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>side south</extracomment>
        <translation>Sur</translation>
    </message>
</context>
<context>
    <name>boards/map.json</name>
    <message>
        <source>The provinces</source>
        <extracomment>board map</extracomment>
        <translation>Las provincias</translation>
    </message>
    <message>
        <source>Ardo</source>
        <extracomment>space A</extracomment>
        <translation>Ardo</translation>
    </message>
    <message>
        <source>Brena</source>
        <extracomment>space B</extracomment>
        <translation>Brena</translation>
    </message>
    <message>
        <source>Corva</source>
        <extracomment>space C</extracomment>
        <translation>Corva</translation>
    </message>
    <message>
        <source>Delm</source>
        <extracomment>space D</extracomment>
        <translation>Delm</translation>
    </message>
    <message>
        <source>Estra</source>
        <extracomment>space E</extracomment>
        <translation>Estra</translation>
    </message>
    <message>
        <source>Faro</source>
        <extracomment>space F</extracomment>
        <translation>Faro</translation>
    </message>
    <message>
        <source>Garda</source>
        <extracomment>space G</extracomment>
        <translation>Garda</translation>
    </message>
    <message>
        <source>Holm</source>
        <extracomment>space H</extracomment>
        <translation>Holm</translation>
    </message>
    <message>
        <source>Isen</source>
        <extracomment>space I</extracomment>
        <translation>Isen</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>Foot</source>
        <extracomment>type foot</extracomment>
        <translation>Infantería{=f}</translation>
    </message>
    <message>
        <source>Guns</source>
        <extracomment>type guns</extracomment>
        <translation>Artillería{=f}</translation>
    </message>
    <message>
        <source>Northern Foot</source>
        <extracomment>counter N-FOOT</extracomment>
        <translation>Infantería del norte{=f}</translation>
    </message>
    <message>
        <source>Northern Guns</source>
        <extracomment>counter N-GUNS</extracomment>
        <translation>Artillería del norte{=f}</translation>
    </message>
    <message>
        <source>Southern Foot</source>
        <extracomment>counter S-FOOT</extracomment>
        <translation>Infantería del sur{=f}</translation>
    </message>
    <message>
        <source>Southern Guns</source>
        <extracomment>counter S-GUNS</extracomment>
        <translation>Artillería del sur{=f}</translation>
    </message>
</context>
<context>
    <name>scenarios/war.json</name>
    <message>
        <source>The war of the cities</source>
        <extracomment>scenario war</extracomment>
        <translation>La guerra de las ciudades</translation>
    </message>
    <message>
        <source>North and South each hold three provinces; the three between them belong to nobody.</source>
        <extracomment>scenario war</extracomment>
        <translation>Norte y Sur tienen tres provincias cada uno; las tres que quedan entre ellos no son de nadie.</translation>
    </message>
    <message>
        <source>After turn 5 the side with more points of cities wins.</source>
        <extracomment>scenario war</extracomment>
        <translation>Después del turno 5 gana el bando con más puntos en ciudades.</translation>
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
        <source>Battles</source>
        <extracomment>phase battles</extracomment>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>Control</source>
        <extracomment>phase control</extracomment>
        <translation>Control</translation>
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
        <source>The game has five turns. In each, first North and then South moves and fights.</source>
        <comment>1.1 text</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>El juego tiene cinco turnos. En cada uno mueve y combate primero Norte y después Sur.</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>1.2 title</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>A unit rolls as many dice as it shows, and hits with the number it shows or more. Foot has two steps and rolls one die less with one step; guns have one. A unit that loses its last step is out of the game.</source>
        <comment>1.2 text</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Una unidad tira tantos dados como muestra e impacta con el número que muestra o más. La infantería tiene dos pasos y con uno tira un dado menos; la artillería tiene uno. La unidad que pierde su último paso queda fuera del juego.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Each of your units may move once, into a neighbouring area.</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Cada una de tus unidades puede mover una vez, a un área vecina.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>A side may have three units in an area.</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Un bando puede tener tres unidades en un área.</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <comment>2.3 title</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Repliegue</translation>
    </message>
    <message>
        <source>A unit that is in an area with enemies may leave it only for an area without enemies.</source>
        <comment>2.3 text</comment>
        <extracomment>rule 2.3</extracomment>
        <translation>Una unidad que está en un área con enemigos solo puede salir hacia un área sin enemigos.</translation>
    </message>
    <message>
        <source>Battles</source>
        <comment>3.1 title</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Batallas</translation>
    </message>
    <message>
        <source>After the movement there is one battle in every area with units of both sides. The side whose turn it is chooses the order.</source>
        <comment>3.1 text</comment>
        <extracomment>rule 3.1</extracomment>
        <translation>Después del movimiento hay una batalla en cada área con unidades de los dos bandos. El bando al que le toca elige el orden.</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>3.2 title</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Both sides roll the dice of all their units in the area at the same time. Every hit takes a step from the enemy unit there that has the most.</source>
        <comment>3.2 text</comment>
        <extracomment>rule 3.2</extracomment>
        <translation>Los dos bandos tiran a la vez los dados de todas sus unidades en el área. Cada impacto quita un paso a la unidad enemiga que más tiene allí.</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>4.1 title</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>Control</translation>
    </message>
    <message>
        <source>At the end of a player turn each area with units of only one side belongs to that side. It stays so when they leave.</source>
        <comment>4.1 text</comment>
        <extracomment>rule 4.1</extracomment>
        <translation>Al final de un turno de jugador cada área con unidades de un solo bando pasa a ser de ese bando. Lo sigue siendo cuando se van.</translation>
    </message>
    <message>
        <source>Victory</source>
        <comment>4.2 title</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>After turn 5 the side whose cities are worth more points wins: Estra 2, the others 1 each. With equal points nobody wins.</source>
        <comment>4.2 text</comment>
        <extracomment>rule 4.2</extracomment>
        <translation>Después del turno 5 gana el bando cuyas ciudades valen más puntos: Estra 2, las demás 1 cada una. Con los mismos puntos no gana nadie.</translation>
    </message>
</context>
<context>
    <name>rules/battle.lua</name>
    <message>
        <source>Battle in {1}: {2} {2|hit|hits} by {3}.</source>
        <extracomment>log
{1}: space
{2}: hits
{3}: side</extracomment>
        <translation>Batalla en {1}: {2} {2|impacto|impactos} de {3}.</translation>
    </message>
    <message>
        <source>Units of both sides must be there.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Tiene que haber allí unidades de los dos bandos.</translation>
    </message>
    <message>
        <source>There has been a battle in {1} already.</source>
        <extracomment>why not 3.1
{1}: space</extracomment>
        <translation>Ya ha habido una batalla en {1}.</translation>
    </message>
    <message>
        <source>Choose the next battle</source>
        <extracomment>decision battle</extracomment>
        <translation>Elige la próxima batalla</translation>
    </message>
    <message>
        <source>There is one battle in every area with units of both sides.</source>
        <extracomment>decision battle</extracomment>
        <translation>Hay una batalla en cada área con unidades de los dos bandos.</translation>
    </message>
    <message>
        <source>Fight in {space}</source>
        <extracomment>action fight
{space}: the place that it is done in</extracomment>
        <translation>Combatir en {space}</translation>
    </message>
    <message>
        <source>End the battles</source>
        <extracomment>action done</extracomment>
        <translation>Terminar las batallas</translation>
    </message>
    <message>
        <source>There are still battles to fight.</source>
        <extracomment>why not 3.1</extracomment>
        <translation>Todavía quedan batallas por librar.</translation>
    </message>
</context>
<context>
    <name>rules/movement.lua</name>
    <message>
        <source>{1} is no neighbour of {2}.</source>
        <extracomment>rules
{1}: space
{2}: piece.space</extracomment>
        <translation>{1} no es vecina de {2}.</translation>
    </message>
    <message>
        <source>Three units are already in {2}.</source>
        <extracomment>rules</extracomment>
        <translation>En {2} ya hay tres unidades.</translation>
    </message>
    <message>
        <source>{1} may only withdraw to an area without enemies.</source>
        <extracomment>rules</extracomment>
        <translation>{1} solo puede replegarse a un área sin enemigos.</translation>
    </message>
    <message>
        <source>Each unit may move into a neighbouring area. End the phase when you are done.</source>
        <extracomment>decision move</extracomment>
        <translation>Cada unidad puede mover a un área vecina. Termina la fase cuando hayas acabado.</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>{1} has more points and wins.</source>
        <extracomment>rules victory.leader
{1}: winner</extracomment>
        <translation>{1} tiene más puntos y gana.</translation>
    </message>
    <message>
        <source>Nobody wins: the points are equal.</source>
        <extracomment>rules victory.leader</extracomment>
        <translation>No gana nadie: los puntos son iguales.</translation>
    </message>
</context>
</TS>
