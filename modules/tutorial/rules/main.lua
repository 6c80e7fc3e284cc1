-- SPDX-License-Identifier: GPL-3.0-or-later
--- The Bridges of Arlen: every file below defines the decisions and phases of its own chapter.

require "supply"
require "reinforcements"
require "movement"
require "combat"
require "victory"
require "queries"
require "checks"
require "value"
