// How much longer than the machine of the budgets this one takes for the same work, measured all along a run: cores
// differ, and neighbours of a virtual machine come and go.

/** Mean during a whole run on the machine for which scripts/testBudget.json says seconds. */
const REFERENCE_MS = 8;
const EVERY_MS = 5_000;
const WORDS = 20_000;
const MICROSECONDS_PER_MS = 1_000;

/** Processor time of a fixed piece of work, in ms: tests at the same time do not count, neighbours do. */
function measure() {
  const before = process.cpuUsage();
  JSON.stringify(Array.from({ length: WORDS }, (_, at) => String((at * 7_919) % WORDS)).toSorted());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_MS;
}

/** Returns a function that says how many times slower than the reference the machine was until now; at least 1. */
export function watchMachineSpeed() {
  // compiled before it counts
  measure();
  const measured = [measure()];
  setInterval(() => measured.push(measure()), EVERY_MS).unref();
  return () => Math.max(1, measured.reduce((sum, ms) => sum + ms, 0) / measured.length / REFERENCE_MS);
}
