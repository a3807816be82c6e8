import type { Fragment } from '../../../../../libs/pageReader/page.ts';
import { hasLabel } from './parseLicence.ts';

const middleOf = ({ top, bottom }: Fragment) => (top + bottom) / 2;
const heightOf = ({ top, bottom }: Fragment) => bottom - top;

/** Of a line's height, between two lines of one value. */
const NEAR = 1.9;
/** Of the page's width, between the beginnings of two lines of one value. */
const SIDE = 0.015;

/** Lines of a licence from the top; a value that runs over several is one. */
export function licenceLines(fragments: readonly Fragment[]): string[] {
  const rows: Fragment[][] = [];
  for (const fragment of fragments.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first !== undefined && middleOf(fragment) < middleOf(first) + heightOf(first) / 2) row?.push(fragment);
    else rows.push([fragment]);
  }
  const values: { fragment: Fragment; text: string; row: number }[] = [];
  for (const [at, row] of rows.entries())
    for (const fragment of row.toSorted((one, other) => one.left - other.left)) {
      const above = values.findLast((one) => one.row < at && isGoingOn(one.fragment, fragment));
      if (above === undefined) values.push({ fragment, text: fragment.text, row: at });
      else Object.assign(above, { text: `${above.text}${fragment.text}`, fragment });
    }
  return rows.map((_row, at) =>
    values
      .filter(({ row }) => row === at)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** A line below a value, which no label begins; the value may stand behind its label in one piece. */
function isGoingOn(above: Fragment, below: Fragment): boolean {
  if (hasLabel(below.text) || below.text.replace(/\s/g, '').length < 2) return false;
  const isNear = below.top - above.top < heightOf(above) * NEAR;
  const isUnder = hasLabel(above.text)
    ? below.left > above.left + SIDE && below.left < above.right
    : Math.abs(below.left - above.left) < SIDE;
  return isNear && isUnder;
}
