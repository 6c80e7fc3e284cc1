-- SPDX-License-Identifier: GPL-3.0-or-later
--- White Death: every file below defines the decisions and phases of its own chapter.

require "setup"
require "deploy"
require "weather"
require "garrisons"
require "impulse"
require "arrivals"
require "replacements"
require "marching"
require "assault"
require "shelling"
require "combat_queries"
require "shares"
require "victory"
require "queries"
require "checks"
require "value"
