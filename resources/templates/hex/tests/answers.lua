--- What the window asks: zones, stacking, odds.

test("HX-009: the zones of a side", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0101", "RD-1")
  local zone = {}
  for id in each(game:query("zoc", { side = "blue" })) do zone[id] = true end
  expectTrue(zone["0804"] and zone["0802"] and not zone["0102"])
  expect(game:query("reach", { piece = "BL-2" }), {}, "out of the game")
end)

test("HX-003: one unit fills a hex", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  expect(game:query("stacking", { space = "0803", side = "blue" }), { used = 1, limit = 1, ok = true })
  game:place("0803", "BL-2")
  expect(game:query("stacking", { space = "0803", side = "blue" }), { used = 2, limit = 1, ok = false })
end)

test("HX-011, HX-012: the odds with every result", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-T")
  game:place("0804", "RD-1")
  local odds = game:query("odds", { attackers = { "BL-T" }, space = "0804" })
  expect(odds.attack, { total = 4, units = { { piece = "BL-T", value = 4, factors = {} } } })
  expect(odds.defence, { total = 3, units = { { piece = "RD-1", value = 3, factors = {} } } })
  expect(odds.drm, 0)
  expect(odds.outcomes[1].rolls, { 3, 4, 5, 6 })
  expect(odds.outcomes[2].rolls, { 1, 2 })
  for i, one in ipairs(odds.outcomes) do
    expectTrue(math.abs(one.chance - (3 - i) / 3) < 0.0001)
    expect({ one.attacker_steps, one.defender_steps }, { one.result == "A" and 1 or 0, one.result == "D" and 1 or 0 })
  end
  game:setPiece("RD-1", { steps = 1 })
  game:setPiece("BL-T", { steps = 1 })
  odds = game:query("odds", { attackers = { "BL-T" }, space = "0804" })
  expect({ odds.attack.total, odds.defence.total, odds.column }, { 2, 2, "0" })
end)

test("HX-012: no odds without an attacker or a defender", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0804", "RD-T")
  expect(game:query("odds", { attackers = { "BL-1" }, space = "0802" }), {})
  expect(game:query("odds", { attackers = {}, space = "0804" }), {})
  expect(game:query("odds", { attackers = { "BL-T" }, space = "0804" }), {}, "out of the game")
  expect(game:query("odds", { attackers = { "BL-1" }, space = "0804" }).defence.total, 3)
end)

test("HX-012: a tank that defends counts with its defence", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0804", "RD-T")
  expect(game:query("odds", { attackers = { "BL-1" }, space = "0804" }).column, "0")
end)

test("HX-012: beyond the table its ends count", function()
  local game = newGame{ clear = true }
  game:place("0704", "BL-1")
  game:place("0604", "RD-1")
  game:setPiece("BL-1", { steps = 1 })
  local columns = game:query("odds", { attackers = { "BL-1" }, space = "0604" }).columns
  expect(game:query("odds", { attackers = { "BL-1" }, space = "0604" }).column, columns[1])
  game:place("0803", "BL-T")
  game:place("0804", "RD-1")
  game:setPiece("RD-1", { steps = 1 })
  expect(game:query("odds", { attackers = { "BL-T" }, space = "0804" }).column, columns[#columns])
end)
