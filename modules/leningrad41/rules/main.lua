-- SPDX-License-Identifier: GPL-3.0-or-later
--- Leningrad '41: every file below defines the decisions and phases of its own chapter.

require "setup"
require "logistics"
require "reinforcements"
require "impulse"
require "activation"
require "orders"
require "marat"
require "support"
require "battle"
require "attack"
require "blitz"
require "typhoon"
require "victory"
require "queries"
require "checks"
require "value"
