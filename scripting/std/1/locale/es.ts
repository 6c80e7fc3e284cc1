<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>std/1/advance.lua</name>
    <message>
        <source>{1} advances to {2}.</source>
        <translation>{1} avanza a {2}.</translation>
    </message>
    <message>
        <source>Then the attacker may advance into {1}.</source>
        <translation>Después el atacante puede avanzar a {1}.</translation>
    </message>
    <message>
        <source>Only units that attacked advance.</source>
        <translation>Solo avanzan las unidades que atacaron.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter the ground of {2}.</source>
        <translation>{1} no puede entrar en el terreno de {2}.</translation>
    </message>
    <message>
        <source>Advance into {1}?</source>
        <translation>¿Avanzar a {1}?</translation>
    </message>
    <message>
        <source>The place is empty: units that attacked may move in.</source>
        <translation>El lugar está vacío: las unidades que atacaron pueden entrar.</translation>
    </message>
    <message>
        <source>{piece} advances</source>
        <translation>{piece} avanza</translation>
    </message>
    <message>
        <source>No further advance</source>
        <translation>No avanzar más</translation>
    </message>
</context>
<context>
    <name>std/1/arrivals.lua</name>
    <message>
        <source>You bring in only your own units.</source>
        <translation>Solo haces entrar tus propias unidades.</translation>
    </message>
    <message>
        <source>{1} does not arrive now.</source>
        <translation>{1} no llega ahora.</translation>
    </message>
    <message>
        <source>{1} enters only at the places with its letter.</source>
        <translation>{1} solo entra por los lugares con su letra.</translation>
    </message>
    <message>
        <source>The enemy is in {1}.</source>
        <translation>El enemigo está en {1}.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter at {2} now.</source>
        <translation>{1} no puede entrar ahora por {2}.</translation>
    </message>
    <message>
        <source>{1} arrives in {2}.</source>
        <translation>{1} llega a {2}.</translation>
    </message>
    <message>
        <source>Bring in your reinforcements</source>
        <translation>Haz entrar tus refuerzos</translation>
    </message>
    <message>
        <source>Place each new unit at an entry with its letter.</source>
        <translation>Coloca cada unidad nueva en una entrada con su letra.</translation>
    </message>
    <message>
        <source>{piece} enters at {space}</source>
        <translation>{piece} entra por {space}</translation>
    </message>
    <message>
        <source>Let them wait</source>
        <translation>Hacerlas esperar</translation>
    </message>
</context>
<context>
    <name>std/1/calendar.lua</name>
    <message>
        <source>{1} January {2}</source>
        <translation>{1} de enero de {2}</translation>
    </message>
    <message>
        <source>{1} February {2}</source>
        <translation>{1} de febrero de {2}</translation>
    </message>
    <message>
        <source>{1} March {2}</source>
        <translation>{1} de marzo de {2}</translation>
    </message>
    <message>
        <source>{1} April {2}</source>
        <translation>{1} de abril de {2}</translation>
    </message>
    <message>
        <source>{1} May {2}</source>
        <translation>{1} de mayo de {2}</translation>
    </message>
    <message>
        <source>{1} June {2}</source>
        <translation>{1} de junio de {2}</translation>
    </message>
    <message>
        <source>{1} July {2}</source>
        <translation>{1} de julio de {2}</translation>
    </message>
    <message>
        <source>{1} August {2}</source>
        <translation>{1} de agosto de {2}</translation>
    </message>
    <message>
        <source>{1} September {2}</source>
        <translation>{1} de septiembre de {2}</translation>
    </message>
    <message>
        <source>{1} October {2}</source>
        <translation>{1} de octubre de {2}</translation>
    </message>
    <message>
        <source>{1} November {2}</source>
        <translation>{1} de noviembre de {2}</translation>
    </message>
    <message>
        <source>{1} December {2}</source>
        <translation>{1} de diciembre de {2}</translation>
    </message>
    <message>
        <source>January {1}</source>
        <translation>enero de {1}</translation>
    </message>
    <message>
        <source>February {1}</source>
        <translation>febrero de {1}</translation>
    </message>
    <message>
        <source>March {1}</source>
        <translation>marzo de {1}</translation>
    </message>
    <message>
        <source>April {1}</source>
        <translation>abril de {1}</translation>
    </message>
    <message>
        <source>May {1}</source>
        <translation>mayo de {1}</translation>
    </message>
    <message>
        <source>June {1}</source>
        <translation>junio de {1}</translation>
    </message>
    <message>
        <source>July {1}</source>
        <translation>julio de {1}</translation>
    </message>
    <message>
        <source>August {1}</source>
        <translation>agosto de {1}</translation>
    </message>
    <message>
        <source>September {1}</source>
        <translation>septiembre de {1}</translation>
    </message>
    <message>
        <source>October {1}</source>
        <translation>octubre de {1}</translation>
    </message>
    <message>
        <source>November {1}</source>
        <translation>noviembre de {1}</translation>
    </message>
    <message>
        <source>December {1}</source>
        <translation>diciembre de {1}</translation>
    </message>
    <message>
        <source>Turn {1}, {2}.</source>
        <translation>Turno {1}, {2}.</translation>
    </message>
</context>
<context>
    <name>std/1/control.lua</name>
    <message>
        <source>{1} falls to {2}.</source>
        <translation>{1} pasa {2|p=a|m=al|ma=al|f=a la} {2}.</translation>
    </message>
</context>
<context>
    <name>std/1/cup.lua</name>
    <message>
        <source>Drawn: {1}.</source>
        <translation>Sale del cubilete: {1}.</translation>
    </message>
    <message>
        <source>{1} joins the cup.</source>
        <translation>{1} entra en el cubilete.</translation>
    </message>
</context>
<context>
    <name>std/1/flight.lua</name>
    <message>
        <source>{1} finds no way out of the enemy&apos;s zones of control.</source>
        <translation>{1} no encuentra salida de las zonas de control enemigas.</translation>
    </message>
    <message>
        <source>{1} finds no hex with room for it.</source>
        <translation>{1} no encuentra ningún hexágono donde quepa.</translation>
    </message>
    <message>
        <source>{1} finds no way to retreat.</source>
        <translation>{1} no encuentra por dónde retirarse.</translation>
    </message>
</context>
<context>
    <name>std/1/losses.lua</name>
    <message>
        <source>{1} is eliminated.</source>
        <translation>{1} {1|f=queda eliminada|m=queda eliminado|mp=quedan eliminados|fp=quedan eliminadas}.</translation>
    </message>
    <message>
        <source>{1} loses a step.</source>
        <translation>{1} pierde un paso.</translation>
    </message>
    <message>
        <source>Each side chooses its own losses.</source>
        <translation>Cada bando elige sus propias pérdidas.</translation>
    </message>
    <message>
        <source>{1} does not bear this loss.</source>
        <translation>{1} no sufre esta pérdida.</translation>
    </message>
    <message>
        <source>Another unit has to bear the loss first.</source>
        <translation>Otra unidad tiene que sufrir antes la pérdida.</translation>
    </message>
    <message>
        <source>Choose a unit to lose a step: {1} to lose</source>
        <translation>Elige una unidad que pierda un paso: {1} por perder</translation>
    </message>
    <message>
        <source>A unit with one step left is eliminated when it loses it.</source>
        <translation>Una unidad a la que solo le queda un paso queda eliminada al perderlo.</translation>
    </message>
    <message>
        <source>{piece} loses a step</source>
        <translation>{piece} pierde un paso</translation>
    </message>
</context>
<context>
    <name>std/1/move.lua</name>
    <message>
        <source>{1} has not enough movement points to get to {2}.</source>
        <translation>{1} no tiene puntos de movimiento suficientes para llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} is too far away from {2}.</source>
        <translation>{1} está demasiado lejos de {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter the ground of {2}.</source>
        <translation>{1} no puede entrar en el terreno de {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t cross into {2} here.</source>
        <translation>{1} no puede pasar a {2} por aquí.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter {2}: the enemy is there.</source>
        <translation>{1} no puede entrar en {2}: allí está el enemigo.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter {2} on such a move.</source>
        <translation>{1} no puede entrar en {2} con un movimiento así.</translation>
    </message>
    <message>
        <source>{1} can&apos;t end its move in {2}: it is full.</source>
        <translation>{1} no puede terminar su movimiento en {2}: no queda sitio.</translation>
    </message>
    <message>
        <source>{1} can&apos;t get to {2} by road or railway.</source>
        <translation>{1} no puede llegar a {2} por carretera ni por ferrocarril.</translation>
    </message>
    <message>
        <source>{1} would have to stop in an enemy zone of control before it gets to {2}.</source>
        <translation>{1} tendría que detenerse en una zona de control enemiga antes de llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t go straight from one enemy zone of control to another to get to {2}.</source>
        <translation>{1} no puede pasar directamente de una zona de control enemiga a otra para llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} would have to stop after the crossing before it gets to {2}.</source>
        <translation>{1} tendría que detenerse tras el cruce antes de llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} would have to stop before it gets to {2}.</source>
        <translation>{1} tendría que detenerse antes de llegar a {2}.</translation>
    </message>
    <message>
        <source>{1} can cross into {2} only with its whole movement.</source>
        <translation>{1} solo puede cruzar a {2} con todo su movimiento.</translation>
    </message>
    <message>
        <source>No way leads {1} to {2}.</source>
        <translation>{1} no tiene ningún camino hasta {2}.</translation>
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
        <source>{1} has already moved in this phase.</source>
        <translation>{1} ya se ha movido en esta fase.</translation>
    </message>
    <message>
        <source>Choose another hex to move to.</source>
        <translation>Elige otro hexágono de destino.</translation>
    </message>
    <message>
        <source>Choose another area to move to.</source>
        <translation>Elige otra área adonde mover.</translation>
    </message>
    <message>
        <source>{1} moves to {2}.</source>
        <translation>{1} se mueve a {2}.</translation>
    </message>
    <message>
        <source>Move your units</source>
        <translation>Mueve tus unidades</translation>
    </message>
    <message>
        <source>Each unit may move once. End the phase when you are done.</source>
        <translation>Cada unidad puede mover una vez. Termina la fase cuando acabes.</translation>
    </message>
    <message>
        <source>Move {piece} to {space}</source>
        <translation>Mover {piece|p=|m=el |f=la |mp=los |fp=las }{piece} a {space}</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Terminar el movimiento</translation>
    </message>
</context>
<context>
    <name>std/1/odds.lua</name>
    <message>
        <source>Attack on {1} at {2}: rolled {3}, {4}. {5}</source>
        <translation>Ataque contra {1} a {2}: sale un {3}, {4}. {5}</translation>
    </message>
    <message>
        <source>Attack on {1} at {2}: rolled {3}, {4}.</source>
        <translation>Ataque contra {1} a {2}: sale un {3}, {4}.</translation>
    </message>
</context>
<context>
    <name>std/1/retreat.lua</name>
    <message>
        <source>Then a retreat of {1} {1|hex|hexes} follows.</source>
        <translation>Después sigue una retirada de {1} {1|hexágono|hexágonos}.</translation>
    </message>
    <message>
        <source>Then {1} more {1|unit retreats|units retreat}.</source>
        <translation>Después {1|se retira|se retiran} {1} {1|unidad más|unidades más}.</translation>
    </message>
    <message>
        <source>{1} retreats to {2}.</source>
        <translation>{1} se retira a {2}.</translation>
    </message>
    <message>
        <source>Only the owner leads a retreat.</source>
        <translation>Solo el dueño dirige una retirada.</translation>
    </message>
    <message>
        <source>{1} does not retreat now.</source>
        <translation>{1} no se retira ahora.</translation>
    </message>
    <message>
        <source>A retreat goes from hex to hex.</source>
        <translation>Una retirada va de hexágono en hexágono.</translation>
    </message>
    <message>
        <source>The enemy is in {1}.</source>
        <translation>El enemigo está en {1}.</translation>
    </message>
    <message>
        <source>Every hex of a retreat must lead further away from the fighting.</source>
        <translation>Cada hexágono de una retirada tiene que alejarse más del combate.</translation>
    </message>
    <message>
        <source>{1} is in an enemy zone of control.</source>
        <translation>{1} está en una zona de control enemiga.</translation>
    </message>
    <message>
        <source>{1} can&apos;t enter {2}.</source>
        <translation>{1} no puede entrar en {2}.</translation>
    </message>
    <message>
        <source>{1} is full.</source>
        <translation>En {1} no cabe nada más.</translation>
    </message>
    <message>
        <source>{1} has to retreat.</source>
        <translation>{1} tiene que retirarse.</translation>
    </message>
    <message>
        <source>{1} still has a hex to retreat to.</source>
        <translation>{1} aún tiene un hexágono al que retirarse.</translation>
    </message>
    <message>
        <source>Retreat: {1} {1|hex|hexes} to go</source>
        <translation>Retírate: {1|queda|quedan} {1} {1|hexágono|hexágonos}</translation>
    </message>
    <message>
        <source>Each hex must lead away from the fighting. A unit that can&apos;t go on loses a step.</source>
        <translation>Cada hexágono tiene que alejarse del combate. Una unidad que no puede seguir pierde un paso.</translation>
    </message>
    <message>
        <source>{piece} retreats to {space}</source>
        <translation>{piece} se retira a {space}</translation>
    </message>
    <message>
        <source>{piece} stands its ground and loses a step</source>
        <translation>{piece} resiste y pierde un paso</translation>
    </message>
    <message>
        <source>{1} stands its ground.</source>
        <translation>{1} resiste en su posición.</translation>
    </message>
    <message>
        <source>{piece} can&apos;t retreat and loses a step</source>
        <translation>{piece} no puede retirarse y pierde un paso</translation>
    </message>
    <message>
        <source>{1} can&apos;t retreat.</source>
        <translation>{1} no puede retirarse.</translation>
    </message>
</context>
<context>
    <name>std/1/supply.lua</name>
    <message>
        <source>{1} is in supply again.</source>
        <translation>{1} vuelve a tener suministro.</translation>
    </message>
    <message>
        <source>{1} is out of supply.</source>
        <translation>{1} está sin suministro.</translation>
    </message>
    <message>
        <source>{1} is isolated.</source>
        <translation>{1} {1|f=está aislada|m=está aislado|mp=están aislados|fp=están aisladas}.</translation>
    </message>
</context>
</TS>
