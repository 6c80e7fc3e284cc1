// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

/// What this process has cost so far, for benchmarks.
namespace processcost {

/// Of all threads: a busy machine does not make a figure worse.
double processorSeconds();

/// How long this process has been running, in ms; 0 where the system does not tell.
double age();

/// Resident memory in MiB; 0 where the system does not tell.
double memory();
double peakMemory();
/// What was taken at most is counted from now on, where the system can.
void forgetPeak();

} // namespace processcost

} // namespace engine
