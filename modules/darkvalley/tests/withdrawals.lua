-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.9, 7.10: withdrawals, returns, and units that come on conditions.

local arriving = require "tests/arriving"
local field = require "tests/field"

local at, placing, offered = arriving.at, arriving.placing, arriving.offered
local named = tables.places.values.named

---Through the Axis replacement segment of a turn.
local function withdraw(turn, prepare)
  local game = at(turn, prepare)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 4000)
  return game
end

local function onMap(game, ids)
  local count = 0
  for __, id in ipairs(ids) do
    local space = game:piece(id).space
    if space and space:match("^[WE]%d%d%d%d$") then count = count + 1 end
  end
  return count
end

---Nobody else arrives.
local function later(game)
  for __, id in ipairs(game:stack("axis_later")) do game:place("axis_out", id) end
end

local airs = { "GE-AIR-1", "GE-AIR-2", "GE-AIR-4", "GE-AIR-5", "GE-AIR-8" }
local hqs = { "GE-HQ-1", "GE-HQ-2", "GE-HQ-3", "GE-HQ-4" }

test("TDV-188, TDV-186: turn 7: the 1st Cavalry and two air units", function()
  local game = withdraw(7)
  expect({ game:piece("GE-CAV-1").space, onMap(game, airs) }, { "other_fronts", 3 })
end)

test("TDV-189: turn 8: an HQ", function()
  expect(onMap(withdraw(8), hqs), 3)
end)

test("TDV-190, TDV-185: turn 11: the 7th Panzer goes, an air unit comes", function()
  local game = withdraw(11, function(one) one:place("other_fronts", "GE-AIR-1", "GE-BASE-1", "GE-AIR-2", "GE-BASE-2") end)
  expect({ game:piece("GE-PZ-07").space, onMap(game, airs) }, { "other_fronts", 4 })
end)

test("TDV-183, TDV-184: no withdrawal without communications; from the eliminated it goes at once", function()
  local function cut(one)
    one:place("E4728", "GE-PZ-07")
    for i, hex in ipairs{ "E4727", "E4829", "E4629" } do one:place(hex, "SU-TK-0" .. i) end
  end
  expect(withdraw(11, cut):piece("GE-PZ-07").space, "E4728")
  expect(withdraw(12, function(one) one:place("W2826", "GE-PZ-07") end):piece("GE-PZ-07").space, "other_fronts", "as soon as it can")
  expect(withdraw(11, function(one) one:place("axis_lost", "GE-PZ-07") end):piece("GE-PZ-07").space, "other_fronts")
end)

local function leaves(turn, ...)
  local ids = { ... }
  local game = withdraw(turn, function(one)
    for __, id in ipairs(ids) do one:place("W2826", id) end
    later(one)
  end)
  for __, id in ipairs(ids) do expect(game:piece(id).space, "other_fronts", "turn " .. turn .. " " .. id) end
  return game
end

test("TDV-191, TDV-192, TDV-195: LAH and Das Reich leave on turn 14, Totenkopf on turn 16, the 16th Panzer on turn 21", function()
  leaves(14, "GE-SS-LAH", "GE-SS-DR")
  leaves(16, "GE-SS-TOTEN")
  leaves(21, "GE-PZ-16")
end)

test("TDV-199, TDV-200, TDV-201, TDV-202: who leaves in 1944", function()
  local game = leaves(30, "GE-PZ-09")
  expect({ onMap(game, hqs), onMap(game, airs) }, { 3, 4 })
  leaves(32, "GE-SSPZ-LAH", "GE-SSPZ-DR")
  leaves(34, "GE-SSPZ-HS", "GE-SSPZ-FR")
  leaves(38, "GE-ART")
end)

test("TDV-200, TDV-201: and a Tiger battalion each on turns 32 and 34", function()
  for __, turn in ipairs{ 32, 34 } do
    local game = withdraw(turn, function(one) later(one) one:place("W2826", "GE-TIG-502") one:place("W2419", "GE-TIG-503") end)
    expect(onMap(game, { "GE-TIG-502", "GE-TIG-503" }), 1, "turn " .. turn)
  end
end)

test("TDV-197: all Italians leave on turn 26", function()
  local ids = { "IT-CSIR", "IT-II", "IT-ALP", "IT-XXIX" }
  local game = withdraw(26, function(one)
    later(one)
    for i, id in ipairs(ids) do one:place(i < 3 and "W3651" or "W2240", id) end
  end)
  for __, id in ipairs(ids) do expect(game:piece(id).space, "other_fronts", id) end
end)

test("TDV-193, TDV-198, TDV-204: divisions that come back, whole", function()
  local function returns(turn, left, ...)
    local ids = { ... }
    local game = withdraw(turn, function(one)
      later(one)
      for __, id in ipairs(ids) do
        one:place("other_fronts", id)
        one:setPiece(id, { back = left, steps = 1 })
      end
    end)
    for __, id in ipairs(ids) do expect({ onMap(game, { id }), game:piece(id).steps }, { 1, 2 }, "turn " .. turn .. " " .. id) end
  end
  returns(18, 11, "GE-PZ-07")
  returns(28, 21, "GE-PZ-16")
  returns(42, 34, "GE-SSPZ-LAH", "GE-SSPZ-DR", "GE-SSPZ-HS", "GE-SSPZ-FR")
end)

test("TDV-187, TDV-194, TDV-196: Das Reich comes back as a panzer division on turn 19, Totenkopf on turn 21", function()
  local game = withdraw(19, function(one) one:place("other_fronts", "GE-SS-DR") end)
  expect({ onMap(game, { "GE-SSPZ-DR" }), game:piece("GE-SS-DR").space }, { 1, "axis_out" })
  game = withdraw(21, function(one) one:place("other_fronts", "GE-SS-TOTEN") end)
  expect(onMap(game, { "GE-SSPZ-TOTEN" }), 1)
  expect(onMap(withdraw(19), airs), 4, "one air unit of five")
end)

test("TDV-203: turn 41: an HQ and an air unit go, a Tiger battalion comes", function()
  local game = withdraw(41, function(one)
    later(one)
    one:place("other_fronts", "GE-TIG-502", "GE-HQ-1", "GE-HQ-2", "GE-AIR-1", "GE-BASE-1", "GE-AIR-2", "GE-BASE-2", "GE-AIR-4", "GE-BASE-4")
  end)
  expect({ onMap(game, hqs), onMap(game, airs), onMap(game, { "GE-TIG-502" }) }, { 1, 1, 1 })
end)

test("TDV-205, TDV-206: two rifle armies are locked up when Sevastopol and Rostov have fallen", function()
  local game = at(14, function(one)
    one:setSpace(named.Sevastopol, { control = "axis" })
    one:setSpace(named.Rostov, { control = "axis" })
    for i, hex in ipairs{ "E4728", "E4727", "E4726" } do one:place(hex, ({ "SU-RA-16", "SU-RA-19", "SU-RA-20" })[i]) end
  end)
  game:playUntil(function() return game:decision().id == "lock" end, placing, 4000)
  game:act("send", { piece = "SU-RA-16" })
  game:act("send", { piece = "SU-RA-20" })
  expect({ game:piece("SU-RA-16").space, game:piece("SU-RA-20").space }, { "stavka_reserve", "stavka_reserve" })
  game:place("E2314", "SU-HQ-STAVKA")
  game:place("stavka_reserve", "SU-RA-21")
  field.chit(game, "SU-CH-STAVKA", 6, 6)
  game:refuse("choose", { piece = "SU-RA-16" }, "7.10")
  game:setSpace(named.Rostov, { control = "soviet" })
  expect(game:offers("choose", { piece = "SU-RA-16" }), true)
end)

test("TDV-450, TDV-453: Poles come near Warsaw, Romanians and Bulgarians after the change of sides", function()
  local function due(turn, prepare)
    local game = at(turn, prepare)
    game:playUntil(function() return game:phase() == "soviet_arrivals" and game:decision().id == "arrivals" or game:phase() == "soviet_replacements" end, placing, 4000)
    local list = offered(game, "choose")
    return { list["PL-1"] or false, list["SR-1"] or false, list["BU-1"] or false }
  end
  expect(due(37, function(one) one:place("W2926", "SU-RA-16") one:setVars{ romania = 0 } end), { true, false, false })
  expect(due(37, function(one) one:place("W3126", "SU-RA-16") one:setVars{ romania = 36 } end), { false, true, true })
  expect({ between("W2826", "W2926").distance, between("W2826", "W3126").distance }, { 1, 3 })
end)

test("TDV-453: with the nearest Soviet unit three hexes from Warsaw no Pole comes, at two hexes they do", function()
  local function comes(hex)
    local game = at(37, function(one) one:place(hex, "SU-RA-16") end)
    game:playUntil(function() return game:phase() == "soviet_arrivals" and game:decision().id == "arrivals" or game:phase() == "soviet_replacements" end, placing, 4000)
    return between(named.Warsaw, hex).distance, offered(game, "choose")["PL-1"] or false
  end
  expect({ comes "W3126" }, { 3, false })
  expect({ comes "W3026" }, { 2, true })
end)

test("TDV-183: the 7th Panzer, isolated on turn 11, goes on the first later turn on which it has communications", function()
  local game = withdraw(11, function(one)
    one:place("E4728", "GE-PZ-07")
    for i, hex in ipairs{ "E4727", "E4829", "E4629" } do one:place(hex, "SU-TK-0" .. i) end
  end)
  expect(game:piece("GE-PZ-07").space, "E4728")
  for i = 1, 3 do game:place("soviet_out", "SU-TK-0" .. i) end
  game:place("W2826", "GE-PZ-07")
  game:decide("lift", "axis")
  game:act("done")
  game:playUntil(function() return game:turn() == 12 and game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 4000)
  expect(game:piece("GE-PZ-07").space, "other_fronts")
end)

test("TDV-492: while an HQ has to leave the phase is not ended; the 7th Panzer of turn 11 goes by itself", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ turn = 8, leaving = { "hq" } }
  game:decide("withdraw", "axis")
  for __, action in ipairs(game:actions()) do expect(action.verb, "choose") end
  game:refuse("choose", { piece = "GE-PZ-07" }, "7.9")
  expectTrue(#game:actions() > 1)
  expect(withdraw(11, function(one) one:place("W2826", "GE-PZ-07") end):piece("GE-PZ-07").space, "other_fronts")
end)

test("TDV-206: with Rostov retaken the two armies leave in the next Stavka round", function()
  local game = field.set({ { "stavka_reserve", "SU-RA-16", "SU-RA-20" }, { "E2314", "SU-HQ-STAVKA" }, { "E4913", "SU-TK-24" }, { "E4914", "GE-ID-031" } }, { turn = 14, scenario = "campaign" })
  for __, id in ipairs{ "SU-RA-16", "SU-RA-20" } do game:setPiece(id, { back = -1 }) end
  for __, name in ipairs{ "Sevastopol", "Rostov" } do game:setSpace(named[name], { control = "axis" }) end
  game:setSpace(named.Rostov, { control = "soviet" })
  field.chit(game, "SU-CH-STAVKA", 6, 6)
  for __, id in ipairs{ "SU-RA-16", "SU-RA-20" } do
    game:act("choose", { piece = id })
    game:act("put", { space = named.Moscow })
    expect(game:piece(id).space, named.Moscow)
  end
end)
