-- SPDX-License-Identifier: GPL-3.0-or-later
--- Odds: strengths, ratios, columns of a combat table, shifts, and the chances of each outcome.
--- What changes a strength or a column is stated once, as a list of modifiers: the same list gives the number that counts
--- and what the panel tells about it.

local dice = require "std.dice"

local odds = {}

---Sums of fractions such as thirds are not quite whole; so little is never a matter of strength.
local slack = 1e-9

---What multiplies a strength or shifts a column.
---@class Modifier
---@field rule string   the paragraph that says so
---@field text Words|fun(a: any, b: any, c: any): Words   the reason, in a few words
---@field value fun(a: any, b: any, c: any): number   1 (of a factor) or 0 (of a shift): it does not apply
---@field choice boolean?   may the player do without it?

---Modifiers that apply, as the panel tells them.
---@class Applied
---@field value number
---@field text Words
---@field rule string
---@field choice boolean?

---Those of the modifiers whose value is not the one without effect.
local function applied(modifiers, neutral, a, b, c)
  local list = {}
  for one in each(modifiers) do
    local value = one.value(a, b, c)
    if value ~= neutral then
      local reason = one.text
      if type(reason) == "function" then reason = reason(a, b, c) end
      list[#list + 1] = { value = value, text = reason, rule = one.rule, choice = one.choice }
    end
  end
  return list
end

---The factors that apply, with rule and reason.
---@param modifiers Modifier[]
---@param a any   what the modifiers are asked about, such as the unit
---@param b any   and such as the place
---@param c any
---@return Applied[]
function odds.factors(modifiers, a, b, c)
  return applied(modifiers, 1, a, b, c)
end

---The shifts that apply, with rule and reason.
---@param modifiers Modifier[]
---@param a any
---@param b any
---@param c any
---@return Applied[]
function odds.shifts(modifiers, a, b, c)
  return applied(modifiers, 0, a, b, c)
end

---All factors as one function, made while the module is loaded: `local factor = odds.product(factors)`, then
---`piece.attack * factor(piece, target)`. Fractions are kept.
---@param modifiers Modifier[]
---@return fun(a: any, b: any, c: any): number
function odds.product(modifiers)
  local all = function() return 1 end
  for i = #modifiers, 1, -1 do
    local value, rest = modifiers[i].value, all
    all = i == #modifiers and value or function(a, b, c) return value(a, b, c) * rest(a, b, c) end
  end
  return all
end

---All shifts as one function, made while the module is loaded: `local shift = odds.sum(shifts)`.
---@param modifiers Modifier[]
---@return fun(a: any, b: any, c: any): number
function odds.sum(modifiers)
  local all = function() return 0 end
  for i = #modifiers, 1, -1 do
    local value, rest = modifiers[i].value, all
    all = i == #modifiers and value or function(a, b, c) return value(a, b, c) + rest(a, b, c) end
  end
  return all
end

---Rounds a sum of strengths: "down", "up", "nearest" (halves up), or "none".
---@param value number
---@param how? string   default "none"
---@return number
function odds.round(value, how)
  if how == nil or how == "none" then return value end
  if how == "down" then return math.floor(value + slack) end
  if how == "up" then return math.ceil(value - slack) end
  if how == "nearest" then return math.floor(value + 0.5 + slack) end
  error("strengths are rounded \"down\", \"up\", \"nearest\" or \"none\"", 2)
end

---The sum of strengths, rounded once.
---@param pieces Piece[]
---@param strength fun(piece: Piece): number
---@param round? string   as for `round`
---@return number
function odds.total(pieces, strength, round)
  local sum = 0
  for i = 1, #pieces do sum = sum + strength(pieces[i]) end
  return odds.round(sum, round)
end

---A combat table, made while the module is loaded: `local crt = odds.table(tables.crt)`.
---@class OddsTable
---@field chart table   as in tables/<id>.json
---@field columns string[]   "1-2", "1-1", "3-2" …
---@field ratios number[]   the least ratio of each column; none where the columns are something else than odds
---@field last integer   how many columns there are
---@field first integer?   of a table whose columns are all whole odds without a gap: the first of them
---@field results table<string, table>   what each result does: `values.results` of the chart
---@field shiftsFirst boolean   are shifts counted beyond the table, and only then the column is put into it?
---@field dice integer   how many dice are rolled and added
---@field faces integer
---@field row fun(roll: number): integer   the row of a roll

local function parse(heading)
  local a, b = heading:match("^(%d+)%s*[-:]%s*(%d+)$")
  a, b = tonumber(a), tonumber(b)
  if not a or a == 0 or b == 0 then error("'" .. heading .. "' is no heading like 3-1", 3) end
  return a / b
end

---Whole odds that are as good as these or just worse: 0 for 1-1, 1 for 2-1, -1 for 1-2 …
local function rung(ratio)
  if ratio >= 1 then return math.floor(ratio + slack) - 1 end
  return 1 - math.ceil(1 / ratio - slack)
end

---The same, but odds that are as good or just better.
local function rungAbove(ratio)
  if ratio >= 1 then return math.ceil(ratio - slack) - 1 end
  return 1 - math.floor(1 / ratio + slack)
end

---The rung of the first column, when every further column is one rung higher.
local function regular(ratios)
  if not ratios[1] then return nil end
  for i = 1, #ratios do
    local whole = rung(ratios[i])
    if whole ~= rungAbove(ratios[i]) or whole ~= rung(ratios[1]) + i - 1 then return nil end
  end
  return rung(ratios[1])
end

---Reads a chart.
---@param chart table   such as `tables.crt`
---@param spec? { ratios?: boolean, shiftsFirst?: boolean, dice?: integer, faces?: integer, row?: fun(roll: number): integer }   `ratios = false`: the columns are no odds like 3-1; `row`: for charts in which a row is not a roll
---@return OddsTable
function odds.table(chart, spec)
  spec = spec or {}
  if not chart or not chart.columns or not chart.cells then error("a combat table is made from a chart", 2) end
  local ratios = {}
  for i, heading in ipairs(spec.ratios == false and {} or chart.columns) do
    ratios[i] = parse(heading)
    if i > 1 and ratios[i] <= ratios[i - 1] then error("the columns of a combat table rise from left to right", 2) end
  end
  local count = spec.dice or 1
  return {
    chart = chart, columns = chart.columns, ratios = ratios, last = #chart.columns, first = regular(ratios), results = chart.values and chart.values.results or {},
    shiftsFirst = spec.shiftsFirst == true, dice = count, faces = spec.faces or 6,
    row = spec.row or function(roll) return roll - count + 1 end,
  }
end

---The column of a ratio, rounded in favour of the defender. Below the first column 0 and less, beyond the last one more than
---there are, by whole odds. Nil when the attacker has no strength; a defender without any is attacked on the last column.
---@param crt OddsTable
---@param attack number
---@param defence number
---@return integer?
function odds.ratio(crt, attack, defence)
  if attack < 0 or defence < 0 then error("a strength is not negative", 2) end
  if attack == 0 then return nil end
  if defence == 0 then return crt.last end
  local ratio, first = attack / defence, crt.first
  if first then return rung(ratio) - first + 1 end
  local ratios, last = crt.ratios, crt.last
  if ratio + slack < ratios[1] then return 1 + rung(ratio) - rungAbove(ratios[1]) end
  if ratio + slack >= ratios[last] then return last + rung(ratio) - rung(ratios[last]) end
  local column = last - 1
  while ratio + slack < ratios[column] do column = column - 1 end
  return column
end

---The name of a ratio, also of those that the table does not have.
---@param crt OddsTable
---@param ratio integer   from `ratio`
---@return string
function odds.name(crt, ratio)
  local last = #crt.columns
  if ratio >= 1 and ratio <= last then return crt.columns[ratio] end
  local step = ratio < 1 and rungAbove(crt.ratios[1]) + ratio - 1 or rung(crt.ratios[last]) + ratio - last
  return step >= 0 and (step + 1) .. "-1" or "1-" .. (1 - step)
end

---The column on which is rolled. A ratio below the table gives none: before the shifts, or, with `shiftsFirst`, after them.
---@param crt OddsTable
---@param ratio integer?   from `ratio`
---@param shift number   the sum of all shifts, positive for the attacker
---@return integer?
function odds.column(crt, ratio, shift)
  local last = crt.last
  if not ratio then return nil end
  if crt.shiftsFirst then
    local column = ratio + shift
    return column >= 1 and math.min(column, last) or nil
  end
  if ratio < 1 then return nil end
  return math.max(1, math.min(math.min(ratio, last) + shift, last))
end

---Number of a column by its heading; nil when there is none.
---@param crt OddsTable
---@param heading string
---@return integer?
function odds.indexOf(crt, heading)
  for i, one in ipairs(crt.columns) do
    if one == heading then return i end
  end
  return nil
end

---The result of a roll on a column.
---@param crt OddsTable
---@param roll integer   beyond the table the first or the last row counts
---@param column integer
---@return string
function odds.result(crt, roll, column)
  local cells = crt.chart.cells
  return cells[math.max(1, math.min(crt.row(roll), #cells))][column]
end

---Rolls on a column.
---@param turn Turn
---@param crt OddsTable
---@param column integer
---@param drm? integer   is added to the roll
---@return string, integer, integer[]   the result, the sum of the dice without what is added, and every die
function odds.roll(turn, crt, column, drm)
  local rolled = turn:rolls(crt.dice, crt.faces)
  local roll = 0
  for i = 1, #rolled do roll = roll + rolled[i] end
  return odds.result(crt, roll + (drm or 0), column), roll, rolled
end

---What the letters of a result do; a mistake when the chart does not say.
---@param crt OddsTable
---@param result string
---@return table
function odds.effect(crt, result)
  return crt.results[result] or error("the chart does not say what '" .. tostring(result) .. "' does", 2)
end

---The letters of a result in words, from the chart's legend; nil when it does not say.
---@param crt OddsTable
---@param result string
---@return string?
function odds.meaning(crt, result)
  return crt.chart.legend and crt.chart.legend[result]
end

---Rolls on a column for an attack and tells it: what the dice show, the letters of the result and what they mean.
---@param turn Turn
---@param crt OddsTable
---@param column integer
---@param attack { space: Space, rule: string, words?: string, drm?: integer }   `words`: instead of the usual ones, with {1} the place, {2} the column, {3} the roll, {4} the result, {5} its meaning and {6} what is added to the roll
---@return string   the result
function odds.attack(turn, crt, column, attack)
  local result, roll, rolled = odds.roll(turn, crt, column, attack.drm)
  local meaning = odds.meaning(crt, result)
  local words = attack.words or _"Attack on {1} at {2}: rolled {3}, {4}. {5}"
  if not meaning then words = _"Attack on {1} at {2}: rolled {3}, {4}." end
  turn:log({ words, attack.space, crt.columns[column], roll, result, meaning or "", attack.drm or 0 },
    { rule = attack.rule, space = attack.space, dice = rolled, kind = "combat" })
  return result
end

---What is left of an effect, with every number; nothing where the chart does not say what a result does.
local function after(effect, spare)
  if not effect then return nil end
  local left = spare and spare(effect) or effect
  return {
    attacker_steps = left.attacker_steps or 0, attacker_retreat = left.attacker_retreat or 0,
    defender_steps = left.defender_steps or 0, defender_retreat = left.defender_retreat or 0, eliminated = left.eliminated,
  }
end

---Every different result of a column with the rolls that give it and its chance, that of the highest roll first.
---@param crt OddsTable
---@param column integer
---@param drm? integer   is added to each roll
---@param spare? fun(effect: table): table   what is left of an effect in this place; default: all of it
---@return { result: string, rolls: integer[], chance: number, text: Words, attacker_steps: integer, defender_steps: integer, after: table, favours?: string }[]
function odds.outcomes(crt, column, drm, spare)
  local ways, all = dice.sums(crt.dice, crt.faces)
  local list, known = {}, {}
  for roll = crt.dice * crt.faces, crt.dice, -1 do
    local result = odds.result(crt, roll + (drm or 0), column)
    local one = known[result]
    if not one then
      local effect = crt.results[result] or {}
      one = {
        result = result, rolls = {}, text = odds.meaning(crt, result), ways = 0,
        attacker_steps = effect.attacker_steps or 0, defender_steps = effect.defender_steps or 0,
        after = after(crt.results[result], spare),
        favours = (effect.defender_retreat or effect.eliminated) and "attacker" or effect.attacker_retreat and "defender" or nil,
      }
      known[result] = one
      list[#list + 1] = one
    end
    table.insert(one.rolls, 1, roll)
    one.ways = one.ways + ways[roll]
  end
  for one in each(list) do one.chance, one.ways = one.ways / all, nil end
  return list
end

---One side of the answer to the query `odds`: each unit with its strength and what multiplies it.
---@param pieces Piece[]
---@param strength fun(piece: Piece): number
---@param factors? fun(piece: Piece): Applied[]
---@param round? string   as for `round`
---@return { total: number, units: table[] }
function odds.side(pieces, strength, factors, round)
  local rows = {}
  for i = 1, #pieces do
    rows[i] = { piece = pieces[i].id, value = strength(pieces[i]), factors = factors and factors(pieces[i]) or {} }
  end
  return { total = odds.total(pieces, strength, round), units = rows }
end

---The answer to the query `odds`.
---@param crt OddsTable
---@param case { attack: table, defence: table, shifts?: Applied[], drm?: integer, column?: integer|false, spare?: fun(effect: table): table }   two sides from `side` and the shifts that apply; `column` where another rule gives it (false: no attack is possible); `spare` as for `outcomes`
---@return table
function odds.answer(crt, case)
  local shifts, column, shift = case.shifts or {}, case.column, 0
  local answer = {
    attack = case.attack, defence = case.defence, shifts = shifts, columns = crt.columns, drm = case.drm or 0, outcomes = {},
  }
  local ratio = crt.ratios[1] and odds.ratio(crt, case.attack.total, case.defence.total)
  for one in each(shifts) do shift = shift + one.value end
  if column == nil then column = odds.column(crt, ratio, shift) end
  if ratio and (column or crt.shiftsFirst) then
    answer.ratio = odds.name(crt, crt.shiftsFirst and ratio or math.min(ratio, #crt.columns))
  end
  if not column then return answer end
  answer.column = crt.columns[column]
  answer.outcomes = odds.outcomes(crt, column, case.drm, case.spare)
  return answer
end

return odds
