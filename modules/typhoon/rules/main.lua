-- SPDX-License-Identifier: GPL-3.0-or-later
--- Operation Typhoon: every file below defines the decisions and phases of its own chapter.

require "deploy"
require "air"
require "movement"
require "assault"
require "pockets"
require "victory"
require "regroup"
require "queries"
require "status"
require "checks"
require "value"
