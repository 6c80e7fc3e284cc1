---@meta
-- What Lua itself gives to rules and tests: the part of its libraries that the sandbox has.

---The kind of a value: "nil", "number", "string", "boolean", "table", "function" or "userdata".
---@param value any
---@return string
function type(value) end

---The value as text.
---@param value any
---@return string
function tostring(value) end

---A text as a number, nil when it is none.
---@param value any
---@param base? integer
---@return number?
function tonumber(value, base) end

---Stops the rule with a message.
---@param message any
---@param level? integer
function error(message, level) end

---Stops the rule unless the value holds.
---@param value any
---@param message? string
---@return any
function assert(value, message) end

---Calls a function; false and the message come back when it fails.
---@param run function
---@param ... any
---@return boolean
function pcall(run, ...) end

---Like pcall; the handler makes what comes back of the message.
---@param run function
---@param handler function
---@param ... any
---@return boolean
function xpcall(run, handler, ...) end

---Goes through all keys of a table, always in the same order.
---@param list table
---@return function
function pairs(list) end

---Goes through a list from 1 to its first gap.
---@param list table
---@return function
function ipairs(list) end

---Goes through the items of a list up to its first gap: `for piece in each(game:pieces()) do`. Unlike `for _, piece in ipairs(…)` it
---leaves the name `_` to texts.
---@generic T
---@param list T[]
---@return fun(): T?
function each(list) end

---The values from the n-th on; with "#" how many there are.
---@param n integer|string
---@param ... any
---@return any
function select(n, ...) end

---Are both the same, without asking their metatables?
---@param a any
---@param b any
---@return boolean
function rawequal(a, b) end

---The length of a list or text, without asking its metatable.
---@param list table|string
---@return integer
function rawlen(list) end

---The value of a key, without asking the metatable; nil when there is none.
---@param list table
---@param key any
---@return any
function rawget(list, key) end

---The metatable of a table, nil when it has none.
---@param list table
---@return table?
function getmetatable(list) end

---Gives a table a metatable (with nil: none) and gives the table back.
---@param list table
---@param meta table?
---@return table
function setmetatable(list, meta) end

---Loads another file of the module once and gives what it returns: `local units = require "units"`.
---@param name string
---@return any
function require(name) end

---Writes into the output of the console or the command line.
---@param ... any
function print(...) end

---The largest integer that is not above the number.
---@param x number
---@return integer
function math.floor(x) end
---The smallest integer that is not below the number.
---@param x number
---@return integer
function math.ceil(x) end
---The number without its sign.
---@param x number
---@return number
function math.abs(x) end
---The smallest of its arguments.
---@param x number
---@param ... number
---@return number
function math.min(x, ...) end
---The largest of its arguments.
---@param x number
---@param ... number
---@return number
function math.max(x, ...) end
---The integer of the same value, nil when there is none.
---@param x any
---@return integer?
function math.tointeger(x) end
---"integer", "float" or nil.
---@param x any
---@return string?
function math.type(x) end
---The square root. Keep it out of the state, which knows only whole numbers.
---@param x number
---@return number
function math.sqrt(x) end

---Where the pattern is found: its first and last place, and what it captures.
---@param text string
---@param pattern string
---@param from? integer
---@param plain? boolean
---@return integer?
function string.find(text, pattern, from, plain) end
---What the pattern captures.
---@param text string
---@param pattern string
---@param from? integer
---@return string?
function string.match(text, pattern, from) end
---Goes through all matches of the pattern.
---@param text string
---@param pattern string
---@return function
function string.gmatch(text, pattern) end
---Puts something else in the place of every match.
---@param text string
---@param pattern string
---@param with string|table|function
---@param most? integer
---@return string
function string.gsub(text, pattern, with, most) end
---How many bytes the text has.
---@param text string
---@return integer
function string.len(text) end
---A part of the text; negative places count from its end.
---@param text string
---@param from integer
---@param to? integer
---@return string
function string.sub(text, from, to) end
---The text in capital letters.
---@param text string
---@return string
function string.upper(text) end
---The text in small letters.
---@param text string
---@return string
function string.lower(text) end
---The text so many times, with another one between.
---@param text string
---@param count integer
---@param between? string
---@return string
function string.rep(text, count, between) end
---The text from its end to its beginning.
---@param text string
---@return string
function string.reverse(text) end
---The code of a byte of the text, the first when no place is given.
---@param text string
---@param from? integer
---@param to? integer
---@return integer
function string.byte(text, from, to) end
---The text of these codes.
---@param ... integer
---@return string
function string.char(...) end
---Fills the gaps of a pattern: `string.format("%d of %s", 3, "them")`.
---@param pattern string
---@param ... any
---@return string
function string.format(pattern, ...) end

---Puts a value at the end of a list, or at a place.
---@param list table
---@param place integer|any
---@param value? any
function table.insert(list, place, value) end
---Takes the last value off a list, or that at a place.
---@param list table
---@param place? integer
---@return any
function table.remove(list, place) end
---Joins the texts of a list.
---@param list table
---@param between? string
---@param from? integer
---@param to? integer
---@return string
function table.concat(list, between, from, to) end
---A list of all its arguments, with their number as `n`.
---@param ... any
---@return table
function table.pack(...) end
---The values of a list, one after the other.
---@param list table
---@param from? integer
---@param to? integer
---@return any
function table.unpack(list, from, to) end
---Copies a part of a list to another place, or into another list, which it gives back.
---@param list table
---@param from integer
---@param to integer
---@param at integer
---@param target? table
---@return table
function table.move(list, from, to, at, target) end
---Sorts a list in place; `before(a, b)` says whether a comes first.
---@param list table
---@param before? fun(a: any, b: any): boolean
function table.sort(list, before) end
