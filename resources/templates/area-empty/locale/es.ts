<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>module.json</name>
        <message>
            <source>A New Game on Areas</source>
            <translation>Un juego nuevo sobre áreas</translation>
        </message>
        <message>
            <source>An empty board on which units can move: everything else is up to you.</source>
            <translation>Un tablero vacío en el que las unidades pueden mover: todo lo demás depende de ti.</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Azul</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rojo</translation>
        </message>
    </context>
    <context>
        <name>boards/map.json</name>
        <message>
            <source>Map</source>
            <translation>Mapa</translation>
        </message>
    </context>
    <context>
        <name>pieces.json</name>
        <message>
            <source>Infantry</source>
            <translation>Infantería</translation>
        </message>
    </context>
    <context>
        <name>tables/terrain.json</name>
        <message>
            <source>Terrain</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <source>foot</source>
            <translation>a pie</translation>
        </message>
        <message>
            <source>mech</source>
            <translation>mecanizado</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Despejado</translation>
        </message>
        <message>
            <source>Woods</source>
            <translation>Bosque</translation>
        </message>
        <message>
            <source>Marsh</source>
            <translation>Pantano</translation>
        </message>
        <message>
            <source>River</source>
            <translation>Río</translation>
        </message>
    </context>
    <context>
        <name>scenarios/battle.json</name>
        <message>
            <source>The battle</source>
            <translation>La batalla</translation>
        </message>
    </context>
    <context>
        <name>rules/sequence.json</name>
        <message>
            <source>Player turn</source>
            <translation>Turno de jugador</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Movimiento</translation>
        </message>
        <message>
            <source>End of turn</source>
            <translation>Fin del turno</translation>
        </message>
    </context>
    <context>
        <name>rules/rulebook.json</name>
        <message>
            <source>Turns</source>
            <comment>1.1 title</comment>
            <translation>Turnos</translation>
        </message>
        <message>
            <source>In each turn first Blue and then Red moves. The game ends after the last turn.</source>
            <comment>1.1 text</comment>
            <translation>En cada turno mueve primero Azul y después Rojo. El juego acaba tras el último turno.</translation>
        </message>
        <message>
            <source>Stacking</source>
            <comment>1.2 title</comment>
            <translation>Apilamiento</translation>
        </message>
        <message>
            <source>Only one unit may be in an area. Units may move through friends.</source>
            <comment>1.2 text</comment>
            <translation>En un área solo puede haber una unidad. Las unidades pueden atravesar a las propias.</translation>
        </message>
        <message>
            <source>Movement</source>
            <comment>2.1 title</comment>
            <translation>Movimiento</translation>
        </message>
        <message>
            <source>Each of your units may move once in a turn, as far as its movement points allow. It never enters an area with an enemy.</source>
            <comment>2.1 text</comment>
            <translation>Cada una de tus unidades puede mover una vez por turno, hasta donde lleguen sus puntos de movimiento. Nunca entra en un área con un enemigo.</translation>
        </message>
        <message>
            <source>Terrain</source>
            <comment>2.2 title</comment>
            <translation>Terreno</translation>
        </message>
        <message>
            <source>Every area costs points, as the terrain table says. Crossing a river costs more.</source>
            <comment>2.2 text</comment>
            <translation>Cada área cuesta puntos, según la tabla de terreno. Cruzar un río cuesta más.</translation>
        </message>
    </context>
    <context>
        <name>rules/movement.lua</name>
        <message>
            <source>{1} has not enough movement points to get to {2}.</source>
            <translation>A {1} no le bastan los puntos de movimiento para llegar a {2}.</translation>
        </message>
        <message>
            <source>{1} can't enter the ground of {2}.</source>
            <translation>{1} no puede entrar en el terreno de {2}.</translation>
        </message>
        <message>
            <source>An enemy is in {2}.</source>
            <translation>Hay un enemigo en {2}.</translation>
        </message>
        <message>
            <source>Another unit is in {2}.</source>
            <translation>Hay otra unidad en {2}.</translation>
        </message>
        <message>
            <source>You move only your own units.</source>
            <translation>Solo mueves tus propias unidades.</translation>
        </message>
        <message>
            <source>{1} is not on the map.</source>
            <translation>{1} no está en el mapa.</translation>
        </message>
        <message>
            <source>{1} has already moved.</source>
            <translation>{1} ya ha movido.</translation>
        </message>
        <message>
            <source>Choose another area to move to.</source>
            <translation>Elige otra área como destino.</translation>
        </message>
        <message>
            <source>{1} moves to {2}.</source>
            <translation>{1} mueve a {2}.</translation>
        </message>
        <message>
            <source>Move your units</source>
            <translation>Mueve tus unidades</translation>
        </message>
        <message>
            <source>Each unit may move once. End the phase when you are done.</source>
            <translation>Cada unidad puede mover una vez. Termina la fase cuando hayas acabado.</translation>
        </message>
        <message>
            <source>Move {piece} to {space}</source>
            <translation>Mover {piece} a {space}</translation>
        </message>
        <message>
            <source>End movement</source>
            <translation>Terminar el movimiento</translation>
        </message>
    </context>
    <context>
        <name>rules/victory.lua</name>
        <message>
            <source>The last turn is over.</source>
            <translation>El último turno ha terminado.</translation>
        </message>
    </context>
</TS>
