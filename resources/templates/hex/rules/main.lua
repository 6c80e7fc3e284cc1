--- Every file defines the decisions and phases of its own chapter of the rulebook.

require "movement"
require "fight"
require "victory"
require "queries"
require "computer"
