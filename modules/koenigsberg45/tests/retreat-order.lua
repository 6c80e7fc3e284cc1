-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.5.3 and 9.5.6: what happens hex by hex along a retreat, and who finds room at its end.

local shared = require "tests/shared"
local rifles, ways = shared.rifles, shared.ways

---Three rifle corps (15) are activated against a stack in 0740; the zones of theirs reach 0839 and 0640.
local function assault(defenders, more)
  local game = newGame{ clear = true }
  game:place("0740", table.unpack(defenders))
  game:place("0739", rifles[1], rifles[2])
  game:place("0639", rifles[3])
  game:place("0638", "SU-3BF-5A-5HQ")
  for __, stack in ipairs(more or {}) do game:place(table.unpack(stack)) end
  return game
end

local function fight(game, die, count)
  game:decide("command.hq", "soviet", { force = "3bf", how = "chit" })
  game:act("activate", { piece = "SU-3BF-5A-5HQ" })
  if game:decision().id == "move" then game:act("done") end
  game:act("attack", { space = "0740" })
  for i = 1, count or 3 do game:act("join", { piece = rifles[i] }) end
  game:dice(die)
  game:act("fire")
end

---All hexes next to 0740 that are open, and most behind them, are in these units' zones.
local guards = { { "0641", "SU-2BF-48A-29" }, { "0841", "SU-2BF-48A-42" }, { "0940", "SU-2BF-48A-53" } }

local function with(list, ...)
  local all = { ... }
  for i, one in ipairs(list) do table.insert(all, i, one) end
  return all
end

test("K45-107, K45-189: who falls in the first zone overruns nobody in the second hex", function()
  local game = assault({ "GE-26K-549" }, with(guards, { "0742", "SU-2BF-3A-3HQ" }))
  game:setPiece("GE-26K-549", { steps = 1 })
  fight(game, 2, 2)
  expect(tables.crt.cells[2][6], "Dr2 A1*", "10:2 is 5-1")
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  expect(game:piece("GE-26K-549").space, "german-lost")
  expect(game:piece("SU-2BF-3A-3HQ").space, "0742")
  expect(game:decision().id, "advance", "it has retreated: nothing for the star")
end)

test("K45-107, K45-189: nor does it take a town there", function()
  local game = assault({ "GE-26K-549" }, { guards[1], guards[3] })
  game:setPiece("GE-26K-549", { steps = 1 })
  game:setSpace("0841", { control = "soviet" })
  fight(game, 2, 2)
  game:act("retreat", { piece = "GE-26K-549", space = "0840" })
  expect(game:piece("GE-26K-549").space, "german-lost")
  expect(game:space("0841").control, "soviet")
end)

test("K45-107: all take the first hex and pay for it before anybody goes on", function()
  local game = assault({ "GE-26K-349", "GE-26K-549" }, guards)
  game:setPiece("GE-26K-549", { steps = 1, supply = "isolated" })
  game:setPiece("GE-26K-349", { supply = "isolated" })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  game:refuse("retreat", { piece = "GE-26K-549", space = "0742" }, "9.5")
  expect(game:piece("GE-26K-349").steps, 2, "the stack is not there yet")
  game:act("retreat", { piece = "GE-26K-349", space = "0741" })
  expect(game:piece("GE-26K-349").steps, 1, "one step for the stack, of the strongest")
  expect(game:piece("GE-26K-549").space, "0741")
  expect(game:decision().id, "retreat")
  game:act("retreat", { piece = "GE-26K-349", space = "0742" })
  expect(game:decision().id, "losses", "now both are equal")
  game:act("lose", { piece = "GE-26K-549" })
  expect(game:piece("GE-26K-549").space, "german-lost")
  expect(game:piece("GE-26K-349").space, "0742")
end)

test("K45-107, K45-196: units that take different ways pay each for its own zone", function()
  local game = assault({ "GE-26K-349", "GE-26K-549" }, guards)
  game:setPiece("GE-26K-349", { supply = "isolated" })
  game:setPiece("GE-26K-549", { supply = "isolated" })
  fight(game, 3, 2)
  expect(tables.crt.cells[3][3], "Dr A1", "10:4 is 2-1")
  game:act("retreat", { piece = "GE-26K-349", space = "0741" })
  game:act("retreat", { piece = "GE-26K-549", space = "0840" })
  expect({ game:piece("GE-26K-349").steps, game:piece("GE-26K-549").steps }, { 1, 1 })
end)

test("K45-139, K45-107: a unit that falls at the end of the way leaves room for another", function()
  local game = assault({ "GE-6K-HAN", "GE-26K-549" }, with(guards, { "0741", "GE-9K-56" }))
  game:setPiece("GE-26K-549", { steps = 1 })
  fight(game, 3, 2)
  expect(tables.crt.cells[3][3], "Dr A1", "10:5 is 2-1")
  game:act("retreat", { piece = "GE-6K-HAN", space = "0741" })
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  expect(game:piece("GE-6K-HAN").space, "german-out", "3 before 2")
  expect(game:piece("GE-26K-549").space, "0741", "two are left")
  expect(game:piece("GE-26K-549").steps, 1)
end)

---0741 and the hexes behind it that lead home are full.
local crowd = { { "0741", "GE-9K-56", "GE-9K-561" }, { "0742", "GE-9K-548", "GE-9K-551" }, { "0841", "GE-20K-14", "GE-20K-102" } }

test("K45-139: the additional hex is one with room, even when it does not lead home", function()
  local game = assault({ "GE-26K-69" }, crowd)
  fight(game, 2)
  expect(ways(game, "GE-26K-69"), { "0741", "0840" }, "a full hex is no obstacle at first")
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:piece("GE-26K-69").space, "0641", "south-east, the only one with room")
  expect(game:piece("GE-26K-69").steps, 2)
end)

test("K45-139: room comes before zones, which cost a step there too", function()
  local game = assault({ "GE-26K-69" }, with(crowd, { "0541", "SU-2BF-48A-29" }))
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:piece("GE-26K-69").space, "0641")
  expect(game:piece("GE-26K-69").steps, 1)
end)

test("K45-139: one hex more, not two: without room in it the unit is lost", function()
  local game = assault({ "GE-26K-69" }, with(crowd, { "0641", "GE-20K-292", "GE-23K-129" }))
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:piece("GE-26K-69").space, "german-lost")
  game = assault({ "GE-26K-69" }, with(crowd, { "0641", "GE-20K-292" }))
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(#game:stack("0641"), 2, "one place is enough")
end)

test("K45-139: with one place for two the owner chooses who goes on", function()
  local function pair()
    local game = assault({ "GE-26K-69", "GE-26K-1" }, { { "0741", "GE-9K-56" }, { "0742", "GE-9K-548", "GE-9K-551" } })
    fight(game, 5)
    expect(tables.crt.cells[5][2], "Dr A1", "15:9 is 1-1")
    game:act("retreat", { piece = "GE-26K-69", space = "0741" })
    game:act("retreat", { piece = "GE-26K-1", space = "0741" })
    return game
  end
  local game = pair()
  expect(ways(game, "GE-26K-69"), { "0841" })
  expect(ways(game, "GE-26K-1"), { "0841" })
  game:refuse("retreat", { piece = "GE-26K-69", space = "0742" }, "9.5.6")
  game:act("retreat", { piece = "GE-26K-69", space = "0841" })
  expect(game:piece("GE-26K-1").space, "0741")
  expect(game:decision().side, "soviet", "nobody else has to go on")
  game = pair()
  game:act("retreat", { piece = "GE-26K-1", space = "0841" })
  expect(game:piece("GE-26K-69").space, "0741")
end)

---HQs in 0741 and in the hexes behind it that lead home.
local staffs = { { "0741", "GE-9K-9HQ" }, { "0742", "GE-20K-20HQ" }, { "0841", "GE-23K-23HQ" } }

test("K45-140: the additional hex of an HQ is one without an HQ", function()
  local game = assault({ "GE-26K-69", "GE-26K-26HQ" }, staffs)
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:piece("GE-26K-26HQ").space, "0641")
  expect(game:piece("CH-GE-26K").space, "cup")
end)

test("K45-140: an HQ that finds none is lost", function()
  local game = assault({ "GE-26K-69", "GE-26K-26HQ" }, with(staffs, { "0641", "GE-27K-27HQ" }))
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:piece("GE-26K-26HQ").space, "german-out")
  expect(game:piece("CH-GE-26K").space, "german-out")
  expect(game:piece("GE-9K-9HQ").space, "0741", "the other one stays")
end)

test("K45-229, K45-231: an HQ is lost with units that fall on the way, and goes with one that does not", function()
  local game = assault({ "GE-26K-549", "GE-26K-26HQ" }, guards)
  game:setPiece("GE-26K-549", { steps = 1 })
  fight(game, 2, 2)
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  expect(game:piece("GE-26K-26HQ").space, "german-out")
  game = assault({ "GE-26K-549", "GE-6K-HAN", "GE-26K-26HQ" }, guards)
  game:setPiece("GE-26K-549", { steps = 1 })
  fight(game, 3, 2)
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  game:act("retreat", { piece = "GE-6K-HAN", space = "0741" })
  expect(game:piece("GE-6K-HAN").space, "german-out")
  expect(game:piece("GE-26K-26HQ").space, "0741")
end)

test("K45-139, K45-188: the additional hex avoids zones where it can", function()
  local game = assault({ "GE-26K-69" }, {
    { "0741", "GE-9K-56", "GE-9K-561" }, { "0743", "SU-3BF-39A-152" }, { "0842", "SU-3BF-39A-113" }, { "0642", "GE-20K-14", "GE-20K-102" },
  })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:piece("GE-26K-69").space, "0641", "in no zone")
end)

test("K45-140: the HQ's additional hex ends its way, and the combat goes on", function()
  local game = assault({ "GE-26K-69", "GE-26K-26HQ" }, { { "0741", "GE-9K-9HQ" } })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:decision().id, "retreat.hq")
  expect(game:decision().side, "german")
  game:act("follow", { piece = "GE-26K-26HQ", space = "0841" })
  expect(game:decision().side, "soviet", "his loss, then his advance")
  expect(game:decision().id, "losses")
  game:act("lose", { piece = rifles[1] })
  expect(game:decision().id, "advance")
end)

test("K45-229: an HQ goes to one of the hexes its units went to", function()
  local game = assault({ "GE-26K-69", "GE-26K-549", "GE-26K-26HQ" })
  fight(game, 5)
  expect(tables.crt.cells[5][2], "Dr A1", "15:8 is 1-1")
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  game:act("retreat", { piece = "GE-26K-549", space = "0840" })
  expect(game:decision().id, "retreat.hq")
  expect(#game:actions("follow"), 2)
  game:act("follow", { piece = "GE-26K-26HQ", space = "0840" })
  expect(game:piece("GE-26K-26HQ").space, "0840")
  expect(game:decision().side, "soviet")
end)

test("K45-229: an HQ whose units stay together goes with them", function()
  local game = assault({ "GE-26K-69", "GE-26K-549", "GE-26K-26HQ" })
  fight(game, 5)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  expect(game:piece("GE-26K-26HQ").space, "0741", "nothing to choose")
end)

test("K45-229: an HQ goes back with attackers, too, and stays where some of its hex did not attack", function()
  local game = newGame{ clear = true }
  game:place("0740", "SU-3BF-5A-45")
  game:place("0741", "GE-26K-69", "GE-26K-26HQ")
  game:decide("command.hq", "german", { force = "german", how = "chit" })
  game:act("activate", { piece = "GE-26K-26HQ" })
  game:act("done")
  game:act("attack", { space = "0740" })
  game:act("join", { piece = "GE-26K-69" })
  game:dice(2)
  game:act("fire")
  expect(tables.crt.cells[2][1], "A1r", "3:5 is 1-2")
  game:act("retreat", { piece = "GE-26K-69", space = "0742" })
  expect(game:piece("GE-26K-26HQ").space, "0742")
end)

test("K45-229, K45-231: an HQ stays with a garrison when the others of its hex fall on their way", function()
  local game = assault({ "GE-GAR-Koenigsberg", "GE-26K-549", "GE-26K-26HQ" }, guards)
  game:setPiece("GE-26K-549", { steps = 1 })
  fight(game, 3, 2)
  expect(tables.crt.cells[3][2], "A1", "10:6 is 1-1")
  game = assault({ "GE-GAR-Koenigsberg", "GE-26K-549", "GE-26K-26HQ" }, guards)
  game:setPiece("GE-26K-549", { steps = 1 })
  fight(game, 3)
  expect(tables.crt.cells[3][3], "Dr A1", "15:6 is 2-1")
  expect(game:piece("GE-GAR-Koenigsberg").steps, 1)
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  expect(game:piece("GE-26K-549").space, "german-lost")
  expect(game:piece("GE-26K-26HQ").space, "0740")
end)
