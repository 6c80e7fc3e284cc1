-- SPDX-License-Identifier: GPL-3.0-or-later
--- The lessons (1.3): what the help line of each decision says, turn by turn.

local lessons = {}

local texts = {
  move = {
    _"Lesson 1: click one of your units. The hexes that light up are those it can reach; point at one to see the way there and what it costs. Roads cost half a point, rivers much. Then click the hex, or drag the unit there.",
    _"Lesson 2: the hexes around an enemy unit are its zone of control. A unit that enters one must stop there, and can't go straight on into another one.",
    _"Lesson 3: keep a road behind your units. A unit that can't trace a supply line attacks and moves at half strength next turn.",
    _"Lesson 4: count the odds before you move. Three points of attack for each point of defence make a good attack, and two units may share a hex.",
  },
  target = {
    _"Lesson 1: nobody has to attack. Click an enemy next to your units, then the units that are to take part: the panel shows the odds and what can happen, and no die is rolled before you choose Attack!",
    _"Lesson 2: units that attack over a river without a bridge count half. Look for the bridge, or for a bank that you already hold.",
    _"Lesson 3: tanks and infantry that attack together in open ground shift the odds one column in your favour.",
  },
  arrive = {
    _"Lesson 2: fresh units enter at the map's edge and can move at once. The arrow letters show where; you may also let them wait.",
  },
  retreat = {
    _"Lesson 2: the owner leads the retreat. Go away from the enemy, not into its zones of control, unless a friend stands there.",
    _"Lesson 2: the owner leads the retreat. Go away from the enemy, not into its zones of control, unless a friend stands there.",
    _"Lesson 3: in a town or city a defending unit may stand its ground and lose a step instead.",
  },
}

---The help function of a decision: the lesson of the turn, or the plain text when lessons are off or over.
---@param topic string
---@param plain Words
---@return fun(game: Game): Words
function lessons.help(topic, plain)
  return function(game)
    local lesson = texts[topic][game.turn]
    local off = game.options.lessons == "off" or game.options.lessons == false
    return not off and lesson or plain
  end
end

return lessons
