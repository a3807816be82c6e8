/** How far the notices move with each frame, in px, and how many there have to be to move at all (portal 9). */
export const STEP_PX = 0.07;
export const MOVES_FROM = 2;
const FRAMES_A_SECOND = 60;

/** How long a row of notices takes to pass by, in ms; the same on screens of every speed. */
export const passingMs = (widthPx: number) => (widthPx / (STEP_PX * FRAMES_A_SECOND)) * 1000;

/** Where the next notice begins, in px from the start of the row, seen from what stands at the left edge now. */
export function nextStart(starts: readonly number[], at: number): number {
  // a notice that has barely come is the one that is being read
  const READ_PX = 2;
  return starts.find((start) => start > at + READ_PX) ?? starts[0] ?? 0;
}
