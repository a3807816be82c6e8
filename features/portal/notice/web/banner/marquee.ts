/** Speed in px per frame at 60 Hz, and the least number of notices that moves (portal 9). */
const STEP_PX = 0.07;
export const MIN_MOVING_COUNT = 2;
const FRAMES_A_SECOND = 60;

/** Time in ms for a row to pass. */
export const passDurationMs = (widthPx: number) => (widthPx / (STEP_PX * FRAMES_A_SECOND)) * 1000;

/** Start of the next notice in px, wrapping around. */
export function nextStart(starts: readonly number[], at: number): number {
  // a notice scrolled by less counts as the current one
  const READ_PX = 2;
  return starts.find((start) => start > at + READ_PX) ?? starts[0] ?? 0;
}
