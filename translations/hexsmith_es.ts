<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ActionTable</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Back to the &amp;library</source>
        <translation>Volver a la &amp;biblioteca</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Fit the whole map</source>
        <translation>A&amp;justar el mapa entero</translation>
    </message>
    <message>
        <source>&amp;Full size</source>
        <translation>&amp;Tamaño real</translation>
    </message>
    <message>
        <source>&amp;Centre on the decision</source>
        <translation>&amp;Centrar en la decisión</translation>
    </message>
    <message>
        <source>&amp;Go to a place…</source>
        <translation>&amp;Ir a un lugar…</translation>
    </message>
    <message>
        <source>&amp;Why not here?</source>
        <translation>¿&amp;Por qué aquí no?</translation>
    </message>
    <message>
        <source>&amp;Supply</source>
        <translation>&amp;Suministro</translation>
    </message>
    <message>
        <source>&amp;Zones of control</source>
        <translation>&amp;Zonas de control</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>&amp;Mando</translation>
    </message>
    <message>
        <source>Who &amp;holds what</source>
        <translation>&amp;Quién controla qué</translation>
    </message>
    <message>
        <source>&amp;Victory</source>
        <translation>&amp;Victoria</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Alca&amp;nce</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Map only</source>
        <translation>Solo el &amp;mapa</translation>
    </message>
    <message>
        <source>Hide the &amp;board</source>
        <translation>Ocultar el ta&amp;blero</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Picture of the map…</source>
        <translation>&amp;Imagen del mapa…</translation>
    </message>
    <message>
        <source>&amp;Export the log…</source>
        <translation>&amp;Exportar el registro…</translation>
    </message>
    <message>
        <source>&amp;Install a game…</source>
        <translation>&amp;Instalar un juego…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;About Hexsmith</source>
        <translation>&amp;Acerca de Hexsmith</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>Elegir &amp;todas</translation>
    </message>
    <message>
        <source>Next &amp;panel</source>
        <translation>&amp;Panel siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Bookmark this step</source>
        <translation>&amp;Marcar este paso</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Ver de nuevo</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>R&amp;esultado</translation>
    </message>
    <message>
        <source>Summary of the turn</source>
        <translation>Resumen del turno</translation>
    </message>
    <message>
        <source>To the b&amp;oard</source>
        <translation>Al &amp;tablero</translation>
    </message>
    <message>
        <source>&amp;Name the bookmark…</source>
        <translation>&amp;Nombrar la marca…</translation>
    </message>
    <message>
        <source>&amp;Dice for house use…</source>
        <translation>&amp;Dados para uso propio…</translation>
    </message>
    <message>
        <source>Overlays of your own side only</source>
        <translation>Capas solo del bando propio</translation>
    </message>
    <message>
        <source>Overlays of the other side only</source>
        <translation>Capas solo del otro bando</translation>
    </message>
    <message>
        <source>&amp;Measure from here</source>
        <translation>&amp;Medir desde aquí</translation>
    </message>
    <message>
        <source>Hide the counters while held</source>
        <translation>Ocultar las fichas mientras se mantiene</translation>
    </message>
    <message>
        <source>Battle or &amp;map</source>
        <translation>Batalla o &amp;mapa</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Seco&amp;nd map</source>
        <translation>Segu&amp;ndo mapa</translation>
    </message>
    <message>
        <source>&amp;Take in hand</source>
        <translation>&amp;Tomar en mano</translation>
    </message>
    <message>
        <source>&amp;Drop the first in hand here</source>
        <translation>&amp;Dejar aquí la primera en mano</translation>
    </message>
    <message>
        <source>Choose all &amp;similar</source>
        <translation>Elegir todas las &amp;similares</translation>
    </message>
    <message>
        <source>The &amp;same order for the others there</source>
        <translation>La &amp;misma orden para las demás de allí</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
</context>
<context>
    <name>Adjustment</name>
    <message>
        <source>In this game nothing is changed by hand.</source>
        <translation>En esta partida no se cambia nada a mano.</translation>
    </message>
    <message>
        <source>First comes the question about the last change.</source>
        <translation>Antes va la pregunta sobre el último cambio.</translation>
    </message>
    <message>
        <source>In this game nobody ends it by hand.</source>
        <translation>Esta partida no la termina nadie a mano.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>That can&apos;t be done by hand.</source>
        <translation>Eso no se puede hacer a mano.</translation>
    </message>
    <message numerus="yes">
        <source>A reason is one line of at most %n character(s).</source>
        <translation>
            <numerusform>Un motivo es una línea de %n carácter como mucho.</numerusform>
            <numerusform>Un motivo es una línea de %n caracteres como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>This can&apos;t be taken back any more.</source>
        <translation>Esto ya no se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>AnswerCheck</name>
    <message>
        <source>The hint “%1” of the decision “%2” has a value or a label that it can&apos;t have.</source>
        <translation>La indicación «%1» de la decisión «%2» tiene un valor o un rótulo que no puede tener.</translation>
    </message>
    <message>
        <source>The decision “%1” names “%2” as its “%3” but has no such verb.</source>
        <translation>La decisión «%1» nombra «%2» como su «%3», pero no tiene ese verbo.</translation>
    </message>
    <message>
        <source>The answer of the query “%1” must be %2.</source>
        <translation>La respuesta de la consulta «%1» debe ser %2.</translation>
    </message>
    <message>
        <source>In the answer of the query “%1”, “%2” must be %3.</source>
        <translation>En la respuesta de la consulta «%1», «%2» debe ser %3.</translation>
    </message>
</context>
<context>
    <name>ApiReference</name>
    <message>
        <source>(may be left out)</source>
        <translation>(se puede omitir)</translation>
    </message>
    <message>
        <source>Everything that the rules and tests of a module can use. Behind the arrow stands what comes back; a type with “?” may also be nil, “[]” is a list.</source>
        <translation>Todo lo que pueden usar las reglas y las pruebas de un módulo. Detrás de la flecha está lo que se devuelve; un tipo con «?» también puede ser nil, «[]» es una lista.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Lua itself</source>
        <translation>Lua</translation>
    </message>
    <message>
        <source>Lua reference</source>
        <translation>Referencia de Lua</translation>
    </message>
    <message>
        <source>Standard library</source>
        <translation>Biblioteca estándar</translation>
    </message>
    <message>
        <source>What wargames share, written in Lua. A module that says `&quot;std&quot;: %1` in module.json finds it with `require`.</source>
        <translation>Lo que comparten los juegos de guerra, escrito en Lua. Un módulo que dice `&quot;std&quot;: %1` en module.json lo encuentra con `require`.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>“%1” is damaged.</source>
        <translation>«%1» está dañado.</translation>
    </message>
    <message>
        <source>Two file names differ only in upper and lower case.</source>
        <translation>Dos nombres de archivo solo se distinguen en mayúsculas y minúsculas.</translation>
    </message>
    <message>
        <source>The archive is damaged.</source>
        <translation>El archivo comprimido está dañado.</translation>
    </message>
    <message>
        <source>The files can&apos;t be packed.</source>
        <translation>No se pueden empaquetar los archivos.</translation>
    </message>
</context>
<context>
    <name>AreaSheetPainter</name>
    <message>
        <source>Victory area</source>
        <translation>Área de victoria</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Sea port</source>
        <translation>Puerto de mar</translation>
    </message>
    <message>
        <source>Lake port</source>
        <translation>Puerto de lago</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Suministro: %1</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>There is no option %1 here.</source>
        <translation>Aquí no hay ninguna opción %1.</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Falta algo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one word too many.</source>
        <translation>«%1» es una palabra de más.</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not &apos;%4&apos;.</source>
        <translation>%1 es un número entero de %2 a %3, no «%4».</translation>
    </message>
</context>
<context>
    <name>AtomicFile</name>
    <message>
        <source>“%1” can&apos;t be read: %2</source>
        <translation>No se puede leer «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation>«%1» ocupa más de %2 MiB.</translation>
    </message>
</context>
<context>
    <name>BalanceComparison</name>
    <message>
        <source>%1: this version moves its wins from %2 ± %3 % to %4 ± %5 %.</source>
        <translation>%1: esta versión lleva sus victorias del %2 ± %3 % al %4 ± %5 %.</translation>
    </message>
    <message>
        <source>The same games differ by %1 ± %2 points: more than luck.</source>
        <translation>Las mismas partidas difieren en %1 ± %2 puntos: es más que suerte.</translation>
    </message>
    <message>
        <source>The same games differ by %1 ± %2 points, which may be luck.</source>
        <translation>Las mismas partidas difieren en %1 ± %2 puntos, lo que puede ser suerte.</translation>
    </message>
    <message>
        <source>What the change does</source>
        <translation>Lo que hace el cambio</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) on the same seeds: “%1” beside “%2”.</source>
        <translation>
            <numerusform>%n partida con las mismas semillas: «%1» junto a «%2».</numerusform>
            <numerusform>%n partidas con las mismas semillas: «%1» junto a «%2».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalanceReport</name>
    <message numerus="yes">
        <source>%n game(s) by computers</source>
        <translation>
            <numerusform>%n partida entre ordenadores</numerusform>
            <numerusform>%n partidas entre ordenadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1, seeds from %2 on.</source>
        <translation>Versión %1, semillas desde %2.</translation>
    </message>
    <message>
        <source>Options: %1</source>
        <translation>Opciones: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stopped with an error and count nowhere.</source>
        <translation>
            <numerusform>%n partida se paró con un error y no cuenta en nada.</numerusform>
            <numerusform>%n partidas se pararon con un error y no cuentan en nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ± %2 %</source>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1 fights for each game</source>
        <translation>%1 combates por partida</translation>
    </message>
    <message>
        <source>Where it is fought</source>
        <translation>Dónde se combate</translation>
    </message>
    <message>
        <source>at %1 % of the turns&apos; ends</source>
        <translation>en el %1 % de los finales de turno</translation>
    </message>
    <message>
        <source>Where it stands: %1</source>
        <translation>Dónde está: %1</translation>
    </message>
    <message>
        <source>Of all decisions, %1 % were real choices.</source>
        <translation>De todas las decisiones, el %1 % fueron elecciones de verdad.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>If very many games were played, the share would lie between the last two columns 95 times in 100.</source>
        <translation>Si se jugaran muchísimas partidas, la proporción estaría entre las dos últimas columnas 95 veces de cada 100.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Of a game</source>
        <translation>De una partida</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Últimos turnos</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Games that end in it</source>
        <translation>Partidas que acaban en él</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Means of all games, also of those that had ended by then.</source>
        <translation>Medias de todas las partidas, también de las que ya habían acabado.</translation>
    </message>
    <message>
        <source>Steps for each game</source>
        <translation>Pasos por partida</translation>
    </message>
    <message>
        <source>Pieces for each game</source>
        <translation>Piezas por partida</translation>
    </message>
    <message>
        <source>Dice luck</source>
        <translation>Suerte con los dados</translation>
    </message>
    <message>
        <source>The sums of all dice, and what fair dice give.</source>
        <translation>La suma de todos los dados, y lo que dan unos dados justos.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Deviations from it</source>
        <translation>Desviaciones de lo esperado</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>How often an action that a paragraph allows was offered and chosen.</source>
        <translation>Cuántas veces se ofreció y se eligió una acción que permite un párrafo.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Chosen for each game</source>
        <translation>Elegida por partida</translation>
    </message>
    <message>
        <source>Offered for each game</source>
        <translation>Ofrecida por partida</translation>
    </message>
    <message>
        <source>Chosen when offered</source>
        <translation>Elegida al ofrecerse</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Partidas con ella</translation>
    </message>
    <message>
        <source>A real choice has more than one action.</source>
        <translation>Una elección de verdad tiene más de una acción.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Asked for each game</source>
        <translation>Preguntada por partida</translation>
    </message>
    <message>
        <source>Real choices</source>
        <translation>Elecciones de verdad</translation>
    </message>
    <message>
        <source>Actions in these</source>
        <translation>Acciones en estas</translation>
    </message>
    <message>
        <source>Units that matter least</source>
        <translation>Unidades que menos cuentan</translation>
    </message>
    <message>
        <source>In what share of the games in which a piece was there it did something. Pieces that did least come first.</source>
        <translation>En qué proporción de las partidas en que estaba una pieza hizo algo. Las que menos hicieron van primero.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Acted</source>
        <translation>Actuó</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Se movió</translation>
    </message>
    <message>
        <source>Fought</source>
        <translation>Combatió</translation>
    </message>
    <message>
        <source>Suffered losses</source>
        <translation>Sufrió bajas</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>What a side chose first where it had a choice, and how often it won then.</source>
        <translation>Lo primero que eligió un bando donde tenía elección, y cuántas veces ganó entonces.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>For each game</source>
        <translation>Por partida</translation>
    </message>
    <message>
        <source>Occupied spaces</source>
        <translation>Espacios ocupados</translation>
    </message>
    <message>
        <source>At the ends of so many turns a side stood there.</source>
        <translation>Al final de tantos turnos un bando estaba allí.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Al menos</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como mucho</translation>
    </message>
    <message numerus="yes">
        <source>%n more in %1.</source>
        <translation>
            <numerusform>%n más en %1.</numerusform>
            <numerusform>%n más en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardLinker</name>
    <message>
        <source>“%1” is no good id: only letters, digits, “_”, “-” and “.”.</source>
        <translation>«%1» no sirve como id: solo letras, cifras, «_», «-» y «.».</translation>
    </message>
    <message>
        <source>There is already a space “%1”.</source>
        <translation>Ya hay un espacio «%1».</translation>
    </message>
    <message>
        <source>“%1” must be two spaces: [&quot;a&quot;, &quot;b&quot;].</source>
        <translation>«%1» debe ser dos espacios: [&quot;a&quot;, &quot;b&quot;].</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be its own neighbour.</source>
        <translation>«%1» no puede ser vecino de sí mismo.</translation>
    </message>
    <message>
        <source>“%1” follows itself.</source>
        <translation>«%1» se sigue a sí mismo.</translation>
    </message>
    <message>
        <source>There is no kind of edge “%1”.</source>
        <translation>No hay ningún tipo de borde «%1».</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not neighbours.</source>
        <translation>«%1» y «%2» no son vecinos.</translation>
    </message>
    <message>
        <source>“%1” is already between “%2” and “%3”.</source>
        <translation>«%1» ya está entre «%2» y «%3».</translation>
    </message>
    <message>
        <source>There is no kind of way “%1”.</source>
        <translation>No hay ningún tipo de vía «%1».</translation>
    </message>
    <message>
        <source>“%1” is no neighbour of “%2”, where the way comes from.</source>
        <translation>«%1» no es vecino de «%2», de donde viene la vía.</translation>
    </message>
    <message>
        <source>A way needs at least two spaces.</source>
        <translation>Una vía necesita al menos dos espacios.</translation>
    </message>
</context>
<context>
    <name>BoardOverlays</name>
    <message>
        <source>No supply line</source>
        <translation>Sin línea de suministro</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <comment>length of a supply line</comment>
        <translation>
            <numerusform>%n hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>length of a supply line</comment>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>In supply here</source>
        <translation>Abastecida aquí</translation>
    </message>
</context>
<context>
    <name>BoardReader</name>
    <message>
        <source>Only a board of the type “hex” has a “grid”.</source>
        <translation>Solo un tablero del tipo «hex» tiene «grid».</translation>
    </message>
    <message>
        <source>A module can have at most %1 spaces.</source>
        <translation>Un módulo puede tener como mucho %1 espacios.</translation>
    </message>
    <message>
        <source>“numbering” must have one of {CC} {C} {CA} and one of {RR} {R} {RA}, beside letters, digits, “_”, “-” and “.”.</source>
        <translation>«numbering» debe tener uno de {CC} {C} {CA} y uno de {RR} {R} {RA}, además de letras, cifras, «_», «-» y «.».</translation>
    </message>
    <message>
        <source>There are two spaces “%1”.</source>
        <translation>Hay dos espacios «%1».</translation>
    </message>
    <message>
        <source>The grid has no hex “%1” that could be missing.</source>
        <translation>La cuadrícula no tiene ningún hexágono «%1» que pueda faltar.</translation>
    </message>
    <message>
        <source>The module has no file “%1”.</source>
        <translation>El módulo no tiene el archivo «%1».</translation>
    </message>
    <message>
        <source>%1 has no element with the id “%2”.</source>
        <translation>%1 no tiene ningún elemento con el id «%2».</translation>
    </message>
    <message>
        <source>“%1.at” is missing.</source>
        <translation>Falta «%1.at».</translation>
    </message>
    <message>
        <source>“%1” is another name of a space; describe that one.</source>
        <translation>«%1» es otro nombre de un espacio; describe ese.</translation>
    </message>
    <message>
        <source>The grid has no hex “%1”.</source>
        <translation>La cuadrícula no tiene el hexágono «%1».</translation>
    </message>
    <message>
        <source>“%1” is no good id: only letters, digits, “_”, “-” and “.”.</source>
        <translation>«%1» no sirve como id: solo letras, cifras, «_», «-» y «.».</translation>
    </message>
    <message>
        <source>The area “%1” needs a “shape”, because the map has no picture.</source>
        <translation>El área «%1» necesita una «shape», porque el mapa no tiene imagen.</translation>
    </message>
    <message>
        <source>Only a board of the type “hex” has a “front”.</source>
        <translation>Solo un tablero del tipo «hex» tiene «front».</translation>
    </message>
    <message>
        <source>Only a board of the type “hex” has an “underlay”.</source>
        <translation>Solo un tablero del tipo «hex» tiene «underlay».</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a value of a unit: attack 5</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 de %n paso</numerusform>
            <numerusform>%1 de %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden unit(s)</source>
        <translation>
            <numerusform>%n unidad oculta</numerusform>
            <numerusform>%n unidades ocultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>faces %n o&apos;clock</source>
        <comment>where a unit looks: 12 is the top of the map</comment>
        <translation>
            <numerusform>mira a la %n</numerusform>
            <numerusform>mira a las %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bot</name>
    <message>
        <source>A computer plays by rules, and here are none: it is free play.</source>
        <translation>Un ordenador juega con reglas, y aquí no las hay: es juego libre.</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Result code</source>
        <translation>Código de resultado</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Edges, with commas</source>
        <translation>Bordes, separados por comas</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>Words, with commas</source>
        <translation>Palabras, separadas por comas</translation>
    </message>
    <message>
        <source>Movement points, “blocked” or “whole”</source>
        <translation>Puntos de movimiento, «blocked» o «whole»</translation>
    </message>
    <message>
        <source>How the map draws it</source>
        <translation>Cómo lo dibuja el mapa</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>ChartText</name>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>Not printed in the rules: a proposal.</source>
        <translation>No está impreso en las reglas: es una propuesta.</translation>
    </message>
</context>
<context>
    <name>CodeFileEdit</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Texts are extracted in a module&apos;s folder, not in a packed file.</source>
        <translation>Los textos se extraen en la carpeta de un módulo, no en un archivo empaquetado.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;; hexsmith-cli --help lists them.</source>
        <translation>No existe la orden «%1»; hexsmith-cli --help las enumera.</translation>
    </message>
    <message>
        <source>Say where to: -o &lt;file.hexmod&gt;.</source>
        <translation>Di dónde: -o &lt;archivo.hexmod&gt;.</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>Say where to: -o &lt;folder&gt;.</source>
        <translation>Di dónde: -o &lt;carpeta&gt;.</translation>
    </message>
    <message>
        <source>%1 is no file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>%1 now has a small game that already plays.
Check it:      hexsmith-cli lint %1
Test it:       hexsmith-cli test %1
Translate it:  hexsmith-cli i18n extract %1
Pack it:       hexsmith-cli pack %1 -o &lt;file.hexmod&gt;
Its README.md says what each file is for.</source>
        <translation>%1 contiene ahora un pequeño juego que ya se puede jugar.
Compruébalo:   hexsmith-cli lint %1
Pruébalo:      hexsmith-cli test %1
Tradúcelo:     hexsmith-cli i18n extract %1
Empaquétalo:   hexsmith-cli pack %1 -o &lt;archivo.hexmod&gt;
Su README.md dice para qué sirve cada archivo.</translation>
    </message>
    <message>
        <source>There is no template &apos;%1&apos;; there are: %2.</source>
        <translation>No hay ninguna plantilla «%1»; hay: %2.</translation>
    </message>
    <message>
        <source>Say where to: -o &lt;file.png&gt;.</source>
        <translation>Di dónde: -o &lt;archivo.png&gt;.</translation>
    </message>
    <message>
        <source>Drawing needs the program hexsmith beside hexsmith-cli; it is not there.</source>
        <translation>Para dibujar hace falta el programa hexsmith junto a hexsmith-cli; no está ahí.</translation>
    </message>
    <message>
        <source>The drawing program stopped early.</source>
        <translation>El programa que dibuja se detuvo antes de tiempo.</translation>
    </message>
    <message>
        <source>Say what to do; hexsmith-cli --help lists it.</source>
        <translation>Di qué hay que hacer; hexsmith-cli --help lo enumera.</translation>
    </message>
    <message>
        <source>%1 is not translated into &apos;%2&apos;: its languages in module.json are %3.</source>
        <translation>%1 no está traducido a &apos;%2&apos;: sus idiomas en module.json son %3.</translation>
    </message>
    <message>
        <source>export needs --lang &lt;language&gt; and -o &lt;file.po&gt;.</source>
        <translation>export necesita --lang &lt;idioma&gt; y -o &lt;archivo.po&gt;.</translation>
    </message>
    <message>
        <source>import needs the file to be read.</source>
        <translation>import necesita el archivo que hay que leer.</translation>
    </message>
    <message>
        <source>%1 does not say its language; add --lang &lt;language&gt;.</source>
        <translation>%1 no dice su idioma; añade --lang &lt;idioma&gt;.</translation>
    </message>
    <message>
        <source>%1 is in &apos;%2&apos;, not in &apos;%3&apos;.</source>
        <translation>%1 está en &apos;%2&apos;, no en &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>i18n does extract, stats, export or import, not &apos;%1&apos;.</source>
        <translation>i18n hace extract, stats, export o import, no &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Only import reads a file.</source>
        <translation>Solo import lee un archivo.</translation>
    </message>
</context>
<context>
    <name>ComputerLevel</name>
    <message>
        <source>Computer, careless</source>
        <translation>Ordenador, descuidado</translation>
    </message>
    <message>
        <source>Plays anything that the rules allow; answers at once.</source>
        <translation>Juega cualquier cosa que permitan las reglas; responde al instante.</translation>
    </message>
    <message>
        <source>Computer, steady</source>
        <translation>Ordenador, metódico</translation>
    </message>
    <message>
        <source>Takes what promises most, one step ahead; answers at once.</source>
        <translation>Toma lo que más promete, mirando un paso adelante; responde al instante.</translation>
    </message>
    <message>
        <source>Planner, easy</source>
        <translation>Planificador, fácil</translation>
    </message>
    <message>
        <source>Plans a whole turn in short, and now and then does only the second best.</source>
        <translation>Planea todo su turno por encima y de vez en cuando hace solo lo segundo mejor.</translation>
    </message>
    <message>
        <source>Planner, normal</source>
        <translation>Planificador, normal</translation>
    </message>
    <message>
        <source>Plans a whole turn, weighs dice and what it can&apos;t see: up to 5 seconds.</source>
        <translation>Planea todo su turno, sopesa los dados y lo que no puede ver: hasta 5 segundos.</translation>
    </message>
    <message>
        <source>Planner, hard</source>
        <translation>Planificador, difícil</translation>
    </message>
    <message>
        <source>The same, and looks longer for a better plan: up to 20 seconds.</source>
        <translation>Lo mismo, y busca más tiempo un plan mejor: hasta 20 segundos.</translation>
    </message>
    <message>
        <source>Planner, your time</source>
        <translation>Planificador, a tu tiempo</translation>
    </message>
    <message>
        <source>Thinks about each plan as long as you allow: more time, better play.</source>
        <translation>Piensa cada plan el tiempo que le dejes: con más tiempo juega mejor.</translation>
    </message>
</context>
<context>
    <name>CounterArtReader</name>
    <message>
        <source>“%1” is no colour. Write it as #rrggbb.</source>
        <translation>«%1» no es un color. Escríbelo como #rrggbb.</translation>
    </message>
    <message>
        <source>There is no palette “%1”.</source>
        <translation>No hay ninguna paleta «%1».</translation>
    </message>
    <message>
        <source>Text is hard to read: contrast %1 instead of at least %2.</source>
        <translation>El texto se lee mal: contraste %1 en lugar de al menos %2.</translation>
    </message>
    <message>
        <source>There is no symbol “%1”.</source>
        <translation>No hay ningún símbolo «%1».</translation>
    </message>
    <message>
        <source>“%1” must be the name of a file.</source>
        <translation>«%1» debe ser el nombre de un archivo.</translation>
    </message>
    <message>
        <source>No piece has the back “%1”.</source>
        <translation>Ninguna pieza tiene el dorso «%1».</translation>
    </message>
    <message>
        <source>The side of the piece has no back “%1”.</source>
        <translation>El bando de la pieza no tiene el dorso «%1».</translation>
    </message>
</context>
<context>
    <name>CounterMarks</name>
    <message>
        <source>“%1” is no colour. Write it as #rrggbb.</source>
        <translation>«%1» no es un color. Escríbelo como #rrggbb.</translation>
    </message>
    <message>
        <source>No piece has a property “%1”.</source>
        <translation>Ninguna pieza tiene la propiedad «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Counters can show %n kind(s) of marks at most.</source>
        <translation>
            <numerusform>Las fichas pueden mostrar %n tipo de marca como mucho.</numerusform>
            <numerusform>Las fichas pueden mostrar %n tipos de marcas como mucho.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataFolder</name>
    <message>
        <source>Your games in “%1” are kept in the way of a newer version of Hexsmith (%2). This version can&apos;t read that and leaves everything as it is: start the newer one.</source>
        <translation>Tus partidas en «%1» están guardadas a la manera de una versión más nueva de Hexsmith (%2). Esta versión no sabe leerlo y lo deja todo como está: arranca la más nueva.</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>“%1” is not an empty folder.</source>
        <translation>«%1» no es una carpeta vacía.</translation>
    </message>
    <message>
        <source>the disk is full. Make room on it or choose another place; what was there before is kept.</source>
        <translation>el disco está lleno. Haz sitio en él o elige otro lugar; lo que había antes se conserva.</translation>
    </message>
    <message>
        <source>your share of the disk is used up. Make room or choose another place; what was there before is kept.</source>
        <translation>tu cuota del disco está agotada. Haz sitio o elige otro lugar; lo que había antes se conserva.</translation>
    </message>
    <message>
        <source>the disk takes no file of this size. Choose another place; what was there before is kept.</source>
        <translation>el disco no admite un archivo de este tamaño. Elige otro lugar; lo que había antes se conserva.</translation>
    </message>
    <message>
        <source>the disk can only be read, not written to. Choose another place.</source>
        <translation>el disco es de solo lectura. Elige otro lugar.</translation>
    </message>
    <message>
        <source>you may not write there. Choose another place or change the permissions.</source>
        <translation>no tienes permiso para escribir ahí. Elige otro lugar o cambia los permisos.</translation>
    </message>
    <message>
        <source>the disk does not work as it should. Choose another place.</source>
        <translation>el disco no funciona como debería. Elige otro lugar.</translation>
    </message>
    <message>
        <source>there is no such folder.</source>
        <translation>no existe esa carpeta.</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>es una carpeta.</translation>
    </message>
    <message>
        <source>the name is too long.</source>
        <translation>el nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2</source>
        <translation>No se puede escribir «%1»: %2</translation>
    </message>
</context>
<context>
    <name>EntryName</name>
    <message>
        <source>The file name “%1” has an empty folder name.</source>
        <translation>El nombre de archivo «%1» tiene un nombre de carpeta vacío.</translation>
    </message>
    <message>
        <source>The file name “%1” leads out of the module.</source>
        <translation>El nombre de archivo «%1» sale del módulo.</translation>
    </message>
    <message>
        <source>The file name “%1” has a part that starts or ends with a space or ends with a dot.</source>
        <translation>El nombre de archivo «%1» tiene una parte que empieza o acaba con un espacio o acaba con un punto.</translation>
    </message>
    <message>
        <source>The file name “%1” is reserved by some systems.</source>
        <translation>El nombre de archivo «%1» está reservado en algunos sistemas.</translation>
    </message>
    <message>
        <source>A file has no name.</source>
        <translation>Un archivo no tiene nombre.</translation>
    </message>
    <message>
        <source>The file name “%1…” is longer than %2 characters.</source>
        <translation>El nombre de archivo «%1…» tiene más de %2 caracteres.</translation>
    </message>
    <message>
        <source>A file name has invisible control characters.</source>
        <translation>Un nombre de archivo tiene caracteres de control invisibles.</translation>
    </message>
    <message>
        <source>The file name “%1” has a backslash.</source>
        <translation>El nombre de archivo «%1» tiene una barra invertida.</translation>
    </message>
    <message>
        <source>The file name “%1” is not relative to the module.</source>
        <translation>El nombre de archivo «%1» no es relativo al módulo.</translation>
    </message>
    <message>
        <source>The file name “%1” has a character that some systems refuse.</source>
        <translation>El nombre de archivo «%1» tiene un carácter que algunos sistemas rechazan.</translation>
    </message>
    <message>
        <source>The file name “%1” lies in more than %2 folders.</source>
        <translation>El nombre de archivo «%1» está dentro de más de %2 carpetas.</translation>
    </message>
</context>
<context>
    <name>FileFormat</name>
    <message>
        <source>“%1” was written by a newer version of Hexsmith and is left as it is.</source>
        <translation>«%1» lo escribió una versión más nueva de Hexsmith y se queda como está.</translation>
    </message>
</context>
<context>
    <name>FileLint</name>
    <message>
        <source>The module has no picture “%1”.</source>
        <translation>El módulo no tiene la imagen «%1».</translation>
    </message>
    <message>
        <source>The picture can&apos;t be read.</source>
        <translation>No se puede leer la imagen.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 points; at most %3 million are allowed.</source>
        <translation>La imagen tiene %1 × %2 puntos; se permiten como mucho %3 millones.</translation>
    </message>
    <message>
        <source>Nothing in the module speaks of this file.</source>
        <translation>Nada en el módulo menciona este archivo.</translation>
    </message>
    <message>
        <source>The file is missing: something in the module needs rules.</source>
        <translation>Falta el archivo: algo en el módulo necesita reglas.</translation>
    </message>
</context>
<context>
    <name>FolderListing</name>
    <message>
        <source>The folder “%1” can&apos;t be read.</source>
        <translation>No se puede leer la carpeta «%1».</translation>
    </message>
    <message>
        <source>“%1” is a link.</source>
        <translation>«%1» es un enlace.</translation>
    </message>
    <message>
        <source>“%1” is neither a plain file nor a folder.</source>
        <translation>«%1» no es ni un archivo corriente ni una carpeta.</translation>
    </message>
    <message>
        <source>“%1” is there twice, or differs only in upper and lower case.</source>
        <translation>«%1» está dos veces, o solo se distingue en mayúsculas y minúsculas.</translation>
    </message>
    <message>
        <source>The folder has more than %1 files.</source>
        <translation>La carpeta tiene más de %1 archivos.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation>«%1» ocupa más de %2 MiB.</translation>
    </message>
    <message>
        <source>The files of the folder take more than %1 MiB.</source>
        <translation>Los archivos de la carpeta ocupan más de %1 MiB.</translation>
    </message>
</context>
<context>
    <name>FormCheck</name>
    <message>
        <source>The decision “%1” has the form “points”, but no button of its main verb has a number as its value.</source>
        <translation>La decisión «%1» tiene la forma «points», pero ningún botón de su verbo principal tiene un número como valor.</translation>
    </message>
    <message>
        <source>The decision “%1” has the form “allocate”, but nothing that it offers gives a number to a piece or a place.</source>
        <translation>La decisión «%1» tiene la forma «allocate», pero nada de lo que ofrece da un número a una pieza o un lugar.</translation>
    </message>
    <message>
        <source>The decision “%1” has the form “allocate”, but no query “shares” tells what is shared out.</source>
        <translation>La decisión «%1» tiene la forma «allocate», pero ninguna consulta «shares» dice qué se reparte.</translation>
    </message>
</context>
<context>
    <name>FreeRules</name>
    <message>
        <source>A game without rules has no query &apos;%1&apos;.</source>
        <translation>Una partida sin reglas no tiene la consulta «%1».</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>There is no scenario &apos;%1&apos; in %2; there are: %3.</source>
        <translation>No hay escenario «%1» en %2; hay: %3.</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;.</source>
        <translation>%1 no tiene la opción «%2».</translation>
    </message>
    <message>
        <source>The option &apos;%1&apos; can be %2, not &apos;%3&apos;.</source>
        <translation>La opción «%1» puede ser %2, no «%3».</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>Eso no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>The decision &apos;%1&apos; offers nothing to do.</source>
        <translation>La decisión «%1» no ofrece nada que hacer.</translation>
    </message>
    <message>
        <source>The rules go on without ever asking for a decision.</source>
        <translation>Las reglas siguen sin pedir nunca una decisión.</translation>
    </message>
    <message>
        <source>The module has no sequence of play.</source>
        <translation>El módulo no tiene secuencia de juego.</translation>
    </message>
    <message>
        <source>No phase of the sequence of play applies.</source>
        <translation>No es aplicable ninguna fase de la secuencia de juego.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>This can&apos;t be undone: dice were rolled or something was revealed.</source>
        <translation>Esto no se puede deshacer: se tiraron dados o se reveló algo.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>The game has no such moment.</source>
        <translation>La partida no tiene ese momento.</translation>
    </message>
</context>
<context>
    <name>GameCopy</name>
    <message>
        <source>A step of the game is not understood.</source>
        <translation>No se entiende un paso de la partida.</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Say which scenario: --scenario S.</source>
        <translation>Di qué escenario: --scenario S.</translation>
    </message>
</context>
<context>
    <name>GameSeat</name>
    <message>
        <source>This asks for what your side can&apos;t see.</source>
        <translation>Esto pregunta por lo que tu bando no puede ver.</translation>
    </message>
    <message>
        <source>Another side decides now.</source>
        <translation>Ahora decide otro bando.</translation>
    </message>
    <message>
        <source>This can&apos;t be taken back now.</source>
        <translation>Esto no se puede deshacer ahora.</translation>
    </message>
    <message>
        <source>Several actions fit; say which by piece, space or value.</source>
        <translation>Encajan varias acciones; indica cuál con ficha, espacio o valor.</translation>
    </message>
    <message>
        <source>The last step was not yours.</source>
        <translation>El último paso no fue tuyo.</translation>
    </message>
    <message>
        <source>The next step was not yours.</source>
        <translation>El paso siguiente no fue tuyo.</translation>
    </message>
    <message>
        <source>Only who plays changes something by hand.</source>
        <translation>Solo quien juega cambia algo a mano.</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Space %1 can&apos;t be a neighbour of space %2.</source>
        <translation>El espacio %1 no puede ser vecino del espacio %2.</translation>
    </message>
</context>
<context>
    <name>GridLayout</name>
    <message>
        <source>From 1 to %1.</source>
        <translation>De 1 a %1.</translation>
    </message>
    <message>
        <source>That would be %1 hexes; a game can have at most %2.</source>
        <translation>Serían %1 hexágonos; un juego puede tener %2 como máximo.</translation>
    </message>
</context>
<context>
    <name>Gzip</name>
    <message>
        <source>The compressed file is damaged.</source>
        <translation>El archivo comprimido está dañado.</translation>
    </message>
    <message>
        <source>The compressed file unpacks to more than %1 MiB.</source>
        <translation>El archivo comprimido ocupa más de %1 MiB al descomprimirse.</translation>
    </message>
</context>
<context>
    <name>ImageBurden</name>
    <message>
        <source>its texts unpack to more than %1 MiB.</source>
        <translation>sus textos ocupan más de %1 MiB al descomprimirse.</translation>
    </message>
    <message>
        <source>it is drawn in more than %1 passes.</source>
        <translation>se dibuja en más de %1 pasadas.</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>“%1” is in use by another window.</source>
        <translation>«%1» está en uso en otra ventana.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be deleted.</source>
        <translation>No se puede borrar «%1».</translation>
    </message>
</context>
<context>
    <name>JsonParser</name>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>El archivo ocupa más de %1 MiB.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark; save it as plain UTF-8.</source>
        <translation>El archivo empieza con una marca de orden de bytes; guárdalo como UTF-8 simple.</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>el final del archivo</translation>
    </message>
    <message>
        <source>There are more than %1 values.</source>
        <translation>Hay más de %1 valores.</translation>
    </message>
    <message>
        <source>“,” or “}”</source>
        <translation>«,» o «}»</translation>
    </message>
    <message>
        <source>a key in double quotes</source>
        <translation>una clave entre comillas dobles</translation>
    </message>
    <message>
        <source>The key “%1” is there twice.</source>
        <translation>La clave «%1» está dos veces.</translation>
    </message>
    <message>
        <source>“:”</source>
        <translation>«:»</translation>
    </message>
    <message>
        <source>“,” or “]”</source>
        <translation>«,» o «]»</translation>
    </message>
    <message>
        <source>A number must not start with a needless zero.</source>
        <translation>Un número no debe empezar con un cero innecesario.</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>una cifra</translation>
    </message>
    <message>
        <source>The whole number is too large.</source>
        <translation>El número entero es demasiado grande.</translation>
    </message>
    <message>
        <source>The number is too large or too small.</source>
        <translation>El número es demasiado grande o demasiado pequeño.</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>“%1” is not a value; texts need double quotes.</source>
        <translation>«%1» no es un valor; los textos necesitan comillas dobles.</translation>
    </message>
    <message>
        <source>A text must end on the line where it starts; write a line end as \n.</source>
        <translation>Un texto debe acabar en la línea en que empieza; escribe un salto de línea como \n.</translation>
    </message>
    <message>
        <source>There is a control character in a text.</source>
        <translation>Hay un carácter de control en un texto.</translation>
    </message>
    <message>
        <source>The file ends inside a text.</source>
        <translation>El archivo acaba dentro de un texto.</translation>
    </message>
    <message>
        <source>A text is not valid UTF-8.</source>
        <translation>Un texto no es UTF-8 correcto.</translation>
    </message>
    <message>
        <source>There is a backslash before a character that needs none.</source>
        <translation>Hay una barra invertida ante un carácter que no la necesita.</translation>
    </message>
    <message>
        <source>A text has the second half of a character without the first.</source>
        <translation>Un texto tiene la segunda mitad de un carácter sin la primera.</translation>
    </message>
    <message>
        <source>A text has the first half of a character without the second.</source>
        <translation>Un texto tiene la primera mitad de un carácter sin la segunda.</translation>
    </message>
    <message>
        <source>After \u four hexadecimal digits are needed.</source>
        <translation>Tras \u hacen falta cuatro cifras hexadecimales.</translation>
    </message>
    <message>
        <source>The values are nested deeper than %1 levels.</source>
        <translation>Los valores están anidados a más de %1 niveles.</translation>
    </message>
    <message>
        <source>The file ends where %1 was expected.</source>
        <translation>El archivo acaba donde se esperaba %1.</translation>
    </message>
    <message>
        <source>“%1” stands where %2 was expected.</source>
        <translation>«%1» está donde se esperaba %2.</translation>
    </message>
    <message>
        <source>A strange character stands where %1 was expected.</source>
        <translation>Un carácter extraño está donde se esperaba %1.</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>an object in braces</source>
        <translation>un objeto entre llaves</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>una lista entre corchetes</translation>
    </message>
    <message>
        <source>“%1” is not a known key.</source>
        <translation>«%1» no es una clave conocida.</translation>
    </message>
    <message>
        <source>The file has format %1, this program knows formats up to %2; a newer version of the program is needed.</source>
        <translation>El archivo tiene el formato %1, este programa conoce hasta el formato %2; hace falta una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation>un texto entre comillas dobles</translation>
    </message>
    <message>
        <source>a name of at most %1 letters, digits, “_”, “-” and “.”</source>
        <translation>un nombre de %1 letras, cifras, «_», «-» y «.» como mucho</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Falta «%1».</translation>
    </message>
    <message>
        <source>The file must be %1.</source>
        <translation>El archivo debe ser %1.</translation>
    </message>
    <message>
        <source>“%1” must be %2.</source>
        <translation>«%1» debe ser %2.</translation>
    </message>
    <message>
        <source>“%1” must be one of: %2.</source>
        <translation>«%1» debe ser uno de: %2.</translation>
    </message>
</context>
<context>
    <name>KeyPainter</name>
    <message>
        <source>Terrain key</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>High ground</source>
        <translation>Terreno elevado</translation>
    </message>
    <message>
        <source>Entry area</source>
        <translation>Área de entrada</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>%1 supply</source>
        <extracomment>%1 is a side: &quot;Soviet supply&quot;.</extracomment>
        <translation>Suministro: %1</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>Victory hex</source>
        <translation>Hexágono de victoria</translation>
    </message>
</context>
<context>
    <name>LegendGrid</name>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 no es un juego: %2</translation>
    </message>
    <message>
        <source>%1 belongs to the program and can&apos;t be removed.</source>
        <translation>%1 pertenece al programa y no se puede quitar.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed.</source>
        <translation>No se puede quitar %1.</translation>
    </message>
    <message>
        <source>%1 has errors and is not installed in the place of version %2, which works. %3</source>
        <translation>%1 tiene errores y no se instala en lugar de la versión %2, que funciona. %3</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>Comprobando %1</translation>
    </message>
    <message>
        <source>%1 is not installed.</source>
        <translation>%1 no se ha instalado.</translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s).</source>
        <translation>
            <numerusform>%n error más.</numerusform>
            <numerusform>%n errores más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibrarySave</name>
    <message>
        <source>“%1” is being played in another window.</source>
        <translation>«%1» se está jugando en otra ventana.</translation>
    </message>
    <message>
        <source>“%1” is damaged and left as it is.</source>
        <translation>«%1» está dañada y se deja como está.</translation>
    </message>
</context>
<context>
    <name>LoadContext</name>
    <message>
        <source>The file is missing.</source>
        <translation>Falta el archivo.</translation>
    </message>
    <message>
        <source>There is no side “%1”.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>The side “%1” is listed twice.</source>
        <translation>El bando «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>There is no space “%1” on any board.</source>
        <translation>No hay ningún espacio «%1» en ningún tablero.</translation>
    </message>
    <message>
        <source>There is no piece “%1”.</source>
        <translation>No hay ninguna pieza «%1».</translation>
    </message>
    <message>
        <source>“%1” must be a whole number, a word, true, false or null.</source>
        <translation>«%1» debe ser un número entero, una palabra, true, false o null.</translation>
    </message>
    <message>
        <source>“%1” is no colour; write it as #rrggbb.</source>
        <translation>«%1» no es un color; escríbelo como #rrggbb.</translation>
    </message>
    <message>
        <source>The id “%1” must be “%2” like the name of the file.</source>
        <translation>El id «%1» debe ser «%2», como el nombre del archivo.</translation>
    </message>
</context>
<context>
    <name>LongWork</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>LuaAssistant</name>
    <message>
        <source>function</source>
        <translation>función</translation>
    </message>
    <message>
        <source>method</source>
        <translation>método</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>Declared in rules/state.json.</source>
        <translation>Declarado en rules/state.json.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Printed on counters.</source>
        <translation>Impreso en las fichas.</translation>
    </message>
    <message>
        <source>local</source>
        <translation>local</translation>
    </message>
    <message>
        <source>library</source>
        <translation>biblioteca</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>palabra clave</translation>
    </message>
</context>
<context>
    <name>LuaRules</name>
    <message>
        <source>No rule defines the decision &apos;%1&apos;.</source>
        <translation>Ninguna regla define la decisión «%1».</translation>
    </message>
    <message>
        <source>The decision &apos;%1&apos; offers &apos;%2&apos; but has no such verb.</source>
        <translation>La decisión «%1» ofrece «%2», pero no tiene ese verbo.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>Eso no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>This game has no query &apos;%1&apos;.</source>
        <translation>Este juego no tiene la consulta «%1».</translation>
    </message>
    <message>
        <source>&apos;evaluate&apos; gives no number.</source>
        <translation>«evaluate» no da ningún número.</translation>
    </message>
    <message>
        <source>The decision “%1” names “%2” as its “%3” but has no such verb.</source>
        <translation>La decisión «%1» nombra «%2» como su «%3», pero no tiene ese verbo.</translation>
    </message>
    <message>
        <source>The decision “%1” interrupts “%2”, which nobody defines.</source>
        <translation>La decisión «%1» interrumpe «%2», que nadie define.</translation>
    </message>
    <message>
        <source>The decision “%1” interrupts another one but names no verb to “pass”.</source>
        <translation>La decisión «%1» interrumpe otra, pero no nombra ningún verbo para pasar («pass»).</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Plays board wargames by their real rules.</source>
        <translation>Juega a juegos de guerra de tablero con sus reglas de verdad.</translation>
    </message>
    <message>
        <source>A game or a saved game to open.</source>
        <translation>Un juego o una partida guardada que abrir.</translation>
    </message>
    <message>
        <source>Draws the position of a module or save into -o.</source>
        <translation>Dibuja en -o la posición de un módulo o de una partida guardada.</translation>
    </message>
    <message>
        <source>Which scenario.</source>
        <translation>Qué escenario.</translation>
    </message>
    <message>
        <source>Where the picture goes.</source>
        <translation>Dónde va la imagen.</translation>
    </message>
    <message>
        <source>1: one pixel per unit of the map.</source>
        <translation>1: un píxel por unidad del mapa.</translation>
    </message>
    <message>
        <source>Language of the texts.</source>
        <translation>Idioma de los textos.</translation>
    </message>
    <message>
        <source>The side whose eyes see it.</source>
        <translation>El bando con cuyos ojos se ve.</translation>
    </message>
    <message>
        <source>Which board.</source>
        <translation>Qué tablero.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (claro) o dark (oscuro).</translation>
    </message>
    <message>
        <source>Measures drawing and starting, writes the numbers.</source>
        <translation>Mide el dibujo y el arranque y escribe los números.</translation>
    </message>
    <message>
        <source>Lists what is wrong with the counters of a module.</source>
        <translation>Enumera lo que está mal en las fichas de un módulo.</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Turn track</source>
        <translation>Registro de turnos</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>The letter of north on a compass.</extracomment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>MapLint</name>
    <message>
        <source>“%1” has no neighbours.</source>
        <translation>«%1» no tiene vecinos.</translation>
    </message>
    <message>
        <source>No unit can get from “%1” (%2 space(s) in all) to the rest of the map.</source>
        <translation>Ninguna unidad puede llegar desde «%1» (%2 espacio(s) en total) al resto del mapa.</translation>
    </message>
</context>
<context>
    <name>ModuleComparison</name>
    <message>
        <source>The game was played with version %1 of the module; this is %2.</source>
        <translation>La partida se jugó con la versión %1 del módulo; esta es la %2.</translation>
    </message>
    <message>
        <source>Files of the module have changed, although it is still version %1.</source>
        <translation>Los archivos del módulo han cambiado, aunque sigue siendo la versión %1.</translation>
    </message>
    <message>
        <source>There is no option “%1” any more.</source>
        <translation>Ya no existe la opción «%1».</translation>
    </message>
    <message>
        <source>The option “%1” can&apos;t be “%2” any more.</source>
        <translation>La opción «%1» ya no puede ser «%2».</translation>
    </message>
    <message>
        <source>These pieces are not there any more: %1.</source>
        <translation>Estas piezas ya no existen: %1.</translation>
    </message>
    <message>
        <source>These spaces are not there any more: %1.</source>
        <translation>Estos espacios ya no existen: %1.</translation>
    </message>
</context>
<context>
    <name>ModuleEdit</name>
    <message>
        <source>New side</source>
        <translation>Bando nuevo</translation>
    </message>
    <message>
        <source>New option</source>
        <translation>Opción nueva</translation>
    </message>
    <message>
        <source>New seat</source>
        <translation>Puesto nuevo</translation>
    </message>
    <message>
        <source>%1 is no picture that can be a cover.</source>
        <translation>%1 no es una imagen que pueda ser portada.</translation>
    </message>
</context>
<context>
    <name>ModuleFiles</name>
    <message>
        <source>The module has no file “%1”.</source>
        <translation>El módulo no tiene el archivo «%1».</translation>
    </message>
</context>
<context>
    <name>ModuleFinder</name>
    <message>
        <source>There is no module &apos;%1&apos;: neither a file nor one of: %2</source>
        <translation>No hay ningún módulo «%1»: ni un archivo ni uno de: %2</translation>
    </message>
</context>
<context>
    <name>ModulePicture</name>
    <message>
        <source>The picture “%1” can&apos;t be used: %2</source>
        <translation>La imagen «%1» no se puede usar: %2</translation>
    </message>
    <message>
        <source>There is no picture “%1”.</source>
        <translation>No hay ninguna imagen «%1».</translation>
    </message>
    <message>
        <source>its file is larger than %1 MiB.</source>
        <translation>su archivo supera %1 MiB.</translation>
    </message>
    <message>
        <source>it is compressed twice.</source>
        <translation>está comprimida dos veces.</translation>
    </message>
    <message>
        <source>it is no drawing with a size.</source>
        <translation>no es un dibujo con tamaño.</translation>
    </message>
    <message>
        <source>it is neither SVG nor PNG, JPEG, GIF or WebP.</source>
        <translation>no es SVG ni PNG, JPEG, GIF o WebP.</translation>
    </message>
    <message>
        <source>it has %1 × %2 pixels, which is too much.</source>
        <translation>tiene %1 × %2 píxeles, que son demasiados.</translation>
    </message>
    <message>
        <source>its file is damaged.</source>
        <translation>su archivo está dañado.</translation>
    </message>
</context>
<context>
    <name>ModuleReader</name>
    <message>
        <source>“version” must be numbers with points between, like 1.0.2.</source>
        <translation>«version» debe ser números separados por puntos, como 1.0.2.</translation>
    </message>
    <message>
        <source>“engine” must be numbers with points between, like 0.1.</source>
        <translation>«engine» debe ser números separados por puntos, como 0.1.</translation>
    </message>
    <message>
        <source>The module needs version %1 of the program or a newer one; this is %2.</source>
        <translation>El módulo necesita la versión %1 del programa o una más nueva; esta es la %2.</translation>
    </message>
    <message>
        <source>“%1” is no language; write it like “es” or “pt_BR”.</source>
        <translation>«%1» no es un idioma; escríbelo como «es» o «pt_BR».</translation>
    </message>
    <message>
        <source>The language “%1” is listed twice.</source>
        <translation>El idioma «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>The module&apos;s own language “%1” must be among its languages.</source>
        <translation>El idioma propio del módulo, «%1», debe estar entre sus idiomas.</translation>
    </message>
    <message>
        <source>“%1” must be a text, a number or a list of texts.</source>
        <translation>«%1» debe ser un texto, un número o una lista de textos.</translation>
    </message>
    <message>
        <source>There are two sides “%1”.</source>
        <translation>Hay dos bandos «%1».</translation>
    </message>
    <message>
        <source>There can be at most %1 sides.</source>
        <translation>Puede haber como mucho %1 bandos.</translation>
    </message>
    <message>
        <source>A module needs at least one side.</source>
        <translation>Un módulo necesita al menos un bando.</translation>
    </message>
    <message>
        <source>An option needs at least two choices.</source>
        <translation>Una opción necesita al menos dos posibilidades.</translation>
    </message>
    <message>
        <source>A choice is listed twice.</source>
        <translation>Una posibilidad aparece dos veces.</translation>
    </message>
    <message>
        <source>“%1” is not one of the choices: %2.</source>
        <translation>«%1» no es una de las posibilidades: %2.</translation>
    </message>
    <message>
        <source>There are two options “%1”.</source>
        <translation>Hay dos opciones «%1».</translation>
    </message>
    <message>
        <source>“%1” is listed twice.</source>
        <translation>«%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>“%1” must list at least one.</source>
        <translation>«%1» debe enumerar al menos uno.</translation>
    </message>
    <message>
        <source>“%1” is no effect of an option.</source>
        <translation>«%1» no es un efecto de una opción.</translation>
    </message>
    <message>
        <source>There is no side “%1”.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>No hay ninguna opción «%1».</translation>
    </message>
    <message>
        <source>There are two sides or seats “%1”.</source>
        <translation>Hay dos bandos o puestos «%1».</translation>
    </message>
    <message>
        <source>The module needs version %1 of the standard library for Lua; this program has versions up to %2.</source>
        <translation>El módulo necesita la versión %1 de la biblioteca estándar de Lua; este programa tiene versiones hasta la %2.</translation>
    </message>
</context>
<context>
    <name>ModuleTemplate</name>
    <message>
        <source>There is no template %1.</source>
        <translation>No hay ninguna plantilla %1.</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>%1 is not empty.</source>
        <translation>%1 no está vacía.</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>%1: %2 of %3 points, leaves %4</source>
        <comment>a move and what it costs</comment>
        <translation>%1: %2 de %3 puntos, quedan %4</translation>
    </message>
    <message>
        <source>%1: costs %2</source>
        <comment>a move and what it costs</comment>
        <translation>%1: cuesta %2</translation>
    </message>
    <message>
        <source>other ground</source>
        <translation>otro terreno</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of ground and what crossing it costs</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>kind of ground and over how many such places</comment>
        <translation>%1 ×%2</translation>
    </message>
</context>
<context>
    <name>MutationTest</name>
    <message>
        <source>The tests must pass first; this one does not: %1 (%2)</source>
        <translation>Primero deben pasar las pruebas; esta no lo hace: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>NamesCheck</name>
    <message>
        <source>Unknown name “%1”: a name is declared before it is used.</source>
        <translation>Nombre desconocido «%1»: un nombre se declara antes de usarlo.</translation>
    </message>
    <message>
        <source>“%1” is not used.</source>
        <translation>«%1» no se usa.</translation>
    </message>
    <message>
        <source>“%1” is loaded but not used.</source>
        <translation>«%1» se carga pero no se usa.</translation>
    </message>
    <message>
        <source>%1 has no “%2”.</source>
        <translation>%1 no tiene «%2».</translation>
    </message>
    <message>
        <source>There is no table “%1”.</source>
        <translation>No existe la tabla «%1».</translation>
    </message>
    <message>
        <source>No window knows the form “%1”.</source>
        <translation>Ninguna ventana conoce la forma «%1».</translation>
    </message>
    <message>
        <source>No window reads the hint “%1”.</source>
        <translation>Ninguna ventana lee la indicación «%1».</translation>
    </message>
</context>
<context>
    <name>NearestName</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>¿Querías decir «%1»?</translation>
    </message>
</context>
<context>
    <name>OpenedGame</name>
    <message>
        <source>This game was played with the module &quot;%1&quot;, which is not installed.</source>
        <translation>Esta partida se jugó con el módulo «%1», que no está instalado.</translation>
    </message>
</context>
<context>
    <name>PartFile</name>
    <message>
        <source>%1:%2: This is no game of this part, or one that it holds already.</source>
        <translation>%1:%2: Esto no es una partida de esta parte, o es una que ya tiene.</translation>
    </message>
    <message>
        <source>“%1” holds games that are played otherwise (%2). Name another file, or delete it.</source>
        <translation>«%1» tiene partidas que se juegan de otro modo (%2). Nombra otro archivo, o bórralo.</translation>
    </message>
    <message>
        <source>“%1” is being written by another program.</source>
        <translation>Otro programa está escribiendo «%1».</translation>
    </message>
</context>
<context>
    <name>PartMerge</name>
    <message>
        <source>“%1” and “%2” don&apos;t belong together: they differ in %3.</source>
        <translation>«%1» y «%2» no van juntos: difieren en %3.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are the same shard, %3.</source>
        <translation>«%1» y «%2» son la misma parte, %3.</translation>
    </message>
    <message>
        <source>Shard %1 is missing; play it with: %2&lt;file&gt;</source>
        <translation>Falta la parte %1; juégala con: %2&lt;archivo&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Shard %1 lacks %n game(s); go on with: %2</source>
        <translation>
            <numerusform>A la parte %1 le falta %n partida; sigue con: %2</numerusform>
            <numerusform>A la parte %1 le faltan %n partidas; sigue con: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>The picture is too large to be drawn.</source>
        <translation>La imagen es demasiado grande para dibujarla.</translation>
    </message>
    <message>
        <source>“%1” is no kind of picture; let the name end with .png.</source>
        <translation>«%1» no es un tipo de imagen; haz que el nombre acabe en .png.</translation>
    </message>
</context>
<context>
    <name>PictureQuestion</name>
    <message>
        <source>Picture of the map</source>
        <translation>Imagen del mapa</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>The picture is in %1</source>
        <translation>La imagen está en %1</translation>
    </message>
</context>
<context>
    <name>PieceReader</name>
    <message>
        <source>“%1” is no good id: only letters, digits, “_”, “-” and “.”.</source>
        <translation>«%1» no sirve como id: solo letras, cifras, «_», «-» y «.».</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>No hay ninguna plantilla «%1».</translation>
    </message>
    <message>
        <source>There is no type “%1”.</source>
        <translation>No hay ningún tipo «%1».</translation>
    </message>
    <message>
        <source>“%1” is an empty list.</source>
        <translation>«%1» es una lista vacía.</translation>
    </message>
    <message>
        <source>There is no formation “%1”.</source>
        <translation>No hay ninguna formación «%1».</translation>
    </message>
    <message>
        <source>There is no mobility class “%1”.</source>
        <translation>No hay ninguna clase de movilidad «%1».</translation>
    </message>
    <message>
        <source>A module can have at most %1 pieces.</source>
        <translation>Un módulo puede tener como mucho %1 piezas.</translation>
    </message>
    <message>
        <source>There are two pieces “%1”.</source>
        <translation>Hay dos piezas «%1».</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message numerus="yes">
        <source>%n unit(s) there</source>
        <translation>
            <numerusform>%n unidad allí</numerusform>
            <numerusform>%n unidades allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) can go there</source>
        <translation>
            <numerusform>%n unidad puede ir allí</numerusform>
            <numerusform>%n unidades pueden ir allí</numerusform>
        </translation>
    </message>
    <message>
        <source>control: %1</source>
        <translation>control: %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>cuesta %1</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>%1 does not speak &apos;%2&apos;, only: %3.</source>
        <translation>%1 no habla «%2», solo: %3.</translation>
    </message>
</context>
<context>
    <name>Playout</name>
    <message>
        <source>The game does not end.</source>
        <translation>La partida no termina.</translation>
    </message>
</context>
<context>
    <name>PoReader</name>
    <message>
        <source>The translation is larger than %1 MiB.</source>
        <translation>La traducción ocupa más de %1 MiB.</translation>
    </message>
    <message>
        <source>The file is not in UTF-8; save it again as UTF-8.</source>
        <translation>El archivo no está en UTF-8; guárdalo de nuevo como UTF-8.</translation>
    </message>
    <message>
        <source>This is no translation: it has no msgid.</source>
        <translation>Esto no es una traducción: no tiene ningún msgid.</translation>
    </message>
    <message>
        <source>“%1” is no word of a translation.</source>
        <translation>«%1» no es ninguna palabra de una traducción.</translation>
    </message>
    <message>
        <source>Behind “%1” a text in quotation marks is missing.</source>
        <translation>Detrás de «%1» falta un texto entre comillas.</translation>
    </message>
    <message>
        <source>A msgstr stands before its msgid.</source>
        <translation>Hay un msgstr delante de su msgid.</translation>
    </message>
    <message>
        <source>The plural forms must be counted from 0 on.</source>
        <translation>Las formas del plural deben contarse desde 0.</translation>
    </message>
    <message>
        <source>A text stands where none belongs.</source>
        <translation>Hay un texto donde no corresponde ninguno.</translation>
    </message>
    <message>
        <source>A text is not closed by a quotation mark.</source>
        <translation>Un texto no se cierra con comillas.</translation>
    </message>
    <message>
        <source>A msgid has no msgstr.</source>
        <translation>Un msgid no tiene msgstr.</translation>
    </message>
    <message>
        <source>The translation has more than %1 texts.</source>
        <translation>La traducción tiene más de %1 textos.</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>&quot;edits&quot; is a list, not %1.</source>
        <translation>&quot;edits&quot; es una lista, no %1.</translation>
    </message>
    <message>
        <source>This edit says nothing that can be set: %1</source>
        <translation>Este cambio no dice nada que se pueda fijar: %1</translation>
    </message>
    <message>
        <source>There is no piece %1.</source>
        <translation>No hay ninguna ficha %1.</translation>
    </message>
    <message>
        <source>A piece can&apos;t be attached to %1.</source>
        <translation>No se puede unir una ficha a %1.</translation>
    </message>
    <message>
        <source>There is no space %1.</source>
        <translation>No hay ningún espacio %1.</translation>
    </message>
    <message>
        <source>The steps can&apos;t be %1.</source>
        <translation>Los pasos no pueden ser %1.</translation>
    </message>
    <message>
        <source>The facing can&apos;t be %1.</source>
        <translation>La orientación no puede ser %1.</translation>
    </message>
    <message>
        <source>There is no side %1.</source>
        <translation>No hay ningún bando %1.</translation>
    </message>
    <message>
        <source>&quot;hidden_from&quot; is a list of sides, not %1.</source>
        <translation>&quot;hidden_from&quot; es una lista de bandos, no %1.</translation>
    </message>
    <message>
        <source>Pieces have no property %1 that can be set.</source>
        <translation>Las fichas no tienen una propiedad %1 que se pueda fijar.</translation>
    </message>
    <message>
        <source>A property can&apos;t be %1.</source>
        <translation>Una propiedad no puede ser %1.</translation>
    </message>
    <message>
        <source>Spaces have no property %1.</source>
        <translation>Los espacios no tienen la propiedad %1.</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>No hay ninguna variable %1.</translation>
    </message>
    <message>
        <source>A variable can&apos;t be %1.</source>
        <translation>Una variable no puede ser %1.</translation>
    </message>
    <message>
        <source>The turn can&apos;t be %1.</source>
        <translation>El turno no puede ser %1.</translation>
    </message>
    <message>
        <source>There is no decision %1.</source>
        <translation>No hay ninguna decisión %1.</translation>
    </message>
    <message>
        <source>There is no phase %1.</source>
        <translation>No hay ninguna fase %1.</translation>
    </message>
    <message>
        <source>A decision can&apos;t note %1.</source>
        <translation>Una decisión no puede anotar %1.</translation>
    </message>
    <message>
        <source>&quot;clear&quot; is &quot;all&quot; or a side, not %1.</source>
        <translation>&quot;clear&quot; es &quot;all&quot; o un bando, no %1.</translation>
    </message>
    <message>
        <source>The terrain table has no feature %1.</source>
        <translation>La tabla de terrenos no tiene ningún rasgo %1.</translation>
    </message>
    <message>
        <source>A feature is there, true, or not, false; it can&apos;t be %1.</source>
        <translation>Un rasgo está, true, o no está, false; no puede ser %1.</translation>
    </message>
</context>
<context>
    <name>QueryArguments</name>
    <message>
        <source>&quot;%1&quot; is the id of a piece.</source>
        <translation>«%1» es el id de una ficha.</translation>
    </message>
    <message>
        <source>There is no piece &apos;%1&apos;.</source>
        <translation>No hay ninguna ficha «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list of pieces.</source>
        <translation>«%1» es una lista de fichas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the id of a side.</source>
        <translation>«%1» es el id de un bando.</translation>
    </message>
    <message>
        <source>There is no side &apos;%1&apos;.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the id of a space.</source>
        <translation>«%1» es el id de un espacio.</translation>
    </message>
    <message>
        <source>There is no space &apos;%1&apos;.</source>
        <translation>No hay ningún espacio «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a text.</source>
        <translation>«%1» es un texto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an object.</source>
        <translation>«%1» es un objeto.</translation>
    </message>
</context>
<context>
    <name>Reach</name>
    <message>
        <source>A search needs a cost profile.</source>
        <translation>Una búsqueda necesita un perfil de costes.</translation>
    </message>
    <message>
        <source>A search needs a space to start from.</source>
        <translation>Una búsqueda necesita un espacio de partida.</translation>
    </message>
    <message>
        <source>There is no space %1 to start from.</source>
        <translation>No hay ningún espacio %1 del que partir.</translation>
    </message>
    <message>
        <source>The marks belong to another map.</source>
        <translation>Las marcas pertenecen a otro mapa.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Wins the game: %1 %</source>
        <translation>Gana la partida: %1 %</translation>
    </message>
    <message>
        <source>Loses the game: %1 %</source>
        <translation>Pierde la partida: %1 %</translation>
    </message>
    <message>
        <source>Takes %1: %2 %</source>
        <translation>Toma %1: %2 %</translation>
    </message>
    <message>
        <source>Takes %1: %2, %3 % to take it</source>
        <translation>Toma %1: %2, %3 % de tomarlo</translation>
    </message>
    <message>
        <source>Drives the enemy from %1: %2 %</source>
        <translation>Expulsa al enemigo de %1: %2 %</translation>
    </message>
    <message>
        <source>Attacks %1: %2, %3 % to drive the enemy out</source>
        <translation>Ataca %1: %2, %3 % de expulsar al enemigo</translation>
    </message>
    <message>
        <source>May lose %1: %2 %</source>
        <translation>Puede perder %1: %2 %</translation>
    </message>
    <message>
        <source>Steps that the enemy loses on the average: %1</source>
        <translation>Pasos que pierde el enemigo de media: %1</translation>
    </message>
    <message>
        <source>Steps of one&apos;s own that it costs on the average: %1</source>
        <translation>Pasos propios que cuesta de media: %1</translation>
    </message>
</context>
<context>
    <name>RecordsGrid</name>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Say where to: -o &lt;file.png&gt;.</source>
        <translation>Di dónde: -o &lt;archivo.png&gt;.</translation>
    </message>
    <message>
        <source>The scale is a number from 0.05 to 8.</source>
        <translation>La escala es un número de 0.05 a 8.</translation>
    </message>
    <message>
        <source>There is no side &quot;%1&quot;.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>There is no board &quot;%1&quot;.</source>
        <translation>No hay ningún tablero «%1».</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 of %2 commands replayed, hash %3</source>
        <translation>%1 de %2 órdenes reproducidas, resumen %3</translation>
    </message>
</context>
<context>
    <name>RuleLint</name>
    <message>
        <source>The module has no rulebook.</source>
        <translation>El módulo no tiene reglamento.</translation>
    </message>
    <message>
        <source>The rulebook has no paragraph “%1”.</source>
        <translation>El reglamento no tiene el párrafo «%1».</translation>
    </message>
    <message>
        <source>No rule file uses the table “%1”.</source>
        <translation>Ningún archivo de reglas usa la tabla «%1».</translation>
    </message>
    <message>
        <source>The first line must name a column “ref”.</source>
        <translation>La primera línea debe nombrar una columna «ref».</translation>
    </message>
    <message>
        <source>Every piece has a “%1” already; the property needs another name.</source>
        <translation>Cada pieza tiene ya «%1»; la propiedad necesita otro nombre.</translation>
    </message>
    <message>
        <source>“%1” is both a property and a printed value of pieces.</source>
        <translation>«%1» es a la vez una propiedad y un valor impreso de las piezas.</translation>
    </message>
    <message>
        <source>Neither a space nor a rule knows the entry area “%1”.</source>
        <translation>Ni un espacio ni una regla conocen la zona de entrada «%1».</translation>
    </message>
    <message>
        <source>%1 has no rule “%2”.</source>
        <translation>%1 no tiene la regla «%2».</translation>
    </message>
</context>
<context>
    <name>RulebookReader</name>
    <message>
        <source>There are two paragraphs “%1”.</source>
        <translation>Hay dos párrafos «%1».</translation>
    </message>
    <message>
        <source>The paragraph “%1” has neither title nor text.</source>
        <translation>El párrafo «%1» no tiene ni título ni texto.</translation>
    </message>
</context>
<context>
    <name>RulesCheck</name>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>El archivo no está en UTF-8.</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>The saved game does not say its “%1” right.</source>
        <translation>La partida guardada no indica bien su «%1».</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of the program (%1); this one can&apos;t read it.</source>
        <translation>La partida se guardó con una versión más nueva del programa (%1); esta no puede leerla.</translation>
    </message>
    <message>
        <source>The saved game is larger than %1 MiB.</source>
        <translation>La partida guardada ocupa más de %1 MiB.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game: %2</source>
        <translation>«%1» no es una partida guardada: %2</translation>
    </message>
    <message>
        <source>it is a module.</source>
        <translation>es un módulo.</translation>
    </message>
    <message>
        <source>it holds other files.</source>
        <translation>contiene otros archivos.</translation>
    </message>
    <message>
        <source>The file is damaged; every command could be read.</source>
        <translation>El archivo está dañado; se han podido leer todas las órdenes.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>está vacío.</translation>
    </message>
    <message>
        <source>The beginning of the saved game is damaged.</source>
        <translation>El principio de la partida guardada está dañado.</translation>
    </message>
    <message numerus="yes">
        <source>The file is damaged or incomplete: %n command(s) could be read, what followed is lost.</source>
        <translation>
            <numerusform>El archivo está dañado o incompleto: se ha podido leer %n orden, lo que seguía se ha perdido.</numerusform>
            <numerusform>El archivo está dañado o incompleto: se han podido leer %n órdenes, lo que seguía se ha perdido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game has more than %1 commands.</source>
        <translation>La partida guardada tiene más de %1 órdenes.</translation>
    </message>
</context>
<context>
    <name>SaveReplay</name>
    <message>
        <source>The game stands at the decision “%1” of %2, not at “%3” of %4.</source>
        <translation>La partida está en la decisión «%1» de %2, no en «%3» de %4.</translation>
    </message>
    <message>
        <source>The module does not know what this is about: %1</source>
        <translation>El módulo no sabe de qué se trata: %1</translation>
    </message>
    <message>
        <source>This can&apos;t be done now: %1</source>
        <translation>Esto no se puede hacer ahora: %1</translation>
    </message>
    <message>
        <source>The position can&apos;t be edited as it was.</source>
        <translation>La posición no se puede editar como estaba.</translation>
    </message>
    <message>
        <source>The same was done, but the position is not the same.</source>
        <translation>Se hizo lo mismo, pero la posición no es la misma.</translation>
    </message>
    <message>
        <source>The same action has other consequences now.</source>
        <translation>La misma acción tiene ahora otras consecuencias.</translation>
    </message>
    <message>
        <source>The set-up is not the same as it was.</source>
        <translation>El despliegue no es el mismo que era.</translation>
    </message>
    <message>
        <source>The game was played with the module “%1”, not with “%2”.</source>
        <translation>La partida se jugó con el módulo «%1», no con «%2».</translation>
    </message>
</context>
<context>
    <name>ScenarioReader</name>
    <message>
        <source>The last turn is before the first one, %1.</source>
        <translation>El último turno es anterior al primero, %1.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>No hay ninguna opción «%1».</translation>
    </message>
    <message>
        <source>“%1” is not one of the choices: %2.</source>
        <translation>«%1» no es una de las posibilidades: %2.</translation>
    </message>
    <message>
        <source>There is no variable “%1” in %2.</source>
        <translation>No hay ninguna variable «%1» en %2.</translation>
    </message>
    <message>
        <source>The turn is set by “first_turn”.</source>
        <translation>El turno se indica con «first_turn».</translation>
    </message>
    <message>
        <source>There is no side “%1”.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>Who controls “%1” is said twice.</source>
        <translation>Se dice dos veces quién controla «%1».</translation>
    </message>
    <message>
        <source>There is no property “%1” of spaces in %2.</source>
        <translation>No hay ninguna propiedad «%1» de espacios en %2.</translation>
    </message>
    <message>
        <source>The piece “%1” is placed twice.</source>
        <translation>La pieza «%1» se coloca dos veces.</translation>
    </message>
    <message>
        <source>There is no property “%1” of pieces in %2.</source>
        <translation>No hay ninguna propiedad «%1» de piezas en %2.</translation>
    </message>
    <message>
        <source>The piece “%1” arrives twice.</source>
        <translation>La pieza «%1» llega dos veces.</translation>
    </message>
</context>
<context>
    <name>SequenceReader</name>
    <message>
        <source>The sequence of play needs at least one phase.</source>
        <translation>La secuencia de juego necesita al menos una fase.</translation>
    </message>
    <message>
        <source>There are two phases “%1”.</source>
        <translation>Hay dos fases «%1».</translation>
    </message>
    <message>
        <source>A phase that has phases below it never asks its decision.</source>
        <translation>Una fase que contiene otras fases nunca plantea su decisión.</translation>
    </message>
    <message>
        <source>“each” can&apos;t stand below another “each”.</source>
        <translation>«each» no puede estar dentro de otro «each».</translation>
    </message>
    <message>
        <source>A phase has either “each” or “side”.</source>
        <translation>Una fase tiene o «each» o «side».</translation>
    </message>
    <message>
        <source>“%1” must list at least one side.</source>
        <translation>«%1» debe enumerar al menos un bando.</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>“%1” holds no part of games by bots.</source>
        <translation>«%1» no contiene ninguna parte de partidas entre bots.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>A command is an object with a text &quot;cmd&quot;.</source>
        <translation>Una orden es un objeto con un texto &quot;cmd&quot;.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;.</source>
        <translation>No existe la orden «%1».</translation>
    </message>
    <message>
        <source>There is no side &apos;%1&apos;.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>An action has a text &quot;verb&quot; or a number &quot;action&quot;.</source>
        <translation>Una acción tiene un texto &quot;verb&quot; o un número &quot;action&quot;.</translation>
    </message>
    <message>
        <source>There is no piece &apos;%1&apos;.</source>
        <translation>No hay ninguna ficha «%1».</translation>
    </message>
    <message>
        <source>There is no space &apos;%1&apos;.</source>
        <translation>No hay ningún espacio «%1».</translation>
    </message>
    <message>
        <source>A value is a number, a text or true/false.</source>
        <translation>Un valor es un número, un texto o true/false.</translation>
    </message>
    <message>
        <source>&quot;action&quot; is the number of an offered action.</source>
        <translation>&quot;action&quot; es el número de una acción ofrecida.</translation>
    </message>
    <message>
        <source>No action with the number %1 is offered now.</source>
        <translation>Ahora no se ofrece ninguna acción con el número %1.</translation>
    </message>
    <message>
        <source>A query has a text &quot;name&quot;.</source>
        <translation>Una consulta tiene un texto &quot;name&quot;.</translation>
    </message>
    <message>
        <source>&quot;args&quot; is an object.</source>
        <translation>&quot;args&quot; es un objeto.</translation>
    </message>
    <message>
        <source>&quot;file&quot; says where to save.</source>
        <translation>&quot;file&quot; dice dónde guardar.</translation>
    </message>
    <message>
        <source>This game can&apos;t be saved.</source>
        <translation>Esta partida no se puede guardar.</translation>
    </message>
    <message>
        <source>Positions can be set in a test session only.</source>
        <translation>Las posiciones solo se pueden fijar en una sesión de prueba.</translation>
    </message>
    <message>
        <source>A piece can&apos;t hang on one that hangs on it.</source>
        <translation>Una ficha no puede ir unida a otra que va unida a ella.</translation>
    </message>
    <message>
        <source>Dice can be set in a test session only.</source>
        <translation>Los dados solo se pueden fijar en una sesión de prueba.</translation>
    </message>
    <message>
        <source>&quot;next&quot; is a list of numbers from 1.</source>
        <translation>&quot;next&quot; es una lista de números desde 1.</translation>
    </message>
    <message>
        <source>A saved game holds everything, also what the sides hide from each other; it can&apos;t be made for one side.</source>
        <translation>Una partida guardada lo contiene todo, también lo que los bandos se ocultan; no se puede hacer para un solo bando.</translation>
    </message>
    <message>
        <source>The hash covers everything, also what the sides hide from each other; it can&apos;t be told to one side.</source>
        <translation>El resumen lo abarca todo, también lo que los bandos se ocultan entre sí; no se puede dar a un solo bando.</translation>
    </message>
    <message>
        <source>&quot;pieces&quot; is a list, and then there is no &quot;piece&quot;.</source>
        <translation>«pieces» es una lista, y entonces no hay «piece».</translation>
    </message>
    <message>
        <source>&quot;at&quot; is a list of two whole numbers.</source>
        <translation>«at» es una lista de dos números enteros.</translation>
    </message>
    <message>
        <source>A &quot;name&quot; is a text.</source>
        <translation>Un «name» es un texto.</translation>
    </message>
    <message>
        <source>A &quot;reason&quot; is a text.</source>
        <translation>Un «reason» es un texto.</translation>
    </message>
</context>
<context>
    <name>SetupCommands</name>
    <message>
        <source>Place a counter</source>
        <translation>Colocar una ficha</translation>
    </message>
    <message>
        <source>Place counters</source>
        <translation>Colocar fichas</translation>
    </message>
    <message>
        <source>Take off a counter</source>
        <translation>Retirar una ficha</translation>
    </message>
    <message>
        <source>Take off counters</source>
        <translation>Retirar fichas</translation>
    </message>
    <message>
        <source>Set reinforcements</source>
        <translation>Fijar refuerzos</translation>
    </message>
    <message>
        <source>Put counters back into the tray</source>
        <translation>Devolver fichas a la bandeja</translation>
    </message>
    <message>
        <source>Move counters</source>
        <translation>Mover fichas</translation>
    </message>
    <message>
        <source>Paint control</source>
        <translation>Pintar el control</translation>
    </message>
    <message>
        <source>Paste counters</source>
        <translation>Pegar fichas</translation>
    </message>
    <message>
        <source>Turn a counter</source>
        <translation>Girar una ficha</translation>
    </message>
    <message>
        <source>Turn counters</source>
        <translation>Girar fichas</translation>
    </message>
</context>
<context>
    <name>SetupLint</name>
    <message>
        <source>The scenario places no piece at all.</source>
        <translation>El escenario no coloca ninguna pieza.</translation>
    </message>
    <message>
        <source>“%1” starts in “%2”, where it can&apos;t go.</source>
        <translation>«%1» empieza en «%2», donde no puede estar.</translation>
    </message>
    <message>
        <source>Too many pieces of one side (%1) start in “%2”: they count %3, and %4 is the limit.</source>
        <translation>Demasiadas piezas de un bando (%1) empiezan en «%2»: cuentan %3 y el límite es %4.</translation>
    </message>
    <message>
        <source>What arrives on turn %1 never comes: the last turn is %2.</source>
        <translation>Lo que llega en el turno %1 no llega nunca: el último turno es el %2.</translation>
    </message>
    <message>
        <source>What arrives on turn %1 never comes: the first turn is %2.</source>
        <translation>Lo que llega en el turno %1 no llega nunca: el primer turno es el %2.</translation>
    </message>
    <message>
        <source>No space of a board is the entry “%1”.</source>
        <translation>Ningún espacio de un tablero es la entrada «%1».</translation>
    </message>
</context>
<context>
    <name>SightLine</name>
    <message>
        <source>No rule for sight.</source>
        <translation>Sin regla de visión.</translation>
    </message>
    <message>
        <source>The line of sight is free.</source>
        <translation>La línea de visión está libre.</translation>
    </message>
    <message>
        <source>No line of sight: %1 is in the way.</source>
        <translation>Sin línea de visión: %1 se interpone.</translation>
    </message>
    <message>
        <source>No line of sight.</source>
        <translation>Sin línea de visión.</translation>
    </message>
    <message>
        <source>(rule %1)</source>
        <translation>(regla %1)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>The line crosses %1.</source>
        <translation>La línea cruza %1.</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>There is no side &apos;%1&apos;.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>There is no bot &apos;%1&apos;; there are: %2, planner:&lt;seconds&gt;.</source>
        <translation>No hay ningún bot «%1»; hay: %2, planner:&lt;segundos&gt;.</translation>
    </message>
    <message>
        <source>These games were played with another version of &apos;%1&apos;.</source>
        <translation>Estas partidas se jugaron con otra versión de «%1».</translation>
    </message>
    <message>
        <source>These parts hold no figures for a report; they are counted where games are played with --figures.</source>
        <translation>Estas partes no tienen cifras para un informe; se cuentan al jugar con --figures.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one word too many.</source>
        <translation>Sobra «%1».</translation>
    </message>
    <message>
        <source>--shard wants K/N, the K-th of N parts, not &apos;%1&apos;.</source>
        <translation>--shard pide K/N, la parte K de N, no «%1».</translation>
    </message>
    <message>
        <source>Say where the games of the shard go: --part &lt;file&gt;.</source>
        <translation>Di adónde van las partidas de la parte: --part &lt;archivo&gt;.</translation>
    </message>
</context>
<context>
    <name>SpaceReader</name>
    <message>
        <source>“%1” must be two numbers: [x, y].</source>
        <translation>«%1» debe ser dos números: [x, y].</translation>
    </message>
    <message>
        <source>“%1” must be four numbers: [x, y, width, height].</source>
        <translation>«%1» debe ser cuatro números: [x, y, anchura, altura].</translation>
    </message>
    <message>
        <source>The area “%1” needs a “label”: the place of its name and pieces.</source>
        <translation>El área «%1» necesita «label»: el lugar de su nombre y sus piezas.</translation>
    </message>
    <message>
        <source>The box “%1” needs a “box”: [x, y, width, height].</source>
        <translation>La casilla «%1» necesita «box»: [x, y, anchura, altura].</translation>
    </message>
    <message>
        <source>“%1” shows its contents to its owner but has none.</source>
        <translation>«%1» muestra su contenido a su dueño, pero no tiene.</translation>
    </message>
    <message>
        <source>There is no terrain “%1”.</source>
        <translation>No hay ningún terreno «%1».</translation>
    </message>
    <message>
        <source>A feature must not be empty.</source>
        <translation>Un rasgo no debe estar vacío.</translation>
    </message>
    <message>
        <source>The feature “%1” is listed twice.</source>
        <translation>El rasgo «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>“%1” must be at least three corners, [[x, y], …], from 0 to %2.</source>
        <translation>«%1» debe tener al menos tres vértices, [[x, y], …], de 0 a %2.</translation>
    </message>
</context>
<context>
    <name>StateReader</name>
    <message>
        <source>“%1” is no good name: letters, digits and “_”, no digit first.</source>
        <translation>«%1» no sirve como nombre: letras, cifras y «_», sin cifra al principio.</translation>
    </message>
    <message>
        <source>“min” is larger than “max”.</source>
        <translation>«min» es mayor que «max».</translation>
    </message>
    <message>
        <source>“%1.initial” is missing.</source>
        <translation>Falta «%1.initial».</translation>
    </message>
    <message>
        <source>“%1” must be a number, because it has limits.</source>
        <translation>«%1» debe ser un número, porque tiene límites.</translation>
    </message>
    <message>
        <source>“%1” is outside of its limits.</source>
        <translation>«%1» está fuera de sus límites.</translation>
    </message>
    <message>
        <source>“control” is always there and must not be declared.</source>
        <translation>«control» existe siempre y no debe declararse.</translation>
    </message>
</context>
<context>
    <name>StyleReader</name>
    <message>
        <source>“%1” is no colour; write it as #rrggbb.</source>
        <translation>«%1» no es un color; escríbelo como #rrggbb.</translation>
    </message>
    <message>
        <source>There is no variable “%1” in rules/state.json.</source>
        <translation>No hay ninguna variable «%1» en rules/state.json.</translation>
    </message>
    <message>
        <source>There must be at least one look.</source>
        <translation>Debe haber al menos un aspecto.</translation>
    </message>
    <message>
        <source>A sign has either a “property” or a “feature”.</source>
        <translation>Una señal tiene una «property» o una «feature», no ambas.</translation>
    </message>
    <message>
        <source>Spaces have no property “%1” in rules/state.json.</source>
        <translation>Los espacios no tienen ninguna propiedad «%1» en rules/state.json.</translation>
    </message>
    <message>
        <source>“%1” is secret: a sign would show it to everybody.</source>
        <translation>«%1» es secreta: una señal la mostraría a todos.</translation>
    </message>
    <message>
        <source>There is no side “%1”.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>“at” must be two numbers.</source>
        <translation>«at» debe ser dos números.</translation>
    </message>
    <message>
        <source>A label has at most %1 letters.</source>
        <translation>Un rótulo tiene como mucho %1 letras.</translation>
    </message>
    <message>
        <source>There is no space “%1” on any board.</source>
        <translation>No hay ningún espacio «%1» en ningún tablero.</translation>
    </message>
</context>
<context>
    <name>SvgCheck</name>
    <message>
        <source>The drawing has a processing instruction, which could load another file.</source>
        <translation>El dibujo tiene una instrucción de proceso, que podría cargar otro archivo.</translation>
    </message>
    <message>
        <source>“%1” refers to two different things.</source>
        <translation>«%1» se refiere a dos cosas distintas.</translation>
    </message>
    <message>
        <source>“%1” is not drawn.</source>
        <translation>«%1» no se dibuja.</translation>
    </message>
    <message>
        <source>“xml:base” would lead to files outside of the module.</source>
        <translation>«xml:base» llevaría a archivos fuera del módulo.</translation>
    </message>
    <message>
        <source>The attribute “%1” has no effect.</source>
        <translation>El atributo «%1» no tiene efecto.</translation>
    </message>
    <message>
        <source>A style loads another file with “@import”.</source>
        <translation>Un estilo carga otro archivo con «@import».</translation>
    </message>
    <message>
        <source>“url(…)” must name an element of the same drawing, like “url(#id)”.</source>
        <translation>«url(…)» debe nombrar un elemento del mismo dibujo, como «url(#id)».</translation>
    </message>
    <message>
        <source>The colour “%1” is not understood; write #rrggbb and give the opacity apart.</source>
        <translation>No se entiende el color «%1»; escribe #rrggbb y la opacidad aparte.</translation>
    </message>
    <message>
        <source>“%1” refers to something outside of the drawing.</source>
        <translation>«%1» se refiere a algo fuera del dibujo.</translation>
    </message>
    <message>
        <source>A picture inside of the drawing must be PNG or JPEG in base64.</source>
        <translation>Una imagen dentro del dibujo debe ser PNG o JPEG en base64.</translation>
    </message>
    <message>
        <source>The picture “%1” lies outside of the module.</source>
        <translation>La imagen «%1» está fuera del módulo.</translation>
    </message>
    <message>
        <source>A picture is neither a PNG nor a JPEG.</source>
        <translation>Una imagen no es ni PNG ni JPEG.</translation>
    </message>
    <message>
        <source>The pictures of the drawing have more than %1 million pixels.</source>
        <translation>Las imágenes del dibujo tienen más de %1 millones de píxeles.</translation>
    </message>
    <message>
        <source>The drawing has no “viewBox”, so its size depends on who draws it.</source>
        <translation>El dibujo no tiene «viewBox», así que su tamaño depende de quien lo dibuje.</translation>
    </message>
    <message>
        <source>The dashes of a line are too short to be drawn.</source>
        <translation>Los trazos de una línea son demasiado cortos para dibujarlos.</translation>
    </message>
    <message>
        <source>A picture can&apos;t be used: %1</source>
        <translation>Una imagen no se puede usar: %1</translation>
    </message>
</context>
<context>
    <name>SvgReferences</name>
    <message>
        <source>The id “%1” is there twice.</source>
        <translation>El id «%1» está dos veces.</translation>
    </message>
    <message>
        <source>There is no element with the id “%1”.</source>
        <translation>No hay ningún elemento con el id «%1».</translation>
    </message>
    <message>
        <source>References are nested deeper than %1 levels.</source>
        <translation>Las referencias están anidadas a más de %1 niveles.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <translation>«%1» se contiene a sí mismo.</translation>
    </message>
    <message>
        <source>With what it repeats, the drawing is more work than %1 plain elements.</source>
        <translation>Con lo que repite, el dibujo cuesta más que %1 elementos sencillos.</translation>
    </message>
</context>
<context>
    <name>SvgShapes</name>
    <message>
        <source>The transform of “%1” is wrong.</source>
        <translation>La transformación de «%1» es incorrecta.</translation>
    </message>
    <message>
        <source>The id “%1” is there twice.</source>
        <translation>El id «%1» está dos veces.</translation>
    </message>
    <message>
        <source>The numbers of the %1 “%2” are wrong.</source>
        <translation>Los números de %1 «%2» son incorrectos.</translation>
    </message>
    <message>
        <source>The shapes have more than %1 corners.</source>
        <translation>Las formas tienen más de %1 esquinas.</translation>
    </message>
    <message>
        <source>The drawing has neither a “viewBox” nor a width and height in pixels.</source>
        <translation>El dibujo no tiene ni «viewBox» ni anchura y altura en píxeles.</translation>
    </message>
</context>
<context>
    <name>SvgStream</name>
    <message>
        <source>The drawing is larger than %1 MiB.</source>
        <translation>El dibujo ocupa más de %1 MiB.</translation>
    </message>
    <message>
        <source>The drawing is not written in UTF-8.</source>
        <translation>El dibujo no está escrito en UTF-8.</translation>
    </message>
    <message>
        <source>The drawing declares more than %1 namespaces.</source>
        <translation>El dibujo declara más de %1 espacios de nombres.</translation>
    </message>
    <message>
        <source>An element has more than %1 attributes.</source>
        <translation>Un elemento tiene más de %1 atributos.</translation>
    </message>
    <message>
        <source>The drawing has a document type, which could hide anything; remove the line that starts with &lt;!DOCTYPE.</source>
        <translation>El dibujo tiene un tipo de documento, que podría ocultar cualquier cosa; quita la línea que empieza por &lt;!DOCTYPE.</translation>
    </message>
    <message>
        <source>The drawing uses an entity that is not known.</source>
        <translation>El dibujo usa una entidad que no se conoce.</translation>
    </message>
    <message>
        <source>The drawing is not well-formed: %1</source>
        <translation>El dibujo no está bien formado: %1</translation>
    </message>
    <message>
        <source>The elements are nested deeper than %1 levels.</source>
        <translation>Los elementos están anidados a más de %1 niveles.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 elements.</source>
        <translation>El dibujo tiene más de %1 elementos.</translation>
    </message>
    <message>
        <source>The outermost element must be “svg” in the SVG namespace.</source>
        <translation>El elemento exterior debe ser «svg» en el espacio de nombres de SVG.</translation>
    </message>
</context>
<context>
    <name>SymbolRename</name>
    <message>
        <source>“%1” can&apos;t be a name in Lua.</source>
        <translation>«%1» no puede ser un nombre en Lua.</translation>
    </message>
    <message>
        <source>There is a decision “%1” already.</source>
        <translation>Ya hay una decisión «%1».</translation>
    </message>
    <message>
        <source>“%1” is the name of something else there.</source>
        <translation>«%1» ya nombra otra cosa ahí.</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>%1 is the table “%2” as well.</source>
        <translation>%1 es también la tabla «%2».</translation>
    </message>
    <message>
        <source>“%1” heads two of the %2.</source>
        <translation>«%1» encabeza dos de: %2.</translation>
    </message>
    <message>
        <source>There are %1 rows of cells, but %2 rows.</source>
        <translation>Hay %1 filas de celdas, pero %2 filas.</translation>
    </message>
    <message>
        <source>The row has %1 cells, but there are %2 columns.</source>
        <translation>La fila tiene %1 celdas, pero hay %2 columnas.</translation>
    </message>
</context>
<context>
    <name>TerrainGrid</name>
    <message>
        <source>Id</source>
        <translation>Id.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Detiene</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Un sentido</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloquea</translation>
    </message>
    <message>
        <source>Cancels</source>
        <translation>Anula</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
</context>
<context>
    <name>TerrainReader</name>
    <message>
        <source>The mobility class “%1” is listed twice.</source>
        <translation>La clase de movilidad «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>There is another “%1” in this list.</source>
        <translation>Hay otro «%1» en esta lista.</translation>
    </message>
    <message>
        <source>There is no kind of edge “%1”.</source>
        <translation>No hay ningún tipo de borde «%1».</translation>
    </message>
    <message>
        <source>There can be at most %1 kinds of ways.</source>
        <translation>Puede haber como mucho %1 tipos de vías.</translation>
    </message>
    <message>
        <source>There can be at most %1 mobility classes.</source>
        <translation>Puede haber como mucho %1 clases de movilidad.</translation>
    </message>
    <message>
        <source>The variant “%1” is listed twice.</source>
        <translation>La variante «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>There is no feature “%1” in this list.</source>
        <translation>No hay ningún rasgo «%1» en esta lista.</translation>
    </message>
    <message>
        <source>There is no kind of way “%1”.</source>
        <translation>No hay ningún tipo de vía «%1».</translation>
    </message>
    <message>
        <source>There can be at most %1 kinds of features.</source>
        <translation>Puede haber como mucho %1 tipos de rasgos.</translation>
    </message>
</context>
<context>
    <name>Test</name>
    <message>
        <source>%1 needs --mutate.</source>
        <translation>%1 necesita --mutate.</translation>
    </message>
    <message>
        <source>--mutate tries all tests, without --only.</source>
        <translation>--mutate prueba todas las pruebas, sin --only.</translation>
    </message>
</context>
<context>
    <name>TestWriter</name>
    <message>
        <source>The game does not go as it went, so that no test can.</source>
        <translation>La partida no va como fue, así que ninguna prueba puede hacerlo.</translation>
    </message>
    <message>
        <source>What was played can&apos;t be put into a test that passes.</source>
        <translation>Lo que se jugó no se puede poner en una prueba que pase.</translation>
    </message>
</context>
<context>
    <name>TextCompletions</name>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>ficha</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbo</translation>
    </message>
</context>
<context>
    <name>TextRenderer</name>
    <message>
        <source>a hidden unit</source>
        <extracomment>A language with genders adds it at the end: {=f}.</extracomment>
        <translation>una unidad oculta{=f}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This is not what has to be decided now.</source>
        <translation>No es esto lo que hay que decidir ahora.</translation>
    </message>
    <message>
        <source>That can&apos;t be done here now.</source>
        <translation>Eso no se puede hacer aquí ahora.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dados</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>fuego</translation>
    </message>
    <message>
        <source>hits_on</source>
        <translation>impacta con</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>absorption</source>
        <translation>absorción</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>apilamiento</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reducida</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>full</source>
        <translation>total</translation>
    </message>
    <message>
        <source>arrives</source>
        <translation>llega</translation>
    </message>
    <message>
        <source>There is nothing left to be drawn.</source>
        <translation>No queda nada que sacar.</translation>
    </message>
    <message>
        <source>What is drawn has to go somewhere else.</source>
        <translation>Lo que se saca tiene que ir a otro sitio.</translation>
    </message>
    <message>
        <source>{1} is drawn from {2} to {3}.</source>
        <translation>Sale {1} de {2} y va a {3}.</translation>
    </message>
    <message>
        <source>{1} is shuffled.</source>
        <translation>Se mezcla {1}.</translation>
    </message>
    <message>
        <source>Not every side has a box of its own to be dealt to.</source>
        <translation>No todos los bandos tienen una casilla propia a la que repartir.</translation>
    </message>
    <message>
        <source>Each side is dealt {1} from {2}.</source>
        <translation>Se reparten {1} de {2} a cada bando.</translation>
    </message>
    <message>
        <source>Dice are written like this: 2d6+1.</source>
        <translation>Los dados se escriben así: 2d6+1.</translation>
    </message>
    <message>
        <source>{1}: {2}.</source>
        <translation>{1}: {2}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mezclar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Tirar dados</translation>
    </message>
    <message>
        <source>Hands can&apos;t do that.</source>
        <translation>Eso no lo pueden hacer las manos.</translation>
    </message>
    <message>
        <source>Free hands: no rules here.</source>
        <translation>Manos libres: aquí no hay reglas.</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message>
        <source>{1} has changed something by hand. Do you agree?</source>
        <translation>{1} ha cambiado algo a mano. ¿De acuerdo?</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>A property of this kind can&apos;t be that.</source>
        <translation>Una propiedad de esta clase no puede ser eso.</translation>
    </message>
    <message>
        <source>{1} is held by {2} now.</source>
        <translation>{1} está ahora en manos de {2}.</translation>
    </message>
    <message>
        <source>{1} is held by nobody now.</source>
        <translation>{1} ya no está en manos de nadie.</translation>
    </message>
    <message>
        <source>No side knows that.</source>
        <translation>Eso no lo sabe ningún bando.</translation>
    </message>
    <message>
        <source>{1}: {2} is {3} now.</source>
        <translation>{1}: {2} es ahora {3}.</translation>
    </message>
    <message>
        <source>{2} is outside the limits.</source>
        <translation>{2} está fuera de los límites.</translation>
    </message>
    <message>
        <source>Your side does not know that.</source>
        <translation>Eso no lo sabe tu bando.</translation>
    </message>
    <message>
        <source>{1} is {2} now.</source>
        <translation>{1} es ahora {2}.</translation>
    </message>
    <message>
        <source>{1} goes on.</source>
        <translation>Sigue {1}.</translation>
    </message>
    <message>
        <source>Every side may go on.</source>
        <translation>Puede seguir cualquier bando.</translation>
    </message>
    <message>
        <source>{1} has won: so the players say.</source>
        <translation>Ha ganado {1}: así lo dicen los jugadores.</translation>
    </message>
    <message>
        <source>The players have ended the game.</source>
        <translation>Los jugadores han terminado la partida.</translation>
    </message>
    <message>
        <source>{1}: “{2}”</source>
        <translation>{1}: «{2}»</translation>
    </message>
    <message>
        <source>“{1}”</source>
        <translation>«{1}»</translation>
    </message>
    <message>
        <source>Set who holds it</source>
        <translation>Fijar quién lo controla</translation>
    </message>
    <message>
        <source>Set a property</source>
        <translation>Fijar una propiedad</translation>
    </message>
    <message>
        <source>Set a number of the game</source>
        <translation>Fijar un número de la partida</translation>
    </message>
    <message>
        <source>Go to a phase</source>
        <translation>Ir a una fase</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Pasar la mano</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Decir</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>{1} goes to {3}.</source>
        <translation>{1} va a {3}.</translation>
    </message>
    <message>
        <source>{1} and {2} more go to {3}.</source>
        <translation>{1} y {2} más van a {3}.</translation>
    </message>
    <message>
        <source>{1} has no other face.</source>
        <translation>{1} no tiene otra cara.</translation>
    </message>
    <message>
        <source>{1} is turned over.</source>
        <translation>Se da la vuelta a {1}.</translation>
    </message>
    <message>
        <source>{1} and {2} more are turned over.</source>
        <translation>Se da la vuelta a {1} y {2} más.</translation>
    </message>
    <message>
        <source>{1} never has so many steps.</source>
        <translation>{1} nunca tiene tantos pasos.</translation>
    </message>
    <message>
        <source>{1} has {3} {3|step|steps} now.</source>
        <translation>{1} tiene ahora {3} {3|paso|pasos}.</translation>
    </message>
    <message>
        <source>{1} and {2} more have {3} {3|step|steps} now.</source>
        <translation>{1} y {2} más tienen ahora {3} {3|paso|pasos}.</translation>
    </message>
    <message>
        <source>{1} is turned to face another way.</source>
        <translation>{1} mira ahora hacia otro lado.</translation>
    </message>
    <message>
        <source>{1} and {2} more are turned to face another way.</source>
        <translation>{1} y {2} más miran ahora hacia otro lado.</translation>
    </message>
    <message>
        <source>{1}: {3} is {4} now.</source>
        <translation>{1}: {3} es ahora {4}.</translation>
    </message>
    <message>
        <source>{1} and {2} more: {3} is {4} now.</source>
        <translation>{1} y {2} más: {3} es ahora {4}.</translation>
    </message>
    <message>
        <source>{1} is on no board.</source>
        <translation>{1} no está en ningún tablero.</translation>
    </message>
    <message>
        <source>{1} is taken off the board.</source>
        <translation>Se quita {1} del tablero.</translation>
    </message>
    <message>
        <source>{1} and {2} more are taken off the board.</source>
        <translation>Se quitan {1} y {2} más del tablero.</translation>
    </message>
    <message>
        <source>{1} is in no stack.</source>
        <translation>{1} no está en ninguna pila.</translation>
    </message>
    <message>
        <source>{1} goes up in its stack.</source>
        <translation>{1} sube en su pila.</translation>
    </message>
    <message>
        <source>{1} goes down in its stack.</source>
        <translation>{1} baja en su pila.</translation>
    </message>
    <message>
        <source>A piece can&apos;t hang on one that hangs on it.</source>
        <translation>Una pieza no puede colgar de otra que cuelga de ella.</translation>
    </message>
    <message>
        <source>{2} is on no board.</source>
        <translation>{2} no está en ningún tablero.</translation>
    </message>
    <message>
        <source>{1} is put onto {3}.</source>
        <translation>{1} se pone sobre {3}.</translation>
    </message>
    <message>
        <source>{1} and {2} more are put onto {3}.</source>
        <translation>{1} y {2} más se ponen sobre {3}.</translation>
    </message>
    <message>
        <source>{1} hangs on nothing.</source>
        <translation>{1} no cuelga de nada.</translation>
    </message>
    <message>
        <source>{1} is taken down.</source>
        <translation>Se suelta {1}.</translation>
    </message>
    <message>
        <source>{1} and {2} more are taken down.</source>
        <translation>Se sueltan {1} y {2} más.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Dar la vuelta</translation>
    </message>
    <message>
        <source>Set the steps</source>
        <translation>Fijar los pasos</translation>
    </message>
    <message>
        <source>Turn to face</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Take off the board</source>
        <translation>Quitar del tablero</translation>
    </message>
    <message>
        <source>Change the place in the stack</source>
        <translation>Cambiar de lugar en la pila</translation>
    </message>
    <message>
        <source>Put onto another piece</source>
        <translation>Poner sobre otra pieza</translation>
    </message>
    <message>
        <source>Take down</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>{1} is shown to {3}.</source>
        <translation>Se muestra {1} a {3}.</translation>
    </message>
    <message>
        <source>{1} and {2} more are shown to {3}.</source>
        <translation>Se muestran {1} y {2} más a {3}.</translation>
    </message>
    <message>
        <source>{1} is shown to all.</source>
        <translation>Se muestra {1} a todos.</translation>
    </message>
    <message>
        <source>{1} and {2} more are shown to all.</source>
        <translation>Se muestran {1} y {2} más a todos.</translation>
    </message>
    <message>
        <source>{1} is hidden from {3}.</source>
        <translation>Se oculta {1} a {3}.</translation>
    </message>
    <message>
        <source>{1} and {2} more are hidden from {3}.</source>
        <translation>Se ocultan {1} y {2} más a {3}.</translation>
    </message>
    <message>
        <source>{1} is hidden.</source>
        <translation>Se oculta {1}.</translation>
    </message>
    <message>
        <source>{1} and {2} more are hidden.</source>
        <translation>Se ocultan {1} y {2} más.</translation>
    </message>
    <message>
        <source>Nothing of your own lies face down there.</source>
        <translation>Ahí no hay nada tuyo boca abajo.</translation>
    </message>
    <message>
        <source>{1} looks at what lies face down in {2}.</source>
        <translation>{1} mira lo que está boca abajo en {2}.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Look at what lies face down</source>
        <translation>Mirar lo que está boca abajo</translation>
    </message>
    <message>
        <source>By hand:</source>
        <translation>A mano:</translation>
    </message>
    <message>
        <source>By hand (“{1}”):</source>
        <translation>A mano («{1}»):</translation>
    </message>
    <message>
        <source>The rules could not bring in order what follows from this.</source>
        <translation>Las reglas no han podido poner en orden lo que se sigue de esto.</translation>
    </message>
    <message>
        <source>Beware: by the rules this position can&apos;t come about.</source>
        <translation>Atención: según las reglas no se puede llegar a esta posición.</translation>
    </message>
    <message>
        <source>Beware: {1}</source>
        <translation>Atención: {1}</translation>
    </message>
    <message>
        <source>{1} does not agree: what was changed by hand is taken back.</source>
        <translation>{1} no está de acuerdo: se deshace lo que se cambió a mano.</translation>
    </message>
    <message>
        <source>The rules know no answer to this position: go on by hand, and end the phase when it is put right.</source>
        <translation>Las reglas no saben seguir desde esta posición: seguid a mano y terminad la fase cuando esté arreglada.</translation>
    </message>
</context>
<context>
    <name>TollReader</name>
    <message>
        <source>There is no variant “%1”.</source>
        <translation>No hay ninguna variante «%1».</translation>
    </message>
    <message>
        <source>There is no mobility class “%1”.</source>
        <translation>No hay ninguna clase de movilidad «%1».</translation>
    </message>
    <message>
        <source>Only an edge can take the whole allowance.</source>
        <translation>Solo un borde puede consumir toda la capacidad.</translation>
    </message>
    <message>
        <source>“%1” must be a number from 0 to %2, “blocked” or “whole”.</source>
        <translation>«%1» debe ser un número de 0 a %2, «blocked» o «whole».</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be told in parts of 1/%2; “scale” must be larger.</source>
        <translation>«%1» no se puede expresar en partes de 1/%2; «scale» debe ser mayor.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Name two bots with --bot, of: %1, planner:&lt;seconds&gt;.</source>
        <translation>Indique dos bots con --bot, de entre: %1, planner:&lt;segundos&gt;.</translation>
    </message>
    <message>
        <source>There is no scenario &apos;%1&apos;.</source>
        <translation>No hay ningún escenario «%1».</translation>
    </message>
</context>
<context>
    <name>TranslationFile</name>
    <message>
        <source>Translations are .ts, .po, .xlf or .xliff files.</source>
        <translation>Las traducciones son archivos .ts, .po, .xlf o .xliff.</translation>
    </message>
</context>
<context>
    <name>TranslationLint</name>
    <message>
        <source>The translation is missing; “i18n extract” makes it.</source>
        <translation>Falta la traducción; «i18n extract» la crea.</translation>
    </message>
    <message>
        <source>%1 of %2 texts have no up-to-date translation: %3</source>
        <translation>%1 de %2 textos no tienen una traducción al día: %3</translation>
    </message>
    <message>
        <source>The translation of “%1” (%2) has other gaps than the text.</source>
        <translation>La traducción de «%1» (%2) tiene otros huecos que el texto.</translation>
    </message>
    <message>
        <source>“%1” has a gender where none belongs: a name ends in it, and all words of a choice have one.</source>
        <translation>«%1» tiene un género donde no toca: un nombre acaba en él, y lo llevan todas las palabras entre las que se elige.</translation>
    </message>
    <message>
        <source>“%1” has a word for the gender “%2”, which no name has.</source>
        <translation>«%1» tiene una palabra para el género «%2», que no lleva ningún nombre.</translation>
    </message>
</context>
<context>
    <name>TsReader</name>
    <message>
        <source>The translation is larger than %1 MiB.</source>
        <translation>La traducción ocupa más de %1 MiB.</translation>
    </message>
    <message>
        <source>A translation must not declare entities.</source>
        <translation>Una traducción no debe declarar entidades.</translation>
    </message>
    <message>
        <source>This is no translation: its first element must be TS.</source>
        <translation>Esto no es una traducción: su primer elemento debe ser TS.</translation>
    </message>
    <message>
        <source>The translation has more than %1 texts.</source>
        <translation>La traducción tiene más de %1 textos.</translation>
    </message>
    <message>
        <source>A translation can&apos;t be “%1”.</source>
        <translation>Una traducción no puede ser «%1».</translation>
    </message>
</context>
<context>
    <name>TurnStatus</name>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a value and the most it can be</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>XliffReader</name>
    <message>
        <source>The translation is larger than %1 MiB.</source>
        <translation>La traducción ocupa más de %1 MiB.</translation>
    </message>
    <message>
        <source>A translation must not declare entities.</source>
        <translation>Una traducción no debe declarar entidades.</translation>
    </message>
    <message>
        <source>This is no XLIFF file: its first element must be xliff.</source>
        <translation>Esto no es un archivo XLIFF: su primer elemento debe ser xliff.</translation>
    </message>
    <message>
        <source>This is XLIFF %1; only XLIFF 1.2 can be read.</source>
        <translation>Esto es XLIFF %1; solo se puede leer XLIFF 1.2.</translation>
    </message>
    <message>
        <source>The file has more than one language: %1 and %2.</source>
        <translation>El archivo tiene más de un idioma: %1 y %2.</translation>
    </message>
    <message>
        <source>The translation has more than %1 texts.</source>
        <translation>La traducción tiene más de %1 textos.</translation>
    </message>
</context>
<context>
    <name>ZipDirectory</name>
    <message>
        <source>This is not a zip file, or its end is missing.</source>
        <translation>Esto no es un archivo zip, o le falta el final.</translation>
    </message>
    <message>
        <source>The end of the archive is damaged or something is attached to it.</source>
        <translation>El final del archivo comprimido está dañado o lleva algo añadido.</translation>
    </message>
    <message>
        <source>The archive is of the ZIP64 kind.</source>
        <translation>El archivo comprimido es del tipo ZIP64.</translation>
    </message>
    <message>
        <source>The archive is one part of several.</source>
        <translation>El archivo comprimido es una parte de varias.</translation>
    </message>
    <message>
        <source>The archive has more than %1 entries.</source>
        <translation>El archivo comprimido tiene más de %1 entradas.</translation>
    </message>
    <message>
        <source>The list of entries is not where the archive says.</source>
        <translation>La lista de entradas no está donde el archivo dice.</translation>
    </message>
    <message>
        <source>There are more entries than the archive says.</source>
        <translation>Hay más entradas de las que el archivo dice.</translation>
    </message>
    <message>
        <source>The list of entries is damaged.</source>
        <translation>La lista de entradas está dañada.</translation>
    </message>
    <message>
        <source>A file name is not valid UTF-8.</source>
        <translation>Un nombre de archivo no es UTF-8 correcto.</translation>
    </message>
    <message>
        <source>“%1” is encrypted.</source>
        <translation>«%1» está cifrado.</translation>
    </message>
    <message>
        <source>“%1” is compressed in a way that is not known.</source>
        <translation>«%1» está comprimido de una forma que no se conoce.</translation>
    </message>
    <message>
        <source>“%1” is a link.</source>
        <translation>«%1» es un enlace.</translation>
    </message>
    <message>
        <source>“%1” is neither a plain file nor a folder.</source>
        <translation>«%1» no es ni un archivo corriente ni una carpeta.</translation>
    </message>
    <message>
        <source>The folder “%1” has content.</source>
        <translation>La carpeta «%1» tiene contenido.</translation>
    </message>
    <message>
        <source>The sizes of “%1” disagree.</source>
        <translation>Los tamaños de «%1» no coinciden.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB.</source>
        <translation>«%1» ocupa más de %2 MiB.</translation>
    </message>
    <message>
        <source>“%1” unpacks to more than %2 times its size.</source>
        <translation>«%1» se expande a más de %2 veces su tamaño.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than %1 MiB.</source>
        <translation>El archivo comprimido se expande a más de %1 MiB.</translation>
    </message>
    <message>
        <source>“%1” is not where the archive says.</source>
        <translation>«%1» no está donde el archivo dice.</translation>
    </message>
    <message>
        <source>“%1” is cut off.</source>
        <translation>«%1» está cortado.</translation>
    </message>
    <message>
        <source>The two headers of “%1” disagree.</source>
        <translation>Las dos cabeceras de «%1» no coinciden.</translation>
    </message>
    <message>
        <source>“%1” is there twice, or differs only in upper and lower case.</source>
        <translation>«%1» está dos veces, o solo se distingue en mayúsculas y minúsculas.</translation>
    </message>
    <message>
        <source>“%1” is both a file and a folder.</source>
        <translation>«%1» es a la vez un archivo y una carpeta.</translation>
    </message>
    <message>
        <source>“%1” and “%2” share bytes of the archive.</source>
        <translation>«%1» y «%2» comparten bytes del archivo comprimido.</translation>
    </message>
</context>
<context>
    <name>app::AboutDialog</name>
    <message>
        <source>About Hexsmith</source>
        <translation>Acerca de Hexsmith</translation>
    </message>
    <message>
        <source>Games are written by others and have licences of their own; their rules run closed off from this computer.</source>
        <translation>Los juegos los escriben otras personas y tienen sus propias licencias; sus reglas se ejecutan sin acceso a este ordenador.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hexsmith %1&lt;/b&gt;&lt;br&gt;Plays, makes and translates board wargames.&lt;br&gt;Free software under the GPL, version 3 or later.</source>
        <translation>&lt;b&gt;Hexsmith %1&lt;/b&gt;&lt;br&gt;Juega, crea y traduce juegos de guerra de tablero.&lt;br&gt;Software libre bajo la GPL, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>What Hexsmith is made of</source>
        <translation>De qué está hecho Hexsmith</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Compiled by</source>
        <translation>Compilado con</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>Copiar los datos para un informe</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar el registro del programa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>app::AgendaPanel</name>
    <message>
        <source>Agenda</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>What to do this turn</source>
        <translation>Qué hacer este turno</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Nothing is asked of you now.</source>
        <translation>Ahora no se te pregunta nada.</translation>
    </message>
    <message>
        <source>Must: %1</source>
        <comment>what has to be done</comment>
        <translation>Obligatorio: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) can still act</source>
        <translation>
            <numerusform>%n unidad puede actuar todavía</numerusform>
            <numerusform>%n unidades pueden actuar todavía</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what can be done, and by how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Later in this turn</source>
        <translation>Más tarde en este turno</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n arrive(s)</source>
        <comment>a turn and how many units</comment>
        <translation>
            <numerusform>%1: llega %n</numerusform>
            <numerusform>%1: llegan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Click to look at this turn in the history</source>
        <translation>%1
Haz clic para ver este turno en el historial</translation>
    </message>
</context>
<context>
    <name>app::AreasButton</name>
    <message>
        <source>Areas of this game</source>
        <translation>Zonas de este juego</translation>
    </message>
</context>
<context>
    <name>app::AttackPreview</name>
    <message>
        <source>Attack by %1</source>
        <translation>Ataque de %1</translation>
    </message>
    <message>
        <source>Attack by all %1 who can take part</source>
        <translation>Ataque de las %1 unidades que pueden participar</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>attack and defence</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Column %1 after all shifts</source>
        <translation>Columna %1 tras todos los desplazamientos</translation>
    </message>
    <message>
        <source>Below %1: no attack is possible</source>
        <translation>Por debajo de %1: no se puede atacar</translation>
    </message>
    <message>
        <source>%1 alone: %2</source>
        <comment>a unit; attack and defence</comment>
        <translation>%1 por su cuenta: %2</translation>
    </message>
</context>
<context>
    <name>app::AttackerList</name>
    <message>
        <source>%1 attacks</source>
        <translation>%1 ataca</translation>
    </message>
    <message>
        <source>Take it out of the attack</source>
        <translation>Quitarla del ataque</translation>
    </message>
    <message>
        <source>Let it attack too</source>
        <translation>Que ataque también</translation>
    </message>
</context>
<context>
    <name>app::BattleForce</name>
    <message numerus="yes">
        <source>%n hidden unit(s)</source>
        <translation>
            <numerusform>%n unidad oculta</numerusform>
            <numerusform>%n unidades ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>defends</source>
        <translation>defiende</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>ataca</translation>
    </message>
    <message>
        <source>attacks from %1</source>
        <comment>one or more places</comment>
        <translation>ataca desde %1</translation>
    </message>
    <message>
        <source>Fires now</source>
        <translation>Dispara ahora</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <comment>rolled</comment>
        <translation>Dados: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>sin impactos</translation>
    </message>
</context>
<context>
    <name>app::BattleRounds</name>
    <message numerus="yes">
        <source>%1 loses %n step(s)</source>
        <translation>
            <numerusform>%1 pierde %n paso</numerusform>
            <numerusform>%1 pierde %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dice: %2</source>
        <comment>a side and how many</comment>
        <translation>Dados (%1): %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>over</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <comment>number and whether it is over</comment>
        <translation>Ronda %1 · %2</translation>
    </message>
    <message>
        <source>No dice yet</source>
        <translation>Aún no hay tiradas</translation>
    </message>
    <message>
        <source>No losses</source>
        <translation>Sin pérdidas</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>if it goes on</source>
        <translation>si se sigue</translation>
    </message>
</context>
<context>
    <name>app::BattleStage</name>
    <message>
        <source>Battle</source>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>Battle in %1</source>
        <translation>Batalla en %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Show the whole battle (M)</source>
        <translation>Mostrar toda la batalla (M)</translation>
    </message>
    <message>
        <source>Watch on the map (M)</source>
        <translation>Seguirla en el mapa (M)</translation>
    </message>
    <message>
        <source>Losses so far</source>
        <translation>Pérdidas hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n step(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %n paso</numerusform>
            <numerusform>%1: %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>Show round %1 again</source>
        <translation>Mostrar otra vez la ronda %1</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Mostrar otra vez</translation>
    </message>
</context>
<context>
    <name>app::BattleUnit</name>
    <message>
        <source>destroyed</source>
        <translation>destruida</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>sin impactos</translation>
    </message>
    <message numerus="yes">
        <source>lost %n step(s)</source>
        <translation>
            <numerusform>perdió %n paso</numerusform>
            <numerusform>perdió %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>rolled %1</source>
        <translation>sacó %1</translation>
    </message>
</context>
<context>
    <name>app::BeatPicture</name>
    <message numerus="yes">
        <source>−%n step(s)</source>
        <translation>
            <numerusform>−%n paso</numerusform>
            <numerusform>−%n pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BeatRow</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>told</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por venir</translation>
    </message>
</context>
<context>
    <name>app::BeatWords</name>
    <message>
        <source>A hidden unit</source>
        <translation>Una unidad oculta</translation>
    </message>
    <message>
        <source>%1 arrives in %2.</source>
        <translation>%1 llega a %2.</translation>
    </message>
    <message>
        <source>%1 is taken off the map.</source>
        <translation>%1 sale del mapa.</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <translation>%1 va a %2.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Empieza el turno %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n step(s).</source>
        <translation>
            <numerusform>%1 pierde %n paso.</numerusform>
            <numerusform>%1 pierde %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is revealed.</source>
        <translation>%1 queda al descubierto.</translation>
    </message>
</context>
<context>
    <name>app::BoardInput</name>
    <message>
        <source>No way point here. The piece takes its cheapest way in one go and could not move on from there.</source>
        <translation>Aquí no cabe un punto de paso. La ficha va de una vez por el camino más barato y desde ahí no podría seguir.</translation>
    </message>
</context>
<context>
    <name>app::BoardMenu</name>
    <message>
        <source>Details of %1</source>
        <translation>Detalles de %1</translation>
    </message>
    <message>
        <source>Log of this place</source>
        <translation>Registro de este lugar</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Abrir la regla %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>cuesta %1</translation>
    </message>
</context>
<context>
    <name>app::BoardTools</name>
    <message>
        <source>The whole map, small</source>
        <translation>El mapa entero, en pequeño</translation>
    </message>
    <message>
        <source>Which sheet is shown</source>
        <translation>Qué hoja se muestra</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>app::BookmarkMenu</name>
    <message>
        <source>Name this step…</source>
        <translation>Dar nombre a este paso…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Where the game turned</source>
        <translation>Donde dio un vuelco la partida</translation>
    </message>
</context>
<context>
    <name>app::BotRunner</name>
    <message>
        <source>The computer lost track of the game.</source>
        <translation>El ordenador ha perdido el hilo de la partida.</translation>
    </message>
</context>
<context>
    <name>app::BotWorker</name>
    <message>
        <source>There is no computer player &quot;%1&quot;.</source>
        <translation>No hay ningún jugador automático «%1».</translation>
    </message>
</context>
<context>
    <name>app::BrokenStrip</name>
    <message>
        <source>Try again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; can&apos;t be opened: %2 Your other games and saved games are not affected.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; no se puede abrir: %2 Tus demás juegos y partidas guardadas no están afectados.</translation>
    </message>
</context>
<context>
    <name>app::BudgetList</name>
    <message>
        <source>Take it back</source>
        <translation>Deshacer esta elección</translation>
    </message>
    <message>
        <source>Find a unit</source>
        <translation>Busca una unidad</translation>
    </message>
    <message>
        <source>One less for %1</source>
        <translation>Uno menos para %1</translation>
    </message>
    <message>
        <source>Share of %1</source>
        <translation>Parte de %1</translation>
    </message>
    <message>
        <source>One more for %1</source>
        <translation>Uno más para %1</translation>
    </message>
</context>
<context>
    <name>app::BusyCard</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>app::CacheField</name>
    <message>
        <source>Empty</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Remove painted maps from the disk</source>
        <translation>Quitar del disco los mapas pintados</translation>
    </message>
    <message>
        <source>%1 of at most %2</source>
        <translation>%1 de %2 como máximo</translation>
    </message>
</context>
<context>
    <name>app::Calendar</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number and date</comment>
        <translation>Turno %1 · %2</translation>
    </message>
</context>
<context>
    <name>app::ChanceBar</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>outcome and chance</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::ChanceCard</name>
    <message>
        <source>Chance of victory: %1</source>
        <comment>a side</comment>
        <translation>Probabilidad de victoria: %1</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimar</translation>
    </message>
    <message>
        <source>The computer plays on from the end of each turn, in the background</source>
        <translation>El ordenador sigue jugando desde el final de cada turno, en segundo plano</translation>
    </message>
    <message numerus="yes">
        <source>In percent, after each turn: an estimate of the computer, from %n game(s) that it played on from there.</source>
        <translation>
            <numerusform>En tanto por ciento, después de cada turno: una estimación del ordenador, a partir de %n partida que siguió jugando desde allí.</numerusform>
            <numerusform>En tanto por ciento, después de cada turno: una estimación del ordenador, a partir de %n partidas que siguió jugando desde allí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer plays on from the end of each turn: %1 of %2.</source>
        <translation>El ordenador sigue jugando desde el final de cada turno: %1 de %2.</translation>
    </message>
    <message>
        <source>Nothing was estimated.</source>
        <translation>No se ha estimado nada.</translation>
    </message>
    <message>
        <source>%1 % for %2</source>
        <comment>a chance, a side</comment>
        <translation>%2: %1 %</translation>
    </message>
</context>
<context>
    <name>app::ChanceFigure</name>
    <message>
        <source>Chance of victory: %1</source>
        <comment>a side</comment>
        <translation>Probabilidad de victoria: %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Games played on</source>
        <translation>Partidas jugadas desde ahí</translation>
    </message>
    <message>
        <source>The game turned</source>
        <translation>Vuelco de la partida</translation>
    </message>
</context>
<context>
    <name>app::ChartsPanel</name>
    <message>
        <source>Charts</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>This module has no charts.</source>
        <translation>Este módulo no tiene tablas.</translation>
    </message>
</context>
<context>
    <name>app::ChitCard</name>
    <message numerus="yes">
        <source>%n left in the cup</source>
        <translation>
            <numerusform>Queda %n en el cubilete</numerusform>
            <numerusform>Quedan %n en el cubilete</numerusform>
        </translation>
    </message>
    <message>
        <source>The cup is empty</source>
        <translation>El cubilete está vacío</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Ha salido: %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ha salido</translation>
    </message>
    <message numerus="yes">
        <source>Drawn from %n in the cup</source>
        <translation>
            <numerusform>Era la única del cubilete</numerusform>
            <numerusform>Sacada de entre %n del cubilete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ChoiceButton</name>
    <message>
        <source>Key %1</source>
        <translation>Tecla %1</translation>
    </message>
</context>
<context>
    <name>app::ChoiceList</name>
    <message>
        <source>Find a choice</source>
        <translation>Buscar una opción</translation>
    </message>
</context>
<context>
    <name>app::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Continuar %1</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>Interrupted at step %1</source>
        <translation>Interrumpida en el paso %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Mirarla</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <translation>Mirar %1</translation>
    </message>
    <message>
        <source>More about this saved game</source>
        <translation>Más sobre esta partida guardada</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Being played in another window</source>
        <translation>Se está jugando en otra ventana</translation>
    </message>
    <message numerus="yes">
        <source>Damaged: %n step(s) are safe</source>
        <translation>
            <numerusform>Dañada: se conserva %n paso</numerusform>
            <numerusform>Dañada: se conservan %n pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CounterShelf</name>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 de %n paso</numerusform>
            <numerusform>%1 de %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → %2, %n step(s) left</source>
        <translation>
            <numerusform>%1 → %2, queda %n paso</numerusform>
            <numerusform>%1 → %2, quedan %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, would be lost</source>
        <translation>%1, se perdería</translation>
    </message>
</context>
<context>
    <name>app::CrashDialog</name>
    <message>
        <source>Read the report</source>
        <translation>Leer el informe</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Hexsmith ended badly</source>
        <translation>Hexsmith terminó mal</translation>
    </message>
    <message>
        <source>The last time Hexsmith came to an end that was not meant. Your game is kept up to the last step: you find it in the library.

A report was left on this computer. It says which versions ran, which commands were last called and where the program was; nothing of it is sent anywhere unless you do so yourself.</source>
        <translation>La última vez Hexsmith terminó de forma imprevista. Tu partida se ha conservado hasta el último paso: está en la biblioteca.

En este ordenador ha quedado un informe. Dice qué versiones se usaban, qué órdenes se llamaron al final y dónde estaba el programa; nada de ello se envía a ninguna parte si no lo haces tú.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>app::Curtain</name>
    <message>
        <source>%1, it&apos;s your turn</source>
        <translation>%1, te toca</translation>
    </message>
    <message>
        <source>The board is hidden until you are alone with it.</source>
        <translation>El tablero está oculto hasta que estés a solas con él.</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>El tablero está oculto</translation>
    </message>
    <message>
        <source>Nothing of the game can be read here.</source>
        <translation>Aquí no se puede leer nada de la partida.</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Mostrar el tablero</translation>
    </message>
</context>
<context>
    <name>app::DecisionBody</name>
    <message numerus="yes">
        <source>Can act now: %n</source>
        <translation>
            <numerusform>Puede actuar ahora: %n</numerusform>
            <numerusform>Pueden actuar ahora: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) as a list</source>
        <translation>
            <numerusform>%n lugar en una lista</numerusform>
            <numerusform>%n lugares en una lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>next unit</source>
        <translation>unidad siguiente</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n target(s) have a share</source>
        <translation>
            <numerusform>%1 de %n objetivo tiene su parte</numerusform>
            <numerusform>%1 de %n objetivos tienen su parte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DecisionFooter</name>
    <message>
        <source>%1 · %2</source>
        <comment>a button and the odds</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Mover ya</translation>
    </message>
    <message>
        <source>Stop the computer</source>
        <translation>Detener el ordenador</translation>
    </message>
    <message>
        <source>Play on from here as a new game…</source>
        <translation>Seguir desde aquí como partida nueva…</translation>
    </message>
    <message>
        <source>Enter again: %1</source>
        <translation>Intro otra vez: %1</translation>
    </message>
    <message>
        <source>Esc again: %1</source>
        <translation>Esc otra vez: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) could still be chosen</source>
        <translation>
            <numerusform>Aún se puede elegir %n unidad</numerusform>
            <numerusform>Aún se pueden elegir %n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are not placed yet</source>
        <translation>
            <numerusform>Falta por colocar %n unidad</numerusform>
            <numerusform>Faltan por colocar %n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have not acted yet</source>
        <translation>
            <numerusform>%n unidad no ha actuado todavía</numerusform>
            <numerusform>%n unidades no han actuado todavía</numerusform>
        </translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Press again: %1</source>
        <translation>Pulsar otra vez: %1</translation>
    </message>
    <message>
        <source>%1. This can&apos;t be undone.</source>
        <translation>%1. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message numerus="yes">
        <source>%n more could still be chosen</source>
        <translation>
            <numerusform>Aún se puede elegir %n más</numerusform>
            <numerusform>Aún se pueden elegir %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Resultado de la partida</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a button and how many</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Pass until the turn ends</source>
        <translation>Pasar hasta el final del turno</translation>
    </message>
</context>
<context>
    <name>app::DecisionPanel</name>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Waiting for the %1 player</source>
        <translation>Esperando {1|p=a|m=al|ma=al|f=a la} %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elige</translation>
    </message>
    <message>
        <source>The computer plays this side. You can look around meanwhile.</source>
        <translation>El ordenador juega este bando. Mientras tanto puedes mirar el tablero.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana {1|p=|m=el |ma=el |f=la }%1</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>Decide {1|p=|m=el |ma=el |f=la }%1</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message numerus="yes">
        <source>Thinking for %n second(s)</source>
        <translation>
            <numerusform>Lleva %n segundo pensando</numerusform>
            <numerusform>Lleva %n segundos pensando</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over. You can go through it step by step.</source>
        <translation>La partida ha terminado. Puedes recorrerla paso a paso.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who decides in the present, and what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This waits in the present. Nothing you do here changes the game.</source>
        <translation>Esto espera en el presente. Nada de lo que hagas aquí cambia la partida.</translation>
    </message>
    <message>
        <source>It is decided elsewhere. You can look around meanwhile.</source>
        <translation>Se decide en otro sitio. Mientras tanto puedes mirar.</translation>
    </message>
</context>
<context>
    <name>app::DecisionPlace</name>
    <message>
        <source>Your next decision is there: %1</source>
        <translation>Tu próxima decisión está ahí: %1</translation>
    </message>
</context>
<context>
    <name>app::DeployTray</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Place all here: %1</source>
        <translation>Colocar todas aquí: %1</translation>
    </message>
    <message>
        <source>As many as may stand there</source>
        <translation>Las que quepan ahí</translation>
    </message>
    <message numerus="yes">
        <source>Can be placed now: %n</source>
        <translation>
            <numerusform>Se puede colocar ahora: %n</numerusform>
            <numerusform>Se pueden colocar ahora: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DiceRoller</name>
    <message>
        <source>Dice for house use</source>
        <translation>Dados para uso propio</translation>
    </message>
    <message>
        <source>For what you agree on beside the game. The game does not know of these dice: its own stay as they are, and nothing is written down in it.</source>
        <translation>Para lo que acordéis al margen de la partida. La partida no sabe nada de estos dados: los suyos quedan como están y no se anota nada en ella.</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Cuántos dados</translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Qué dados</translation>
    </message>
    <message>
        <source>Added to the sum</source>
        <translation>Se añade a la suma</translation>
    </message>
    <message>
        <source>d%1</source>
        <comment>a die with so many sides</comment>
        <translation>d%1</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Rolled so far</source>
        <translation>Tiradas hasta ahora</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Los dados</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Suma: %1</translation>
    </message>
    <message>
        <source>%1 × %2: %3 = %4</source>
        <translation>%1 × %2: %3 = %4</translation>
    </message>
</context>
<context>
    <name>app::DiceStrip</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Aún no se han tirado dados.</translation>
    </message>
    <message>
        <source>Show on table</source>
        <translation>Mostrar en la tabla</translation>
    </message>
    <message>
        <source>%1 rolled %2 gives %3</source>
        <comment>column, dice, result</comment>
        <translation>%1, sale %2: %3</translation>
    </message>
</context>
<context>
    <name>app::DieFace</name>
    <message>
        <source>Die: %1</source>
        <translation>Dado: %1</translation>
    </message>
    <message>
        <source>Die of %1: %2</source>
        <translation>Dado de %1 caras: %2</translation>
    </message>
</context>
<context>
    <name>app::DockArrangement</name>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Agenda</translation>
    </message>
</context>
<context>
    <name>app::DockTitle</name>
    <message>
        <source>Let it float, or put it back</source>
        <translation>Soltar el panel o devolverlo a su sitio</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Cerrar el panel</translation>
    </message>
</context>
<context>
    <name>app::EndingCards</name>
    <message>
        <source>Points by turn</source>
        <translation>Puntos por turno</translation>
    </message>
    <message>
        <source>Places held by turn</source>
        <translation>Lugares en poder por turno</translation>
    </message>
    <message>
        <source>after each turn; a click shows it</source>
        <translation>tras cada turno; un clic lo muestra</translation>
    </message>
    <message>
        <source>The points have not changed.</source>
        <translation>Los puntos no han cambiado.</translation>
    </message>
    <message>
        <source>Losses by turn</source>
        <translation>Bajas por turno</translation>
    </message>
    <message>
        <source>steps, and units lost for good</source>
        <translation>pasos y unidades eliminadas</translation>
    </message>
    <message>
        <source>Nobody has lost anything.</source>
        <translation>Nadie ha perdido nada.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lost for good: %1</source>
        <comment>a side</comment>
        <translation>Eliminadas: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2 of %n dice, fair ones have %3. As far from that or further: %4 of games.</source>
        <translation>
            <numerusform>%1: media %2 con %n dado; la justa es %3. Tan lejos de ella o más: %4 de las partidas.</numerusform>
            <numerusform>%1: media %2 con %n dados; la justa es %3. Tan lejos de ella o más: %4 de las partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck with dice</source>
        <translation>Suerte con los dados</translation>
    </message>
    <message>
        <source>the line is what fair dice give</source>
        <translation>la línea es lo que dan unos dados justos</translation>
    </message>
    <message>
        <source>No dice have been rolled.</source>
        <translation>No se han tirado dados.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice</source>
        <translation>
            <numerusform>%1: %n dado</numerusform>
            <numerusform>%1: %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory places held</source>
        <translation>Lugares de victoria en poder</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>tras cada turno</translation>
    </message>
    <message>
        <source>T%1</source>
        <comment>turn</comment>
        <translation>T%1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>points, a side</comment>
        <translation>%2: %1</translation>
    </message>
</context>
<context>
    <name>app::EndingPage</name>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and who plays it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>el ordenador</translation>
    </message>
    <message>
        <source>%1 · %2 · turn %3</source>
        <translation>%1 · %2 · turno %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana: %1</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Ver de nuevo la partida</translation>
    </message>
    <message>
        <source>Save the log…</source>
        <translation>Guardar el registro…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Ver el tablero</translation>
    </message>
    <message>
        <source>Look at the board (Esc)</source>
        <translation>Ver el tablero (Esc)</translation>
    </message>
    <message>
        <source>Replay the game (Enter)</source>
        <translation>Ver de nuevo la partida (Intro)</translation>
    </message>
    <message>
        <source>To the library</source>
        <translation>A la biblioteca</translation>
    </message>
    <message>
        <source>Parts of the result</source>
        <translation>Partes del resultado</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
</context>
<context>
    <name>app::EndingTable</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Steps lost</source>
        <translation>Pasos perdidos</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Fights: %1</source>
        <comment>a number</comment>
        <translation>Combates: %1</translation>
    </message>
    <message>
        <source>Rolls: %1</source>
        <comment>a number</comment>
        <translation>Tiradas: %1</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
</context>
<context>
    <name>app::FaceChart</name>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <comment>a face of a die</comment>
        <translation>
            <numerusform>%1: %n vez</numerusform>
            <numerusform>%1: %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice of %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>The line is what fair dice give. A click shows where the face was rolled first.</source>
        <translation>La línea es lo que dan unos dados justos. Un clic muestra dónde salió esa cara por primera vez.</translation>
    </message>
</context>
<context>
    <name>app::FailureStrip</name>
    <message>
        <source>Undo one step</source>
        <translation>Deshacer un paso</translation>
    </message>
    <message>
        <source>The game stands exactly where it was before.</source>
        <translation>La partida está exactamente donde estaba antes.</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>Elegir otra cosa</translation>
    </message>
    <message>
        <source>The game&apos;s rules stopped: this was not carried out.</source>
        <translation>Las reglas del juego se han detenido: esto no se ha llevado a cabo.</translation>
    </message>
</context>
<context>
    <name>app::FoldedColumn</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>app::FolderButton</name>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
</context>
<context>
    <name>app::ForcesPanel</name>
    <message>
        <source>Forces</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Find a unit, formation or place</source>
        <translation>Buscar unidad, formación o lugar</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>On map</source>
        <translation>En el mapa</translation>
    </message>
    <message>
        <source>Arriving</source>
        <translation>Por llegar</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Independientes</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden unit(s)</source>
        <translation>
            <numerusform>%n unidad oculta</numerusform>
            <numerusform>%n unidades ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>group and number of units</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No unit fits “%1”.</source>
        <translation>Ninguna unidad coincide con «%1».</translation>
    </message>
    <message>
        <source>No losses so far.</source>
        <translation>Sin pérdidas por ahora.</translation>
    </message>
    <message>
        <source>No units here.</source>
        <translation>Aquí no hay unidades.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s)</source>
        <comment>a side or a formation</comment>
        <translation>
            <numerusform>%1: %n unidad</numerusform>
            <numerusform>%1: %n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1, at %2</source>
        <comment>when and where units arrive</comment>
        <translation>Turno %1, por %2</translation>
    </message>
</context>
<context>
    <name>app::FormSigns</name>
    <message numerus="yes">
        <source>−%n step(s)</source>
        <translation>
            <numerusform>−%n paso</numerusform>
            <numerusform>−%n pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GameController</name>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Can&apos;t go back: dice were rolled or something was revealed (step %1)</source>
        <translation>No se puede volver atrás: se tiraron dados o se reveló algo (paso %1)</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Can&apos;t go back: the last step was not yours</source>
        <translation>No se puede volver atrás: el último paso no fue tuyo</translation>
    </message>
    <message numerus="yes">
        <source>Undo: %1, and %n step(s) of the computer since</source>
        <translation>
            <numerusform>Deshacer: %1, y %n paso del ordenador desde entonces</numerusform>
            <numerusform>Deshacer: %1, y %n pasos del ordenador desde entonces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GameKeeper</name>
    <message>
        <source>“%1” is being played in another window.</source>
        <translation>«%1» se está jugando en otra ventana.</translation>
    </message>
</context>
<context>
    <name>app::GamePage</name>
    <message>
        <source>No place is called &quot;%1&quot;.</source>
        <translation>Ningún lugar se llama «%1».</translation>
    </message>
</context>
<context>
    <name>app::GameSaver</name>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Saved games (*.hexsave)</source>
        <translation>Partidas guardadas (*.hexsave)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardada como %1</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>The game can&apos;t be kept for later.</source>
        <translation>La partida no se puede guardar para más tarde.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
</context>
<context>
    <name>app::GameStatus</name>
    <message>
        <source>Not kept: the game is only tried</source>
        <translation>No se guarda: la partida es solo una prueba</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Not kept: the disk does not take it</source>
        <translation>Sin guardar: el disco no lo admite</translation>
    </message>
    <message>
        <source>Kept after every step</source>
        <translation>Se guarda tras cada paso</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
    <message>
        <source>Only looked at: it is played in another window</source>
        <translation>Solo para mirar: se juega en otra ventana</translation>
    </message>
</context>
<context>
    <name>app::GroupCard</name>
    <message numerus="yes">
        <source>Chosen together: %n</source>
        <translation>
            <numerusform>Elegida: %n</numerusform>
            <numerusform>Elegidas a la vez: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no place where all of them can go. Those who can, go where you click.</source>
        <translation>No hay ningún lugar al que puedan ir todas. Las que puedan van adonde hagas clic.</translation>
    </message>
    <message numerus="yes">
        <source>All of them can go to %n place(s); %1 gets least far.</source>
        <translation>
            <numerusform>Todas pueden ir a %n lugar; la que menos avanza es %1.</numerusform>
            <numerusform>Todas pueden ir a %n lugares; la que menos avanza es %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>an order for several units</comment>
        <translation>
            <numerusform>%1, y %n más</numerusform>
            <numerusform>%1, y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of them can go to %n place(s).</source>
        <translation>
            <numerusform>Todas pueden ir a %n lugar.</numerusform>
            <numerusform>Todas pueden ir a %n lugares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chosen</source>
        <translation>
            <numerusform>%1 de %n elegida</numerusform>
            <numerusform>%1 de %n elegidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HandTray</name>
    <message>
        <source>Drop the first (X)</source>
        <translation>Dejar la primera (X)</translation>
    </message>
    <message>
        <source>The first one goes to the place that you point at</source>
        <translation>La primera va al lugar que señalas</translation>
    </message>
    <message>
        <source>Empty (Esc)</source>
        <translation>Vaciar (Esc)</translation>
    </message>
    <message>
        <source>Puts all of them back</source>
        <translation>Las devuelve todas</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En mano</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n</source>
        <translation>
            <numerusform>En mano: %n</numerusform>
            <numerusform>En mano: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from %1</source>
        <comment>units and a place</comment>
        <translation>
            <numerusform>%n de %1</numerusform>
            <numerusform>%n de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>together %1 points</source>
        <comment>movement</comment>
        <translation>juntas %1 puntos</translation>
    </message>
    <message>
        <source>%1, %2 points left</source>
        <translation>%1, quedan %2 puntos</translation>
    </message>
</context>
<context>
    <name>app::HintBar</name>
    <message numerus="yes">
        <source>%1 of %n chosen</source>
        <translation>
            <numerusform>%1 de %n elegida</numerusform>
            <numerusform>%1 de %n elegidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to choose</source>
        <translation>
            <numerusform>%n por elegir</numerusform>
            <numerusform>%n por elegir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made, %n to go</source>
        <translation>
            <numerusform>%1 hecho, falta %n</numerusform>
            <numerusform>%1 hechos, faltan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to go</source>
        <translation>
            <numerusform>Falta %n paso</numerusform>
            <numerusform>Faltan %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) to take</source>
        <translation>
            <numerusform>%n pérdida por sufrir</numerusform>
            <numerusform>%n pérdidas por sufrir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n used</source>
        <translation>
            <numerusform>%1 de %n usado</numerusform>
            <numerusform>%1 de %n usados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HintButton</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint: what the computer would do in your place, and why (I)</source>
        <translation>Pista: qué haría el ordenador en tu lugar, y por qué (I)</translation>
    </message>
</context>
<context>
    <name>app::HintPanel</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Buscando una pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>Mostrar ya</translation>
    </message>
    <message>
        <source>The best that was found so far</source>
        <translation>Lo mejor que se ha encontrado hasta ahora</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The computer finds no plan here. %1</source>
        <translation>El ordenador no encuentra aquí ningún plan. %1</translation>
    </message>
    <message>
        <source>The computer plans in your place, from what you may know. You can go on looking around.</source>
        <translation>El ordenador planea en tu lugar, con lo que tú puedes saber. Puedes seguir mirando.</translation>
    </message>
    <message>
        <source>Plans of the computer from what you may know; nothing is done before you do it.</source>
        <translation>Planes del ordenador con lo que tú puedes saber; no se hace nada hasta que lo hagas tú.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and words of a hint</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing in particular speaks for it: the others promise no more.</source>
        <translation>Nada en particular habla a su favor: los demás no prometen más.</translation>
    </message>
    <message>
        <source>Goes best in %1 of 100 possible courses.</source>
        <translation>Sale mejor en %1 de 100 desarrollos posibles.</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <comment>the next steps of a plan</comment>
        <translation>Después: %1</translation>
    </message>
    <message>
        <source>Do this step</source>
        <translation>Dar este paso</translation>
    </message>
</context>
<context>
    <name>app::HistoryBar</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Step %1 · now</source>
        <translation>Paso %1 · ahora</translation>
    </message>
    <message>
        <source>Bookmark this step (B)</source>
        <translation>Marcar este paso (B)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Exportar el registro…</translation>
    </message>
    <message>
        <source>Export the log as a page with pictures</source>
        <translation>Exportar el registro como página con imágenes</translation>
    </message>
    <message>
        <source>Replay what happened since your last decision (P)</source>
        <translation>Ver de nuevo lo ocurrido desde tu última decisión (P)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>½×</source>
        <translation>½×</translation>
    </message>
    <message>
        <source>1×</source>
        <translation>1×</translation>
    </message>
    <message>
        <source>2×</source>
        <translation>2×</translation>
    </message>
    <message>
        <source>4×</source>
        <translation>4×</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>A saltos</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Parar en</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Chit</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Replay the %1 turn</source>
        <translation>Ver de nuevo el turno {1|p=de |m=del |ma=|f=de la }%1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>All bookmarks</source>
        <translation>Todas las marcas</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>Nombrar la marca</translation>
    </message>
    <message>
        <source>What happened at step %1?</source>
        <translation>¿Qué ocurrió en el paso %1?</translation>
    </message>
    <message>
        <source>Set the bookmark</source>
        <translation>Poner la marca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>← → step · Shift+→ next combat · B bookmark</source>
        <translation>← → paso · Mayús+→ siguiente combate · B marca</translation>
    </message>
</context>
<context>
    <name>app::HistoryChances</name>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Who was ahead: the computer plays on from the turns of the game, in the background</source>
        <translation>Quién iba ganando: el ordenador sigue jugando desde los turnos de la partida, en segundo plano</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 %3 %, from %n game(s)</source>
        <comment>a step, a side and its chance</comment>
        <translation>
            <numerusform>Paso %1: %2 %3 %, de %n partida</numerusform>
            <numerusform>Paso %1: %2 %3 %, de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was estimated.</source>
        <translation>No se ha estimado nada.</translation>
    </message>
    <message>
        <source>The computer plays on from each turn: %1 of %2.</source>
        <translation>El ordenador sigue jugando desde cada turno: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>app::HistoryLanes</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <comment>a side and its chance</comment>
        <translation>%1: %2 %</translation>
    </message>
</context>
<context>
    <name>app::HistoryTrack</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>T%1</source>
        <comment>turn</comment>
        <translation>T%1</translation>
    </message>
</context>
<context>
    <name>app::KeyCap</name>
    <message>
        <source>Key %1</source>
        <translation>Tecla %1</translation>
    </message>
</context>
<context>
    <name>app::LibraryDesk</name>
    <message>
        <source>Install a game</source>
        <translation>Instalar un juego</translation>
    </message>
    <message>
        <source>Games (*.hexmod)</source>
        <translation>Juegos (*.hexmod)</translation>
    </message>
    <message>
        <source>%1 %2 is already installed.</source>
        <translation>%1 %2 ya está instalado.</translation>
    </message>
    <message>
        <source>%1 is installed.</source>
        <translation>%1 está instalado.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove a game</source>
        <translation>Quitar un juego</translation>
    </message>
    <message>
        <source>Remove %1 from this computer? Its saved games are kept.</source>
        <translation>¿Quitar %1 de este ordenador? Sus partidas guardadas se conservan.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Delete a saved game</source>
        <translation>Borrar una partida guardada</translation>
    </message>
    <message>
        <source>Delete this saved game? It can&apos;t be brought back.</source>
        <translation>¿Borrar esta partida guardada? No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be deleted.</source>
        <translation>No se puede borrar «%1».</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Nombre de la partida guardada</translation>
    </message>
    <message>
        <source>What should this game be called? Without a name it is called by its scenario.</source>
        <translation>¿Cómo quieres llamar a esta partida? Sin nombre se muestra con el de su escenario.</translation>
    </message>
    <message>
        <source>Export the saved game</source>
        <translation>Exportar la partida guardada</translation>
    </message>
    <message>
        <source>Saved games (*.hexsave)</source>
        <translation>Partidas guardadas (*.hexsave)</translation>
    </message>
    <message>
        <source>The game is in %1</source>
        <translation>La partida está en %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
</context>
<context>
    <name>app::LibraryPage</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>%n installed</source>
        <translation>
            <numerusform>%n instalado</numerusform>
            <numerusform>%n instalados</numerusform>
        </translation>
    </message>
    <message>
        <source>Install a game…</source>
        <translation>Instalar un juego…</translation>
    </message>
    <message>
        <source>No saved games yet. What you play is kept here by itself.</source>
        <translation>Aún no hay partidas guardadas. Lo que juegues se conserva aquí solo.</translation>
    </message>
    <message>
        <source>Drop a game file here</source>
        <translation>Suelta aquí un archivo de juego</translation>
    </message>
    <message>
        <source>A .hexmod file from anywhere on this computer is installed at once.</source>
        <translation>Un archivo .hexmod de cualquier lugar de este ordenador se instala al momento.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No game is called &quot;%1&quot;.</source>
        <translation>Ningún juego se llama «%1».</translation>
    </message>
    <message>
        <source>Make a game…</source>
        <translation>Crear un juego…</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; was being edited when the program ended: %n file(s) with changes that were not saved, the last ones on %2.</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; se estaba editando cuando terminó el programa: %n archivo con cambios sin guardar, los últimos del %2.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; se estaba editando cuando terminó el programa: %n archivos con cambios sin guardar, los últimos del %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore in the editor…</source>
        <translation>Restaurar en el editor…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>No finished games yet. What is played to its end moves here by itself.</source>
        <translation>Aún no hay partidas terminadas. Las que se juegan hasta el final pasan aquí por sí solas.</translation>
    </message>
    <message>
        <source>Search games and saved games</source>
        <translation>Buscar juegos y partidas guardadas</translation>
    </message>
</context>
<context>
    <name>app::LogBook</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
</context>
<context>
    <name>app::LogExport</name>
    <message>
        <source>Drawing the pictures of the log</source>
        <translation>Dibujando las imágenes del registro</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>El registro está en %1</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
</context>
<context>
    <name>app::LogPanel</name>
    <message>
        <source>Search the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Mostrar entradas anteriores</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>No entry fits the search.</source>
        <translation>Ninguna entrada coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>Show the entries of all places again</source>
        <translation>Volver a mostrar las entradas de todos los lugares</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Solo %1</translation>
    </message>
    <message>
        <source>not shown</source>
        <comment>a step that was skipped</comment>
        <translation>no se ha mostrado</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Por qué: %1</translation>
    </message>
</context>
<context>
    <name>app::LogTabs</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Summary of the turn</source>
        <translation>Resumen del turno</translation>
    </message>
</context>
<context>
    <name>app::LookStrip</name>
    <message>
        <source>Go on here</source>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Play a copy…</source>
        <translation>Jugar una copia…</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Esta partida se está jugando en otra ventana.</translation>
    </message>
    <message>
        <source>The other window has left this game.</source>
        <translation>La otra ventana ha dejado esta partida.</translation>
    </message>
    <message>
        <source>Here it can be looked at as it was last saved; nothing of it is changed.</source>
        <translation>Aquí se puede mirar tal como se guardó por última vez; no se cambia nada de ella.</translation>
    </message>
    <message>
        <source>You can go on with it here, as it stands now.</source>
        <translation>Puedes seguir con ella aquí, tal como está ahora.</translation>
    </message>
</context>
<context>
    <name>app::LossList</name>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n loss(es) taken</source>
        <translation>
            <numerusform>%1 de %n pérdida repartida</numerusform>
            <numerusform>%1 de %n pérdidas repartidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n step(s)</source>
        <translation>
            <numerusform>%1 → %n paso</numerusform>
            <numerusform>%1 → %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → lost</source>
        <translation>%1 → perdida</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules leave no choice here</source>
        <translation>Aquí las reglas no dejan elección</translation>
    </message>
    <message>
        <source>One loss less for %1</source>
        <translation>Una pérdida menos para %1</translation>
    </message>
    <message>
        <source>Losses of %1</source>
        <translation>Pérdidas de %1</translation>
    </message>
    <message>
        <source>One loss more for %1</source>
        <translation>Una pérdida más para %1</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Games and saved games (*.hexsave *.hexmod);;All files (*)</source>
        <translation>Juegos y partidas guardadas (*.hexsave *.hexmod);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: %2 The file is left as it is; your other games are safe.</source>
        <translation>No se puede abrir %1: %2 El archivo queda como está; tus demás partidas están a salvo.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message numerus="yes">
        <source>Begin a new game with the first %n step(s)? The game as it stands now is kept in the library.</source>
        <translation>
            <numerusform>¿Empezar una partida nueva con el primer paso? La partida tal como está ahora se conserva en la biblioteca.</numerusform>
            <numerusform>¿Empezar una partida nueva con los %n primeros pasos? La partida tal como está ahora se conserva en la biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Empezar una partida nueva</translation>
    </message>
    <message numerus="yes">
        <source>Begin a new game with the first %n step(s)? The game as it stands now is given up.</source>
        <translation>
            <numerusform>¿Empezar una partida nueva con el primer paso? La partida tal como está ahora se abandona.</numerusform>
            <numerusform>¿Empezar una partida nueva con los primeros %n pasos? La partida tal como está ahora se abandona.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>app::MakeGameDialog</name>
    <message>
        <source>Your games</source>
        <translation>Tus juegos</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>Make the game</source>
        <translation>Crear el juego</translation>
    </message>
    <message>
        <source>Make a game</source>
        <translation>Crear un juego</translation>
    </message>
    <message>
        <source>Go on with one of yours</source>
        <translation>Seguir con uno tuyo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Nothing here yet: your first game begins now.</source>
        <translation>Aún no hay nada: tu primer juego empieza ahora.</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Abrir otra carpeta…</translation>
    </message>
    <message>
        <source>A game on hexes</source>
        <translation>Un juego de hexágonos</translation>
    </message>
    <message>
        <source>small, plays at once</source>
        <translation>pequeño, ya se puede jugar</translation>
    </message>
    <message>
        <source>A game on areas</source>
        <translation>Un juego de áreas</translation>
    </message>
    <message>
        <source>A copy of %1</source>
        <translation>Una copia de %1</translation>
    </message>
    <message>
        <source>Begin a new one with</source>
        <translation>Empezar uno nuevo con</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre del juego</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Mi juego</translation>
    </message>
    <message>
        <source>Open a module folder</source>
        <translation>Abrir la carpeta de un módulo</translation>
    </message>
    <message>
        <source>An empty board of hexes</source>
        <translation>Un tablero de hexágonos vacío</translation>
    </message>
    <message>
        <source>units can move</source>
        <translation>las unidades pueden mover</translation>
    </message>
    <message>
        <source>An empty board of areas</source>
        <translation>Un tablero de áreas vacío</translation>
    </message>
    <message>
        <source>Show me how a game is made</source>
        <translation>Enséñame cómo se hace un juego</translation>
    </message>
</context>
<context>
    <name>app::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Back (Alt+←)</source>
        <translation>Atrás (Alt+←)</translation>
    </message>
    <message>
        <source>Forward (Alt+→)</source>
        <translation>Adelante (Alt+→)</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>No se ha encontrado nada para «%1»</translation>
    </message>
</context>
<context>
    <name>app::MessageStrip</name>
    <message>
        <source>Show details</source>
        <translation>Mostrar detalles</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Ocultar detalles</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar el informe</translation>
    </message>
</context>
<context>
    <name>app::ModuleCard</name>
    <message>
        <source>Complexity %1 of 5</source>
        <translation>Complejidad %1 de 5</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>Nueva partida de %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Más sobre este juego</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Open in editor</source>
        <translation>Abrir en el editor</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 jugador</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 jugadores</translation>
    </message>
    <message>
        <source>Own design</source>
        <translation>Diseño propio</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: %1</source>
        <translation>Todavía no se puede jugar: %1</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet: it has no scenario.</source>
        <translation>Todavía no se puede jugar: no tiene ningún escenario.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Start here</source>
        <extracomment>On the card of a game that teaches how to play.</extracomment>
        <translation>Empieza aquí</translation>
    </message>
    <message>
        <source>Solitaire</source>
        <extracomment>On the card of a game for one player.</extracomment>
        <translation>Solitario</translation>
    </message>
</context>
<context>
    <name>app::MoveCard</name>
    <message>
        <source>Go in this way wherever it is possible</source>
        <translation>Ir de esta forma allí donde se pueda</translation>
    </message>
    <message>
        <source>Point at a lit place: the way and its cost are shown here.</source>
        <translation>Señala un lugar iluminado: aquí se ven el camino y su coste.</translation>
    </message>
    <message>
        <source>costs %1 there</source>
        <translation>cuesta %1 hasta allí</translation>
    </message>
    <message>
        <source>goes there</source>
        <translation>llega hasta allí</translation>
    </message>
    <message numerus="yes">
        <source>to %n place(s)</source>
        <translation>
            <numerusform>a %n lugar</numerusform>
            <numerusform>a %n lugares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Reglas opcionales</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Semilla de los dados</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Otra semilla</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same rolls.</source>
        <translation>La misma semilla y los mismos movimientos dan las mismas tiradas.</translation>
    </message>
    <message>
        <source>Saved after every action</source>
        <translation>Se guarda tras cada acción</translation>
    </message>
    <message>
        <source>About %1; saved after every action</source>
        <translation>{1|m=Unos|f=Unas} %1; se guarda tras cada acción</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the game</source>
        <translation>Idioma del juego</translation>
    </message>
</context>
<context>
    <name>app::NewerStrip</name>
    <message numerus="yes">
        <source>%n game(s) were saved by a newer version of Hexsmith. They stay as they are and can be gone on with there.</source>
        <translation>
            <numerusform>%n partida fue guardada por una versión más nueva de Hexsmith. Se queda como está y se puede continuar allí.</numerusform>
            <numerusform>%n partidas fueron guardadas por una versión más nueva de Hexsmith. Se quedan como están y se pueden continuar allí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::NotKeptStrip</name>
    <message>
        <source>You can play on, but the steps are not kept.</source>
        <translation>Puedes seguir jugando, pero los pasos no se guardan.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>As soon as it can be written, everything is kept.</source>
        <translation>En cuanto se pueda escribir, se guardará todo.</translation>
    </message>
</context>
<context>
    <name>app::NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Write down what you want to remember. Only your side sees it.</source>
        <translation>Apunta lo que quieras recordar. Solo lo ve tu bando.</translation>
    </message>
</context>
<context>
    <name>app::OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>to</source>
        <comment>attack to defence</comment>
        <translation>contra</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>%1 short of %2</source>
        <comment>points of strength and a column</comment>
        <translation>Faltan %1 para %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; before shifts</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; antes de desplazamientos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit and strength</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is the best column</source>
        <translation>%1 es la mejor columna</translation>
    </message>
    <message>
        <source>%1 is the worst column</source>
        <translation>%1 es la peor columna</translation>
    </message>
    <message>
        <source>Die roll modified by %1</source>
        <translation>Tirada modificada en %1</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <translation>Sin: %1</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>a shift that the attacker may choose</comment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>%1 at best</source>
        <comment>a column</comment>
        <translation>%1 como mucho</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>columns</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>Tus dados</translation>
    </message>
    <message>
        <source>Their dice</source>
        <translation>Sus dados</translation>
    </message>
</context>
<context>
    <name>app::OddsStrip</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Column %1, before shifts %2</source>
        <translation>Columna %1, antes de desplazamientos %2</translation>
    </message>
</context>
<context>
    <name>app::OptionChoice</name>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
</context>
<context>
    <name>app::OutcomeList</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>Defender destroyed</source>
        <translation>Defensor destruido</translation>
    </message>
    <message>
        <source>Defender loses %1, retreats %2</source>
        <translation>El defensor pierde %1 y se retira %2</translation>
    </message>
    <message>
        <source>Defender loses %1, stays</source>
        <translation>El defensor pierde %1 y resiste</translation>
    </message>
    <message>
        <source>Defender retreats %1</source>
        <translation>El defensor se retira %1</translation>
    </message>
    <message>
        <source>you lose %1, retreat %2</source>
        <translation>pierdes %1 y te retiras %2</translation>
    </message>
    <message>
        <source>you lose %1</source>
        <translation>pierdes %1</translation>
    </message>
    <message>
        <source>you retreat %1</source>
        <translation>te retiras %1</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Sin efecto</translation>
    </message>
    <message>
        <source>No ground gained, %1</source>
        <translation>Sin avance, %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what happens to the defender and to you</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result and what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>What can happen</source>
        <translation>Qué puede pasar</translation>
    </message>
    <message>
        <source>Place taken</source>
        <translation>Lugar tomado</translation>
    </message>
    <message>
        <source>Your losses</source>
        <translation>Tus pérdidas</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>Enemy losses</source>
        <translation>Pérdidas enemigas</translation>
    </message>
</context>
<context>
    <name>app::PaceChoice</name>
    <message>
        <source>At a click</source>
        <translation>Con cada clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todo de una vez</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
</context>
<context>
    <name>app::PastBanner</name>
    <message>
        <source>You are looking at the past</source>
        <translation>Estás viendo el pasado</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>Return to now (Esc)</source>
        <translation>Volver al presente (Esc)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>app::PieceList</name>
    <message>
        <source>Find a unit</source>
        <translation>Buscar una unidad</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
</context>
<context>
    <name>app::PieceOrders</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>an order for several units</comment>
        <translation>
            <numerusform>%1, y %n más</numerusform>
            <numerusform>%1, y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stays: %2</source>
        <comment>a unit and why</comment>
        <translation>Se queda %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>units that stay</comment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PieceRows</name>
    <message numerus="yes">
        <source>costs %n</source>
        <comment>of a budget</comment>
        <translation>
            <numerusform>cuesta %n</numerusform>
            <numerusform>cuesta %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlaceList</name>
    <message>
        <source>Find a place</source>
        <translation>Buscar un lugar</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
</context>
<context>
    <name>app::PlaceMenu</name>
    <message>
        <source>Place all here</source>
        <translation>Colocar todas aquí</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Elegir %1</translation>
    </message>
    <message>
        <source>Show the stack as a list</source>
        <translation>Mostrar la pila como lista</translation>
    </message>
    <message>
        <source>Why not here?</source>
        <translation>¿Por qué aquí no?</translation>
    </message>
</context>
<context>
    <name>app::PlaceQuestion</name>
    <message>
        <source>Go to a place</source>
        <translation>Ir a un lugar</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Número o nombre</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>app::PlanList</name>
    <message numerus="yes">
        <source>Planned: %n</source>
        <translation>
            <numerusform>Planeado: %n</numerusform>
            <numerusform>Planeados: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>app::PlayerBar</name>
    <message>
        <source>How the turn is told</source>
        <translation>Cómo se cuenta el turno</translation>
    </message>
    <message>
        <source>At half the speed</source>
        <translation>A la mitad de velocidad</translation>
    </message>
    <message>
        <source>At the usual speed</source>
        <translation>A la velocidad normal</translation>
    </message>
    <message>
        <source>At twice the speed</source>
        <translation>Al doble de velocidad</translation>
    </message>
    <message>
        <source>At a click</source>
        <translation>Con un clic</translation>
    </message>
    <message>
        <source>Every step waits for a click or for Enter</source>
        <translation>Cada paso espera un clic o Intro</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The map goes to where something happens</source>
        <translation>El mapa va adonde ocurre algo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>app::PlayerChoice</name>
    <message>
        <source>Who plays %1</source>
        <translation>Quién juega: %1</translation>
    </message>
    <message>
        <source>A person here</source>
        <translation>Una persona aquí</translation>
    </message>
    <message>
        <source>Seconds for a plan</source>
        <translation>Segundos por plan</translation>
    </message>
    <message>
        <source>Seconds for a plan: %1</source>
        <comment>a side</comment>
        <translation>Segundos por plan: %1</translation>
    </message>
    <message>
        <source>%1 Knows only what this side may see: %2</source>
        <comment>how a computer plays, a side</comment>
        <translation>%1 Sabe solo lo que puede ver este bando: %2</translation>
    </message>
</context>
<context>
    <name>app::PointsChoice</name>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Drag, or press ← →, or type the number</source>
        <translation>Arrastra, pulsa ← → o escribe el número</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>heading of the numbers that can be chosen</comment>
        <translation>Ahora</translation>
    </message>
</context>
<context>
    <name>app::PositionPanel</name>
    <message>
        <source>Counter</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Ponerla ahí</translation>
    </message>
    <message>
        <source>Set control</source>
        <translation>Fijar el control</translation>
    </message>
    <message>
        <source>Go to the decision</source>
        <translation>Ir a la decisión</translation>
    </message>
    <message>
        <source>Clear the map</source>
        <translation>Vaciar el mapa</translation>
    </message>
    <message>
        <source>The position is set.</source>
        <translation>La posición está fijada.</translation>
    </message>
</context>
<context>
    <name>app::ProgramMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>app::RecordDialog</name>
    <message>
        <source>what was played</source>
        <translation>lo que se jugó</translation>
    </message>
    <message>
        <source>Record a test</source>
        <translation>Grabar una prueba</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Qué demuestra</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>The test</source>
        <translation>La prueba</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Grabar</translation>
    </message>
    <message>
        <source>From this step on</source>
        <translation>Desde este paso</translation>
    </message>
    <message>
        <source>The test has been run and passes.</source>
        <translation>La prueba se ha ejecutado y pasa.</translation>
    </message>
</context>
<context>
    <name>app::RecoveryStrip</name>
    <message>
        <source>Save as a new file…</source>
        <translation>Guardar en otro archivo…</translation>
    </message>
    <message>
        <source>Back to the library</source>
        <translation>Volver a la biblioteca</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>The installed version of the game can&apos;t replay all of this saved game.</source>
        <translation>La versión instalada del juego no puede reproducir toda esta partida guardada.</translation>
    </message>
    <message>
        <source>This saved game is damaged.</source>
        <translation>Esta partida guardada está dañada.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are safe.</source>
        <translation>
            <numerusform>%n paso está a salvo.</numerusform>
            <numerusform>%n pasos están a salvo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can go on from there. The old file is left as it is.</source>
        <translation>Puedes continuar desde ahí. El archivo antiguo queda como está.</translation>
    </message>
</context>
<context>
    <name>app::RefusedStrip</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %n picture(s) can&apos;t be used, something plain is drawn instead. The game can be played all the same.</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n imagen no se puede usar y en su lugar se dibuja algo sencillo. Se puede jugar igualmente.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %n imágenes no se pueden usar y en su lugar se dibuja algo sencillo. Se puede jugar igualmente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RepeatRow</name>
    <message numerus="yes">
        <source>The same for %n more from there</source>
        <translation>
            <numerusform>Lo mismo para %n más de allí</numerusform>
            <numerusform>Lo mismo para %n más de allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same for %n similar</source>
        <translation>
            <numerusform>Lo mismo para %n similar</numerusform>
            <numerusform>Lo mismo para %n similares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ReplaceQuestion</name>
    <message>
        <source>Replace a game</source>
        <translation>Sustituir un juego</translation>
    </message>
    <message>
        <source>%1: Replace %2 by %3?</source>
        <extracomment>A game and two numbers of versions.</extracomment>
        <translation>%1: ¿sustituir la versión %2 por la %3?</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s) can be played on with version %1, which is kept for that.</source>
        <translation>
            <numerusform>%n partida sin terminar puede continuar con la versión %1, que se conserva para ello.</numerusform>
            <numerusform>%n partidas sin terminar pueden continuar con la versión %1, que se conserva para ello.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>That is an older version than the one that is installed.</source>
        <translation>Es una versión anterior a la que está instalada.</translation>
    </message>
    <message>
        <source>Both say that they are the same version, but they are not the same.</source>
        <translation>Ambas dicen ser la misma versión, pero no son iguales.</translation>
    </message>
</context>
<context>
    <name>app::RetreatList</name>
    <message numerus="yes">
        <source>costs %n step(s)</source>
        <translation>
            <numerusform>cuesta %n paso</numerusform>
            <numerusform>cuesta %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <comment>a way that costs nothing</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the number of a way on the map, and where it leads</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>app::RuleLink</name>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
</context>
<context>
    <name>app::RulebookPanel</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Current rule</source>
        <translation>Regla actual</translation>
    </message>
    <message>
        <source>Back to the rule of the decision</source>
        <translation>Volver a la regla de la decisión</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>This module has no rulebook.</source>
        <translation>Este módulo no tiene reglamento.</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) with “%1”</source>
        <translation>
            <numerusform>%n párrafo con «%1»</numerusform>
            <numerusform>%n párrafos con «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>No se ha encontrado nada para «%1»</translation>
    </message>
    <message>
        <source>Where it was used</source>
        <translation>Dónde se ha usado</translation>
    </message>
</context>
<context>
    <name>app::RulesAct</name>
    <message>
        <source>See what was drawn</source>
        <translation>Mira qué ha salido</translation>
    </message>
    <message>
        <source>See what happened</source>
        <translation>Mira qué ha pasado</translation>
    </message>
    <message>
        <source>Watch the turn: %1</source>
        <translation>Mira el turno: %1</translation>
    </message>
    <message>
        <source>See what the attack did</source>
        <translation>Mira qué ha hecho el ataque</translation>
    </message>
    <message>
        <source>See what the rules do</source>
        <translation>Mira qué hacen las reglas</translation>
    </message>
    <message>
        <source>Nothing to choose until all is told. Space goes there at once.</source>
        <translation>No hay nada que elegir hasta que se haya contado todo. Espacio va hasta allí de una vez.</translation>
    </message>
    <message>
        <source>The other side is still deciding. Nothing is lost by skipping.</source>
        <translation>El otro bando aún está decidiendo. No se pierde nada por saltárselo.</translation>
    </message>
    <message>
        <source>It has finished; you decide next. Nothing is lost by skipping.</source>
        <translation>Ha terminado; ahora decides tú. No se pierde nada por saltárselo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of a step</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Rules act</source>
        <translation>Actúan las reglas</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>A mi turno</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Hasta el final</translation>
    </message>
    <message>
        <source>What is told</source>
        <translation>Lo que se cuenta</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>A</source>
        <comment>a key</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Por qué: %1</translation>
    </message>
</context>
<context>
    <name>app::RulesDialog</name>
    <message>
        <source>Rules of %1</source>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
</context>
<context>
    <name>app::ScenarioPreview</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the map…</source>
        <translation>Dibujando el mapa…</translation>
    </message>
</context>
<context>
    <name>app::SecondMapWindow</name>
    <message>
        <source>Second map — %1</source>
        <translation>Segundo mapa — %1</translation>
    </message>
    <message>
        <source>Second map</source>
        <translation>Segundo mapa</translation>
    </message>
    <message>
        <source>Which sheet is shown</source>
        <translation>Qué hoja se muestra</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>app::SequencePanel</name>
    <message>
        <source>Sequence</source>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Phases of the turn</source>
        <translation>Fases del turno</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>when and who arrives</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>%1, rule %2</source>
        <translation>%1, regla %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por venir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phase and progress</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 and %n more</source>
        <comment>when and who arrives</comment>
        <translation>
            <numerusform>Turno %1: %2 y %n más</numerusform>
            <numerusform>Turno %1: %2 y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Media velocidad</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Double speed</source>
        <translation>Doble velocidad</translation>
    </message>
    <message>
        <source>Hide the board when another player with secrets takes over</source>
        <translation>Ocultar el tablero cuando toma el turno otro jugador con secretos</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Key for: %1</source>
        <translation>Tecla para: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>%1: the key belongs to &quot;%2&quot;</source>
        <translation>%1: la tecla pertenece a «%2»</translation>
    </message>
    <message>
        <source>Every step of a game is written at once; a game that you leave is found again in the library.</source>
        <translation>Cada paso de una partida se escribe al momento; una partida que dejas se encuentra de nuevo en la biblioteca.</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>No setting has &quot;%1&quot; in it.</source>
        <translation>Ningún ajuste contiene «%1».</translation>
    </message>
    <message>
        <source>Colours safe for colour-blind players</source>
        <translation>Colores seguros para personas daltónicas</translation>
    </message>
    <message>
        <source>Sides have the same four colours in every game, on counters, chips and in the log. Each side also keeps its shape.</source>
        <translation>Los bandos llevan los mismos cuatro colores en todos los juegos: en las fichas, en las etiquetas y en el registro. Cada bando conserva además su forma.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Tras %n minuto</numerusform>
            <numerusform>Tras %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Velocidad del movimiento</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Pieces and dice are where they belong at once; what the computer does is still shown one step after the other.</source>
        <translation>Fichas y dados quedan en su sitio al instante; lo que hace el ordenador se sigue mostrando paso a paso.</translation>
    </message>
    <message>
        <source>Hide a board with secrets when nobody plays</source>
        <translation>Ocultar un tablero con secretos cuando nadie juega</translation>
    </message>
    <message>
        <source>Reset the key for: %1</source>
        <translation>Restablecer la tecla de: %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Darken the map</source>
        <translation>Oscurecer el mapa</translation>
    </message>
    <message>
        <source>Size of counters</source>
        <translation>Tamaño de las fichas</translation>
    </message>
    <message>
        <source>Go on by itself when there is nothing to do</source>
        <translation>Seguir sin preguntar cuando no hay nada que hacer</translation>
    </message>
    <message>
        <source>A question whose only answer is to pass is not asked.</source>
        <translation>No se hace una pregunta cuya única respuesta es pasar.</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>The same as the program</source>
        <translation>El mismo que el programa</translation>
    </message>
    <message>
        <source>Language of the games</source>
        <translation>Idioma de los juegos</translation>
    </message>
    <message>
        <source>A game that does not have it speaks its own. For one game alone it is chosen when the game begins.</source>
        <translation>El juego que no lo tiene habla el suyo. Para un solo juego se elige al empezar la partida.</translation>
    </message>
    <message>
        <source>Drag whole stacks</source>
        <translation>Arrastrar pilas enteras</translation>
    </message>
    <message>
        <source>A counter that is dragged takes its stack along. One that was chosen before goes alone.</source>
        <translation>Al arrastrar una ficha se mueve toda su pila. Si la ficha estaba elegida, se mueve sola.</translation>
    </message>
    <message>
        <source>Ask before a phase ends for good with units that could still act</source>
        <translation>Preguntar antes de cerrar del todo una fase con unidades que aún podrían actuar</translation>
    </message>
    <message>
        <source>The button then has to be pressed twice; never for what can be taken back.</source>
        <translation>Entonces hay que pulsar el botón dos veces; nunca para lo que se puede deshacer.</translation>
    </message>
    <message>
        <source>Quiet sounds</source>
        <translation>Sonidos discretos</translation>
    </message>
    <message>
        <source>Moves, dice, losses and your turn can be heard. Nothing is told by sound alone.</source>
        <translation>Se oyen los movimientos, los dados, las bajas y tu turno. Nada se dice solo con sonido.</translation>
    </message>
    <message>
        <source>Pace at which things are told</source>
        <translation>Ritmo al que se cuenta lo que pasa</translation>
    </message>
    <message>
        <source>Dice, losses, retreats and the other side&apos;s turn are shown one after the other; with “All at once”, or with reduced motion, only what comes of them.</source>
        <translation>Los dados, las pérdidas, las retiradas y el turno del otro bando se muestran uno tras otro; con «Todo de una vez», o con movimiento reducido, solo lo que resulta de ellos.</translation>
    </message>
    <message>
        <source>Fights and chits wait for a click</source>
        <translation>Los combates y los marcadores esperan un clic</translation>
    </message>
    <message>
        <source>The map goes to where something happens</source>
        <translation>El mapa va adonde pasa algo</translation>
    </message>
    <message>
        <source>Painted maps</source>
        <translation>Mapas pintados</translation>
    </message>
    <message>
        <source>Maps are kept as they were painted, so that they are there at once. They are painted again when they are gone.</source>
        <translation>Los mapas se conservan tal como se pintaron, para que aparezcan al momento. Si faltan, se vuelven a pintar.</translation>
    </message>
</context>
<context>
    <name>app::SettingsFile</name>
    <message>
        <source>What you have chosen is valid until the program ends, but not kept: %1</source>
        <translation>Lo que has elegido vale hasta que se cierre el programa, pero no se guarda: %1</translation>
    </message>
</context>
<context>
    <name>app::ShareChances</name>
    <message>
        <source>%1 loses at least 1</source>
        <translation>%1 pierde al menos 1</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 destruida</translation>
    </message>
    <message>
        <source>%1 another effect</source>
        <translation>%1 otro efecto</translation>
    </message>
</context>
<context>
    <name>app::ShareRow</name>
    <message>
        <source>%1 gives %2</source>
        <comment>points and the column that they reach</comment>
        <translation>%1 da %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
    <message>
        <source>%1 more for %2</source>
        <comment>points and the next column</comment>
        <translation>%1 más para %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a target and its column</comment>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>app::ShareStage</name>
    <message>
        <source>To share out: %1</source>
        <translation>A repartir: %1</translation>
    </message>
    <message>
        <source>To share out</source>
        <translation>A repartir</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Show the targets (M)</source>
        <translation>Mostrar los objetivos (M)</translation>
    </message>
    <message>
        <source>Look at the map (M)</source>
        <translation>Mirar el mapa (M)</translation>
    </message>
    <message>
        <source>Nothing is left</source>
        <translation>No queda nada</translation>
    </message>
    <message>
        <source>%1 left: enough for %2 on %3</source>
        <comment>points, a column and a target</comment>
        <translation>Quedan %1: bastan para %2 sobre %3</translation>
    </message>
    <message>
        <source>%1 left, which reach no further column</source>
        <comment>points</comment>
        <translation>Quedan %1, que no llegan a otra columna</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a pool and what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Others in the stack, which you can&apos;t see</source>
        <translation>Otras de la pila, que no ves</translation>
    </message>
</context>
<context>
    <name>app::ShareStepper</name>
    <message>
        <source>Less for %1</source>
        <translation>Menos para %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Más para %1</translation>
    </message>
    <message>
        <source>Share of %1</source>
        <translation>Parte de %1</translation>
    </message>
</context>
<context>
    <name>app::StackList</name>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>movement points</comment>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>%1 points left</source>
        <translation>quedan %1 puntos</translation>
    </message>
</context>
<context>
    <name>app::StackPicker</name>
    <message>
        <source>Find a unit in the stack</source>
        <translation>Buscar una unidad en la pila</translation>
    </message>
    <message>
        <source>Take in hand (T)</source>
        <translation>Tomar en mano (T)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Stack in %1</source>
        <translation>Pila en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is added up, and the sum</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n you can&apos;t see</source>
        <translation>
            <numerusform>y %n que no ves</numerusform>
            <numerusform>y %n que no ves</numerusform>
        </translation>
    </message>
    <message>
        <source>Can reach %1</source>
        <comment>a place</comment>
        <translation>Llegan a %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is ticked, and how many</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n marcada</numerusform>
            <numerusform>%n marcadas</numerusform>
        </translation>
    </message>
    <message>
        <source>slowest %1</source>
        <translation>la más lenta %1</translation>
    </message>
</context>
<context>
    <name>app::StatusStrip</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>chits in a cup</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SummaryPanel</name>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>The whole turn again</source>
        <translation>Ver otra vez todo el turno</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>who acted, and when</comment>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>When another side has had its turn, what it did is summed up here.</source>
        <translation>Cuando otro bando haya jugado su turno, aquí se resume lo que hizo.</translation>
    </message>
    <message>
        <source>So far; whole at the end.</source>
        <translation>Hasta ahora; completo al final.</translation>
    </message>
    <message>
        <source>All that was to be seen.</source>
        <translation>Todo lo que se pudo ver.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Llegadas</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Losses: %1</source>
        <comment>a side</comment>
        <translation>Bajas: %1</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <comment>a side that took them</comment>
        <translation>Lugares: %1</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>none</source>
        <comment>losses</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Nothing that could be seen.</source>
        <translation>Nada que se pudiera ver.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>a fight</source>
        <translation>un combate</translation>
    </message>
    <message numerus="yes">
        <source>%n with effect: %1</source>
        <translation>
            <numerusform>%n con efecto: %1</numerusform>
            <numerusform>%n con efecto: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect: %1</source>
        <translation>
            <numerusform>%n sin efecto: %1</numerusform>
            <numerusform>%n sin efecto: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) for good</source>
        <translation>
            <numerusform>%n unidad eliminada</numerusform>
            <numerusform>%n unidades eliminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> y %n más</numerusform>
            <numerusform> y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TriedGame</name>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>No game is being tried.</source>
        <translation>No se está probando ninguna partida.</translation>
    </message>
    <message>
        <source>That position can&apos;t be.</source>
        <translation>Esa posición no es posible.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Todavía no se ha jugado nada.</translation>
    </message>
</context>
<context>
    <name>app::TryWindow</name>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Begin the scenario anew (Shift+F5)</source>
        <translation>Empezar de nuevo el escenario (Mayús+F5)</translation>
    </message>
    <message>
        <source>Scenario that is tried</source>
        <translation>Escenario que se prueba</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>The module has errors and can&apos;t be played: see Problems.</source>
        <translation>El módulo tiene errores y no se puede jugar: mira Problemas.</translation>
    </message>
    <message>
        <source>Playing the module as it is in the editor.</source>
        <translation>Se juega el módulo tal como está en el editor.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) replay the same.</source>
        <translation>
            <numerusform>%n paso se repite igual.</numerusform>
            <numerusform>%n pasos se repiten igual.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differs from step %1 on.</source>
        <translation>Es distinto desde el paso %1.</translation>
    </message>
    <message>
        <source>The module has errors; the game goes on with the rules from before.</source>
        <translation>El módulo tiene errores; la partida sigue con las reglas de antes.</translation>
    </message>
    <message>
        <source>The game goes on with the rules from before: %1</source>
        <translation>La partida sigue con las reglas de antes: %1</translation>
    </message>
    <message>
        <source>Now %1 is decided.</source>
        <translation>Ahora se decide %1.</translation>
    </message>
    <message>
        <source>Set the position</source>
        <translation>Fijar la posición</translation>
    </message>
    <message>
        <source>Put counters where you want them, choose the decision</source>
        <translation>Pon las fichas donde quieras, elige la decisión</translation>
    </message>
    <message>
        <source>Record a test…</source>
        <translation>Grabar una prueba…</translation>
    </message>
    <message>
        <source>Make a test of what was just played</source>
        <translation>Hacer una prueba con lo que se acaba de jugar</translation>
    </message>
    <message>
        <source>Jump to decision…</source>
        <translation>Saltar a la decisión…</translation>
    </message>
    <message>
        <source>Go to any decision of the rules</source>
        <translation>Ir a cualquier decisión de las reglas</translation>
    </message>
    <message>
        <source>Go on from %1</source>
        <translation>Seguir desde %1</translation>
    </message>
    <message>
        <source>Take the new rules and give up the steps that differ</source>
        <translation>Tomar las reglas nuevas y dejar los pasos que difieren</translation>
    </message>
    <message>
        <source>Keep the old rules here</source>
        <translation>Mantener aquí las reglas antiguas</translation>
    </message>
    <message>
        <source>Play this game to its end with the rules from before</source>
        <translation>Jugar esta partida hasta el final con las reglas de antes</translation>
    </message>
    <message>
        <source>The new rules are played from step %1 on.</source>
        <translation>Las reglas nuevas se juegan desde el paso %1.</translation>
    </message>
    <message>
        <source>This game goes on with the rules from before.</source>
        <translation>Esta partida sigue con las reglas de antes.</translation>
    </message>
    <message>
        <source>The position is set by hand.</source>
        <translation>La posición se fija a mano.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Todavía no se ha jugado nada.</translation>
    </message>
    <message>
        <source>The test is in %1.</source>
        <translation>La prueba está en %1.</translation>
    </message>
    <message>
        <source>A test goes into a file like tests/recorded.lua.</source>
        <translation>Una prueba va en un archivo como tests/recorded.lua.</translation>
    </message>
    <message>
        <source>Record a test</source>
        <translation>Grabar una prueba</translation>
    </message>
</context>
<context>
    <name>app::TurnBar</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Has won</source>
        <translation>Ha ganado</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>No ha ganado nadie</translation>
    </message>
    <message>
        <source>Decides now</source>
        <translation>Decide ahora</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>El ordenador está pensando</translation>
    </message>
    <message>
        <source>Decided then</source>
        <translation>Decidía entonces</translation>
    </message>
    <message>
        <source>Being told</source>
        <translation>Se está contando</translation>
    </message>
</context>
<context>
    <name>app::TurnChart</name>
    <message>
        <source>%1 %2</source>
        <comment>a side and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
</context>
<context>
    <name>app::TurnTrack</name>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>Click to look at this turn in the history</source>
        <translation>Haz clic para ver este turno en el historial</translation>
    </message>
</context>
<context>
    <name>app::TurningPoints</name>
    <message>
        <source>They are marked in the history</source>
        <translation>Quedan marcados en el historial</translation>
    </message>
    <message>
        <source>Keep as bookmarks</source>
        <translation>Guardar como marcas</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · turn %2&lt;br&gt;%3&lt;br&gt;&lt;b&gt;%4&lt;/b&gt; · %5</source>
        <comment>number, turn, what happened, what it changed, step</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; · turno %2&lt;br&gt;%3&lt;br&gt;&lt;b&gt;%4&lt;/b&gt; · %5</translation>
    </message>
    <message>
        <source>Turning point %1: %2</source>
        <comment>number, what it changed</comment>
        <translation>Momento clave %1: %2</translation>
    </message>
    <message>
        <source>Kept as bookmarks</source>
        <translation>Guardados como marcas</translation>
    </message>
</context>
<context>
    <name>app::UnitCard</name>
    <message>
        <source>Attack %1</source>
        <translation>Ataque %1</translation>
    </message>
    <message>
        <source>Defence %1</source>
        <translation>Defensa %1</translation>
    </message>
    <message>
        <source>Movement %1</source>
        <translation>Movimiento %1</translation>
    </message>
</context>
<context>
    <name>app::UnitDetails</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Also at %1</source>
        <translation>También en %1</translation>
    </message>
</context>
<context>
    <name>app::VictoryBars</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a side and its victory points</comment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::VictoryScale</name>
    <message>
        <source>Levels of victory</source>
        <translation>Niveles de victoria</translation>
    </message>
    <message>
        <source>Reached: %1 points</source>
        <translation>Alcanzado: %1 puntos</translation>
    </message>
</context>
<context>
    <name>app::WhyTip</name>
    <message>
        <source>Not here</source>
        <translation>Aquí no</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>A click, or ? once more, opens the rule</source>
        <translation>Un clic, o ? otra vez, abre la regla</translation>
    </message>
</context>
<context>
    <name>app::Workshop</name>
    <message>
        <source>Name the copy</source>
        <translation>Nombrar la copia</translation>
    </message>
    <message>
        <source>Name the game</source>
        <translation>Nombrar el juego</translation>
    </message>
    <message>
        <source>Make a game</source>
        <translation>Crear un juego</translation>
    </message>
    <message>
        <source>%1 is no module: there is no module.json in it.</source>
        <translation>%1 no es un módulo: no contiene ningún module.json.</translation>
    </message>
    <message>
        <source>Open a module</source>
        <translation>Abrir un módulo</translation>
    </message>
</context>
<context>
    <name>editor::AlignTool</name>
    <message>
        <source>Lay a scan over the board first. Then drag each of the three marked hexes to where the scan has it: the scan is moved, turned and sized to fit. A double click on another hex marks that one instead. Arrows nudge the scan by 1, with Shift by 10.</source>
        <translation>Pon primero un escaneo sobre el tablero. Después arrastra cada uno de los tres hexágonos marcados hasta donde lo tiene el escaneo: este se mueve, se gira y cambia de tamaño hasta encajar. Un doble clic en otro hexágono marca ese en su lugar. Las flechas mueven el escaneo 1 unidad; con Mayús, 10.</translation>
    </message>
    <message>
        <source>Lay a scan over the board first.</source>
        <translation>Pon primero un escaneo sobre el tablero.</translation>
    </message>
    <message>
        <source>Hex %1: drag it to where the scan has it</source>
        <translation>Hexágono %1: arrástralo hasta donde lo tiene el escaneo</translation>
    </message>
    <message>
        <source>Off by %1 px</source>
        <translation>Desviación de %1 px</translation>
    </message>
    <message>
        <source>Drag a marked hex to where the scan has it</source>
        <translation>Arrastra un hexágono marcado hasta donde lo tiene el escaneo</translation>
    </message>
    <message>
        <source>Align the scan</source>
        <translation>Alinear el escaneo</translation>
    </message>
    <message>
        <source>Align grid</source>
        <translation>Alinear la cuadrícula</translation>
    </message>
</context>
<context>
    <name>editor::AnswerButtons</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>editor::AreaEdit</name>
    <message>
        <source>Areas must lie between 0 and 10,000 on the page.</source>
        <translation>Las áreas deben estar entre 0 y 10 000 en la página.</translation>
    </message>
    <message>
        <source>The file of the board can&apos;t be changed.</source>
        <translation>El archivo del tablero no se puede cambiar.</translation>
    </message>
    <message>
        <source>Only a map of areas has areas.</source>
        <translation>Solo un mapa de áreas tiene áreas.</translation>
    </message>
    <message>
        <source>There is a space “%1” already.</source>
        <translation>Ya hay un espacio «%1».</translation>
    </message>
    <message>
        <source>Two areas are needed.</source>
        <translation>Se necesitan dos áreas.</translation>
    </message>
    <message>
        <source>%1 has taken over: %2.</source>
        <translation>%1 ha tomado: %2.</translation>
    </message>
    <message>
        <source>%1 has kept its own: %2.</source>
        <translation>%1 ha conservado lo suyo: %2.</translation>
    </message>
</context>
<context>
    <name>editor::AreaEntry</name>
    <message>
        <source>name</source>
        <comment>of an area</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>terrain</source>
        <comment>of an area</comment>
        <translation>terreno</translation>
    </message>
</context>
<context>
    <name>editor::AreaImport</name>
    <message>
        <source>%1 has no shape that could be an area.</source>
        <translation>%1 no tiene ninguna forma que pueda ser un área.</translation>
    </message>
    <message>
        <source>Choose at least one shape.</source>
        <translation>Elige al menos una forma.</translation>
    </message>
</context>
<context>
    <name>editor::AreaMesh</name>
    <message>
        <source>An area needs at least three corners.</source>
        <translation>Un área necesita al menos tres esquinas.</translation>
    </message>
    <message>
        <source>The border of an area must neither cross nor touch itself.</source>
        <translation>La frontera de un área no debe cruzarse ni tocarse a sí misma.</translation>
    </message>
    <message>
        <source>Borders of two areas would cross.</source>
        <translation>Se cruzarían las fronteras de dos áreas.</translation>
    </message>
    <message>
        <source>There is an area already. Split it to make two of it.</source>
        <translation>Ahí ya hay un área. Divídela para hacer dos de ella.</translation>
    </message>
    <message>
        <source>There is no corner.</source>
        <translation>Ahí no hay ninguna esquina.</translation>
    </message>
    <message>
        <source>There is no border.</source>
        <translation>Ahí no hay ninguna frontera.</translation>
    </message>
    <message>
        <source>The line must lead through one area, from border to border, once.</source>
        <translation>La línea debe atravesar un área, de frontera a frontera, una sola vez.</translation>
    </message>
    <message>
        <source>Two areas are needed.</source>
        <translation>Se necesitan dos áreas.</translation>
    </message>
    <message>
        <source>These areas have no common border.</source>
        <translation>Estas áreas no tienen frontera común.</translation>
    </message>
    <message>
        <source>These areas enclose a place that is no area; draw one there first.</source>
        <translation>Estas áreas encierran un lugar que no es un área; dibuja antes una allí.</translation>
    </message>
</context>
<context>
    <name>editor::AreaTool</name>
    <message>
        <source>Click corner after corner; near others it takes their corners and borders. Enter, a double click or the first corner closes the area, Backspace takes a corner back, Escape gives up. Drag a corner or a border: all areas that share it follow. Del removes the corner under the pointer.</source>
        <translation>Haz clic esquina tras esquina; cerca de otras áreas toma sus esquinas y fronteras. Intro, un doble clic o la primera esquina cierran el área, Retroceso quita una esquina, Escape lo deja. Arrastra una esquina o una frontera: la siguen todas las áreas que la comparten. Supr quita la esquina bajo el puntero.</translation>
    </message>
    <message>
        <source>Drop the corner here</source>
        <translation>Soltar aquí la esquina</translation>
    </message>
    <message>
        <source>Corner %1 of a new area</source>
        <translation>Esquina %1 de un área nueva</translation>
    </message>
    <message>
        <source>Corner of %1: drag it, or begin an area here</source>
        <translation>Esquina de %1: arrástrala o empieza aquí un área</translation>
    </message>
    <message>
        <source>Border: drag it to make a corner, or begin an area here</source>
        <translation>Frontera: arrástrala para hacer una esquina o empieza aquí un área</translation>
    </message>
    <message>
        <source>Begin an area here</source>
        <translation>Empezar aquí un área</translation>
    </message>
    <message>
        <source>Move a corner</source>
        <translation>Mover una esquina</translation>
    </message>
    <message>
        <source>Bend a border</source>
        <translation>Doblar una frontera</translation>
    </message>
    <message>
        <source>An area needs at least three corners.</source>
        <translation>Un área necesita al menos tres esquinas.</translation>
    </message>
    <message>
        <source>Draw the area %1</source>
        <translation>Dibujar el área %1</translation>
    </message>
    <message>
        <source>Remove a corner</source>
        <translation>Quitar una esquina</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
</context>
<context>
    <name>editor::AreasPanel</name>
    <message>
        <source>Choose a drawing</source>
        <translation>Elegir un dibujo</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>Take areas from an SVG…</source>
        <translation>Tomar áreas de un SVG…</translation>
    </message>
    <message>
        <source>Shapes of a drawing become areas, and those with a common border neighbours.</source>
        <translation>Las formas de un dibujo pasan a ser áreas, y las que tienen frontera común, vecinas.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>How far apart two borders may lie that count as one.</source>
        <translation>Cuánto pueden separarse dos fronteras que cuentan como una.</translation>
    </message>
    <message>
        <source>Find neighbours</source>
        <translation>Buscar vecinos</translation>
    </message>
    <message>
        <source>Areas with a common border become neighbours. What you linked or cut stays.</source>
        <translation>Las áreas con frontera común pasan a ser vecinas. Lo que tú uniste o cortaste se queda.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <translation>
            <numerusform>%n área</numerusform>
            <numerusform>%n áreas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of neighbours</source>
        <translation>
            <numerusform>%n par de vecinos</numerusform>
            <numerusform>%n pares de vecinos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n area(s) from a drawing</source>
        <translation>
            <numerusform>Tomar %n área de un dibujo</numerusform>
            <numerusform>Tomar %n áreas de un dibujo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken, %2 found.</source>
        <translation>Tomado: %1. Encontrado: %2.</translation>
    </message>
    <message>
        <source>%1 added, %2 removed.</source>
        <translation>Añadido: %1. Quitado: %2.</translation>
    </message>
</context>
<context>
    <name>editor::ArrayEditor</name>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
</context>
<context>
    <name>editor::ArrivalPanel</name>
    <message>
        <source>Add a lane</source>
        <translation>Añadir una fila</translation>
    </message>
    <message>
        <source>A turn and an entry for counters that come later</source>
        <translation>Un turno y una entrada para las fichas que llegan más tarde</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the chosen lane</source>
        <translation>Quitar la fila elegida</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Reinforcements by turn and entry</source>
        <translation>Refuerzos por turno y entrada</translation>
    </message>
    <message>
        <source>Nothing arrives later. Add a lane, then drag counters into it.</source>
        <translation>Nada llega más tarde. Añade una fila y arrastra fichas a ella.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Turn %1 at %2</source>
        <translation>Turno %1 en %2</translation>
    </message>
    <message>
        <source>Add a lane of reinforcements</source>
        <translation>Añadir una fila de refuerzos</translation>
    </message>
    <message>
        <source>Remove a lane of reinforcements</source>
        <translation>Quitar una fila de refuerzos</translation>
    </message>
</context>
<context>
    <name>editor::ArtField</name>
    <message>
        <source>Take a picture (SVG or PNG) into the module</source>
        <translation>Incorporar una imagen (SVG o PNG) al módulo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>editor::ArtImport</name>
    <message>
        <source>“%1” is neither an SVG drawing nor a PNG picture.</source>
        <translation>«%1» no es ni un dibujo SVG ni una imagen PNG.</translation>
    </message>
</context>
<context>
    <name>editor::BalanceForm</name>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Of each version; more games give narrower results</source>
        <translation>De cada versión; más partidas dan resultados más precisos</translation>
    </message>
    <message>
        <source>Seed of the first game</source>
        <translation>Semilla de la primera partida</translation>
    </message>
    <message>
        <source>Each further game has the next one; equal seeds have equal dice</source>
        <translation>Cada partida siguiente tiene la próxima; a semillas iguales, dados iguales</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Another version plays games with the same seeds</source>
        <translation>Otra versión juega partidas con las mismas semillas</translation>
    </message>
    <message>
        <source>Computers: random, greedy, planner:easy, planner, planner:hard, or planner:2 with two seconds for a plan.</source>
        <translation>Ordenadores: random, greedy, planner:easy, planner, planner:hard, o planner:2 con dos segundos por plan.</translation>
    </message>
    <message>
        <source>No other version</source>
        <translation>Ninguna otra versión</translation>
    </message>
    <message>
        <source>The game as it is saved</source>
        <translation>El juego como está guardado</translation>
    </message>
    <message>
        <source>Another version…</source>
        <translation>Otra versión…</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a file</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Games (*.hexmod module.json)</source>
        <translation>Juegos (*.hexmod module.json)</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <comment>a side</comment>
        <translation>Quién juega %1</translation>
    </message>
</context>
<context>
    <name>editor::BalancePage</name>
    <message>
        <source>Play the games</source>
        <translation>Jugar las partidas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>What was played so far is shown</source>
        <translation>Se muestra lo jugado hasta ahora</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Guardar el informe…</translation>
    </message>
    <message>
        <source>A page with pictures, and a table for spreadsheets of each part</source>
        <translation>Una página con imágenes, y de cada parte una tabla para hojas de cálculo</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Report on the balance</source>
        <translation>Informe sobre el equilibrio</translation>
    </message>
    <message>
        <source>Computers play games of the scenario; here stands who wins, how long it takes, what is lost and where, which rules and units count. To see what a change does, compare with the game as it is saved.</source>
        <translation>Los ordenadores juegan partidas del escenario; aquí aparece quién gana, cuánto dura, qué se pierde y dónde, qué reglas y unidades cuentan. Para ver qué hace un cambio, compara con el juego como está guardado.</translation>
    </message>
    <message>
        <source>There is no computer “%1”.</source>
        <translation>No hay ningún ordenador «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played</source>
        <translation>
            <numerusform>%1 de %n partida jugada</numerusform>
            <numerusform>%1 de %n partidas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>queda menos de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>queda alrededor de %n minuto</numerusform>
            <numerusform>quedan unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has errors that keep it from being played: see Problems.</source>
        <translation>El juego tiene errores que impiden jugarlo: mira en Problemas.</translation>
    </message>
    <message numerus="yes">
        <source>Shown: %n game(s) of each version</source>
        <translation>
            <numerusform>Se muestra: %n partida de cada versión</numerusform>
            <numerusform>Se muestran: %n partidas de cada versión</numerusform>
        </translation>
    </message>
    <message>
        <source>What the change does</source>
        <translation>Lo que hace el cambio</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>El informe está en %1</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
</context>
<context>
    <name>editor::BalanceRun</name>
    <message>
        <source>“%1” is no game that can be played.</source>
        <translation>«%1» no es un juego que se pueda jugar.</translation>
    </message>
    <message>
        <source>“%1” has no scenario “%2”.</source>
        <translation>«%1» no tiene el escenario «%2».</translation>
    </message>
    <message>
        <source>As it is edited</source>
        <translation>Como se está editando</translation>
    </message>
    <message>
        <source>As it is saved</source>
        <translation>Como está guardado</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, versión %2</translation>
    </message>
</context>
<context>
    <name>editor::BelowTabs</name>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Where used</source>
        <translation>Dónde se usa</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>Usos de %1</translation>
    </message>
    <message>
        <source>Choose “Where used” on a field, table or rule to see its uses here.</source>
        <translation>Elige «Dónde se usa» en un campo, una tabla o una regla para ver aquí sus usos.</translation>
    </message>
    <message>
        <source>Problems, history and uses</source>
        <translation>Problemas, historial y usos</translation>
    </message>
</context>
<context>
    <name>editor::BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>editor::BoardEditing</name>
    <message numerus="yes">
        <source>Paste %n space(s)</source>
        <translation>
            <numerusform>Pegar %n casilla</numerusform>
            <numerusform>Pegar %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete a label</source>
        <translation>Borrar un rótulo</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n space(s)</source>
        <translation>
            <numerusform>Borrar %n casilla</numerusform>
            <numerusform>Borrar %n casillas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::BoardLayers</name>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Hex numbers</source>
        <translation>Números de los hexágonos</translation>
    </message>
    <message>
        <source>Roads and railways</source>
        <translation>Carreteras y ferrocarriles</translation>
    </message>
    <message>
        <source>Rivers and hexsides</source>
        <translation>Ríos y lados de hexágono</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Set-up and supply</source>
        <translation>Despliegue y suministro</translation>
    </message>
    <message>
        <source>Scan of an old map</source>
        <translation>Escaneo de un mapa antiguo</translation>
    </message>
</context>
<context>
    <name>editor::BoardPanel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexágonos</translation>
    </message>
    <message>
        <source>Half a hex on</source>
        <translation>Medio hexágono más allá</translation>
    </message>
    <message>
        <source>Columns grow</source>
        <translation>Las columnas crecen</translation>
    </message>
    <message>
        <source>Rows grow</source>
        <translation>Las filas crecen</translation>
    </message>
    <message>
        <source>Numbering</source>
        <translation>Numeración</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Primera columna</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message>
        <source>Side of a hex</source>
        <translation>Lado de un hexágono</translation>
    </message>
    <message>
        <source>Usual ground</source>
        <translation>Terreno habitual</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluidos</translation>
    </message>
    <message>
        <source>Front line</source>
        <translation>Línea del frente</translation>
    </message>
    <message>
        <source>Page: left</source>
        <translation>Hoja: izquierda</translation>
    </message>
    <message>
        <source>Page: top</source>
        <translation>Hoja: arriba</translation>
    </message>
    <message>
        <source>Page: width</source>
        <translation>Hoja: anchura</translation>
    </message>
    <message>
        <source>Page: height</source>
        <translation>Hoja: altura</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Underlay</source>
        <translation>Fondo propio</translation>
    </message>
    <message>
        <source>Flat top</source>
        <translation>Lado plano arriba</translation>
    </message>
    <message>
        <source>Pointy top</source>
        <translation>Punta arriba</translation>
    </message>
    <message>
        <source>Even numbers</source>
        <translation>Números pares</translation>
    </message>
    <message>
        <source>Odd numbers</source>
        <translation>Números impares</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Hacia la derecha</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Hacia la izquierda</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>Hacia abajo</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Hacia arriba</translation>
    </message>
    <message>
        <source>New board…</source>
        <translation>Nuevo tablero…</translation>
    </message>
    <message>
        <source>Duplicate this board</source>
        <translation>Duplicar este tablero</translation>
    </message>
    <message>
        <source>Remove this board</source>
        <translation>Quitar este tablero</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Leave the selected hexes out</source>
        <translation>Excluir los hexágonos elegidos</translation>
    </message>
    <message>
        <source>The map has no such hexes then; they come back by their numbers.</source>
        <translation>El mapa ya no tiene esos hexágonos; vuelven por sus números.</translation>
    </message>
    <message>
        <source>Leave hexes out</source>
        <translation>Excluir hexágonos</translation>
    </message>
    <message>
        <source>New board %1</source>
        <translation>Nuevo tablero %1</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, copia</translation>
    </message>
    <message>
        <source>Duplicate a board</source>
        <translation>Duplicar un tablero</translation>
    </message>
    <message>
        <source>Remove the board %1</source>
        <translation>Quitar el tablero %1</translation>
    </message>
</context>
<context>
    <name>editor::BoardPictures</name>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>Your own SVG or PNG instead of the painted map.</source>
        <translation>Tu propio SVG o PNG en lugar del mapa pintado.</translation>
    </message>
    <message>
        <source>Choose an underlay…</source>
        <translation>Elegir un fondo…</translation>
    </message>
    <message>
        <source>Your own SVG or PNG instead of the painted ground; grid, lines and names stay.</source>
        <translation>Tu propio SVG o PNG en lugar del suelo pintado; la cuadrícula, las líneas y los nombres se quedan.</translation>
    </message>
    <message>
        <source>Lay a scan over it…</source>
        <translation>Ponerle un escaneo encima…</translation>
    </message>
    <message>
        <source>An old map to trace. It stays in the folder “editor” of the module and is never packed.</source>
        <translation>Un mapa antiguo para calcar. Se queda en la carpeta «editor» del módulo y nunca se empaqueta.</translation>
    </message>
    <message>
        <source>Remove the scan</source>
        <translation>Quitar el escaneo</translation>
    </message>
    <message>
        <source>%1 has %2 × %3 points and is shown with fewer, about %4 million.</source>
        <translation>%1 tiene %2 × %3 puntos y se muestra con menos, unos %4 millones.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.jpg *.jpeg)</source>
        <translation>Imágenes (*.svg *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Take a picture for the board</source>
        <translation>Tomar una imagen para el tablero</translation>
    </message>
    <message>
        <source>Lay a scan over the board</source>
        <translation>Poner un escaneo sobre el tablero</translation>
    </message>
    <message>
        <source>%1 is no picture that can be laid over a board.</source>
        <translation>%1 no es una imagen que se pueda poner sobre un tablero.</translation>
    </message>
    <message>
        <source>%1 has %2 × %3 points, which can&apos;t be read. Save it smaller, or without interlacing.</source>
        <translation>%1 tiene %2 × %3 puntos y no se puede leer. Guárdala más pequeña o sin entrelazado.</translation>
    </message>
</context>
<context>
    <name>editor::BoardTool</name>
    <message>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
    <message>
        <source>Only for maps of hexes.</source>
        <translation>Solo para mapas de hexágonos.</translation>
    </message>
</context>
<context>
    <name>editor::BoardsPage</name>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <extracomment>The options of a tool, such as &quot;Brush&quot;.</extracomment>
        <translation>Herramienta: %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Edit the terrain table</source>
        <translation>Editar la tabla de terreno</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Áreas</translation>
    </message>
    <message>
        <source>Title and scale</source>
        <translation>Título y escala</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
</context>
<context>
    <name>editor::BorderHand</name>
    <message>
        <source>Rivers and hexsides are locked in the layers.</source>
        <translation>Los ríos y los lados de hexágono están bloqueados en las capas.</translation>
    </message>
    <message>
        <source>Turn a border</source>
        <translation>Dar la vuelta a una frontera</translation>
    </message>
    <message>
        <source>Set borders</source>
        <translation>Poner fronteras</translation>
    </message>
    <message>
        <source>Erase borders</source>
        <translation>Borrar fronteras</translation>
    </message>
</context>
<context>
    <name>editor::BoxGrip</name>
    <message>
        <source>Resize a box</source>
        <translation>Cambiar el tamaño de una casilla</translation>
    </message>
    <message>
        <source>Move boxes</source>
        <translation>Mover casillas</translation>
    </message>
</context>
<context>
    <name>editor::BoxTool</name>
    <message>
        <source>Drag a rectangle. With more than one box it becomes a track: the row is divided evenly, and each box is a neighbour of the next. Alt places freely.</source>
        <translation>Arrastra un rectángulo. Con más de una casilla se convierte en una pista: la fila se reparte por igual y cada casilla es vecina de la siguiente. Con Alt se coloca libremente.</translation>
    </message>
    <message>
        <source>Drag to make a box</source>
        <translation>Arrastra para hacer una casilla</translation>
    </message>
    <message>
        <source>%1 × %2 at %3, %4</source>
        <translation>%1 × %2 en %3, %4</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Cup, drawn from at random</source>
        <translation>Cubilete, del que se saca al azar</translation>
    </message>
    <message>
        <source>Deck, drawn from the top</source>
        <translation>Mazo, del que se saca por arriba</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Boxes in a row</source>
        <translation>Casillas en fila</translation>
    </message>
    <message>
        <source>Make a track</source>
        <translation>Hacer una pista</translation>
    </message>
    <message>
        <source>Make a box</source>
        <translation>Hacer una casilla</translation>
    </message>
</context>
<context>
    <name>editor::BrushTool</name>
    <message>
        <source>Drag to paint. [ and ] change the size, Alt takes the terrain under the pointer, the right button paints the usual ground.</source>
        <translation>Arrastra para pintar. [ y ] cambian el tamaño, Alt toma el terreno bajo el puntero, el botón derecho pinta el terreno habitual.</translation>
    </message>
    <message>
        <source>%1, %2: paint %3</source>
        <translation>%1, %2: pintar %3</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>Tamaño del pincel</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The terrain is locked in the layers.</source>
        <translation>El terreno está bloqueado en las capas.</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Pintar %1</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Only for maps of hexes or areas.</source>
        <translation>Solo para mapas de hexágonos o de áreas.</translation>
    </message>
</context>
<context>
    <name>editor::CanvasBars</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Alejar (−)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Show all of the board (0)</source>
        <translation>Mostrar todo el tablero (0)</translation>
    </message>
    <message>
        <source>%1 × %2 hexes, flat top</source>
        <translation>%1 × %2 hexágonos, lado plano arriba</translation>
    </message>
    <message>
        <source>%1 × %2 hexes, pointy top</source>
        <translation>%1 × %2 hexágonos, punta arriba</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s)</source>
        <translation>
            <numerusform>%n área</numerusform>
            <numerusform>%n áreas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CanvasPainter</name>
    <message>
        <source>This module has no board yet.</source>
        <translation>Este módulo aún no tiene ningún tablero.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read at the moment. The problems below say where it is broken.</source>
        <translation>%1 no se puede leer en este momento. Los problemas de abajo dicen dónde falla.</translation>
    </message>
</context>
<context>
    <name>editor::CellEdits</name>
    <message>
        <source>Set %1</source>
        <translation>Poner %1</translation>
    </message>
    <message>
        <source>The counters changed meanwhile, so nothing was applied.</source>
        <translation>Las fichas han cambiado entretanto, así que no se ha aplicado nada.</translation>
    </message>
    <message numerus="yes">
        <source>Editing the type %1: %n counter(s)</source>
        <translation>
            <numerusform>Se edita el tipo %1: %n ficha</numerusform>
            <numerusform>Se edita el tipo %1: %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Editing the template %1: %n counter(s)</source>
        <translation>
            <numerusform>Se edita la plantilla %1: %n ficha</numerusform>
            <numerusform>Se edita la plantilla %1: %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Editing %n cell(s)</source>
        <translation>
            <numerusform>Se edita %n celda</numerusform>
            <numerusform>Se editan %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>A number, or a sum such as +1, *2 or =attack-1 for each.</source>
        <translation>Un número, o una cuenta como +1, *2 o =attack-1 para cada una.</translation>
    </message>
    <message>
        <source>Enter applies to all of them, Esc leaves them.</source>
        <translation>Intro lo aplica a todas, Esc las deja como están.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Pegar una tabla</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Pegar celdas</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Clear cells</source>
        <translation>Vaciar celdas</translation>
    </message>
</context>
<context>
    <name>editor::CellInput</name>
    <message>
        <source>“%1” can&apos;t be edited here.</source>
        <translation>«%1» no se puede editar aquí.</translation>
    </message>
    <message>
        <source>Every counter needs a type.</source>
        <translation>Cada ficha necesita un tipo.</translation>
    </message>
    <message>
        <source>“%1” is neither true nor false.</source>
        <translation>«%1» no es ni verdadero ni falso.</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>«%1» no es un número entero.</translation>
    </message>
    <message>
        <source>“%1” is not between 1 and %2.</source>
        <translation>«%1» no está entre 1 y %2.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be worked out here.</source>
        <translation>«%1» no se puede calcular aquí.</translation>
    </message>
    <message>
        <source>There is no number here that “%1” could change.</source>
        <translation>Aquí no hay ningún número que «%1» pueda cambiar.</translation>
    </message>
    <message>
        <source>“%1” gives a number that is too large.</source>
        <translation>«%1» da un número demasiado grande.</translation>
    </message>
    <message>
        <source>There is no formation “%1”.</source>
        <translation>No hay ninguna formación «%1».</translation>
    </message>
    <message>
        <source>There is no type “%1”.</source>
        <translation>No hay ningún tipo «%1».</translation>
    </message>
    <message>
        <source>There is no side “%1”.</source>
        <translation>No hay ningún bando «%1».</translation>
    </message>
    <message>
        <source>There is no mobility class “%1”.</source>
        <translation>No hay ninguna clase de movilidad «%1».</translation>
    </message>
    <message>
        <source>“%1” is no good id: only letters, digits, “_”, “-” and “.”.</source>
        <translation>«%1» no sirve como identificador: solo letras, cifras, «_», «-» y «.».</translation>
    </message>
    <message>
        <source>There is a counter “%1” already.</source>
        <translation>Ya hay una ficha «%1».</translation>
    </message>
    <message>
        <source>There is no symbol “%1”.</source>
        <translation>No hay ningún símbolo «%1».</translation>
    </message>
</context>
<context>
    <name>editor::CellPlanner</name>
    <message>
        <source>Two counters can&apos;t have the same id.</source>
        <translation>Dos fichas no pueden tener el mismo identificador.</translation>
    </message>
    <message>
        <source>There is no counter below to take this row.</source>
        <translation>Debajo no hay ninguna ficha que tome esta fila.</translation>
    </message>
    <message>
        <source>There is no column to the right to take this cell.</source>
        <translation>A la derecha no hay ninguna columna que tome esta celda.</translation>
    </message>
    <message>
        <source>There is no column “%1”.</source>
        <translation>No hay ninguna columna «%1».</translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation>La columna «%1» está dos veces.</translation>
    </message>
    <message>
        <source>The first line must name the columns, and one of them must be “id”.</source>
        <translation>La primera línea debe nombrar las columnas, y una de ellas debe ser «id».</translation>
    </message>
    <message>
        <source>The counter “%1” is there twice.</source>
        <translation>La ficha «%1» está dos veces.</translation>
    </message>
    <message>
        <source>The line has more cells than the first one has names.</source>
        <translation>La línea tiene más celdas que nombres la primera.</translation>
    </message>
    <message>
        <source>A new counter needs a type, but the table has no column for it.</source>
        <translation>Una ficha nueva necesita un tipo, pero la tabla no tiene columna para él.</translation>
    </message>
</context>
<context>
    <name>editor::ChangesDialog</name>
    <message>
        <source>What will change</source>
        <translation>Lo que va a cambiar</translation>
    </message>
    <message>
        <source>Apply the changes</source>
        <translation>Aplicar los cambios</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No cambiar nada</translation>
    </message>
</context>
<context>
    <name>editor::ChartPreview</name>
    <message>
        <source>The table can be seen as soon as its file can be read.</source>
        <translation>La tabla se verá en cuanto se pueda leer su archivo.</translation>
    </message>
</context>
<context>
    <name>editor::CodeEdit</name>
    <message>
        <source>Alt+Enter puts it right.</source>
        <translation>Alt+Intro lo corrige.</translation>
    </message>
</context>
<context>
    <name>editor::CodeEdits</name>
    <message>
        <source>New file %1</source>
        <translation>Archivo nuevo %1</translation>
    </message>
    <message>
        <source>No rule defines the decision or the phase yet.</source>
        <translation>Ninguna regla define todavía la decisión ni la fase.</translation>
    </message>
    <message>
        <source>Begin the decision “%1”</source>
        <translation>Empezar la decisión «%1»</translation>
    </message>
    <message>
        <source>%1 is new: for now it only lets the player go on.</source>
        <translation>%1 es nuevo: por ahora solo deja continuar al jugador.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>No hay nada abierto.</translation>
    </message>
    <message>
        <source>This can&apos;t be renamed: put the cursor on a variable, a function of the module or the id of a decision.</source>
        <translation>Esto no se puede renombrar: pon el cursor en una variable, una función del módulo o el id de una decisión.</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>Renombrar «%1» como «%2»</translation>
    </message>
</context>
<context>
    <name>editor::CodeNavigator</name>
    <message>
        <source>Nothing in the module defines this.</source>
        <translation>Nada en el módulo define esto.</translation>
    </message>
</context>
<context>
    <name>editor::CodeTabs</name>
    <message>
        <source>Open files</source>
        <translation>Archivos abiertos</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>Go to a line</source>
        <translation>Ir a una línea</translation>
    </message>
    <message>
        <source>Line, from 1 to %1</source>
        <translation>Línea, de 1 a %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarse aquí</translation>
    </message>
</context>
<context>
    <name>editor::ColorField</name>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
</context>
<context>
    <name>editor::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>− is here in the editor, + is outside.</source>
        <translation>− está aquí en el editor, + está fuera.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
</context>
<context>
    <name>editor::CompletionPopup</name>
    <message>
        <source>Names that fit</source>
        <translation>Nombres que encajan</translation>
    </message>
</context>
<context>
    <name>editor::ConsolePanel</name>
    <message>
        <source>The console evaluates Lua in the game that you try. No game runs now.</source>
        <translation>La consola evalúa Lua en la partida que pruebas. Ahora no hay ninguna en marcha.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Play the module in a window (F5)</source>
        <translation>Jugar el módulo en una ventana (F5)</translation>
    </message>
    <message>
        <source>Answers of the console</source>
        <translation>Respuestas de la consola</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Evaluate with Enter or Ctrl+Enter; older lines with Up and Down</source>
        <translation>Evalúa con Intro o Ctrl+Intro; líneas anteriores con Arriba y Abajo</translation>
    </message>
</context>
<context>
    <name>editor::CounterBar</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2 chosen</source>
        <translation>%1, elegidas: %2</translation>
    </message>
    <message>
        <source>There is no type yet: add one under Types.</source>
        <translation>Todavía no hay ningún tipo: añade uno en Tipos.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>All counters as a table</source>
        <translation>Todas las fichas como tabla</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Lámina</translation>
    </message>
    <message>
        <source>All counters as a printed sheet</source>
        <translation>Todas las fichas como lámina impresa</translation>
    </message>
    <message>
        <source>New counter</source>
        <translation>Nueva ficha</translation>
    </message>
    <message>
        <source>Add a counter of a type</source>
        <translation>Añadir una ficha de un tipo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Duplicate the chosen counters (Ctrl+D)</source>
        <translation>Duplicar las fichas elegidas (Ctrl+D)</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>Importar CSV…</translation>
    </message>
    <message>
        <source>Import a table from a spreadsheet (CSV)</source>
        <translation>Importar una tabla de una hoja de cálculo (CSV)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export the shown counters as a table (CSV)</source>
        <translation>Exportar como tabla las fichas que se ven (CSV)</translation>
    </message>
    <message>
        <source>Find counters</source>
        <translation>Buscar fichas</translation>
    </message>
    <message>
        <source>Words, or conditions such as “side is soviet”, “attack &gt; 4” or “formation is 28th Army, steps = 2”</source>
        <translation>Palabras, o condiciones como «bando es soviet», «attack &gt; 4» o «formación es 28th Army, pasos = 2»</translation>
    </message>
</context>
<context>
    <name>editor::CounterClipboard</name>
    <message numerus="yes">
        <source>Paste %n counter(s)</source>
        <translation>
            <numerusform>Pegar %n ficha</numerusform>
            <numerusform>Pegar %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CounterColumn</name>
    <message>
        <source>%1 R</source>
        <extracomment>Column of a value that a counter has with fewer steps: &quot;Attack R&quot;, &quot;Strength −2&quot;.</extracomment>
        <translation>%1 R</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Size sign</source>
        <translation>Signo de tamaño</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
</context>
<context>
    <name>editor::CounterForm</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Size sign</source>
        <translation>Signo de tamaño</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Face colour</source>
        <translation>Color de la cara</translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation>Color del texto</translation>
    </message>
    <message>
        <source>Symbol ground</source>
        <translation>Fondo del símbolo</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Imagen propia</translation>
    </message>
    <message>
        <source>Reduced picture</source>
        <translation>Imagen reducida</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>As its type</source>
        <translation>Como su tipo</translation>
    </message>
    <message>
        <source>As its formation</source>
        <translation>Como su formación</translation>
    </message>
    <message>
        <source>The side&apos;s colours</source>
        <translation>Los colores del bando</translation>
    </message>
    <message>
        <source>As its kind</source>
        <translation>Según su categoría</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Cuartel general</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Avión</translation>
    </message>
    <message>
        <source>Wooden block</source>
        <translation>Bloque de madera</translation>
    </message>
    <message>
        <source>Chit</source>
        <translation>Marcador de sorteo</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
</context>
<context>
    <name>editor::CounterInspector</name>
    <message>
        <source>No counter selected</source>
        <translation>Ninguna ficha elegida</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) selected</source>
        <translation>
            <numerusform>%n ficha elegida</numerusform>
            <numerusform>%n fichas elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Contrast of the text: %1</source>
        <translation>Contraste del texto: %1</translation>
    </message>
    <message>
        <source>Contrast of the text: %1; it needs at least %2.</source>
        <translation>Contraste del texto: %1; necesita al menos %2.</translation>
    </message>
    <message>
        <source>Make the text readable</source>
        <translation>Hacer legible el texto</translation>
    </message>
    <message>
        <source>Set the symbol</source>
        <translation>Poner el símbolo</translation>
    </message>
    <message>
        <source>Take a picture into the module</source>
        <translation>Incorporar una imagen al módulo</translation>
    </message>
    <message>
        <source>Pictures for counters (*.svg *.png)</source>
        <translation>Imágenes para fichas (*.svg *.png)</translation>
    </message>
    <message>
        <source>Use an own picture</source>
        <translation>Usar una imagen propia</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>both sides, four sizes</source>
        <translation>las dos caras, cuatro tamaños</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Template parts</source>
        <translation>Partes de la plantilla</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formaciones</translation>
    </message>
    <message>
        <source>Make it readable</source>
        <translation>Hacerlo legible</translation>
    </message>
    <message>
        <source>Marks on counters</source>
        <translation>Marcas en las fichas</translation>
    </message>
</context>
<context>
    <name>editor::CounterLevelBar</name>
    <message>
        <source>Edits change</source>
        <translation>Los cambios afectan a</translation>
    </message>
    <message>
        <source>the counter</source>
        <translation>la ficha</translation>
    </message>
    <message>
        <source>Only the chosen counters change; what they say wins over their type.</source>
        <translation>Solo cambian las fichas elegidas; lo que dicen prevalece sobre su tipo.</translation>
    </message>
    <message>
        <source>its type</source>
        <translation>su tipo</translation>
    </message>
    <message>
        <source>All counters of the type change that say nothing else themselves.</source>
        <translation>Cambian todas las fichas del tipo que no digan otra cosa ellas mismas.</translation>
    </message>
    <message>
        <source>its template</source>
        <translation>su plantilla</translation>
    </message>
    <message>
        <source>All counters of the template change whose types say nothing else.</source>
        <translation>Cambian todas las fichas de la plantilla cuyos tipos no digan otra cosa.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Choose which columns are shown, or add a value</source>
        <translation>Elegir qué columnas se ven, o añadir un valor</translation>
    </message>
    <message>
        <source>No message</source>
        <translation>Sin mensaje</translation>
    </message>
</context>
<context>
    <name>editor::CounterPreview</name>
    <message>
        <source>Both sides of %1 at 118, 64, 40 and 24 pixels</source>
        <translation>Las dos caras de %1 a 118, 64, 40 y 24 píxeles</translation>
    </message>
    <message>
        <source>Choose a counter to see it here.</source>
        <translation>Elige una ficha para verla aquí.</translation>
    </message>
    <message>
        <source>Front, 118 px</source>
        <translation>Anverso, 118 px</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducida</translation>
    </message>
</context>
<context>
    <name>editor::CounterRows</name>
    <message>
        <source>Add a counter</source>
        <translation>Añadir una ficha</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n counter(s)</source>
        <translation>
            <numerusform>Duplicar %n ficha</numerusform>
            <numerusform>Duplicar %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n counter(s)</source>
        <translation>
            <numerusform>Borrar %n ficha</numerusform>
            <numerusform>Borrar %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete counters</source>
        <translation>Borrar fichas</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in scenarios name what you delete: %1.</source>
        <translation>
            <numerusform>%n lugar de los escenarios nombra lo que borras: %1.</numerusform>
            <numerusform>%n lugares de los escenarios nombran lo que borras: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete there, too</source>
        <translation>Borrar también allí</translation>
    </message>
    <message>
        <source>Delete only the counters</source>
        <translation>Borrar solo las fichas</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlas</translation>
    </message>
    <message>
        <source>Add a value</source>
        <translation>Añadir un valor</translation>
    </message>
    <message>
        <source>Name of the value, as rules will use it:</source>
        <translation>Nombre del valor, tal como lo usarán las reglas:</translation>
    </message>
    <message>
        <source>Add the value</source>
        <translation>Añadir el valor</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>No añadir nada</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be a new value: it is there already, or it has other signs than letters, digits, “_”, “-” and “.”.</source>
        <translation>«%1» no puede ser un valor nuevo: ya existe, o tiene signos que no son letras, cifras, «_», «-» o «.».</translation>
    </message>
    <message>
        <source>Add the value “%1”</source>
        <translation>Añadir el valor «%1»</translation>
    </message>
</context>
<context>
    <name>editor::CounterSheet</name>
    <message>
        <source>Without a side</source>
        <translation>Sin bando</translation>
    </message>
    <message>
        <source>No counter fits what is looked for.</source>
        <translation>Ninguna ficha corresponde a lo que se busca.</translation>
    </message>
</context>
<context>
    <name>editor::CounterTableFile</name>
    <message>
        <source>Import a table</source>
        <translation>Importar una tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tablas (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Export the counters</source>
        <translation>Exportar las fichas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>editor::CounterTableModel</name>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>%1: arrives in turn %2</source>
        <translation>%1: llega en el turno %2</translation>
    </message>
    <message>
        <source>%1: starts at %2</source>
        <translation>%1: empieza en %2</translation>
    </message>
    <message>
        <source>No scenario places this counter.</source>
        <translation>Ningún escenario coloca esta ficha.</translation>
    </message>
    <message>
        <source>Said by this counter itself.</source>
        <translation>Lo dice la propia ficha.</translation>
    </message>
    <message numerus="yes">
        <source>Taken over from the type “%1”, which %n counter(s) have.</source>
        <translation>
            <numerusform>Tomado del tipo «%1», que tiene %n ficha.</numerusform>
            <numerusform>Tomado del tipo «%1», que tienen %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken over from the template “%1”, which %n counter(s) have.</source>
        <translation>
            <numerusform>Tomado de la plantilla «%1», que tiene %n ficha.</numerusform>
            <numerusform>Tomado de la plantilla «%1», que tienen %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in tables “%2”</source>
        <translation>%1, en tablas «%2»</translation>
    </message>
</context>
<context>
    <name>editor::CounterTray</name>
    <message>
        <source>Search by name or id</source>
        <translation>Buscar por nombre o id</translation>
    </message>
    <message>
        <source>Search in the tray</source>
        <translation>Buscar en la bandeja</translation>
    </message>
    <message>
        <source>Counters that are not placed</source>
        <translation>Fichas sin colocar</translation>
    </message>
    <message>
        <source>No side</source>
        <translation>Sin bando</translation>
    </message>
    <message>
        <source>Every counter has its place.</source>
        <translation>Todas las fichas tienen su sitio.</translation>
    </message>
    <message>
        <source>No counter without a place is called “%1”.</source>
        <translation>Ninguna ficha sin sitio se llama «%1».</translation>
    </message>
</context>
<context>
    <name>editor::CountersPage</name>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>This module has no counters yet. Add a type under Types, then a counter of it.</source>
        <translation>Este módulo todavía no tiene fichas. Añade un tipo en Tipos y después una ficha de ese tipo.</translation>
    </message>
    <message>
        <source>The module has no file pieces.json.</source>
        <translation>El módulo no tiene el archivo pieces.json.</translation>
    </message>
    <message>
        <source>The counters can&apos;t be shown, because pieces.json can&apos;t be read as it is. Nothing of it is lost; the list of problems says where.</source>
        <translation>No se pueden mostrar las fichas, porque pieces.json no se puede leer tal como está. No se ha perdido nada; la lista de problemas dice dónde.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s): %1</source>
        <translation>
            <numerusform>%n ficha: %1</numerusform>
            <numerusform>%n fichas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a value…</source>
        <translation>Añadir un valor…</translation>
    </message>
    <message>
        <source>This module has no counters yet. Add one with “New counter”.</source>
        <translation>Este módulo aún no tiene fichas. Añade una con «Nueva ficha».</translation>
    </message>
</context>
<context>
    <name>editor::CoverPanel</name>
    <message>
        <source>Cover</source>
        <translation>Portada</translation>
    </message>
    <message>
        <source>Import a picture…</source>
        <translation>Importar una imagen…</translation>
    </message>
    <message>
        <source>Takes an SVG, PNG or JPEG picture into the module&apos;s art</source>
        <translation>Incorpora una imagen SVG, PNG o JPEG a los dibujos del módulo</translation>
    </message>
    <message>
        <source>Preview of the cover</source>
        <translation>Vista previa de la portada</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>The library shows a plain card.</source>
        <translation>La biblioteca muestra una tarjeta sin imagen.</translation>
    </message>
    <message>
        <source>Import a cover</source>
        <translation>Importar una portada</translation>
    </message>
    <message>
        <source>Import a picture</source>
        <translation>Importar una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.jpg *.jpeg)</source>
        <translation>Imágenes (*.svg *.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>editor::EditActions</name>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Invert the selection</source>
        <translation>Invertir la selección</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
</context>
<context>
    <name>editor::EditorWindow</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Empaquetar…</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Problema anterior</translation>
    </message>
    <message>
        <source>New window on this module</source>
        <translation>Otra ventana con este módulo</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Cerrar el editor</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Problems and history</source>
        <translation>Problemas e historial</translation>
    </message>
    <message>
        <source>%1[*] – Editor</source>
        <translation>%1[*] – Editor</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Buscar cualquier cosa…</translation>
    </message>
    <message>
        <source>Not saved, but kept</source>
        <translation>Sin guardar, pero a salvo</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Switch between page and text</source>
        <translation>Cambiar entre página y texto</translation>
    </message>
    <message>
        <source>Show or fold the project&apos;s tree</source>
        <translation>Mostrar o plegar el árbol del proyecto</translation>
    </message>
    <message>
        <source>Not saved and not kept</source>
        <translation>Sin guardar ni conservar</translation>
    </message>
</context>
<context>
    <name>editor::EraserTool</name>
    <message>
        <source>Drag to take away what the layer that is pressed below holds: terrain, names, roads, hexsides or marks.</source>
        <translation>Arrastra para quitar lo que contiene la capa pulsada abajo: terreno, nombres, carreteras, lados de hexágono o marcas.</translation>
    </message>
    <message>
        <source>%1: erase “%2”</source>
        <translation>%1: borrar «%2»</translation>
    </message>
    <message>
        <source>This layer is locked.</source>
        <translation>Esta capa está bloqueada.</translation>
    </message>
    <message>
        <source>Erase “%1”</source>
        <translation>Borrar «%1»</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Goma</translation>
    </message>
    <message>
        <source>Border %1–%2: erase what lies on it</source>
        <translation>Frontera %1–%2: borrar lo que hay en ella</translation>
    </message>
    <message>
        <source>Point at the border between two areas</source>
        <translation>Señala la frontera entre dos áreas</translation>
    </message>
    <message>
        <source>Only for maps of hexes or areas.</source>
        <translation>Solo para mapas de hexágonos o de áreas.</translation>
    </message>
</context>
<context>
    <name>editor::FacingField</name>
    <message>
        <source>Click where the counter faces, or the middle if it faces nowhere. On the board , and . turn it.</source>
        <translation>Haz clic hacia donde mira la ficha, o en el centro si no mira a ningún lado. En el tablero la giran , y .</translation>
    </message>
    <message>
        <source>Several values</source>
        <translation>Varios valores</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <comment>where a counter faces</comment>
        <translation>A ningún lado</translation>
    </message>
    <message numerus="yes">
        <source>%n o&apos;clock</source>
        <comment>where a counter faces: 12 is the top of the map</comment>
        <translation>
            <numerusform>A la %n</numerusform>
            <numerusform>A las %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::FileCommands</name>
    <message>
        <source>A file with code needs a name of small letters, digits and “_” that no other file has.</source>
        <translation>Un archivo con código necesita un nombre de letras minúsculas, cifras y «_» que no tenga ningún otro archivo.</translation>
    </message>
    <message>
        <source>A file needs a name of letters, digits, “_”, “-” and “.” that no other file has.</source>
        <translation>Un archivo necesita un nombre de letras, cifras, «_», «-» y «.» que no tenga ningún otro archivo.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Rename %1 as %2</source>
        <translation>Cambiar el nombre de %1 por %2</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) name this file. They would no longer work.</source>
        <translation>
            <numerusform>%n lugar nombra este archivo. Dejaría de funcionar.</numerusform>
            <numerusform>%n lugares nombran este archivo. Dejarían de funcionar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the file</source>
        <translation>Borrar el archivo</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
</context>
<context>
    <name>editor::FileFixes</name>
    <message>
        <source>make the file with all texts</source>
        <translation>crear el archivo con todos los textos</translation>
    </message>
    <message>
        <source>add the missing texts</source>
        <translation>añadir los textos que faltan</translation>
    </message>
    <message>
        <source>add the paragraph %1</source>
        <translation>añadir el párrafo %1</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Regla nueva</translation>
    </message>
    <message>
        <source>declare “%1”</source>
        <translation>declarar «%1»</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Escenario nuevo</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Tablero nuevo</translation>
    </message>
    <message>
        <source>make the file</source>
        <translation>crear el archivo</translation>
    </message>
    <message>
        <source>delete the file</source>
        <translation>borrar el archivo</translation>
    </message>
    <message>
        <source>list it in the module</source>
        <translation>incluirlo en la lista del módulo</translation>
    </message>
</context>
<context>
    <name>editor::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Open a module folder</source>
        <translation>Abrir la carpeta de un módulo</translation>
    </message>
</context>
<context>
    <name>editor::FillTool</name>
    <message>
        <source>Click to paint all hexes of the same kind that hang together. Shift paints all hexes of that kind on the board.</source>
        <translation>Haz clic para pintar todos los hexágonos contiguos de la misma clase. Mayús pinta todos los de esa clase en el tablero.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: paint %n hex(es) with %3</source>
        <translation>
            <numerusform>%1, %2: pintar %n hexágono con %3</numerusform>
            <numerusform>%1, %2: pintar %n hexágonos con %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The terrain is locked in the layers.</source>
        <translation>El terreno está bloqueado en las capas.</translation>
    </message>
    <message>
        <source>Fill with %1</source>
        <translation>Rellenar con %1</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Click to paint all neighbouring areas of the same kind. Shift paints all areas of that kind on the board, the right button takes the kind away.</source>
        <translation>Haz clic para pintar todas las áreas vecinas de la misma clase. Mayús pinta todas las de esa clase en el tablero; el botón derecho quita la clase.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: paint %n area(s) with %3</source>
        <translation>
            <numerusform>%1, %2: pintar %n área con %3</numerusform>
            <numerusform>%1, %2: pintar %n áreas con %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for maps of hexes or areas.</source>
        <translation>Solo para mapas de hexágonos o de áreas.</translation>
    </message>
</context>
<context>
    <name>editor::FindField</name>
    <message>
        <source>Find anything</source>
        <translation>Buscar cualquier cosa</translation>
    </message>
    <message>
        <source>Find a hex, counter, table, rule or file by its name (Ctrl+P)</source>
        <translation>Buscar por su nombre un hexágono, una ficha, una tabla, una regla o un archivo (Ctrl+P)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Nada se llama «%1».</translation>
    </message>
</context>
<context>
    <name>editor::FindPanel</name>
    <message>
        <source>Find in module</source>
        <translation>Buscar en el módulo</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras enteras</translation>
    </message>
    <message>
        <source>In all files</source>
        <translation>En todos los archivos</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Lugares encontrados</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1” by “%2”</source>
        <translation>Reemplazar «%1» por «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s)</source>
        <translation>
            <numerusform>%1 de %n lugar</numerusform>
            <numerusform>%1 de %n lugares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::FoundStrip</name>
    <message numerus="yes">
        <source>The program ended before %n file(s) were saved: %1. The changes are kept.</source>
        <translation>
            <numerusform>El programa terminó antes de guardar %n archivo: %1. Los cambios se conservan.</numerusform>
            <numerusform>El programa terminó antes de guardar %n archivos: %1. Los cambios se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Throw them away</source>
        <translation>Descartarlos</translation>
    </message>
</context>
<context>
    <name>editor::GlossaryDialog</name>
    <message>
        <source>&amp;New term</source>
        <translation>Término &amp;nuevo</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Glossary: %1</source>
        <translation>Glosario: %1</translation>
    </message>
    <message>
        <source>A translation that has none of these words where the source has the term is marked. Several that are all right are divided by semicolons; the first one is proposed.</source>
        <translation>Se marca la traducción que no tiene ninguna de estas palabras donde el original tiene el término. Varias igual de buenas se separan con punto y coma; se propone la primera.</translation>
    </message>
    <message>
        <source>Search the terms</source>
        <translation>Buscar en los términos</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>A term of the program is not looked for in this game any more</source>
        <translation>Un término del programa deja de buscarse en este juego</translation>
    </message>
    <message>
        <source>Keep the glossary</source>
        <translation>Guardar el glosario</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>No cambiar nada</translation>
    </message>
    <message>
        <source>The program knows this term</source>
        <translation>El programa conoce este término</translation>
    </message>
    <message>
        <source>Edit the glossary</source>
        <translation>Editar el glosario</translation>
    </message>
</context>
<context>
    <name>editor::GridModel</name>
    <message numerus="yes">
        <source>Set %n cell(s)</source>
        <translation>
            <numerusform>Cambiar %n celda</numerusform>
            <numerusform>Cambiar %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Pegar celdas</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Importar una tabla</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Vaciar %n celda</numerusform>
            <numerusform>Vaciar %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Insert a row</source>
        <translation>Insertar una fila</translation>
    </message>
    <message>
        <source>Insert a column</source>
        <translation>Insertar una columna</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>Borrar %n fila</numerusform>
            <numerusform>Borrar %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n column(s)</source>
        <translation>
            <numerusform>Borrar %n columna</numerusform>
            <numerusform>Borrar %n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a row</source>
        <translation>Mover una fila</translation>
    </message>
    <message>
        <source>Move a column</source>
        <translation>Mover una columna</translation>
    </message>
    <message>
        <source>Rename a row</source>
        <translation>Cambiar el nombre de una fila</translation>
    </message>
    <message>
        <source>Rename a column</source>
        <translation>Cambiar el nombre de una columna</translation>
    </message>
    <message>
        <source>Make the column %1</source>
        <translation>Cambiar el tipo de la columna: %1</translation>
    </message>
    <message>
        <source>Let the cells say what the column is</source>
        <translation>Dejar que las celdas digan qué es la columna</translation>
    </message>
</context>
<context>
    <name>editor::GridView</name>
    <message>
        <source>New head</source>
        <translation>Encabezado nuevo</translation>
    </message>
    <message>
        <source>Insert a row above</source>
        <translation>Insertar una fila encima</translation>
    </message>
    <message>
        <source>Insert a column before</source>
        <translation>Insertar una columna delante</translation>
    </message>
    <message>
        <source>Insert a row below</source>
        <translation>Insertar una fila debajo</translation>
    </message>
    <message>
        <source>Insert a column after</source>
        <translation>Insertar una columna detrás</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>Borrar filas</translation>
    </message>
    <message>
        <source>Delete columns</source>
        <translation>Borrar columnas</translation>
    </message>
    <message>
        <source>Rename the row</source>
        <translation>Cambiar el nombre de la fila</translation>
    </message>
    <message>
        <source>Rename the column</source>
        <translation>Cambiar el nombre de la columna</translation>
    </message>
    <message>
        <source>Where used</source>
        <translation>Dónde se usa</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Explain this code</source>
        <translation>Explicar este código</translation>
    </message>
    <message>
        <source>Type of the column</source>
        <translation>Tipo de la columna</translation>
    </message>
    <message>
        <source>As the cells say</source>
        <translation>Según las celdas</translation>
    </message>
</context>
<context>
    <name>editor::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <translation>Crea tu propio juego</translation>
    </message>
    <message>
        <source>Write your first module</source>
        <translation>Escribe tu primer módulo</translation>
    </message>
    <message>
        <source>What rules can call</source>
        <translation>Qué pueden llamar las reglas</translation>
    </message>
    <message>
        <source>What files can contain</source>
        <translation>Qué pueden contener los archivos</translation>
    </message>
    <message>
        <source>How maps are painted</source>
        <translation>Cómo se pintan los mapas</translation>
    </message>
    <message>
        <source>How counters are drawn</source>
        <translation>Cómo se dibujan las fichas</translation>
    </message>
    <message>
        <source>Translate a game</source>
        <translation>Traducir un juego</translation>
    </message>
    <message>
        <source>Worked examples for rules</source>
        <translation>Ejemplos completos para las reglas</translation>
    </message>
    <message>
        <source>Lua reference</source>
        <translation>Referencia de Lua</translation>
    </message>
</context>
<context>
    <name>editor::HexsideTool</name>
    <message>
        <source>Click the side that lights up, or drag along the sides. Alt or the right button erases. A side with a direction counts from the hex under the pointer; a click from the other hex turns it.</source>
        <translation>Haz clic en el lado que se ilumina o arrastra a lo largo de los lados. Alt o el botón derecho borra. Un lado con dirección cuenta desde el hexágono bajo el puntero; un clic desde el otro le da la vuelta.</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Lado</translation>
    </message>
</context>
<context>
    <name>editor::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>Como al abrir</translation>
    </message>
    <message>
        <source>%1 – saved</source>
        <translation>%1 – guardado</translation>
    </message>
    <message>
        <source>%1 (also: %2)</source>
        <translation>%1 (también: %2)</translation>
    </message>
</context>
<context>
    <name>editor::IdRenamer</name>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>Cambiar «%1» por «%2»</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Cambiar el id «%1»</translation>
    </message>
    <message>
        <source>It needs an id of letters, digits, “_”, “-” and “.” that no other one has.</source>
        <translation>Necesita un id de letras, cifras, «_», «-» y «.» que no tenga ningún otro.</translation>
    </message>
    <message>
        <source>“%1” is a word among the values already, which would become the side.</source>
        <translation>«%1» ya es una palabra entre los valores, y pasaría a ser el bando.</translation>
    </message>
    <message>
        <source>It needs a name of letters, digits and “_” that no other one has, no digit first.</source>
        <translation>Hace falta un nombre de letras, cifras y «_», sin cifra al principio, que no tenga ningún otro.</translation>
    </message>
    <message>
        <source>“%1” is always there, under this name.</source>
        <translation>«%1» está siempre, con este nombre.</translation>
    </message>
</context>
<context>
    <name>editor::JsonTreeModel</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n parte</numerusform>
            <numerusform>%n partes</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Rename a value</source>
        <translation>Cambiar el nombre de un valor</translation>
    </message>
    <message>
        <source>Set a value</source>
        <translation>Cambiar un valor</translation>
    </message>
    <message>
        <source>Change the kind of a value</source>
        <translation>Cambiar el tipo de un valor</translation>
    </message>
    <message>
        <source>Add a value</source>
        <translation>Añadir un valor</translation>
    </message>
    <message>
        <source>Duplicate a value</source>
        <translation>Duplicar un valor</translation>
    </message>
    <message>
        <source>Delete a value</source>
        <translation>Borrar un valor</translation>
    </message>
    <message>
        <source>Move a value</source>
        <translation>Mover un valor</translation>
    </message>
</context>
<context>
    <name>editor::JsonTreePanel</name>
    <message>
        <source>Everything in the file</source>
        <translation>Todo lo que hay en el archivo</translation>
    </message>
    <message>
        <source>The chosen part as a grid</source>
        <translation>La parte elegida como cuadrícula</translation>
    </message>
    <message>
        <source>Add below</source>
        <translation>Añadir debajo</translation>
    </message>
    <message>
        <source>Add inside</source>
        <translation>Añadir dentro</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Where used</source>
        <translation>Dónde se usa</translation>
    </message>
</context>
<context>
    <name>editor::KindOptions</name>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sin nombre</translation>
    </message>
</context>
<context>
    <name>editor::KindView</name>
    <message>
        <source>Delete kinds</source>
        <translation>Borrar tipos</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) on the boards would have no such kind any more.</source>
        <translation>
            <numerusform>%n lugar de los tableros se quedaría sin ese tipo.</numerusform>
            <numerusform>%n lugares de los tableros se quedarían sin ese tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservarlos</translation>
    </message>
    <message>
        <source>Rename a kind</source>
        <translation>Cambiar el nombre de un tipo</translation>
    </message>
    <message>
        <source>A kind needs a name of letters, digits, “_”, “-” and “.” that no other one has.</source>
        <translation>Un tipo necesita un nombre de letras, cifras, «_», «-» y «.» que no tenga ningún otro.</translation>
    </message>
    <message>
        <source>Rename everywhere…</source>
        <translation>Cambiar el nombre en todas partes…</translation>
    </message>
    <message>
        <source>Rename the kind %1 as %2</source>
        <translation>Cambiar el nombre de la clase %1 por %2</translation>
    </message>
</context>
<context>
    <name>editor::LanguageDialog</name>
    <message>
        <source>Add the language</source>
        <translation>Añadir el idioma</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>&amp;Code, also of a language that is not in the list:</source>
        <translation>&amp;Código, también de un idioma que no está en la lista:</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>No añadir nada</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Elige un idioma.</translation>
    </message>
    <message>
        <source>The game has this language already.</source>
        <translation>El juego ya tiene este idioma.</translation>
    </message>
    <message>
        <source>A code has two or three small letters, like “es”, and perhaps a country, like “pt_BR”.</source>
        <translation>Un código tiene dos o tres letras minúsculas, como «es», y quizá un país, como «pt_BR».</translation>
    </message>
    <message>
        <source>A file with all texts will be made for it: %1</source>
        <translation>Se creará un archivo con todos los textos para este idioma: %1</translation>
    </message>
</context>
<context>
    <name>editor::LanguageList</name>
    <message>
        <source>Add the language “%1”</source>
        <translation>Añadir el idioma «%1»</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>Remove the language with its translation</source>
        <translation>Quitar el idioma con su traducción</translation>
    </message>
    <message>
        <source>Order the languages</source>
        <translation>Ordenar los idiomas</translation>
    </message>
    <message>
        <source>Code of a new language</source>
        <translation>Código de un idioma nuevo</translation>
    </message>
    <message>
        <source>A language as two letters, like “es”, or with its country</source>
        <translation>Un idioma con dos letras, como «es», o con su país</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>editor::LanguageName</name>
    <message>
        <source>Czech</source>
        <translation>checo</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonés</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>neerlandés</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polaco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugués</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruso</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chino</translation>
    </message>
</context>
<context>
    <name>editor::LayersPanel</name>
    <message>
        <source>Hide “%1”</source>
        <translation>Ocultar «%1»</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>Mostrar «%1»</translation>
    </message>
    <message>
        <source>Unlock “%1”</source>
        <translation>Desbloquear «%1»</translation>
    </message>
    <message>
        <source>Lock “%1”</source>
        <translation>Bloquear «%1»</translation>
    </message>
    <message>
        <source>The eraser works on this layer.</source>
        <translation>La goma trabaja en esta capa.</translation>
    </message>
    <message>
        <source>Opacity of the scan</source>
        <translation>Opacidad del mapa escaneado</translation>
    </message>
</context>
<context>
    <name>editor::LegendPanel</name>
    <message>
        <source>Explain a code</source>
        <translation>Explicar un código</translation>
    </message>
    <message>
        <source>Codes and their meanings</source>
        <translation>Códigos y sus significados</translation>
    </message>
    <message>
        <source>Add a code</source>
        <translation>Añadir un código</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>editor::LineField</name>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>«%1» no es un número entero.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
</context>
<context>
    <name>editor::LineTool</name>
    <message>
        <source>Click where the line begins and where it ends; it goes on from there. Shift keeps it straight along an axis, Escape ends it.</source>
        <translation>Haz clic donde empieza la línea y donde termina; sigue desde ahí. Mayús la mantiene recta a lo largo de un eje, Escape la termina.</translation>
    </message>
    <message>
        <source>%1: begin a line of %2</source>
        <translation>%1: empezar una línea de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: line of %n hex(es)</source>
        <translation>
            <numerusform>%1: línea de %n hexágono</numerusform>
            <numerusform>%1: línea de %n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>The terrain is locked in the layers.</source>
        <translation>El terreno está bloqueado en las capas.</translation>
    </message>
    <message>
        <source>Line of %1</source>
        <translation>Línea de %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
</context>
<context>
    <name>editor::LinksPanel</name>
    <message>
        <source>Links: neighbours though they don&apos;t touch, also on other boards</source>
        <translation>Enlaces: vecinos aunque no se toquen, también de otros tableros</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Add a link</source>
        <translation>Añadir un enlace</translation>
    </message>
    <message>
        <source>Remove a link</source>
        <translation>Quitar un enlace</translation>
    </message>
    <message>
        <source>Order the links</source>
        <translation>Ordenar los enlaces</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Tracks: spaces that follow each other</source>
        <translation>Pistas: casillas que van una tras otra</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Add a track</source>
        <translation>Añadir una pista</translation>
    </message>
    <message>
        <source>Remove a track</source>
        <translation>Quitar una pista</translation>
    </message>
    <message>
        <source>Order the tracks</source>
        <translation>Ordenar las pistas</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>Otros nombres</translation>
    </message>
    <message>
        <source>Hexes that two sheets share have two names: “W0110 = E0001”, one in a line.</source>
        <translation>Los hexágonos que comparten dos hojas tienen dos nombres: «W0110 = E0001», uno por línea.</translation>
    </message>
</context>
<context>
    <name>editor::MarkTool</name>
    <message>
        <source>Drag over hexes to mark them, with Alt or the right button to take the mark away. Choose a feature or a value of the module, or write a new one.</source>
        <translation>Arrastra sobre los hexágonos para marcarlos; con Alt o el botón derecho se quita la marca. Elige una característica o un valor del módulo, o escribe uno nuevo.</translation>
    </message>
    <message>
        <source>%1 is marked %2</source>
        <translation>%1 tiene la marca %2</translation>
    </message>
    <message>
        <source>%1: mark %2</source>
        <translation>%1: marcar %2</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>A feature such as “supply”, or a value such as “entry = A”.</source>
        <translation>Una característica como «supply», o un valor como «entry = A».</translation>
    </message>
    <message>
        <source>This layer is locked.</source>
        <translation>Esta capa está bloqueada.</translation>
    </message>
    <message>
        <source>Take away the mark %1</source>
        <translation>Quitar la marca %1</translation>
    </message>
    <message>
        <source>Mark %1</source>
        <translation>Marcar %1</translation>
    </message>
    <message>
        <source>Set-up and supply</source>
        <translation>Despliegue y suministro</translation>
    </message>
    <message>
        <source>Only for maps of hexes or areas.</source>
        <translation>Solo para mapas de hexágonos o de áreas.</translation>
    </message>
</context>
<context>
    <name>editor::MeasureTool</name>
    <message>
        <source>Drag from hex to hex. Hexes on the line of sight are tinted; the blue way is the cheapest for the class of units.</source>
        <translation>Arrastra de hexágono a hexágono. Los de la línea de visión se tiñen; el camino azul es el más barato para la clase de unidades.</translation>
    </message>
    <message>
        <source>%1: measure from here</source>
        <translation>%1: medir desde aquí</translation>
    </message>
    <message>
        <source>Class of units</source>
        <translation>Clase de unidades</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexágono</numerusform>
            <numerusform>%n hexágonos</numerusform>
        </translation>
    </message>
    <message>
        <source>cost for %1: %2</source>
        <translation>coste para %1: %2</translation>
    </message>
    <message>
        <source>no way for %1</source>
        <translation>no hay camino para %1</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
</context>
<context>
    <name>editor::MergeTool</name>
    <message>
        <source>Click an area, then a neighbour that becomes part of it; go on with further ones. Enter merges the areas that are selected. Escape ends it.</source>
        <translation>Haz clic en un área y después en una vecina, que pasa a ser parte de ella; sigue con otras. Intro une las áreas seleccionadas. Escape lo termina.</translation>
    </message>
    <message>
        <source>%1 takes others in</source>
        <translation>%1 absorbe a otras</translation>
    </message>
    <message>
        <source>%1 becomes part of %2</source>
        <translation>%1 pasa a ser parte de %2</translation>
    </message>
    <message>
        <source>Merge areas into %1</source>
        <translation>Unir áreas en %1</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
</context>
<context>
    <name>editor::MeshTool</name>
    <message>
        <source>Only for maps of areas.</source>
        <translation>Solo para mapas de áreas.</translation>
    </message>
</context>
<context>
    <name>editor::ModuleDocument</name>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed.</source>
        <translation>No se puede quitar %1.</translation>
    </message>
    <message>
        <source>Take over changes from outside</source>
        <translation>Tomar los cambios de fuera</translation>
    </message>
    <message>
        <source>Merge changes from outside</source>
        <translation>Combinar los cambios de fuera</translation>
    </message>
    <message>
        <source>%1 lies in the folder of this module; choose another place.</source>
        <translation>%1 está en la carpeta de este módulo; elige otro sitio.</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>Guardar como %1</translation>
    </message>
</context>
<context>
    <name>editor::ModulePage</name>
    <message>
        <source>Module</source>
        <translation>Módulo</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Portada</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <translation>Orden de los tableros</translation>
    </message>
    <message>
        <source>Order of the scenarios</source>
        <translation>Orden de los escenarios</translation>
    </message>
    <message>
        <source>module.json can&apos;t be read as it is now. Problems tells why; it can be mended as text under Files.</source>
        <translation>module.json no se puede leer tal como está. Problemas dice por qué; se puede corregir como texto en Archivos.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Complexity (1 to 5)</source>
        <translation>Complejidad (1 a 5)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Written in</source>
        <translation>Escrito en</translation>
    </message>
    <message>
        <source>Order the boards</source>
        <translation>Ordenar los tableros</translation>
    </message>
    <message>
        <source>Order the scenarios</source>
        <translation>Ordenar los escenarios</translation>
    </message>
</context>
<context>
    <name>editor::ModuleSaving</name>
    <message>
        <source>Mark changed texts in the translations</source>
        <translation>Marcar en las traducciones los textos cambiados</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>The module could not be saved. Nothing of what you did is lost.</source>
        <translation>No se pudo guardar el módulo. No se ha perdido nada de lo hecho.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Save as: name of the new folder</source>
        <translation>Guardar como: nombre de la carpeta nueva</translation>
    </message>
    <message>
        <source>Folders (*)</source>
        <translation>Carpetas (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>The module could not be saved there. Nothing of what you did is lost.</source>
        <translation>No se ha podido guardar el módulo ahí. No se pierde nada de lo que has hecho.</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Cerrar el editor</translation>
    </message>
    <message>
        <source>The module has changes that are not saved.</source>
        <translation>El módulo tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Guardar y cerrar</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
    </message>
</context>
<context>
    <name>editor::NameGrip</name>
    <message>
        <source>Turn a name</source>
        <translation>Girar un nombre</translation>
    </message>
    <message>
        <source>Move a name</source>
        <translation>Mover un nombre</translation>
    </message>
    <message>
        <source>“%1” lies over “%2”.</source>
        <translation>«%1» queda sobre «%2».</translation>
    </message>
</context>
<context>
    <name>editor::NameTool</name>
    <message>
        <source>“%1”: drag to move, click to rewrite</source>
        <translation>«%1»: arrastra para mover, haz clic para reescribir</translation>
    </message>
    <message>
        <source>Write a label here</source>
        <translation>Escribir un rótulo aquí</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Nombrar %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Bay, lake or river</source>
        <translation>Bahía, lago o río</translation>
    </message>
    <message>
        <source>Style of labels</source>
        <translation>Estilo de los rótulos</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Names are locked in the layers.</source>
        <translation>Los nombres están bloqueados en las capas.</translation>
    </message>
    <message>
        <source>Rewrite a label</source>
        <translation>Reescribir un rótulo</translation>
    </message>
    <message>
        <source>Write a label</source>
        <translation>Escribir un rótulo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Click a hex, an area or a box to name it. Shift writes a label anywhere: a region, a sea, a bay. Drag names to move them, the round handle to turn a label.</source>
        <translation>Haz clic en un hexágono, un área o una casilla para darle nombre. Mayús escribe un rótulo en cualquier sitio: una región, un mar, una bahía. Arrastra los nombres para moverlos y el tirador redondo para girar un rótulo.</translation>
    </message>
</context>
<context>
    <name>editor::NameWriter</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>editor::NamedEditor</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <translation>
            <numerusform>%1: %n ficha</numerusform>
            <numerusform>%1: %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Añadir «%1»</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be deleted while something uses it.</source>
        <translation>«%1» no se puede borrar mientras algo lo use.</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Borrar «%1»</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be an id: it is taken, or it has other signs than letters, digits, “_”, “-” and “.”.</source>
        <translation>«%1» no puede ser un identificador: está ocupado, o tiene signos que no son letras, cifras, «_», «-» o «.».</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Renombrar «%1»</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Delete it, when nothing uses it</source>
        <translation>Borrar, si nada lo usa</translation>
    </message>
    <message>
        <source>Show its counters</source>
        <translation>Mostrar sus fichas</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formaciones</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Low supply</source>
        <translation>Poco suministro</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <translation>Sin suministro</translation>
    </message>
    <message>
        <source>Isolated</source>
        <translation>Aislada</translation>
    </message>
    <message>
        <source>Disrupted</source>
        <translation>Desorganizada</translation>
    </message>
    <message>
        <source>Disc with letters</source>
        <translation>Disco con letras</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signo</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
</context>
<context>
    <name>editor::NeighbourTool</name>
    <message>
        <source>Click two areas to link them, or to cut their link. Thin lines: a common border; bold: a link without one; dashed: a common border without a link.</source>
        <translation>Haz clic en dos áreas para enlazarlas o para cortar su enlace. Líneas finas: frontera común; gruesas: enlace sin ella; discontinuas: frontera común sin enlace.</translation>
    </message>
    <message>
        <source>%1: choose its neighbour next</source>
        <translation>%1: elige ahora su vecina</translation>
    </message>
    <message>
        <source>Cut %1 from %2</source>
        <translation>Cortar %1 de %2</translation>
    </message>
    <message>
        <source>Link %1 with %2</source>
        <translation>Enlazar %1 con %2</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
</context>
<context>
    <name>editor::NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>Nuevo tablero</translation>
    </message>
    <message>
        <source>Hex map</source>
        <translation>Mapa de hexágonos</translation>
    </message>
    <message>
        <source>Area map</source>
        <translation>Mapa de áreas</translation>
    </message>
    <message>
        <source>Tracks and boxes</source>
        <translation>Pistas y casillas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Make the board</source>
        <translation>Hacer el tablero</translation>
    </message>
</context>
<context>
    <name>editor::NewCodeDialog</name>
    <message>
        <source>New file</source>
        <translation>Archivo nuevo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Make the file</source>
        <translation>Crear el archivo</translation>
    </message>
    <message>
        <source>A short name of small letters, such as “fight”.</source>
        <translation>Un nombre corto en minúsculas, como «combate».</translation>
    </message>
    <message>
        <source>The file %1 is there already.</source>
        <translation>El archivo %1 ya existe.</translation>
    </message>
    <message>
        <source>A file needs a name of small letters, digits and “_”.</source>
        <translation>Un archivo necesita un nombre de minúsculas sin tilde, cifras y «_».</translation>
    </message>
    <message>
        <source>Makes %1 and names it in main.lua.</source>
        <translation>Crea %1 y lo nombra en main.lua.</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>Crea %1.</translation>
    </message>
</context>
<context>
    <name>editor::NotKeptStrip</name>
    <message>
        <source>You can go on, but what is not saved would be lost with the program: %1</source>
        <translation>Puedes seguir, pero lo que no se ha guardado se perdería con el programa: %1</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>editor::OptionList</name>
    <message>
        <source>Add an option</source>
        <translation>Añadir una opción</translation>
    </message>
    <message>
        <source>Remove the option</source>
        <translation>Quitar la opción</translation>
    </message>
    <message>
        <source>Order the options</source>
        <translation>Ordenar las opciones</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Only what the rules do</source>
        <translation>Solo lo que hacen las reglas</translation>
    </message>
    <message>
        <source>Only the top of a stack is seen</source>
        <translation>Solo se ve lo alto de cada pila</translation>
    </message>
</context>
<context>
    <name>editor::OutsideStrip</name>
    <message>
        <source>Changed outside and taken over: %1.</source>
        <translation>Cambiado fuera e incorporado: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Changed both here and outside: %1.</source>
        <translation>Cambiado aquí y también fuera: %1.</translation>
    </message>
    <message>
        <source>Merge both</source>
        <translation>Combinar ambos</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Tomar el de fuera</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar el mío</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>editor::PackDialog</name>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Check list</source>
        <translation>Lista de comprobación</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of every part</source>
        <translation>Tamaño de cada parte</translation>
    </message>
    <message>
        <source>Make the file…</source>
        <translation>Crear el archivo…</translation>
    </message>
    <message>
        <source>Pack the module</source>
        <translation>Empaquetar el módulo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The module is still being checked.</source>
        <translation>El módulo aún se está comprobando.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s): see Problems.</source>
        <translation>
            <numerusform>%n error: mira Problemas.</numerusform>
            <numerusform>%n errores: mira Problemas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s): see Problems.</source>
        <translation>
            <numerusform>%n aviso: mira Problemas.</numerusform>
            <numerusform>%n avisos: mira Problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se han encontrado problemas.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 texts translated.</source>
        <translation>%1: %2 de %3 textos traducidos.</translation>
    </message>
    <message>
        <source>No licence is named: others don&apos;t know what they may do.</source>
        <translation>No se nombra ninguna licencia: los demás no saben qué pueden hacer.</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencia: %1</translation>
    </message>
    <message>
        <source>No cover: the library shows a plain card.</source>
        <translation>Sin portada: la biblioteca muestra una tarjeta sencilla.</translation>
    </message>
    <message>
        <source>Cover: %1</source>
        <translation>Portada: %1</translation>
    </message>
    <message>
        <source>No rule has a test.</source>
        <translation>Ninguna regla tiene prueba.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Packed into %1 (%2).</source>
        <translation>Empaquetado en %1 (%2).</translation>
    </message>
    <message>
        <source>The file could not be made: %1</source>
        <translation>No se pudo crear el archivo: %1</translation>
    </message>
    <message>
        <source>Make the file</source>
        <translation>Crear el archivo</translation>
    </message>
    <message>
        <source>Games (*.hexmod)</source>
        <translation>Juegos (*.hexmod)</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), but none shows a rule of the rulebook.</source>
        <translation>
            <numerusform>%n prueba, pero no muestra ninguna regla del reglamento.</numerusform>
            <numerusform>%n pruebas, pero ninguna muestra una regla del reglamento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), which show %1 of %2 rules.</source>
        <translation>
            <numerusform>%n prueba, que muestra %1 de %2 reglas.</numerusform>
            <numerusform>%n pruebas, que muestran %1 de %2 reglas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::PanTool</name>
    <message>
        <source>Drag the board. With every other tool Space or the middle button does the same.</source>
        <translation>Arrastra el tablero. Con las demás herramientas, la barra espaciadora o el botón central hacen lo mismo.</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Desplazar</translation>
    </message>
</context>
<context>
    <name>editor::ParagraphEdits</name>
    <message>
        <source>Begin a rulebook</source>
        <translation>Empezar un reglamento</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Regla nueva</translation>
    </message>
    <message>
        <source>New paragraph</source>
        <translation>Párrafo nuevo</translation>
    </message>
    <message>
        <source>Renumber rule %1</source>
        <translation>Renumerar la regla %1</translation>
    </message>
    <message>
        <source>A rule needs a number like 4.2 that no other rule has.</source>
        <translation>Una regla necesita un número como 4.2 que no tenga ninguna otra.</translation>
    </message>
    <message>
        <source>Renumber %1 as %2</source>
        <translation>Renumerar %1 como %2</translation>
    </message>
    <message>
        <source>Renumber what is below %1</source>
        <translation>Renumerar lo que hay por debajo de %1</translation>
    </message>
    <message>
        <source>Move rule %1</source>
        <translation>Mover la regla %1</translation>
    </message>
    <message>
        <source>Rule %1 stands elsewhere now: renumber it?</source>
        <translation>La regla %1 está ahora en otro sitio: ¿cambiar su número?</translation>
    </message>
    <message>
        <source>Delete rule %1</source>
        <translation>Borrar la regla %1</translation>
    </message>
    <message>
        <source>Delete the paragraph</source>
        <translation>Borrar el párrafo</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) name this rule. They would lead to the rule above it, or nowhere.</source>
        <translation>
            <numerusform>%n lugar menciona esta regla. Llevaría a la regla superior o a ninguna parte.</numerusform>
            <numerusform>%n lugares mencionan esta regla. Llevarían a la regla superior o a ninguna parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
</context>
<context>
    <name>editor::ParagraphPanel</name>
    <message>
        <source>Renumber…</source>
        <translation>Renumerar…</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title of the paragraph</source>
        <translation>Título del párrafo</translation>
    </message>
    <message>
        <source>Text. An empty line begins a new paragraph, “- ” a list, *stars* stress a word, [4.2] is a link.</source>
        <translation>Texto. Una línea vacía empieza otro párrafo, «- » una lista, los *asteriscos* resaltan una palabra y [4.2] es un enlace.</translation>
    </message>
    <message>
        <source>Text of the paragraph</source>
        <translation>Texto del párrafo</translation>
    </message>
    <message>
        <source>As players read it</source>
        <translation>Como lo leen los jugadores</translation>
    </message>
    <message>
        <source>Write rule %1</source>
        <translation>Escribir la regla %1</translation>
    </message>
</context>
<context>
    <name>editor::PasteDialog</name>
    <message>
        <source>Paste cells</source>
        <translation>Pegar celdas</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Importar una tabla</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) change.</source>
        <translation>
            <numerusform>Cambia %n celda.</numerusform>
            <numerusform>Cambian %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>No cambiaría nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are added.</source>
        <translation>
            <numerusform>Se añade %n fila.</numerusform>
            <numerusform>Se añaden %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are added.</source>
        <translation>
            <numerusform>Se añade %n columna.</numerusform>
            <numerusform>Se añaden %n columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty before</source>
        <translation>Antes vacía</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Antes: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are taken away.</source>
        <translation>
            <numerusform>Se quita %n fila.</numerusform>
            <numerusform>Se quitan %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are taken away.</source>
        <translation>
            <numerusform>Se quita %n columna.</numerusform>
            <numerusform>Se quitan %n columnas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::PhaseEdits</name>
    <message>
        <source>New phase</source>
        <translation>Fase nueva</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Añadir una fase</translation>
    </message>
    <message>
        <source>Duplicate a phase</source>
        <translation>Duplicar una fase</translation>
    </message>
    <message>
        <source>Move a phase</source>
        <translation>Mover una fase</translation>
    </message>
    <message>
        <source>Delete a phase</source>
        <translation>Borrar una fase</translation>
    </message>
    <message>
        <source>Change a phase</source>
        <translation>Cambiar una fase</translation>
    </message>
</context>
<context>
    <name>editor::PickerTool</name>
    <message>
        <source>%1: take %2</source>
        <translation>%1: tomar %2</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Cuentagotas</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <translation>Haz clic en un hexágono para pintar con su terreno.</translation>
    </message>
    <message>
        <source>Only for maps of hexes or areas.</source>
        <translation>Solo para mapas de hexágonos o de áreas.</translation>
    </message>
</context>
<context>
    <name>editor::PlaceRows</name>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Cubilete</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como siempre</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>A la vista de todos</translation>
    </message>
    <message>
        <source>Only the number is known</source>
        <translation>Solo se sabe cuántas hay</translation>
    </message>
    <message>
        <source>Only its side sees them</source>
        <translation>Solo las ve su bando</translation>
    </message>
    <message>
        <source>Hidden from all</source>
        <translation>Ocultas para todos</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Label: x</source>
        <translation>Rótulo: x</translation>
    </message>
    <message>
        <source>Label: y</source>
        <translation>Rótulo: y</translation>
    </message>
</context>
<context>
    <name>editor::PlanDialog</name>
    <message>
        <source>Counter</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>No cambiará nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) will be new.</source>
        <translation>
            <numerusform>%n ficha será nueva.</numerusform>
            <numerusform>%n fichas serán nuevas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) will change.</source>
        <translation>
            <numerusform>Cambiará %n celda.</numerusform>
            <numerusform>Cambiarán %n celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) can&apos;t be used.</source>
        <translation>
            <numerusform>%n parte no se puede usar.</numerusform>
            <numerusform>%n partes no se pueden usar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>No se puede usar</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevas</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiadas</translation>
    </message>
    <message>
        <source>as its type</source>
        <translation>como su tipo</translation>
    </message>
</context>
<context>
    <name>editor::PrintedField</name>
    <message>
        <source>Several values</source>
        <translation>Varios valores</translation>
    </message>
</context>
<context>
    <name>editor::ProblemsPanel</name>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No hay problemas.</translation>
    </message>
    <message>
        <source>The module is being checked.</source>
        <translation>Se está comprobando el módulo.</translation>
    </message>
    <message>
        <source>Fix the problem</source>
        <translation>Corregir el problema</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corregir: %1</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Alt+Enter fixes the chosen problem.</source>
        <translation>Alt+Intro corrige el problema elegido.</translation>
    </message>
</context>
<context>
    <name>editor::ProjectPanel</name>
    <message>
        <source>Parts of the module</source>
        <translation>Partes del módulo</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Módulo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>All counters</source>
        <translation>Todas las fichas</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Párrafos</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Arte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Abrir como texto</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Otros archivos</translation>
    </message>
</context>
<context>
    <name>editor::PropertyField</name>
    <message>
        <source>Several values</source>
        <translation>Varios valores</translation>
    </message>
</context>
<context>
    <name>editor::PropertyForm</name>
    <message>
        <source>Set %1</source>
        <translation>Fijar %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Where used</source>
        <translation>Dónde se usa</translation>
    </message>
</context>
<context>
    <name>editor::RailwayTool</name>
    <message>
        <source>Railway</source>
        <translation>Ferrocarril</translation>
    </message>
</context>
<context>
    <name>editor::Recovery</name>
    <message>
        <source>another window of the program edits the same folder.</source>
        <translation>otra ventana del programa edita la misma carpeta.</translation>
    </message>
    <message>
        <source>Restore what was not saved</source>
        <translation>Restaurar lo que no se guardó</translation>
    </message>
    <message>
        <source>a newer version of Hexsmith has left changes of this folder that were not saved. They stay as they are and can be restored there.</source>
        <translation>una versión más nueva de Hexsmith ha dejado cambios sin guardar en esta carpeta. Se quedan como están y se pueden recuperar allí.</translation>
    </message>
</context>
<context>
    <name>editor::RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nombre nuevo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Places that change as well</source>
        <translation>Lugares que también cambian</translation>
    </message>
    <message>
        <source>Nothing else refers to it.</source>
        <translation>Nada más lo menciona.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) change with it, in one step.</source>
        <translation>
            <numerusform>%n lugar cambia con él, en un solo paso.</numerusform>
            <numerusform>%n lugares cambian con él, en un solo paso.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::ReviewBar</name>
    <message numerus="yes">
        <source>%n text(s) chosen</source>
        <translation>
            <numerusform>%n texto elegido</numerusform>
            <numerusform>%n textos elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Call done</source>
        <translation>Dar por hechos</translation>
    </message>
    <message>
        <source>Call all chosen texts done that have a translation</source>
        <translation>Dar por hechos todos los textos elegidos que tienen traducción</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Revisar de nuevo</translation>
    </message>
    <message>
        <source>Mark all chosen texts so that somebody looks at them again</source>
        <translation>Marcar todos los textos elegidos para que alguien los revise</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Take translations of equal texts from this and other games; somebody must look at them before players read them</source>
        <translation>Tomar traducciones de textos iguales de este y de otros juegos; alguien debe revisarlas antes de que las lean los jugadores</translation>
    </message>
</context>
<context>
    <name>editor::RiverTool</name>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>Click border after border, or drag; the river takes the shortest way along the borders between. Enter ends it, Backspace takes one back, Escape all of it, Alt erases.</source>
        <translation>Haz clic frontera tras frontera, o arrastra; el río toma el camino más corto por las fronteras intermedias. Intro lo termina, Retroceso quita la última, Escape las quita todas, Alt borra.</translation>
    </message>
    <message>
        <source>Click side after side, or drag; the river takes the shortest way between. Enter ends it, Backspace takes one back, Escape all of it, Alt erases.</source>
        <translation>Haz clic lado tras lado, o arrastra; el río toma el camino más corto entre ellos. Intro lo termina, Retroceso quita el último, Escape los quita todos, Alt borra.</translation>
    </message>
</context>
<context>
    <name>editor::RoadTool</name>
    <message>
        <source>Road</source>
        <translation>Carretera</translation>
    </message>
</context>
<context>
    <name>editor::RulePanel</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit the paragraph in the rulebook</source>
        <translation>Editar el párrafo en el reglamento</translation>
    </message>
    <message>
        <source>Record a test…</source>
        <translation>Grabar una prueba…</translation>
    </message>
    <message>
        <source>Make a test of what was played in the game that you try</source>
        <translation>Hacer una prueba con lo que se jugó en la partida que pruebas</translation>
    </message>
    <message>
        <source>Paragraph of the rulebook</source>
        <translation>Párrafo del reglamento</translation>
    </message>
    <message numerus="yes">
        <source>Run %n test(s)</source>
        <translation>
            <numerusform>Ejecutar %n prueba</numerusform>
            <numerusform>Ejecutar %n pruebas</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the cursor on code that names a rule: its paragraph appears here.</source>
        <translation>Pon el cursor en código que nombre una regla: su párrafo aparece aquí.</translation>
    </message>
    <message>
        <source>The rulebook has no rule %1.</source>
        <translation>El reglamento no tiene la regla %1.</translation>
    </message>
    <message>
        <source>No code names %1</source>
        <translation>Ningún código nombra %1</translation>
    </message>
    <message>
        <source>Code that names %1</source>
        <translation>Código que nombra %1</translation>
    </message>
    <message>
        <source>No test shows this rule</source>
        <translation>Ninguna prueba demuestra esta regla</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
</context>
<context>
    <name>editor::RulebookPage</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Which paragraphs are shown</source>
        <translation>Qué párrafos se muestran</translation>
    </message>
    <message>
        <source>All paragraphs</source>
        <translation>Todos los párrafos</translation>
    </message>
    <message>
        <source>Without code</source>
        <translation>Sin código</translation>
    </message>
    <message>
        <source>Without a test</source>
        <translation>Sin prueba</translation>
    </message>
    <message>
        <source>To be translated</source>
        <translation>Por traducir</translation>
    </message>
    <message>
        <source>Contents of the rulebook</source>
        <translation>Índice del reglamento</translation>
    </message>
    <message>
        <source>New paragraph behind this one</source>
        <translation>Párrafo nuevo detrás de este</translation>
    </message>
    <message>
        <source>New paragraph below this one</source>
        <translation>Párrafo nuevo por debajo de este</translation>
    </message>
    <message>
        <source>Delete the paragraph</source>
        <translation>Borrar el párrafo</translation>
    </message>
    <message>
        <source>Renumber what is below this one in order</source>
        <translation>Renumerar en orden lo que hay por debajo de este</translation>
    </message>
    <message>
        <source>Code that names it</source>
        <translation>Código que la menciona</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Rule list</source>
        <translation>Lista de reglas</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Enlaces a ella</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traducciones</translation>
    </message>
    <message>
        <source>No rule file names it.</source>
        <translation>Ningún archivo de reglas la menciona.</translation>
    </message>
    <message>
        <source>No test names it.</source>
        <translation>Ninguna prueba la menciona.</translation>
    </message>
    <message>
        <source>The rule list has no row for it.</source>
        <translation>La lista de reglas no tiene ninguna fila para ella.</translation>
    </message>
    <message>
        <source>Nothing links to it.</source>
        <translation>Nada enlaza con ella.</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Abrir como texto</translation>
    </message>
    <message>
        <source>Begin a rulebook</source>
        <translation>Empezar un reglamento</translation>
    </message>
    <message>
        <source>This module has no rulebook.</source>
        <translation>Este módulo no tiene reglamento.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read. Mend it as text; nothing of it is lost.
%1</source>
        <translation>No se puede leer este archivo. Arréglalo como texto; no se ha perdido nada.
%1</translation>
    </message>
    <message>
        <source>There is no paragraph in this file.</source>
        <translation>Este archivo no tiene ningún párrafo.</translation>
    </message>
    <message>
        <source>Not translated, or changed since: %1</source>
        <translation>Sin traducir o cambiado desde entonces: %1</translation>
    </message>
    <message>
        <source>Everything is translated.</source>
        <translation>Todo está traducido.</translation>
    </message>
    <message>
        <source>New chapter at the end</source>
        <translation>Capítulo nuevo al final</translation>
    </message>
</context>
<context>
    <name>editor::RulebookTree</name>
    <message>
        <source>No rule file names it.</source>
        <translation>Ningún archivo de reglas la menciona.</translation>
    </message>
    <message>
        <source>No test names it.</source>
        <translation>Ninguna prueba la menciona.</translation>
    </message>
    <message>
        <source>Not translated, or changed since: %1</source>
        <translation>Sin traducir o cambiado desde entonces: %1</translation>
    </message>
</context>
<context>
    <name>editor::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Line %1, column %2   Lua 5.4, sandbox</source>
        <translation>Línea %1, columna %2   Lua 5.4, aislado</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Console: %1</source>
        <translation>Consola: %1</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>follows the cursor</source>
        <translation>sigue al cursor</translation>
    </message>
    <message>
        <source>Find in module</source>
        <translation>Buscar en el módulo</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Below the code</source>
        <translation>Debajo del código</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>New file with rules or tests (Ctrl+N)</source>
        <translation>Archivo nuevo con reglas o pruebas (Ctrl+N)</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Archivo nuevo</translation>
    </message>
    <message>
        <source>Show the tests and run them (Ctrl+Shift+T)</source>
        <translation>Mostrar las pruebas y ejecutarlas (Ctrl+Mayús+T)</translation>
    </message>
</context>
<context>
    <name>editor::ScenarioList</name>
    <message>
        <source>Add a scenario</source>
        <translation>Añadir un escenario</translation>
    </message>
    <message>
        <source>Duplicate the scenario (Ctrl+D)</source>
        <translation>Duplicar el escenario (Ctrl+D)</translation>
    </message>
    <message>
        <source>Delete the scenario (Del)</source>
        <translation>Eliminar el escenario (Supr)</translation>
    </message>
    <message>
        <source>Move the scenario up</source>
        <translation>Subir el escenario</translation>
    </message>
    <message>
        <source>Move the scenario down</source>
        <translation>Bajar el escenario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Escenario nuevo</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Order the scenarios</source>
        <translation>Ordenar los escenarios</translation>
    </message>
    <message>
        <source>Rename a scenario</source>
        <translation>Cambiar el título de un escenario</translation>
    </message>
    <message>
        <source>Duplicate the scenario “%1”</source>
        <translation>Duplicar el escenario «%1»</translation>
    </message>
    <message>
        <source>Delete the scenario “%1”</source>
        <translation>Borrar el escenario «%1»</translation>
    </message>
</context>
<context>
    <name>editor::ScenariosPage</name>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>Play this scenario as it is set up here, saved or not</source>
        <translation>Jugar este escenario tal como está desplegado aquí, guardado o no</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Cups and decks</source>
        <translation>Cubiletes y mazos</translation>
    </message>
    <message>
        <source>Reinforcements, cups and problems</source>
        <translation>Refuerzos, cubiletes y problemas</translation>
    </message>
    <message>
        <source>What cups and decks hold</source>
        <translation>Lo que contienen cubiletes y mazos</translation>
    </message>
    <message>
        <source>No board of the module has a cup or deck.</source>
        <translation>Ningún tablero del módulo tiene un cubilete o un mazo.</translation>
    </message>
    <message>
        <source>Problems of this scenario</source>
        <translation>Problemas de este escenario</translation>
    </message>
    <message>
        <source>The module can&apos;t be read as it is now. Problems tells why.</source>
        <translation>El módulo no se puede leer tal como está. Problemas dice por qué.</translation>
    </message>
    <message>
        <source>The module has no scenario yet. Add one at the left.</source>
        <translation>El módulo aún no tiene escenarios. Añade uno a la izquierda.</translation>
    </message>
    <message>
        <source>This scenario can&apos;t be read as it is now: see its problems.</source>
        <translation>Este escenario no se puede leer tal como está: mira sus problemas.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Show the counter</source>
        <translation>Mostrar la ficha</translation>
    </message>
    <message>
        <source>Where used</source>
        <translation>Dónde se usa</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Mostrar como texto</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Girar a la derecha</translation>
    </message>
</context>
<context>
    <name>editor::SearchIndex</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Function in %1</source>
        <translation>Función en %1</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>editor::SeatList</name>
    <message>
        <source>Add a seat</source>
        <translation>Añadir un puesto</translation>
    </message>
    <message>
        <source>Remove the seat</source>
        <translation>Quitar el puesto</translation>
    </message>
    <message>
        <source>Order the seats</source>
        <translation>Ordenar los puestos</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Only with option</source>
        <translation>Solo con la opción</translation>
    </message>
    <message>
        <source>When it is</source>
        <translation>Cuando vale</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
</context>
<context>
    <name>editor::Section</name>
    <message>
        <source>Fold or unfold: %1</source>
        <translation>Plegar o desplegar: %1</translation>
    </message>
    <message>
        <source>Show this part</source>
        <translation>Mostrar esta parte</translation>
    </message>
    <message>
        <source>Hide this part</source>
        <translation>Ocultar esta parte</translation>
    </message>
</context>
<context>
    <name>editor::SeenPanel</name>
    <message>
        <source>Go to its place</source>
        <translation>Ir a su lugar</translation>
    </message>
    <message>
        <source>Open the part of the module that this text belongs to</source>
        <translation>Abrir la parte del módulo a la que pertenece este texto</translation>
    </message>
    <message>
        <source>As players read it</source>
        <translation>Como lo leen los jugadores</translation>
    </message>
    <message>
        <source>In a game that the program has played up to there.</source>
        <translation>En una partida que el programa ha jugado hasta ahí.</translation>
    </message>
    <message>
        <source>Playing until somebody reads it…</source>
        <translation>Jugando hasta que alguien lo lea…</translation>
    </message>
    <message>
        <source>No game that the program played came to this text.</source>
        <translation>Ninguna partida que jugó el programa llegó a este texto.</translation>
    </message>
    <message>
        <source>Where players see it</source>
        <translation>Dónde lo ven los jugadores</translation>
    </message>
</context>
<context>
    <name>editor::SelectTool</name>
    <message>
        <source>Click, or drag a frame; Ctrl adds or takes away. Names and boxes can be dragged, a double click renames. Arrows move what is chosen by 1, with Shift by 10.</source>
        <translation>Haz clic, o arrastra un marco; Ctrl añade o quita. Los nombres y las casillas se pueden arrastrar, un doble clic cambia el nombre. Las flechas mueven lo elegido de 1 en 1, con Mayús de 10 en 10.</translation>
    </message>
    <message>
        <source>Rewrite a label</source>
        <translation>Reescribir un rótulo</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Nombrar %1</translation>
    </message>
    <message>
        <source>Move a name</source>
        <translation>Mover un nombre</translation>
    </message>
    <message>
        <source>Move boxes</source>
        <translation>Mover casillas</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Move labels of areas</source>
        <translation>Mover rótulos de áreas</translation>
    </message>
</context>
<context>
    <name>editor::SelectionPanel</name>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nada seleccionado</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) selected</source>
        <translation>
            <numerusform>%n casilla seleccionada</numerusform>
            <numerusform>%n casillas seleccionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n hexágono seleccionado</numerusform>
            <numerusform>%n hexágonos seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>Write “entry = A” to give a value; it gets a row of its own.</source>
        <translation>Escribe «entry = A» para dar un valor; tendrá su propia fila.</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nuevo valor</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Bay</source>
        <translation>Bahía</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) selected</source>
        <translation>
            <numerusform>%n área seleccionada</numerusform>
            <numerusform>%n áreas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose hexes, areas, boxes or labels on the board to see and change what they are.</source>
        <translation>Elige hexágonos, áreas, casillas o rótulos en el tablero para ver y cambiar lo que son.</translation>
    </message>
</context>
<context>
    <name>editor::SelectionRows</name>
    <message>
        <source>Set %1</source>
        <translation>Poner %1</translation>
    </message>
</context>
<context>
    <name>editor::SequencePanel</name>
    <message>
        <source>Add a phase</source>
        <translation>Añadir una fase</translation>
    </message>
    <message>
        <source>Open the code</source>
        <translation>Abrir el código</translation>
    </message>
    <message>
        <source>Add a phase below</source>
        <translation>Añadir una fase debajo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>For each side</source>
        <translation>Para cada bando</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>rules/sequence.json can&apos;t be read as a list of phases. Its text is among the files.</source>
        <translation>rules/sequence.json no se puede leer como lista de fases. Su texto está entre los archivos.</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Como arriba</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Fase %1</translation>
    </message>
    <message>
        <source>Phase %1, asks %2</source>
        <translation>Fase %1, pregunta %2</translation>
    </message>
</context>
<context>
    <name>editor::SetupCanvas</name>
    <message>
        <source>Choose and move counters</source>
        <translation>Elegir y mover fichas</translation>
    </message>
    <message>
        <source>Paint who controls what</source>
        <translation>Pintar quién controla qué</translation>
    </message>
    <message>
        <source>Who controls the spaces that you paint; the right button clears</source>
        <translation>Quién controla los espacios que pintas; el botón derecho borra</translation>
    </message>
    <message>
        <source>Control for</source>
        <translation>Control de</translation>
    </message>
    <message>
        <source>Board that is shown</source>
        <translation>Tablero que se muestra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Show the whole board (0)</source>
        <translation>Mostrar todo el tablero (0)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostrar todo el tablero</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
</context>
<context>
    <name>editor::SetupGestures</name>
    <message>
        <source>%1: click to place %2 here; with Shift the next one of its kind follows.</source>
        <translation>%1: haz clic para colocar aquí %2; con Mayús sigue la próxima de su tipo.</translation>
    </message>
    <message>
        <source>Click a space to place %1; with Shift the next one of its kind follows.</source>
        <translation>Haz clic en un espacio para colocar %1; con Mayús sigue la próxima de su tipo.</translation>
    </message>
</context>
<context>
    <name>editor::ShapePreview</name>
    <message>
        <source>Shapes of the drawing</source>
        <translation>Formas del dibujo</translation>
    </message>
</context>
<context>
    <name>editor::SideList</name>
    <message>
        <source>Add a side</source>
        <translation>Añadir un bando</translation>
    </message>
    <message>
        <source>Remove the side</source>
        <translation>Quitar el bando</translation>
    </message>
    <message>
        <source>Order the sides</source>
        <translation>Ordenar los bandos</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Palette of the counters</source>
        <translation>Paleta de las fichas</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Print on counters</source>
        <translation>Impresión de las fichas</translation>
    </message>
    <message>
        <source>Ground of symbols</source>
        <translation>Fondo de los símbolos</translation>
    </message>
    <message>
        <source>Counters of this side</source>
        <translation>Fichas de este bando</translation>
    </message>
    <message>
        <source>Own colours</source>
        <translation>Colores propios</translation>
    </message>
</context>
<context>
    <name>editor::SideTool</name>
    <message>
        <source>The terrain table has no such kind of hexside yet.</source>
        <translation>La tabla de terreno aún no tiene esa clase de lado.</translation>
    </message>
    <message>
        <source>Side %1–%2: %3</source>
        <translation>Lado %1–%2: %3</translation>
    </message>
    <message>
        <source>Side %1–%2: set %3, counts from %1</source>
        <translation>Lado %1–%2: poner %3, cuenta desde %1</translation>
    </message>
    <message>
        <source>Side %1–%2: set %3</source>
        <translation>Lado %1–%2: poner %3</translation>
    </message>
    <message>
        <source>Turn a hexside</source>
        <translation>Dar la vuelta a un lado</translation>
    </message>
    <message>
        <source>Set hexsides</source>
        <translation>Poner lados de hexágono</translation>
    </message>
    <message>
        <source>Erase hexsides</source>
        <translation>Borrar lados de hexágono</translation>
    </message>
    <message>
        <source>Rivers and hexsides are locked in the layers.</source>
        <translation>Los ríos y los lados están bloqueados en las capas.</translation>
    </message>
    <message>
        <source>Point at the border between two areas</source>
        <translation>Señala la frontera entre dos áreas</translation>
    </message>
    <message>
        <source>Border %1–%2: %3</source>
        <translation>Frontera %1–%2: %3</translation>
    </message>
    <message>
        <source>Border %1–%2: set %3</source>
        <translation>Frontera %1–%2: poner %3</translation>
    </message>
    <message>
        <source>The terrain table has no such kind of border yet.</source>
        <translation>La tabla de terreno aún no tiene esa clase de frontera.</translation>
    </message>
    <message>
        <source>Only for maps of hexes or areas.</source>
        <translation>Solo para mapas de hexágonos o de áreas.</translation>
    </message>
</context>
<context>
    <name>editor::SpaceIdButton</name>
    <message>
        <source>Change the id…</source>
        <translation>Cambiar el id…</translation>
    </message>
    <message>
        <source>Gives it another id everywhere in the module.</source>
        <translation>Le da otro id en todo el módulo.</translation>
    </message>
    <message>
        <source>Change the id of a space</source>
        <translation>Cambiar el id de un espacio</translation>
    </message>
    <message>
        <source>Change the id %1</source>
        <translation>Cambiar el id %1</translation>
    </message>
</context>
<context>
    <name>editor::SpaceRename</name>
    <message>
        <source>An id has only letters from A to Z, digits, “_”, “-” and “.”.</source>
        <translation>Un id solo tiene letras de la A a la Z, cifras, «_», «-» y «.».</translation>
    </message>
    <message>
        <source>There is a space “%1” already.</source>
        <translation>Ya hay un espacio «%1».</translation>
    </message>
</context>
<context>
    <name>editor::SplitTool</name>
    <message>
        <source>Begin the cut at a border</source>
        <translation>Empieza el corte en una frontera</translation>
    </message>
    <message>
        <source>Lead the line through an area</source>
        <translation>Lleva la línea a través de un área</translation>
    </message>
    <message>
        <source>Go on to a border of %1</source>
        <translation>Sigue hasta una frontera de %1</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Dividir %1</translation>
    </message>
    <message>
        <source>Split the area %1</source>
        <translation>Dividir el área %1</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Click from border to border through an area, or drag a line through it. The larger part stays what it was; the other is a new area of the same ground. Backspace takes a point back, Escape gives up.</source>
        <translation>Haz clic de frontera a frontera a través de un área o arrastra una línea por ella. La parte mayor sigue siendo lo que era; la otra es un área nueva del mismo terreno. Retroceso quita un punto, Escape lo deja.</translation>
    </message>
    <message>
        <source>%1 is new and has the ground of %2; name, marks and values stay with %2.</source>
        <translation>%1 es nueva y tiene el terreno de %2; el nombre, las marcas y los valores se quedan en %2.</translation>
    </message>
</context>
<context>
    <name>editor::StackPanel</name>
    <message>
        <source>Counters in this space, the top one first</source>
        <translation>Fichas de este espacio, primero la de arriba</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move the counter up in its stack</source>
        <translation>Subir la ficha en su pila</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move the counter down in its stack</source>
        <translation>Bajar la ficha en su pila</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Let the counter below carry this one, or lay it down again</source>
        <translation>Hacer que la ficha de debajo lleve esta, o volver a dejarla</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Put the counters back into the tray (Del)</source>
        <translation>Devolver las fichas a la bandeja (Supr)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>La ven</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All but %1</source>
        <translation>Todos menos %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>No counter starts here. Drag one from the tray.</source>
        <translation>Aquí no empieza ninguna ficha. Arrastra una desde la bandeja.</translation>
    </message>
    <message>
        <source>Click a counter or a space of the board.</source>
        <translation>Haz clic en una ficha o en un espacio del tablero.</translation>
    </message>
    <message>
        <source>%1 (carried)</source>
        <translation>%1 (transportada)</translation>
    </message>
    <message>
        <source>Order a stack</source>
        <translation>Ordenar una pila</translation>
    </message>
    <message>
        <source>Attach a counter</source>
        <translation>Unir una ficha</translation>
    </message>
</context>
<context>
    <name>editor::StatePanel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Empieza con</translation>
    </message>
    <message>
        <source>What a game keeps track of</source>
        <translation>Lo que una partida lleva en cuenta</translation>
    </message>
    <message>
        <source>Add a name to the chosen group</source>
        <translation>Añadir un nombre al grupo elegido</translation>
    </message>
    <message>
        <source>Add a name</source>
        <translation>Añadir un nombre</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Of every counter</source>
        <translation>De cada ficha</translation>
    </message>
    <message>
        <source>Of every space</source>
        <translation>De cada espacio</translation>
    </message>
    <message>
        <source>Declare “%1”</source>
        <translation>Declarar «%1»</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Borrar «%1»</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>Cambiar «%1»</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Where used</source>
        <translation>Dónde se usa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visible para</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
</context>
<context>
    <name>editor::SuggestField</name>
    <message>
        <source>Several values</source>
        <translation>Varios valores</translation>
    </message>
</context>
<context>
    <name>editor::SymbolNames</name>
    <message>
        <source>Infantry</source>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Motorised infantry</source>
        <translation>Infantería motorizada</translation>
    </message>
    <message>
        <source>Mechanised infantry</source>
        <translation>Infantería mecanizada</translation>
    </message>
    <message>
        <source>Mountain infantry</source>
        <translation>Infantería de montaña</translation>
    </message>
    <message>
        <source>Airborne infantry</source>
        <translation>Infantería aerotransportada</translation>
    </message>
    <message>
        <source>Glider infantry</source>
        <translation>Infantería de planeadores</translation>
    </message>
    <message>
        <source>Marine infantry</source>
        <translation>Infantería de marina</translation>
    </message>
    <message>
        <source>Ski infantry</source>
        <translation>Esquiadores</translation>
    </message>
    <message>
        <source>Motorcycle infantry</source>
        <translation>Infantería motociclista</translation>
    </message>
    <message>
        <source>Bicycle infantry</source>
        <translation>Infantería ciclista</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>NKVD</source>
        <translation>NKVD</translation>
    </message>
    <message>
        <source>Shock infantry</source>
        <translation>Infantería de choque</translation>
    </message>
    <message>
        <source>Static infantry</source>
        <translation>Infantería estática</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <translation>Infantería ligera</translation>
    </message>
    <message>
        <source>Jäger</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Luftwaffe field infantry</source>
        <translation>Infantería de campaña de la Luftwaffe</translation>
    </message>
    <message>
        <source>Infantry guns</source>
        <translation>Cañones de infantería</translation>
    </message>
    <message>
        <source>Machine guns</source>
        <translation>Ametralladoras</translation>
    </message>
    <message>
        <source>Submachine guns</source>
        <translation>Subfusiles</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Caballería</translation>
    </message>
    <message>
        <source>Mechanised cavalry</source>
        <translation>Caballería mecanizada</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Milicia</translation>
    </message>
    <message>
        <source>Partisans</source>
        <translation>Partisanos</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Obreros</translation>
    </message>
    <message>
        <source>Commandos</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Ingenieros</translation>
    </message>
    <message>
        <source>Motorised engineers</source>
        <translation>Ingenieros motorizados</translation>
    </message>
    <message>
        <source>Armoured engineers</source>
        <translation>Ingenieros acorazados</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construcción</translation>
    </message>
    <message>
        <source>Bridging</source>
        <translation>Pontoneros</translation>
    </message>
    <message>
        <source>Railway troops</source>
        <translation>Tropas ferroviarias</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Acorazado</translation>
    </message>
    <message>
        <source>Light armour</source>
        <translation>Acorazado ligero</translation>
    </message>
    <message>
        <source>Heavy armour</source>
        <translation>Acorazado pesado</translation>
    </message>
    <message>
        <source>Assault guns</source>
        <translation>Cañones de asalto</translation>
    </message>
    <message>
        <source>Tank destroyers</source>
        <translation>Cazacarros</translation>
    </message>
    <message>
        <source>Flame-thrower tanks</source>
        <translation>Carros lanzallamas</translation>
    </message>
    <message>
        <source>Armoured train</source>
        <translation>Tren blindado</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <translation>Reconocimiento</translation>
    </message>
    <message>
        <source>Armoured reconnaissance</source>
        <translation>Reconocimiento acorazado</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillería</translation>
    </message>
    <message>
        <source>Motorised artillery</source>
        <translation>Artillería motorizada</translation>
    </message>
    <message>
        <source>Horse artillery</source>
        <translation>Artillería a caballo</translation>
    </message>
    <message>
        <source>Mountain artillery</source>
        <translation>Artillería de montaña</translation>
    </message>
    <message>
        <source>Heavy artillery</source>
        <translation>Artillería pesada</translation>
    </message>
    <message>
        <source>Self-propelled artillery</source>
        <translation>Artillería autopropulsada</translation>
    </message>
    <message>
        <source>Coastal artillery</source>
        <translation>Artillería de costa</translation>
    </message>
    <message>
        <source>Railway artillery</source>
        <translation>Artillería ferroviaria</translation>
    </message>
    <message>
        <source>Mortars</source>
        <translation>Morteros</translation>
    </message>
    <message>
        <source>Heavy mortars</source>
        <translation>Morteros pesados</translation>
    </message>
    <message>
        <source>Rocket artillery</source>
        <translation>Lanzacohetes</translation>
    </message>
    <message>
        <source>Motorised rockets</source>
        <translation>Lanzacohetes motorizados</translation>
    </message>
    <message>
        <source>Anti-tank</source>
        <translation>Contracarro</translation>
    </message>
    <message>
        <source>Motorised anti-tank</source>
        <translation>Contracarro motorizado</translation>
    </message>
    <message>
        <source>Anti-aircraft</source>
        <translation>Antiaéreo</translation>
    </message>
    <message>
        <source>Heavy anti-aircraft</source>
        <translation>Antiaéreo pesado</translation>
    </message>
    <message>
        <source>Self-propelled anti-aircraft</source>
        <translation>Antiaéreo autopropulsado</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Cuartel general</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Jefe</translation>
    </message>
    <message>
        <source>Command post</source>
        <translation>Puesto de mando</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Transmisiones</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Sanidad</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Suministro</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transporte</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Combustible</translation>
    </message>
    <message>
        <source>Ammunition</source>
        <translation>Munición</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Instrucción</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Guarnición</translation>
    </message>
    <message>
        <source>Fortified region</source>
        <translation>Región fortificada</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Depósito</translation>
    </message>
    <message>
        <source>Naval</source>
        <translation>Naval</translation>
    </message>
    <message>
        <source>Flotilla</source>
        <translation>Flotilla</translation>
    </message>
    <message>
        <source>Air base</source>
        <translation>Base aérea</translation>
    </message>
    <message>
        <source>Air force</source>
        <translation>Fuerza aérea</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Señuelo</translation>
    </message>
    <message>
        <source>Bomber</source>
        <translation>Bombardero</translation>
    </message>
    <message>
        <source>Dive bomber</source>
        <translation>Bombardero en picado</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Caza</translation>
    </message>
    <message>
        <source>Heavy fighter</source>
        <translation>Caza pesado</translation>
    </message>
    <message>
        <source>Ground-attack aircraft</source>
        <translation>Avión de ataque al suelo</translation>
    </message>
    <message>
        <source>Transport aircraft</source>
        <translation>Avión de transporte</translation>
    </message>
    <message>
        <source>Reconnaissance aircraft</source>
        <translation>Avión de reconocimiento</translation>
    </message>
    <message>
        <source>Seaplane</source>
        <translation>Hidroavión</translation>
    </message>
    <message>
        <source>Battleship</source>
        <translation>Acorazado (buque)</translation>
    </message>
    <message>
        <source>Cruiser</source>
        <translation>Crucero</translation>
    </message>
    <message>
        <source>Destroyer</source>
        <translation>Destructor</translation>
    </message>
    <message>
        <source>Gunboat</source>
        <translation>Cañonero</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Submarino</translation>
    </message>
    <message>
        <source>Transport ship</source>
        <translation>Buque de transporte</translation>
    </message>
    <message>
        <source>Barge</source>
        <translation>Barcaza</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Tren</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Entrenchment</source>
        <translation>Atrincheramiento</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>Fortificación</translation>
    </message>
    <message>
        <source>Minefield</source>
        <translation>Campo de minas</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Obstáculo</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Explosión</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Bandera</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Hut</source>
        <translation>Cabaña</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancla</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Puente</translation>
    </message>
    <message>
        <source>Railway cut</source>
        <translation>Vía cortada</translation>
    </message>
    <message>
        <source>Wrecks</source>
        <translation>Restos</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nube</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
</context>
<context>
    <name>editor::SymbolPicker</name>
    <message>
        <source>Find a symbol</source>
        <translation>Buscar un símbolo</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>Or up to four letters</source>
        <translation>O hasta cuatro letras</translation>
    </message>
    <message>
        <source>Letters instead of a symbol</source>
        <translation>Letras en lugar de un símbolo</translation>
    </message>
</context>
<context>
    <name>editor::SymbolRenameDialog</name>
    <message>
        <source>Rename “%1”</source>
        <translation>Renombrar «%1»</translation>
    </message>
    <message>
        <source>Places that change</source>
        <translation>Lugares que cambian</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nombre nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) change:</source>
        <translation>
            <numerusform>Cambia %n lugar:</numerusform>
            <numerusform>Cambian %n lugares:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TableList</name>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Tabla nueva</translation>
    </message>
    <message>
        <source>Combat results</source>
        <translation>Resultados de combate</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Filas y columnas</translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation>Registro de turnos</translation>
    </message>
    <message>
        <source>Terrain effects</source>
        <translation>Efectos del terreno</translation>
    </message>
    <message>
        <source>Key numbers</source>
        <translation>Cifras clave</translation>
    </message>
    <message>
        <source>Delete a table</source>
        <translation>Borrar una tabla</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in the rules name this table. They would no longer work.</source>
        <translation>
            <numerusform>%n lugar de las reglas menciona esta tabla. Dejaría de funcionar.</numerusform>
            <numerusform>%n lugares de las reglas mencionan esta tabla. Dejarían de funcionar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>Borrar la tabla</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Rename a table</source>
        <translation>Cambiar el nombre de una tabla</translation>
    </message>
    <message>
        <source>A table needs a name of letters, digits, “_”, “-” and “.” that no other table has.</source>
        <translation>Una tabla necesita un nombre de letras, cifras, «_», «-» y «.» que no tenga ninguna otra.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>New table %1</source>
        <translation>Tabla nueva %1</translation>
    </message>
    <message>
        <source>Duplicate the table %1</source>
        <translation>Duplicar la tabla %1</translation>
    </message>
    <message>
        <source>Delete the table %1</source>
        <translation>Borrar la tabla %1</translation>
    </message>
    <message>
        <source>Rename the table %1 as %2</source>
        <translation>Cambiar el nombre de la tabla %1 por %2</translation>
    </message>
</context>
<context>
    <name>editor::TablePanel</name>
    <message>
        <source>Add rows and columns</source>
        <translation>Añadir filas y columnas</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Insert a row below</source>
        <translation>Insertar una fila debajo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Insert a column after this one</source>
        <translation>Insertar una columna detrás de esta</translation>
    </message>
    <message>
        <source>Delete the chosen rows</source>
        <translation>Borrar las filas elegidas</translation>
    </message>
    <message>
        <source>Delete the chosen columns</source>
        <translation>Borrar las columnas elegidas</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import a CSV file</source>
        <translation>Importar un archivo CSV</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export as a CSV file</source>
        <translation>Exportar como archivo CSV</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Abrir como texto</translation>
    </message>
    <message>
        <source>This table has no rows and columns.</source>
        <translation>Esta tabla no tiene filas ni columnas.</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>Celdas de la tabla</translation>
    </message>
    <message>
        <source>Kinds of ground</source>
        <translation>Tipos de terreno</translation>
    </message>
    <message>
        <source>Kinds of edges</source>
        <translation>Tipos de bordes</translation>
    </message>
    <message>
        <source>Kinds of ways</source>
        <translation>Tipos de vías</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Bordes</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Vías</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>There is no table here.</source>
        <translation>Aquí no hay ninguna tabla.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read. Mend it as text; nothing of it is lost.
%1</source>
        <translation>No se puede leer este archivo. Arréglalo como texto; no se ha perdido nada.
%1</translation>
    </message>
    <message>
        <source>The cells of this table are not rows of values; see them among everything in the file.</source>
        <translation>Las celdas de esta tabla no son filas de valores; búscalas en todo lo que hay en el archivo.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tablas (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Ways to see the table</source>
        <translation>Maneras de ver la tabla</translation>
    </message>
</context>
<context>
    <name>editor::TablesPage</name>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>As players see it</source>
        <translation>Como la ven los jugadores</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Result codes</source>
        <translation>Códigos de resultado</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Reconstruida</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Nothing names it.</source>
        <translation>Nada la menciona.</translation>
    </message>
    <message>
        <source>Where “%1” is used</source>
        <translation>Dónde se usa «%1»</translation>
    </message>
    <message>
        <source>Parts of a point</source>
        <translation>Partes de un punto</translation>
    </message>
</context>
<context>
    <name>editor::TakeAreasDialog</name>
    <message>
        <source>Use the drawing as the picture of the board</source>
        <translation>Usar el dibujo como imagen del tablero</translation>
    </message>
    <message>
        <source>Take areas from a drawing</source>
        <translation>Tomar áreas de un dibujo</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>Borders that lie no farther from each other become one, and their areas neighbours.</source>
        <translation>Las fronteras que no distan más entre sí pasan a ser una, y sus áreas, vecinas.</translation>
    </message>
    <message>
        <source>Open line</source>
        <translation>Línea abierta</translation>
    </message>
    <message>
        <source>New shape of an area</source>
        <translation>Forma nueva de un área</translation>
    </message>
    <message numerus="yes">
        <source>The largest of %n part(s)</source>
        <translation>
            <numerusform>La mayor de %n parte</numerusform>
            <numerusform>La mayor de %n partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n esquina</numerusform>
            <numerusform>%n esquinas</numerusform>
        </translation>
    </message>
    <message>
        <source>An id has only letters from A to Z, digits, “_”, “-” and “.”; others become “_”: %1</source>
        <translation>Un id solo tiene letras de la A a la Z, cifras, «_», «-» y «.»; lo demás pasa a ser «_»: %1</translation>
    </message>
    <message numerus="yes">
        <source>Take %n area(s)</source>
        <translation>
            <numerusform>Tomar %n área</numerusform>
            <numerusform>Tomar %n áreas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hole(s), each to be filled by a shape of its own</source>
        <translation>
            <numerusform>%n hueco, que debe llenar una forma propia</numerusform>
            <numerusform>%n huecos, cada uno por llenar con una forma propia</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TemplateParts</name>
    <message>
        <source>template %1</source>
        <translation>plantilla %1</translation>
    </message>
    <message>
        <source>type %1</source>
        <translation>tipo %1</translation>
    </message>
    <message>
        <source>Not said by the template; this is what counters show then.</source>
        <translation>La plantilla no lo dice; esto es lo que muestran entonces las fichas.</translation>
    </message>
    <message>
        <source>Double click to edit; values of a counter stand in braces.</source>
        <translation>Doble clic para editar; los valores de una ficha van entre llaves.</translation>
    </message>
    <message>
        <source>Size sign</source>
        <translation>Signo de tamaño</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Pie</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>Abajo a la izquierda</translation>
    </message>
    <message>
        <source>Lower right</source>
        <translation>Abajo a la derecha</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <translation>Galones</translation>
    </message>
    <message>
        <source>Strength on the edges</source>
        <translation>Fuerza en los bordes</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>colour of {formation}</source>
        <translation>color de {formation}</translation>
    </message>
    <message>
        <source>Discs for steps</source>
        <translation>Discos de los pasos</translation>
    </message>
    <message>
        <source>Guards star</source>
        <translation>Estrella de la Guardia</translation>
    </message>
    <message>
        <source>Edit a part: %1</source>
        <translation>Editar una parte: %1</translation>
    </message>
</context>
<context>
    <name>editor::TermList</name>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>term</source>
        <translation>término</translation>
    </message>
    <message>
        <source>Nothing like it was translated yet.</source>
        <translation>Todavía no se ha traducido nada parecido.</translation>
    </message>
</context>
<context>
    <name>editor::TermsPanel</name>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primer turno</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <translation>Como siempre: %1</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Espacio %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>editor::TerrainPalette</name>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Edit in the terrain table</source>
        <translation>Editar en la tabla de terreno</translation>
    </message>
</context>
<context>
    <name>editor::TestRun</name>
    <message>
        <source>Load the rules</source>
        <translation>Cargar las reglas</translation>
    </message>
</context>
<context>
    <name>editor::TestsPanel</name>
    <message>
        <source>Run tests</source>
        <translation>Ejecutar las pruebas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) run so far …</source>
        <translation>
            <numerusform>%n prueba ejecutada hasta ahora…</numerusform>
            <numerusform>%n pruebas ejecutadas hasta ahora…</numerusform>
        </translation>
    </message>
    <message>
        <source>The tests have not been run.</source>
        <translation>Las pruebas no se han ejecutado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n test(s) pass.</source>
        <translation>
            <numerusform>%1 de %n prueba pasa.</numerusform>
            <numerusform>%1 de %n pruebas pasan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TextPage</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Every file of the module can be read and edited here as text. Choose one in the project, or find it by its name with Ctrl+P.</source>
        <translation>Aquí se puede leer y editar como texto cualquier archivo del módulo. Elige uno en el proyecto o búscalo por su nombre con Ctrl+P.</translation>
    </message>
</context>
<context>
    <name>editor::TextPlaces</name>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>log</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>por qué no</translation>
    </message>
    <message>
        <source>name on the map</source>
        <translation>nombre en el mapa</translation>
    </message>
    <message>
        <source>river or road</source>
        <translation>río o carretera</translation>
    </message>
    <message>
        <source>about the game</source>
        <translation>sobre el juego</translation>
    </message>
    <message>
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>space</source>
        <translation>casilla</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>formación</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>template</source>
        <translation>plantilla</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>ficha</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
</context>
<context>
    <name>editor::TitlePanel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Debajo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Kilometres a hex</source>
        <translation>Kilómetros por hexágono</translation>
    </message>
    <message>
        <source>North, in degrees</source>
        <translation>Norte, en grados</translation>
    </message>
</context>
<context>
    <name>editor::ToolColumn</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>editor::TranslateBar</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1 %&lt;/b&gt; of %n text(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%1 %&lt;/b&gt; de %n texto</numerusform>
            <numerusform>&lt;b&gt;%1 %&lt;/b&gt; de %n textos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is translated</source>
        <translation>Cuánto está traducido</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>Language to translate into</source>
        <translation>Idioma al que se traduce</translation>
    </message>
    <message>
        <source>Search both</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search source and translation</source>
        <translation>Buscar en el original y en la traducción</translation>
    </message>
    <message>
        <source>Show all texts</source>
        <translation>Mostrar todos los textos</translation>
    </message>
    <message>
        <source>Show what has no translation yet</source>
        <translation>Mostrar lo que aún no tiene traducción</translation>
    </message>
    <message>
        <source>Show what changed, or what nobody has called done</source>
        <translation>Mostrar lo que ha cambiado o nadie ha dado por hecho</translation>
    </message>
    <message>
        <source>Show what lost a gap, a rule number or a plural form</source>
        <translation>Mostrar lo que ha perdido un hueco, un número de regla o una forma del plural</translation>
    </message>
    <message>
        <source>Show what may be too long for its place</source>
        <translation>Mostrar lo que quizá no quepa en su lugar</translation>
    </message>
    <message>
        <source>Show what is done</source>
        <translation>Mostrar lo que está hecho</translation>
    </message>
    <message>
        <source>Glossary: how the terms of the game are called</source>
        <translation>Glosario: cómo se llaman los términos del juego</translation>
    </message>
    <message>
        <source>Import translations: a table (CSV), PO, XLIFF or Qt Linguist</source>
        <translation>Importar traducciones: una tabla (CSV), PO, XLIFF o Qt Linguist</translation>
    </message>
    <message>
        <source>Export the texts: as a table (CSV), PO, XLIFF or for Qt Linguist</source>
        <translation>Exportar los textos: como tabla (CSV), PO, XLIFF o para Qt Linguist</translation>
    </message>
    <message>
        <source>Show what has other words than the glossary</source>
        <translation>Mostrar lo que usa otras palabras que el glosario</translation>
    </message>
</context>
<context>
    <name>editor::TranslatePage</name>
    <message>
        <source>Texts of the game</source>
        <translation>Textos del juego</translation>
    </message>
    <message>
        <source>Text %1 of %2, %3</source>
        <translation>Texto %1 de %2, %3</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Nothing else is left to do among these texts.</source>
        <translation>Entre estos textos no queda nada más por hacer.</translation>
    </message>
</context>
<context>
    <name>editor::TranslationCheck</name>
    <message>
        <source>Gaps</source>
        <translation>Huecos</translation>
    </message>
    <message>
        <source>Rule numbers</source>
        <translation>Números de reglas</translation>
    </message>
    <message>
        <source>Plural forms</source>
        <translation>Formas del plural</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>Not in the source: %1</source>
        <translation>No está en el original: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n plural form(s) needed: %1</source>
        <extracomment>For words that go with a number, such as {1|hex|hexes}.</extracomment>
        <translation>
            <numerusform>Hace falta %n forma del plural: %1</numerusform>
            <numerusform>Hacen falta %n formas del plural: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 letters: more than %2 may not fit</source>
        <translation>%1 letras: más de %2 quizá no quepan</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Not as in the glossary: %1</source>
        <extracomment>Words of the glossary: &quot;step → paso&quot;.</extracomment>
        <translation>No como en el glosario: %1</translation>
    </message>
    <message>
        <source>Genders</source>
        <translation>Géneros</translation>
    </message>
    <message>
        <source>A name ends in its gender; each word of a choice has one: %1</source>
        <translation>Un nombre acaba en su género; cada palabra que se elige lleva el suyo: %1</translation>
    </message>
</context>
<context>
    <name>editor::TranslationExchange</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 is in %2, not in %3. Choose that language first.</source>
        <translation>%1 está en %2, no en %3. Elige antes ese idioma.</translation>
    </message>
    <message>
        <source>Import translations</source>
        <translation>Importar traducciones</translation>
    </message>
    <message>
        <source>Translations (*.csv *.tsv *.txt *.po *.xlf *.xliff *.ts)</source>
        <translation>Traducciones (*.csv *.tsv *.txt *.po *.xlf *.xliff *.ts)</translation>
    </message>
    <message>
        <source>Export the texts</source>
        <translation>Exportar los textos</translation>
    </message>
    <message>
        <source>Table of the shown texts (*.csv)</source>
        <translation>Tabla de los textos que se muestran (*.csv)</translation>
    </message>
    <message>
        <source>PO, all texts (*.po)</source>
        <translation>PO, todos los textos (*.po)</translation>
    </message>
    <message>
        <source>XLIFF 1.2, all texts (*.xlf)</source>
        <translation>XLIFF 1.2, todos los textos (*.xlf)</translation>
    </message>
    <message>
        <source>Qt Linguist, all texts (*.ts)</source>
        <translation>Qt Linguist, todos los textos (*.ts)</translation>
    </message>
</context>
<context>
    <name>editor::TranslationField</name>
    <message>
        <source>%1, changed since</source>
        <translation>%1, cambiado desde entonces</translation>
    </message>
    <message>
        <source>Source changed</source>
        <translation>Original cambiado</translation>
    </message>
    <message>
        <source>Translation into %1</source>
        <translation>Traducción al idioma: %1</translation>
    </message>
    <message>
        <source>Text to be translated</source>
        <translation>Texto que hay que traducir</translation>
    </message>
    <message>
        <source>What the translation must keep</source>
        <translation>Lo que la traducción debe conservar</translation>
    </message>
    <message>
        <source>Done, next</source>
        <translation>Hecho, siguiente</translation>
    </message>
    <message>
        <source>Call this text done and go to the next one that is left (Ctrl+Enter)</source>
        <translation>Dar este texto por hecho e ir al siguiente que falta (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Copy source</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Take the source as the translation (Alt+C)</source>
        <translation>Tomar el original como traducción (Alt+C)</translation>
    </message>
    <message>
        <source>Check later</source>
        <translation>Revisar luego</translation>
    </message>
    <message>
        <source>Keep this translation, mark it so that somebody looks at it again, and go on (Ctrl+Shift+Enter)</source>
        <translation>Conservar esta traducción, marcarla para que alguien la revise y seguir (Ctrl+Mayús+Intro)</translation>
    </message>
    <message>
        <source>Note for other translators</source>
        <translation>Nota para otros traductores</translation>
    </message>
    <message>
        <source>What the gaps stand for</source>
        <translation>Qué significan los huecos</translation>
    </message>
</context>
<context>
    <name>editor::TranslationLanguages</name>
    <message>
        <source>Add the language “%1”</source>
        <translation>Añadir el idioma «%1»</translation>
    </message>
</context>
<context>
    <name>editor::TranslationModel</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Largo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Source changed</source>
        <translation>Original cambiado</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>%1 (source)</source>
        <translation>%1 (original)</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
</context>
<context>
    <name>editor::TranslationNotice</name>
    <message>
        <source>Open as text</source>
        <translation>Abrir como texto</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>The texts of this game can&apos;t be read yet. Mend what Problems lists first.</source>
        <translation>Los textos de este juego no se pueden leer todavía. Corrige antes lo que figura en Problemas.</translation>
    </message>
    <message>
        <source>This game speaks %1 only. Add a language to translate it into.</source>
        <translation>Este juego solo habla un idioma: %1. Añade otro para traducirlo.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read. Mend it as text; nothing of it is lost.
%1</source>
        <translation>No se puede leer este archivo. Arréglalo como texto; no se ha perdido nada.
%1</translation>
    </message>
</context>
<context>
    <name>editor::TranslationPlan</name>
    <message>
        <source>The first row must name the columns “%1” and “%2”.</source>
        <translation>La primera fila debe nombrar las columnas «%1» y «%2».</translation>
    </message>
    <message>
        <source>The game has no such text: %1</source>
        <translation>El juego no tiene este texto: %1</translation>
    </message>
</context>
<context>
    <name>editor::TranslationPlanDialog</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>No cambiará nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s) will change.</source>
        <translation>
            <numerusform>Cambiará %n traducción.</numerusform>
            <numerusform>Cambiarán %n traducciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can&apos;t be used.</source>
        <translation>
            <numerusform>%n línea no se puede usar.</numerusform>
            <numerusform>%n líneas no se pueden usar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>No se puede usar</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La tabla</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiadas</translation>
    </message>
</context>
<context>
    <name>editor::TranslationReview</name>
    <message>
        <source>None of these texts is translated anywhere else.</source>
        <translation>Ninguno de estos textos está traducido en otro lugar.</translation>
    </message>
</context>
<context>
    <name>editor::TranslationSide</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Similar, and terms</source>
        <translation>Parecidos y términos</translation>
    </message>
    <message>
        <source>Where it is seen</source>
        <translation>Dónde se ve</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>glosario</translation>
    </message>
</context>
<context>
    <name>editor::TranslationSteps</name>
    <message>
        <source>Translate %1</source>
        <translation>Traducir: %1</translation>
    </message>
    <message>
        <source>Write a note for translators</source>
        <translation>Escribir una nota para traductores</translation>
    </message>
    <message numerus="yes">
        <source>Call %n translation(s) done</source>
        <translation>
            <numerusform>Dar por hecha %n traducción</numerusform>
            <numerusform>Dar por hechas %n traducciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n translation(s) to be checked</source>
        <translation>
            <numerusform>Marcar %n traducción para revisar</numerusform>
            <numerusform>Marcar %n traducciones para revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill in %n translation(s)</source>
        <translation>
            <numerusform>Rellenar %n traducción</numerusform>
            <numerusform>Rellenar %n traducciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n translation(s)</source>
        <translation>
            <numerusform>Eliminar %n traducción</numerusform>
            <numerusform>Eliminar %n traducciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Import translations</source>
        <translation>Importar traducciones</translation>
    </message>
</context>
<context>
    <name>editor::VictoryTool</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message numerus="yes">
        <source>victory, %n point(s)</source>
        <translation>
            <numerusform>victoria, %n punto</numerusform>
            <numerusform>victoria, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>victory</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Click hexes or areas that count for victory; Alt or the right button takes it away. With 0 points they have only the feature “victory”.</source>
        <translation>Haz clic en los hexágonos o áreas que cuentan para la victoria; Alt o el botón derecho lo quita. Con 0 puntos solo tienen la característica «victory».</translation>
    </message>
</context>
<context>
    <name>editor::WayTool</name>
    <message>
        <source>The terrain table has no such kind of way yet.</source>
        <translation>La tabla de terreno aún no tiene esa clase de vía.</translation>
    </message>
    <message>
        <source>%1: begin here</source>
        <translation>%1: empezar aquí</translation>
    </message>
    <message>
        <source>%1: hex %2 of this way</source>
        <translation>%1: hexágono %2 de esta vía</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Dibujar %1</translation>
    </message>
    <message>
        <source>Erase ways</source>
        <translation>Borrar vías</translation>
    </message>
    <message>
        <source>Roads and railways are locked in the layers.</source>
        <translation>Las carreteras y los ferrocarriles están bloqueados en las capas.</translation>
    </message>
    <message>
        <source>%1: area %2 of this way</source>
        <translation>%1: área %2 de esta vía</translation>
    </message>
    <message>
        <source>Only for maps of hexes or areas.</source>
        <translation>Solo para mapas de hexágonos o de áreas.</translation>
    </message>
    <message>
        <source>Click area after area, or drag; it goes from neighbour to neighbour. Enter ends it, Backspace takes one back, Escape all of it, Alt erases; a click on an end goes on with it, and handles can be dragged.</source>
        <translation>Haz clic área tras área, o arrastra; va de vecina en vecina. Intro la termina, Retroceso quita la última, Escape la quita toda, Alt borra; un clic en un extremo la continúa, y los tiradores se pueden arrastrar.</translation>
    </message>
    <message>
        <source>Click hex after hex, or drag. Enter ends it, Backspace takes one back, Escape all of it, Alt erases; a click on an end goes on with it, and handles can be dragged.</source>
        <translation>Haz clic hexágono tras hexágono, o arrastra. Intro termina, Retroceso quita el último, Escape los quita todos, Alt borra; un clic en un extremo sigue con él, y los tiradores se pueden arrastrar.</translation>
    </message>
</context>
<context>
    <name>editor::WordFixes</name>
    <message>
        <source>use “%1”</source>
        <translation>usar «%1»</translation>
    </message>
    <message>
        <source>delete the line</source>
        <translation>borrar la línea</translation>
    </message>
    <message>
        <source>remove “%1”</source>
        <translation>quitar «%1»</translation>
    </message>
    <message>
        <source>call it “%1”</source>
        <translation>llamarlo «%1»</translation>
    </message>
    <message>
        <source>take the second “%1” away</source>
        <translation>quitar el segundo «%1»</translation>
    </message>
    <message>
        <source>list “%1”</source>
        <translation>incluir «%1» en la lista</translation>
    </message>
</context>
<context>
    <name>tablefiles</name>
    <message>
        <source>Combat results</source>
        <translation>Resultados de combate</translation>
    </message>
    <message>
        <source>The attacker loses a step.</source>
        <translation>El atacante pierde un paso.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>No pasa nada.</translation>
    </message>
    <message>
        <source>The defender loses a step.</source>
        <translation>El defensor pierde un paso.</translation>
    </message>
</context>
<context>
    <name>view::BoardTip</name>
    <message>
        <source>Hidden unit</source>
        <translation>Unidad oculta</translation>
    </message>
</context>
<context>
    <name>view::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>view::OverviewWidget</name>
    <message>
        <source>Overview of the board</source>
        <translation>Vista general del tablero</translation>
    </message>
</context>
<context>
    <name>view::StackCard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
</TS>
