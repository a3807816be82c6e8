import type { Direction, LineType } from '../../../network/wire.ts';
import { useTrainTexts } from '../texts.ts';

/** A line's type and direction in words; a domestic line leaves no country, so it has no direction to tell. */
export function useLineKind(): (line: { lineType: LineType; direction: Direction }) => string {
  const page = useTrainTexts();
  return ({ lineType, direction }) => {
    if (lineType === 'CN') return page.lineTypes.CN;
    return `${page.lineTypes[lineType]}, ${page.directions[direction]}`;
  };
}
