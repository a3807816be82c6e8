import type { PaperView } from '../wire.ts';
import { type Composed, titleOf } from './machine/compose.ts';

/** Sheets of a paper for the page: each box with its cells, and whether it is wrong. */
export function drawnPages({ drawn, boxes: filled, faults }: Composed): PaperView['pages'] {
  const wrong = new Set(faults.map(({ boxId }) => boxId));
  return drawn.pages.map(({ boxes, texts }) => ({
    texts,
    boxes: boxes.map((box) => {
      const found = filled.get(box.id);
      return {
        ...box,
        title: found === undefined ? '' : titleOf(found),
        cells: [...new Set((found?.facts ?? []).flatMap(({ cell }) => cell ?? []))],
        isWrong: box.id !== '' && wrong.has(box.id),
      };
    }),
  }));
}
