import type { Box } from '../../../../libs/pageReader/page.ts';
import type { Found } from './found.ts';
import { repairedNumber } from './repairedNumber.ts';
import { type Row, within } from './rows.ts';

/** Of the page's width, between a label and the value below it. */
const SIDE = 0.05;

const SEAL =
  /(?:seal|пломб[аы]?|зпу|封号|铅封号?|封条)[\s.:：№#]*(?:number|номер|nos|no|n9|号)?[\s.:：№#]*(?=[A-Z]{0,6}\d)([A-Z0-9]{4,20})/i;

/** Letters and digits as signs of seals have them, without a label. */
export const isSealSign = (text: string): boolean => SIGNS.test(text.toUpperCase().replace(/\s/g, ''));

interface Place {
  rows: readonly Row[];
  /** row of the container */
  at: number;
  /** text of that row, in capitals */
  whole: string;
  /** the number as it stands there */
  written: string;
  /** other containers of the row */
  others: readonly string[];
  box: Box;
}

/** Seal of a container: beside it, in its row under a heading of seals, or in its column in a row of seals. */
export function sealOf(place: Place): Found | undefined {
  const row = place.rows[place.at] ?? [];
  const beside = sealBeside(place);
  if (beside !== undefined) return within(row, beside);
  return sealInRow(place.rows.slice(0, place.at), row) ?? sealInColumn(place);
}

/** "Container/Seal: MSKU1234565 / CN998877" and "Seal SL1"; of several containers in a row, up to the next. */
function sealBeside({ whole, written, others }: Place): string | undefined {
  const after = whole.slice(whole.indexOf(written) + written.length);
  const ends = others.map((other) => after.indexOf(other)).filter((end) => end >= 0);
  const own = after.slice(0, Math.min(after.length, ...ends));
  const labelled = SEAL.exec(others.length > 0 ? own : whole)?.[1];
  if (labelled !== undefined && repairedNumber(labelled) === null) return labelled;
  if (labelled === undefined) return PAIRED.exec(own)?.[1];
  return /^\s*[/,;|]?\s*(?=[A-Z]{0,6}\d)([A-Z0-9]{4,20})/.exec(own)?.[1];
}

/** "TCNU3054388/XA998877": nothing but a seal is written so. */
const PAIRED = /^\s?\/\s?([A-Z]{1,6}\d{4,14})(?![A-Z0-9])/;

const SEAL_LABEL = /^(?:\d{1,2}[.)]?\s*)?(?:(?:no\.?|№|номер)\s*)?(?:seal|пломб|зпу|封号|铅封|封条)[^\d]{0,20}$/i;
const ONE_SEAL = /^(?=[A-Z]{0,6}\d)[A-Z0-9]{4,20}$/;
const SIGNS = /^[A-Z]{1,6}\d{4,14}$/;

const areInColumn = (one: Box, other: Box) =>
  (one.left < other.right && other.left < one.right) || Math.abs(one.left - other.left) < SIDE;

function signIn(found: Found | undefined): Found | undefined {
  const text = found?.text.toUpperCase().replace(/\s/g, '') ?? '';
  return found !== undefined && ONE_SEAL.test(text) ? { ...found, text } : undefined;
}

/** The cell of the row under the last heading of seals above. */
function sealInRow(above: readonly Row[], row: Row): Found | undefined {
  const label = above.flat().findLast(({ text }) => SEAL_LABEL.test(text.trim()));
  return label && signIn(row.find(({ box }) => areInColumn(box, label.box)));
}

/** Rows below containers that stand side by side. */
const ROWS_BELOW = 3;

/** "Seal | CN1 | CN2" below "Container | MSKU… | TCNU…". */
function sealInColumn({ rows, at, box, others }: Place): Found | undefined {
  if (others.length === 0) return undefined;
  const row = rows.slice(at + 1, at + 1 + ROWS_BELOW).find(([first]) => SEAL_LABEL.test(first?.text.trim() ?? ''));
  return signIn(row?.slice(1).find((found) => areInColumn(found.box, box)));
}

/** Of the one container on a page, wherever it stands: beside its label or below. */
export function sealAnywhere(rows: readonly Row[]): Found | undefined {
  for (const [at, row] of rows.entries()) {
    const beside = SEAL.exec(row.map(({ text }) => text.toUpperCase()).join(' '))?.[1];
    if (beside !== undefined && repairedNumber(beside) === null) return within(row, beside);
    const label = row.find(({ text }) => SEAL_LABEL.test(text.trim()));
    const below = label === undefined ? [] : (rows[at + 1] ?? []);
    const under = below.find(({ box }) => Math.abs(box.left - (label?.box.left ?? 0)) < SIDE);
    // the signs of a seal stand beside their count
    for (const [found, shape] of [[under, ONE_SEAL], ...below.map((one) => [one, SIGNS] as const)] as const) {
      const text = found?.text.toUpperCase().replace(/\s/g, '') ?? '';
      if (found !== undefined && shape.test(text)) return { ...found, text };
    }
  }
  return undefined;
}
