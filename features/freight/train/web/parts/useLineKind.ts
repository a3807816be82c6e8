import type { Direction, LineType } from '../../../network/wire.ts';
import { useTrainTexts } from '../texts.ts';

/** Line type and direction; a domestic line has no direction. */
export function useLineKind(): (line: { lineType: LineType; direction: Direction }) => string {
  const page = useTrainTexts();
  return ({ lineType, direction }) => {
    if (lineType === 'CN') return page.lineTypes.CN;
    return `${page.lineTypes[lineType]}, ${page.directions[direction]}`;
  };
}
