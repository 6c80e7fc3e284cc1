--- The smallest rules with which the game opens: an impulse that passes.

decision "impulse" {
  rule = "12.0",
  prompt = _"Play an impulse",
  actions = function(_, offer) offer:button("pass") end,
  pass = { label = _"Pass", rule = "12.0", run = function(turn) turn:next() end },
}
