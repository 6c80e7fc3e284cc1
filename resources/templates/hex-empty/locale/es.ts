<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>A New Game on Hexes</source>
        <extracomment>about the game</extracomment>
        <translation>Un juego nuevo sobre hexágonos</translation>
    </message>
    <message>
        <source>An empty board on which units can move: everything else is up to you.</source>
        <extracomment>about the game</extracomment>
        <translation>Un tablero vacío en el que las unidades pueden mover: todo lo demás depende de ti.</translation>
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
        <source>Map</source>
        <extracomment>board map</extracomment>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>pieces.json</name>
    <message>
        <source>Infantry</source>
        <extracomment>type infantry</extracomment>
        <translation>Infantería{=f}</translation>
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
        <translation>mecanizado</translation>
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
        <source>Lake</source>
        <extracomment>terrain lake</extracomment>
        <translation>Lago</translation>
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
    <name>scenarios/battle.json</name>
    <message>
        <source>The battle</source>
        <extracomment>scenario battle</extracomment>
        <translation>La batalla</translation>
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
        <source>In each turn first Blue and then Red moves. The game ends after the last turn.</source>
        <comment>1.1 text</comment>
        <extracomment>rule 1.1</extracomment>
        <translation>En cada turno mueve primero Azul y después Rojo. El juego acaba tras el último turno.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <comment>1.2 title</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>Apilamiento</translation>
    </message>
    <message>
        <source>Only one unit may be in a hex. Units may move through friends.</source>
        <comment>1.2 text</comment>
        <extracomment>rule 1.2</extracomment>
        <translation>En un hexágono solo puede haber una unidad. Las unidades pueden atravesar a las propias.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>2.1 title</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Each of your units may move once in a turn, as far as its movement points allow. It never enters a hex with an enemy.</source>
        <comment>2.1 text</comment>
        <extracomment>rule 2.1</extracomment>
        <translation>Cada una de tus unidades puede mover una vez por turno, hasta donde lleguen sus puntos de movimiento. Nunca entra en un hexágono con un enemigo.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <comment>2.2 title</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Every hex costs points, as the terrain table says. Crossing a river costs more, except over the bridge of a road.</source>
        <comment>2.2 text</comment>
        <extracomment>rule 2.2</extracomment>
        <translation>Cada hexágono cuesta puntos, según la tabla de terreno. Cruzar un río cuesta más, salvo por el puente de una carretera.</translation>
    </message>
</context>
<context>
    <name>rules/victory.lua</name>
    <message>
        <source>The last turn is over.</source>
        <extracomment>rules</extracomment>
        <translation>El último turno ha terminado.</translation>
    </message>
</context>
</TS>
