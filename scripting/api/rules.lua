---@meta
-- What a module's rules/main.lua (and the files it requires) can use. State lives in the game, never in Lua:
-- after loading, every table and variable of the rules is frozen.

---A side of the module, by its id ("german").
---@alias Side string

---A text of the module in its source language; with gaps {1} … {9} filled from a list: `{ _"{1} moves", piece }`.
---@alias Words string|table

---Marks a text for translation; gives it back unchanged.
---@param source string
---@return string
function _(source) end

---A text for the answer of a query: it reaches the reader as a string in the reader's language.
---A plain string needs it only where its key is not `text`.
---@param words Words
---@return table
function text(words) end

---Ids of the module's sides, in the order of module.json.
---@type Side[]
sides = {}

---The module's charts by id, as in tables/<id>.json: `tables.crt.cells[row][column]`, `tables.crt.values`.
---@type table<string, table>
tables = {}

---The kinds of ground, edges, ways and features of tables/terrain.json by id: `terrain.terrains.woods.values.shift`.
---@type { scale: integer, classes: string[], variants: string[], terrains: table<string, table>, edges: table<string, table>, ways: table<string, table>, features: table<string, table> }
terrain = {}

---The other side of a game of two.
---@param side Side
---@return Side
function enemyOf(side) end

---The cell of a chart at a row and a column, each given by heading or by number from 1; out-of-range numbers take the nearest.
---@param chart string
---@param row string|integer
---@param column string|integer
---@return any
function lookup(chart, row, column) end

---Refuses the present action, naming the rule and the reason, unless the condition holds.
---@param condition any
---@param rule string
---@param reason Words
function need(condition, rule, reason) end

---What a player can do in answer to a question.
---@class Verb
---@field label? Words        on buttons and in menus; gaps {piece} {space} {value}
---@field rule? string        allows the action where the offer names no other rule
---@field why? fun(game: Game, action: Action)   calls need(…) for every condition, for "why not?"
---@field run fun(turn: Turn, action: Action)   does it
---@field all? Words          offers, wherever the verb is offered for several pieces, one answer more that does it for all of them: a verb of its own, with `_all` behind the name

---How the window puts a question.
---@alias Form "allocate"|"attack"|"battle"|"budget"|"deploy"|"draw"|"losses"|"points"|"retreat"

---What `offer:hint` can tell of a question.
---@alias HintName "cup"|"hits"|"left"|"marked"|"max"|"target"|"then"|"used"|"value"

---Asks a question before another one is put.
---@class Interruption
---@field decision string     the other one, which waits
---@field side? Side|Side[]    who is asked, in this order; absent: every side
---@field priority? integer   the lowest number is asked first; 0 where there is none
---@field when? fun(game: Game, side: Side): boolean   whether that side can do something; else it is passed over

---A question to a side, with what is legal and what it does. Where `main`, `back`, `pass` and `take` name a verb, the verb itself
---can stand, too: `back = { label = …, run = … }` is a verb called back, and the way out.
---@class Decision
---@field rule? string   the paragraph that asks the question
---@field prompt? Words|fun(game: Game): Words   the question, a verb first
---@field help? Words|fun(game: Game): Words   what else a player should know
---@field auto? boolean|fun(game: Game): boolean   a single legal action is taken without asking; as a function: only while it says so, which spares the computer many lists
---@field ask? Form   the form in which the window puts the question
---@field main? string|Verb|fun(game: Game): string?   the verb of the button that Enter presses: the natural next step
---@field back? string|Verb   the verb of the way out, for Esc
---@field pass? string|Verb   the verb that may be done without asking when there is nothing else to do
---@field take? string|Verb   the verb that takes a piece up; what is then offered with it can be done at once, as one step
---@field chosen? string   the local of `here`, or the variable, that lists the pieces chosen so far
---@field worth? fun(game: Game): SpaceSet|Space[]|nil   places that the greedy bot tries first, when far more can be chosen
---@field worthTaking? fun(game: Game): Piece[]|nil   the pieces of which the greedy bot takes one up (`take`) before anything else; an empty list: none is worth it; nil: any
---@field interrupts? Interruption   it comes before another question; who answers by `pass` is not asked again before that one, unless somebody acts
---@field actions fun(game: Game, offer: Offer)   offers everything that is legal now
---@field [string] Verb|fun(turn: Turn, action: Action)

---Defines a decision; every other key is a verb.
---@param id string
---@return fun(definition: Decision)
function decision(id) end

---Hooks of a phase of rules/sequence.json.
---@param id string
---@return fun(hooks: { when?: (fun(game: Game): boolean), enter?: fun(turn: Turn), leave?: fun(turn: Turn) })
function phase(id) end

---What raises or lowers a value, with the rule that says so; part of an answer.
---@alias Factor { value: number, text?: Words, rule?: string }
---What one piece brings into a combat; part of an answer.
---@alias Unit { piece: string, value?: number, dice?: integer, hits_on?: integer, factors?: Factor[] }
---What a side brings into a combat, unit by unit; part of an answer.
---@alias Strength { total?: number, dice?: integer|integer[], units: Unit[], hidden?: integer, range?: number[] }
---Columns to the right or left, with their reason; part of an answer.
---@alias Shift { value: integer, text: Words, rule?: string, choice?: boolean }
---What is left of a result where it falls; part of an answer.
---@alias Effect { attacker_steps?: number, attacker_retreat?: number, defender_steps?: number, defender_retreat?: number, eliminated?: boolean }
---One result of a combat with its chance; part of an answer.
---@alias Outcome { result: string, chance: number, rolls?: integer[], text?: Words, attacker_steps?: number, defender_steps?: number, after?: Effect, favours?: "attacker"|"defender" }
---Who fights for a side in a battle; part of an answer.
---@alias Force { side: Side, units: Unit[], hidden?: integer, text?: Words }
---A step down from the phase to what is going on in it, in words or as a piece or place that is named; part of an answer.
---@alias Level { text?: Words, piece?: string, space?: string, side?: Side }
---A number that tells how the game stands; part of an answer.
---@alias Item { title: Words, label?: Words, value?: number, of?: integer, text?: Words, side?: Side }
---How many chits of a kind are left; part of an answer.
---@alias Chits { text: Words, count: integer, side?: Side }
---An attack or the like that is planned, and how far it is; part of an answer.
---@alias Plan { space: string, text: Words, state?: "todo"|"now"|"done" }
---Something that is shared out: how much there is in all, and what is left of it; part of an answer.
---@alias Pool { text?: Words, total: number, left: number }
---What a share can reach, the value of the action that gives just enough, and what that takes from the pool; part of an answer.
---@alias Column { text: string, value: integer, cost: number }
---A target with what it has: the value of its present share, what that took from its pool, and what it may do; part of an answer.
---@alias Share { piece?: string, space?: string, text?: Words, value: integer, given: number, pool?: integer, columns: Column[], outcomes?: Outcome[] }

---Answers a question of the window or the command line; plain data comes back. `args.viewer` is the side that asks
---(nil: everything may be told); what that side may not see must not come back either.
---Sentences go through `text`; an empty table is an empty list, except as the whole answer of a standard query that gives an object.
---@param name string
---@return fun(answer: fun(game: Game, args: table): any)
---@overload fun(name: "reach"): fun(answer: fun(game: Game, args: { piece: string, mode?: string, viewer?: Side }): table<string, number>)
---@overload fun(name: "path"): fun(answer: fun(game: Game, args: { piece: string, space: string, mode?: string, viewer?: Side }): string[])
---@overload fun(name: "zoc"): fun(answer: fun(game: Game, args: { side: Side, viewer?: Side }): string[])
---@overload fun(name: "supply"): fun(answer: fun(game: Game, args: { side: Side, viewer?: Side }): table<string, "supplied"|"out"|"isolated">)
---@overload fun(name: "trace"): fun(answer: fun(game: Game, args: { piece: string, viewer?: Side }): string[]|nil)
---@overload fun(name: "command"): fun(answer: fun(game: Game, args: { piece: string, viewer?: Side }): string[])
---@overload fun(name: "odds"): fun(answer: fun(game: Game, args: { attackers?: string[], space: string, support?: table, viewer?: Side }): { attack?: Strength, defence?: Strength, ratio?: string, shifts?: Shift[], column?: string, columns?: string[], range?: string[], drm?: integer, outcomes?: Outcome[], take?: number }|nil)
---@overload fun(name: "battle"): fun(answer: fun(game: Game, args: { viewer?: Side }): { space: string, round?: integer, fires?: Side, sides: Force[], outcomes?: Outcome[], text?: Words, rule?: string }|nil)
---@overload fun(name: "stacking"): fun(answer: fun(game: Game, args: { space: string, side: Side, viewer?: Side }): { used: number, limit?: number, ok: boolean })
---@overload fun(name: "status"): fun(answer: fun(game: Game, args: { viewer?: Side }): { date?: Words, path?: Level[], items?: Item[], cups?: { space: string, kinds: Chits[] }[], strengths?: table<string, number>, plans?: Plan[], areas?: { query: string, text: Words }[] })
---@overload fun(name: "victory"): fun(answer: fun(game: Game, args: { viewer?: Side }): { points?: table<Side, number>, thresholds?: any, places?: string[], winner?: Side, outcome?: string })
---@overload fun(name: "sight"): fun(answer: fun(game: Game, args: { from: string, to: string, viewer?: Side }): { free: boolean, space?: string, text?: Words, rule?: string }|nil)
---@overload fun(name: "points"): fun(answer: fun(game: Game, args: { viewer?: Side }): { columns?: Words[], rows: { value: integer, cells?: number[], text?: Words, rule?: string }[] }|nil)
---@overload fun(name: "shares"): fun(answer: fun(game: Game, args: { viewer?: Side }): { pools: Pool[], targets: Share[], unseen?: boolean, proposals?: { verb: string, value?: integer, text: Words }[], outcomes?: Outcome[] }|nil)
---@overload fun(name: "stack"): fun(answer: fun(game: Game, args: { space: string, viewer?: Side }): { columns: { text: Words, sum?: boolean }[], units: { piece: string, cells: (number|Words)[], left?: number, of?: number }[] }|nil)
function query(name) end

---What a scenario's file can't say; runs once after its placements.
---@param run fun(turn: Turn)
function setup(run) end

---Brings in order what follows from the rest, after somebody has changed something by hand.
---@param run fun(turn: Turn)
function adjusted(run) end

---How good the position is for a side, for the greedy bot.
---@param score fun(game: Game, side: Side): number
function evaluate(score) end

---A truth about every position; the function gives back nothing, or what is wrong.
---@param name string
---@return fun(check: fun(game: Game): string?)
function invariant(name) end

---What was chosen.
---@class Action
---@field verb string   what is done
---@field piece Piece?   with which piece
---@field space Space?   where
---@field value any   what else was chosen
---@field name string?   the property or variable that it is about, of an open action
---@field also Piece[]?   further pieces, of an open action

---A piece. Beside these fields it has every value of its counter (for its present steps) and every declared property.
---@class Piece
---@field id string   as in pieces.json
---@field name string   in the module's own language
---@field type string   the id of its type
---@field kind string   of its template: "unit", "marker" …
---@field label string   what is printed on the counter
---@field side Side   whose it is now
---@field formation string?   the id of its formation
---@field mobility string?   the class that it moves as
---@field space Space?       nil: off every board
---@field carrier Piece?   the piece that this marker hangs on
---@field steps integer   that it has left
---@field maxSteps integer   that it began with
---@field facing integer   0 also while it faces nowhere
---@field position integer?   from the bottom of its stack, from 1
---@field hidden boolean      in answers for a side: it sees only the back; nothing else of the piece is true
---@field [string] any

---A hex, area or box. Beside these fields it has every value of the board's file and every declared property.
---@class Space
---@field id string   the number of the hex, the code of the area, the name of the box
---@field name string   in the module's own language
---@field kind "hex"|"area"|"box"|"cup"|"deck"   what it is
---@field board string   the id of its board
---@field terrain string?   the id of its ground
---@field control Side?   who controls it, where the module declares that
---@field owner Side?   whose box, cup or deck it is
---@field pieces Piece[]     the stack, lowest first
---@field count integer      how many pieces are here
---@field neighbours Space[]   clockwise from facing 0, those on other boards last
---@field [string] any
local Space = {}

---Has the space this feature? Those that tables/terrain.json names may have come or gone in play; others are as the
---board's file says.
---@param feature string
---@return boolean
function Space:has(feature) end

---Is the other space a neighbour?
---@param other Space
---@return boolean
function Space:adjacent(other) end

---Hexes between two spaces (neighbours: 1); nil when no way leads there.
---@param other Space
---@return integer?
function Space:distance(other) end

---Where another space lies, as a facing: the side (0 to 5) between neighbouring hexes; further away the side or corner
---(6 to 11), between areas the hour of a clock (0 to 11), that comes nearest to the line. Nil on another board and for itself.
---@param other Space
---@return integer?
function Space:direction(other) end

---The neighbour in a direction (a facing, 0 to 11), nil when there is none: `piece.space:neighbour(piece.facing)`.
---@param direction integer
---@return Space?
function Space:neighbour(direction) end

---Does an edge of this kind count when going to the neighbour? A way that cancels it (a bridge) takes it away.
---@param other Space
---@param kind string
---@return boolean
function Space:over(other, kind) end

---All kinds on the edge to the neighbour, whether cancelled or not.
---@param other Space
---@return string[]
function Space:edge(other) end

---Does a way of this kind lead to the neighbour (or, without one, through this space)? As printed: also where a feature
---cuts it.
---@param kind string
---@param other? Space
---@return boolean
function Space:way(kind, other) end

---A set of spaces.
---@class SpaceSet
local SpaceSet = {}
---Is the space in the set?
---@param space Space
---@return boolean
function SpaceSet:has(space) end
---A new set with the spaces of both.
---@param other SpaceSet
---@return SpaceSet
function SpaceSet:union(other) end
---A new set with the spaces that the other one has not.
---@param other SpaceSet
---@return SpaceSet
function SpaceSet:minus(other) end
---A new set with the spaces that both have.
---@param other SpaceSet
---@return SpaceSet
function SpaceSet:common(other) end
---The spaces as a list, always in the same order.
---@return Space[]
function SpaceSet:list() end
---How many spaces are in the set.
---@return integer
function SpaceSet:size() end

---Why a piece can't end its move somewhere:
--- far: the points do not suffice; steps: too many spaces; terrain: its class can't enter the ground; edge: nor cross the edge;
--- enemy: in `blocked`; avoid: in `avoid`; stacking: in `full`; way: not along one of `ways`; zone: it had to stop in a zone before;
--- zone_to_zone: only straight from zone to zone; crossing: an edge, ground or feature that `stops` ended the move before;
--- stop: a space that can't be passed did; whole: the edge takes the whole allowance; first: in `notFirst`, and no other way leads there in time;
--- unconnected: no way leads there at all.
---@alias ReachRefusal "far"|"steps"|"terrain"|"edge"|"enemy"|"avoid"|"stacking"|"way"|"zone"|"zone_to_zone"|"crossing"|"stop"|"whole"|"first"|"unconnected"

---Where a piece can go and what it costs.
---@class Reach
local Reach = {}
---Cost in movement points, or nil when the piece can't end there.
---@param space Space
---@return number?
function Reach:cost(space) end
---May the piece end its move there?
---@param space Space
---@return boolean
function Reach:has(space) end
---Every space where the piece may end, without its own.
---@return Space[]
function Reach:list() end
---The cheapest way there, the start first.
---@param space Space
---@return Space[]?
function Reach:path(space) end
---Why the piece can't end there; and with "far" the points that it would need.
---@param space Space
---@return ReachRefusal?, number?
function Reach:why(space) end
---Costs by space id, as the query `reach` wants them.
---@return table<string, number>
function Reach:costs() end

---Who is in supply.
---@class Supply
local Supply = {}
---Is the space in supply?
---@param space Space
---@return boolean
function Supply:has(space) end
---From the space to the source.
---@param space Space
---@return Space[]?
function Supply:trace(space) end
---The source that the line from the space leads to.
---@param space Space
---@return Space?
function Supply:source(space) end
---The stage that a line from the space begins in, as numbered in `stages`: 1 is the one nearest to the source.
---@param space Space
---@return integer?
function Supply:stage(space) end
---What a line from the space uses of the limit of the last stage in `stages` (its steps, or its cost times `terrain.scale`); 0 where it does without that stage, nil without a line.
---@param space Space
---@return integer?
function Supply:distance(space) end
---All spaces in supply.
---@return SpaceSet
function Supply:set() end

---Zones of control, and whose they are.
---@class Zones
local Zones = {}
---Does a zone reach into the space?
---@param space Space
---@return boolean
function Zones:has(space) end
---How many pieces' zones reach into the space.
---@param space Space
---@return integer
function Zones:count(space) end
---The pieces whose zones reach into the space.
---@param space Space
---@return Piece[]
function Zones:by(space) end
---All spaces that a zone reaches into.
---@return SpaceSet
function Zones:set() end

---What everybody reads. All lists come in a fixed order.
---@class Game
---@field turn integer   its number
---@field phase string   the id of the phase
---@field side Side           who decides
---@field active Side         whose phase it is
---@field decision string?   the id of the open question
---@field vars table<string, any>      declared in rules/state.json
---@field here table<string, any>      noted for the present decision
---@field options table<string, boolean|string>   true or false, or the chosen id where there are choices
---@field scenario { id: string, firstTurn: integer, lastTurn: integer, arrivals: { turn: integer, entry: string, pieces: Piece[] }[], values: table }   what its file says
---@field result { outcome: string, winner: Side? }?   how the game has ended; nil while it goes on
local Game = {}

---The piece with this id; a mistake in the rules when there is none.
---@param id string
---@return Piece
function Game:piece(id) end

---The space with this id, or with this further name of a space; a mistake in the rules when there is none.
---@param id string
---@return Space
function Game:space(id) end

---Pieces that match every key: fields, values and properties of a piece by value; `onMap = true` for pieces on hexes or areas; `space` a space or a SpaceSet.
---@param filter? table
---@return Piece[]
function Game:pieces(filter) end

---How many pieces match the filter of `pieces`: quicker than to count a list.
---@param filter? table
---@return integer
function Game:count(filter) end

---A field, value or property of the pieces that match the filter of `pieces`, summed up: `game:sum({ side = "red", onMap = true }, "steps")`.
---Pieces that have none of it count 0.
---@param filter table?
---@param field string
---@return integer
function Game:sum(filter, field) end

---Spaces that match every key: fields, values and properties; `with = side` for spaces with a piece of that side; `feature = name`.
---@param filter? table
---@return Space[]
function Game:spaces(filter) end

---The spaces that match the filter of `spaces`, as a set: much quicker where there are many.
---@param filter? table
---@return SpaceSet
function Game:region(filter) end

---A set of these spaces, empty without any.
---@param spaces? Space[]
---@return SpaceSet
function Game:setOf(spaces) end

---Spaces with pieces that match the filter of `pieces`.
---@param filter? table
---@param least? integer   with so many of them (default 1)
---@return SpaceSet
function Game:occupied(filter, least) end

---Zones of control: the neighbours of these pieces, not across edges that block "zoc".
---@param pieces Piece[]
---@param spec? { blocks?: string, class?: string, own?: boolean, closed?: SpaceSet }   `blocks`: word looked for in the edges' `blocks` (default "zoc"); `class`: only where that class could move; `own`: with the pieces' own spaces; `closed`: where they do not reach
---@return SpaceSet
function Game:zones(pieces, spec) end

---Pieces with the same kind of zone.
---@class ZoneKind
---@field where table               which pieces, as the filter of `pieces`
---@field blocks? string            word looked for in the edges' `blocks`; default "zoc"
---@field class? string             only where this class could move
---@field own? boolean              with the pieces' own spaces
---@field closed? SpaceSet          where they do not reach

---Zones of control of several kinds in one pass, such as those of infantry and those of tanks, which do not reach into swamps.
---@param kinds ZoneKind[]
---@return Zones
function Game:zonesOf(kinds) end

---How far and how `game:reach` goes.
---@class ReachSpec
---@field allowance? number         movement points; default: without limit
---@field class? string             mobility class; default: the piece's own
---@field blocked? SpaceSet         may not be entered (enemies)
---@field full? SpaceSet            may be passed, not ended in (stacking)
---@field zones? SpaceSet           enemy zones of control
---@field enterZone? number         extra cost into a zone
---@field leaveZone? number         extra cost out of a zone
---@field stopInZone? boolean       entering a zone ends the move
---@field zoneToZone? boolean|number   false: forbidden; a number: extra cost
---@field ways? string[]            only along these ways
---@field useWays? string[]         ways whose cost counts; default all
---@field wayCost? number           instead of the ways' own cost (strategic movement)
---@field avoid? SpaceSet           may neither be entered nor passed, besides `blocked` (strategic movement)
---@field steps? integer            at most so many spaces
---@field minimum? boolean          one space is always possible if nothing forbids it
---@field underway? boolean         the move has begun before: an edge that takes the whole allowance can't be crossed any more
---@field from? Space|Space[]|SpaceSet   instead of the piece's space
---@field variant? string           the variant of tables/terrain.json whose costs count ("thaw")
---@field notFirst? SpaceSet        may not be entered by the first step

---Where a piece can go and at what cost; without a piece, where `class` can go from `from`.
---@param piece Piece?
---@param spec ReachSpec
---@return Reach
function Game:reach(piece, spec) end

---A part of a supply line.
---@class SupplyStage
---@field steps? integer            at most so many spaces
---@field cost? number              at most so many movement points of `class`
---@field class? string             the mobility class whose costs count
---@field ways? string[]            only along these ways
---@field variant? string           the variant of tables/terrain.json whose costs count
---@field count? "anew"|"on"|"spaces"   how it counts on from the stage nearer to the source: anew (default), with its length, or anew without the step that joins it

---Traces from the sources outwards, the stage nearest to the source first.
---@param spec { sources: Space[]|SpaceSet, stages: SupplyStage[], blocked?: SpaceSet, blocks?: string }   `blocks`: word looked for in the edges' `blocks` (default "supply")
---@return Supply
function Game:supply(spec) end

---Spaces at most `range` steps away.
---@param from Space|Space[]
---@param range integer
---@param spec? { blocked?: SpaceSet, blocks?: string, class?: string }
---@return SpaceSet
function Game:within(from, range, spec) end

---Is the line between two hexes free? If not, the second result is the hex that stands in the way. Edges whose
---`blocks` has the word `blocks` (default "sight") are never looked across, those with the word `far` (default
---"far_sight") only by who is next to them.
---@param from Space
---@param to Space
---@param spec? { blocking?: SpaceSet, blocks?: string, far?: string }
---@return boolean, Space?
function Game:sees(from, to, spec) end

---A longer range of sight, for some of those who look.
---@class SightRange
---@field range integer             so many hexes
---@field from? SpaceSet            only for who looks from here (high ground)
---@field to? SpaceSet              only for what lies here
---@field over? string              only across an edge of this kind that is next to who looks (down a slope)

---What is looked for by `game:seen`.
---@class SightSpec
---@field from Space|Space[]|SpaceSet   where those are who look
---@field range integer             how many hexes far they see
---@field blocking? SpaceSet        hexes that no line passes; it may begin or end there
---@field blocks? string            word looked for in the edges' `blocks`: never looked across (default "sight")
---@field far? string               the same, looked across only by who is next to it (default "far_sight")
---@field further? SightRange[]     for whom it is farther; the farthest that fits counts

---All spaces in clear sight of one of those who look, their own among them.
---@param spec SightSpec
---@return SpaceSet
function Game:seen(spec) end

---What the deciding side may do now.
---@class Offer
local Offer = {}
---Offers an action with neither piece nor place: a button.
---@param verb string
---@param more? { value?: any, label?: Words, rule?: string, cost?: integer }
function Offer:button(verb, more) end
---Offers to choose a piece, or each piece of a list.
---@param verb string
---@param piece Piece|Piece[]
---@param more? { value?: any, label?: Words, rule?: string, space?: Space, cost?: integer }
function Offer:piece(verb, piece, more) end
---Offers to choose a space, or each of a list or set.
---@param verb string
---@param space Space|Space[]|SpaceSet
---@param more? { value?: any, label?: Words, rule?: string, piece?: Piece, cost?: integer }
function Offer:space(verb, space, more) end
---Every place where the piece may end, in one call.
---@param verb string
---@param piece Piece
---@param reach Reach
---@param more? { rule?: string, label?: Words }
function Offer:moves(verb, piece, reach, more) end
---Who of those that share the deciding side is asked (module.json, `seats`); without it the first of them is. Says nothing
---when the seats are not taken in this game.
---@param seat string
function Offer:seat(seat) end
---Offers more than could be listed: the verb with any piece, space and value of these domains. The verb's `why` decides on
---each of them. `values` is "side", "piece", "text", a list of words or `{ least = 0, most = 5 }`; with `many` further pieces go
---along (`action.also`), with `optional` it can be done without a value.
---@param verb string
---@param domains { pieces?: "own"|"own_and_neutral"|"any"|Piece[], spaces?: "any"|Space[]|SpaceSet, values?: any, many?: boolean, optional?: boolean, label?: Words, rule?: string }
function Offer:open(verb, domains) end
---How many actions are listed so far.
---@return integer
function Offer:count() end
---Something that the window shows with the question; those that can be given several times (`marked`, `value`) are all shown.
---@param name HintName
---@param value integer|Space|Words   words for `then`
---@param label? Words   what a `value` is
function Offer:hint(name, value, label) end

---What a rule writes to. It reads like a Game.
---@class Turn : Game
local Turn = {}
---Puts a piece, or each of a list, onto a space, wherever it was.
---@param piece Piece|Piece[]
---@param space Space
---@param position? integer   from the bottom, from 1; default: on top
function Turn:move(piece, space, position) end
---Takes a piece off every board.
---@param piece Piece|Piece[]
function Turn:remove(piece) end
---Hangs a marker onto a piece; without carrier it drops into the stack.
---@param piece Piece
---@param carrier Piece?
function Turn:attach(piece, carrier) end
---Swaps two counters in place, for conversions and changes of side: each takes the other's place in its stack, what is attached to it, its facing, its
---properties and its steps, as far as it can have them. Sides and who sees their faces stay.
---@param piece Piece
---@param other Piece
---@param steps? integer   of the first piece; default: as many as the other had, if it can have them
function Turn:swap(piece, other, steps) end
---Sets how many steps a piece has; its values change with them.
---@param piece Piece
---@param steps integer
function Turn:setSteps(piece, steps) end
---On hexes 0 to 5 are the sides and 6 to 11 the corners clockwise of them, elsewhere 0 to 11 the hours of a clock; -1: nowhere.
---@param piece Piece
---@param facing integer
function Turn:setFacing(piece, facing) end
---Gives a piece to another side.
---@param piece Piece
---@param side Side
function Turn:setSide(piece, side) end
---Sets a declared property of a piece or space (or of each of a list).
---@param what Piece|Space|table
---@param property string
---@param value any
function Turn:set(what, property, value) end
---Puts something on the edge between two neighbours, or takes it away with nil.
---@param a Space
---@param b Space
---@param name string
---@param value any
function Turn:setEdge(a, b, name, value) end
---Puts a feature of tables/terrain.json into a space, or takes it away. Searches that were made before count as of an
---earlier moment: make them anew.
---@param space Space
---@param feature string
---@param there boolean
function Turn:setFeature(space, feature, there) end
---Shows the face of a piece to a side, or to everybody; where only the tops of stacks are seen, also under others.
---@param piece Piece|Piece[]
---@param side? Side
function Turn:reveal(piece, side) end
---Hides the face of a piece from a side, or from everybody but its own. A piece that was revealed where only the tops of
---stacks are seen is then seen again like any other: on top.
---@param piece Piece|Piece[]
---@param side? Side
function Turn:hide(piece, side) end
---Rolls one die.
---@param sides? integer   default 6
---@return integer
function Turn:roll(sides) end
---Rolls several dice at once.
---@param count integer
---@param sides? integer   default 6
---@return integer[]
function Turn:rolls(count, sides) end
---A number from 1 to n, without being a die.
---@param n integer
---@return integer
function Turn:random(n) end
---A piece from a cup at random, or the top one of a deck; nil when empty. It stays there until moved.
---@param space Space
---@return Piece?
function Turn:draw(space) end
---Mixes the pieces of a space, as a deck of cards.
---@param space Space
function Turn:shuffle(space) end
---Puts the pieces of a space into this order, the lowest first.
---@param space Space
---@param pieces Piece[]
function Turn:order(space, pieces) end
---Asks something before going on; other keys of `more` become `here` of that decision.
---@param decision string
---@param more? { side?: Side, [string]: any }
function Turn:push(decision, more) end
---The present decision is answered; the one below goes on, or the phase ends. Gives back what was noted for it (its `here`),
---for the decision that follows: `local battle = turn:pop()`, then `turn:push("advance", battle)`.
---@return table<string, any>
function Turn:pop() end
---The present phase is over, with all its decisions.
function Turn:next() end
---Goes to another phase instead of the next one.
---@param phase string
---@param side? Side
function Turn:go(phase, side) end
---Ends the game.
---@param result { outcome: string, winner?: Side, text?: Words }
function Turn:finish(result) end
---Writes a line of the log. Kinds: note (default), move, combat, roll, draw, phase, reveal, loss, control, supply.
---@param words Words
---@param more? { rule?: string, piece?: Piece, space?: Space, kind?: string, dice?: integer[], only?: Side }
function Turn:log(words, more) end
