import { namedKind } from './paperKind.ts';
import { roleOf } from './partyLabels.ts';
import { COMPANY, partyOf, type ReadParty } from './partyText.ts';
import type { Row } from './rows.ts';

/** A letterhead stands in the first rows, above or beside the title. */
const MOST_ROWS = 7;
const LEAST_CONFIDENCE = 0.8;

/** Of the page's width: lines of a letterhead beside the title. */
const SIDE = 0.05;

const isTitleIn = (text: string) => namedKind(text) !== null && !COMPANY.test(text);

/** Company at the head of a paper without a label: its sender, as a doubt. Null: none stands there. */
export function letterheadOf(rows: readonly Row[]): ReadParty | null {
  const [first] = rows[0] ?? [];
  if (first === undefined) return null;
  const block = [];
  let column: number | undefined;
  for (const row of rows.slice(0, MOST_ROWS)) {
    const besideTitle = row.length > 1 ? row.filter(({ text }) => !isTitleIn(text)) : row;
    if (besideTitle.length < row.length) column ??= besideTitle.find(({ text }) => COMPANY.test(text))?.box.left;
    const left = column;
    const isHeaded = row.some(
      ({ text, box }) => left !== undefined && Math.abs(box.left - left) < SIDE && isTitleIn(text),
    );
    if (isHeaded && block.length > 0) break;
    const texts = besideTitle.filter(
      ({ text, box }) => text.trim().length > 1 && (column === undefined || Math.abs(box.left - column) < SIDE),
    );
    const isOver = texts.some(({ text, page }) => page !== first.page || roleOf(text) !== null);
    const isTitle = texts.some(({ text }) => isTitleIn(text));
    if (isTitle && block.length === 0) continue;
    if (isOver || isTitle) break;
    block.push(...texts);
  }
  if (!block.some(({ text }) => COMPANY.test(text))) return null;
  return partyOf(block.map((found) => ({ ...found, confidence: Math.min(found.confidence, LEAST_CONFIDENCE) })));
}
