--- The program reads this file first. It names the files with rules, one for each chapter of the rulebook.

require "movement"
require "victory"
require "queries"
