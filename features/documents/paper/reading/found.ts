import type { Box } from '../../../../libs/pageReader/page.ts';

/** A value with the place it was read from. */
export interface Found {
  /** as read, blanks and look-alike letters mended */
  text: string;
  /** 0 to 1 */
  confidence: number;
  /** from 1 */
  page: number;
  box: Box;
}

/** Below this a person is asked to look. */
export const DOUBTFUL = 0.9;

export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Several pieces as one, in their order. */
export function joinFound(pieces: readonly Found[], separator = ' '): Found | null {
  const [first] = pieces;
  if (first === undefined) return null;
  return {
    text: pieces.map(({ text }) => text).join(separator),
    confidence: Math.min(...pieces.map(({ confidence }) => confidence)),
    page: first.page,
    box: boxAround(pieces.filter(({ page }) => page === first.page).map(({ box }) => box)),
  };
}
