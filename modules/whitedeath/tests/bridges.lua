-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 20: bridges.

local shared = require "tests/shared"

local marching = shared.marching
local reach, near, spent = shared.reach, shared.near, shared.spent

local function hold(game, piece)
  if game:offers("drop") then game:act("drop") end
  game:act("pick", { piece = piece })
end

test("WD-287: a bridge hex is entered and left as a road hex, from all sides", function()
  local game = marching({ { "2531", "S120" } }, "soviet", 3)
  near(reach(game, "S120")["2430"], 1 / 6)
  game:place("2429", "S120")
  near(reach(game, "S120")["2430"], 1 / 6, "also off the road")
  game:place("2430", "S120")
  near(reach(game, "S120")["2429"], 1, "no point for leaving a river")
end)

test("WD-288, WD-116: four bridges at the start of Scenario I and the campaign", function()
  for __, scenario in ipairs{ "s1", "campaign" } do
    local game = newGame{ scenario = scenario, clear = true }
    for __, hex in ipairs{ "2417", "2418", "2523", "2430" } do
      game:place(hex, "S120")
      shared.march(game, "soviet", 3)
      game:setPiece("S120", { bank = "" })
    end
    game:setVars{ impulse_mp = 3, impulse_side = "soviet", weather = "frost" }
    game:place("2532", "S120")
    near(reach(game, "S120")["2431"], 1, "none elsewhere")
  end
  local later = newGame{ scenario = "s3", clear = true }
  shared.march(later, "soviet", 3)
  later:setVars{ weather = "frost" }
  later:place("2427", "S120")
  near(reach(later, "S120")["2528"], 1 / 6, "two more from Scenario II on")
end)

test("WD-289, WD-360: engineers and construction units destroy a bridge for a point", function()
  local game = marching({ { "2531", "G031", "G001" }, { "2329", "G086" } }, "german", 2)
  shared.go(game, "G031", "2430")
  expect(spent(game, "G031"), 6)
  hold(game, "G031")
  game:act("demolish", { piece = "G031" })
  expect(spent(game, "G031"), 18)
  game:refuse("demolish", { piece = "G031" }, "20.A")
  game:place("2531", "G086")
  near(reach(game, "G086")["2430"], 1)
  local poor = marching({ { "2430", "G053", "G001" } }, "german", 1)
  poor:setPiece("G053", { garrison = "", mp_spent = 6 })
  poor:refuse("demolish", { piece = "G053" }, "20.A")
  poor:refuse("demolish", { piece = "G001" }, "20.A")
  poor:setPiece("G053", { mp_spent = 0 })
  hold(poor, "G053")
  poor:act("demolish", { piece = "G053" })
end)

test("WD-290, WD-291, WD-358, WD-359: each engineer brigade and the bridging battalion build once", function()
  local game = marching({ { "2431", "S165" }, { "2432", "S166" }, { "2333", "S168" }, { "2529", "S001" } }, "soviet", 3)
  game:refuse("build", { piece = "S001" }, "20.B")
  hold(game, "S165")
  game:act("build", { piece = "S165" })
  expect(spent(game, "S165"), 12)
  expect(game:var("built"), { "55E" })
  game:refuse("build", { piece = "S166" }, "20.B")
  hold(game, "S168")
  game:act("build", { piece = "S168" })
  expect(game:var("built"), { "55E", "56E" })
  game:place("2532", "S120")
  near(reach(game, "S120")["2431"], 1 / 6, "the bridge stands")
  local german = marching({ { "2431", "G084" } }, "german", 3)
  hold(german, "G084")
  german:act("build", { piece = "G084" })
  german:refuse("build", { piece = "G084" }, "20.B")
end)

test("WD-290: only in a river hex without a bridge, and with a point left", function()
  local game = marching({ { "2430", "S165" }, { "2532", "S168" }, { "2431", "S171" } }, "soviet", 1)
  game:refuse("build", { piece = "S165" }, "20.B")
  game:refuse("build", { piece = "S168" }, "20.B")
  game:setPiece("S171", { mp_spent = 6 })
  game:refuse("build", { piece = "S171" }, "20.B")
end)

test("WD-290: a scenario remembers who has built", function()
  local game = newGame{ scenario = "s2" }
  expect(game:var("built"), { "55E", "57E" })
end)

test("WD-116, WD-122: a destroyed bridge cuts the railway, a new one restores it", function()
  local game = marching({ { "2523", "S165" }, { "2423", "G001" } }, "soviet", 3)
  game:place("2524", "S001")
  game:place("0101", "G001")
  shared.march(game, "soviet", 3)
  hold(game, "S165")
  game:act("demolish", { piece = "S165" })
  expect(shared.has(game:query("supply_net", { side = "soviet" }), "2523"), false)
  expect(shared.has(game:query("supply_net", { side = "soviet" }), "2522"), true)
  game:act("build", { piece = "S165" })
  expect(shared.has(game:query("supply_net", { side = "soviet" }), "2523"), true)
end)
