---@meta
-- What a module's tests/*.lua can use. Each test gets games of its own; nothing is shared between tests.

---Defines a test. The name begins with the ids of the rules that it proves: "K45-156, K45-157: what it shows".
---@param name string
---@param run fun()
function test(name, run) end

---Starts a game; every command of the play session is a method.
---@param setup? { scenario?: string, seed?: integer, options?: table<string, string|boolean>, clear?: boolean }   default: the first scenario, seed 1; `clear` takes every piece off the map
---@return TestGame
function newGame(setup) end

---Fails the test, with both values in the message, unless they are equal (tables: by content).
---@param actual any
---@param expected any
---@param what? string
function expect(actual, expected, what) end

---Fails the test unless the condition holds.
---@param condition any
---@param what? string
function expectTrue(condition, what) end

---The module's charts by id, as in tables/<id>.json.
---@type table<string, table>
tables = {}

---What the board's file says of a space: its values, `terrain`, `name`, `features`.
---@param space string
---@return { terrain: string?, name: string, features: string[], [string]: any }
function ground(space) end

---What lies between two spaces.
---@param from string
---@param to string
---@return { distance: integer?, edge: string[], over: string[], ways: string[] }   `over`: those of the `edge` that no bridge takes away
function between(from, to) end

---A piece as a test reads it.
---@class TestPiece
---@field id string   as in pieces.json
---@field name string   in the module's own language
---@field side string   whose it is
---@field type string   the id of its type
---@field space string?   the id of its space; nil: off every board
---@field steps integer   that it has left
---@field max_steps integer   that it began with
---@field props table<string, any>   its values and properties

---A game of a test: it is set up, played and asked.
---@class TestGame
local TestGame = {}

---Puts pieces onto a space: `place("1836", "GE-1", "GE-2")`.
---@param space string
---@param ... string
function TestGame:place(space, ...) end
---Sets steps, facing, side, hidden_from, or properties of a piece: `setPiece("GE-1", { steps = 1, supply = "out" })`.
---@param piece string
---@param values table<string, any>
function TestGame:setPiece(piece, values) end
---Sets properties of a space, and features of tables/terrain.json that come or go:
---`setSpace("1836", { control = "soviet", features = { bridge = false } })`.
---@param space string
---@param values table<string, any>
function TestGame:setSpace(space, values) end
---Sets variables of the game: `setVars({ points = 3 })`.
---@param values table<string, any>
function TestGame:setVars(values) end
---Goes to a decision: `decide("combat.target", "soviet", { target = "1836" })`.
---@param decision string
---@param side string
---@param here? table<string, any>
function TestGame:decide(decision, side, here) end
---The next rolls (and draws from cups) give these numbers.
---@param ... integer
function TestGame:dice(...) end
---Does an action; the test fails when it is refused.
---@param verb string
---@param with? { piece?: string, space?: string, value?: any }
---@return table[] events
function TestGame:act(verb, with) end
---The action must be refused; fails when it is legal or when another rule refuses it.
---@param verb string
---@param with? { piece?: string, space?: string, value?: any }
---@param rule? string
---@return string reason
function TestGame:refuse(verb, with, rule) end
---Is the action offered now?
---@param verb string
---@param with? { piece?: string, space?: string, value?: any }
---@return boolean
function TestGame:offers(verb, with) end
---All actions offered now.
---@param verb? string
---@return { verb: string, piece: string?, space: string?, value: any, label: string, rule: string? }[]
function TestGame:actions(verb) end
---The decision that is open now, with its form (`ask`) and its hints by name: `decision()["then"]`, `decision().max`.
---@return { id: string, side: string, prompt: string, rule: string?, ask: string?, [string]: any }?
function TestGame:decision() end
---A piece as it is now.
---@param piece string
---@return TestPiece
function TestGame:piece(piece) end
---How a counter is drawn, template, type and piece taken together: `body`, `ink`, `symbol`, `size` …
---@param piece string
---@return table<string, any>
function TestGame:art(piece) end
---Ids of the pieces on a space, the lowest first.
---@param space string
---@return string[]
function TestGame:stack(space) end
---The properties of a space as they are now.
---@param space string
---@return table<string, any>
function TestGame:space(space) end
---A variable of the game.
---@param name string
---@return any
function TestGame:var(name) end
---How the game has ended, nil while it goes on.
---@return { outcome: string, winner: string?, text: string }?
function TestGame:result() end
---The number of the turn.
---@return integer
function TestGame:turn() end
---The id of the phase.
---@return string
function TestGame:phase() end
---Asks a query, as a side that sees only what it may (default: everything).
---@param name string
---@param args? table<string, any>
---@param as? string
---@return any value
---@return string? refusal     "notyours": the side may not ask for that
function TestGame:query(name, args, as) end
---What a side can see of the game, as the command `state` gives it.
---@param side string
---@return table
function TestGame:view(side) end
---Goes on with the first offered action (or the first with one of these verbs) until the condition holds; fails after `limit` actions.
---@param condition fun(game: TestGame): boolean
---@param verbs? string[]
---@param limit? integer
function TestGame:playUntil(condition, verbs, limit) end
---Takes the last action back.
function TestGame:undo() end
---A number of the whole position: equal positions have equal ones.
---@return string
function TestGame:hash() end
