import type { Page } from '../../../../libs/pageReader/page.ts';
import type { PaperKind } from '../paperKinds.ts';
import { containersOf } from './containers.ts';
import { headOf } from './head.ts';
import { namedKind, paperKindOf } from './paperKind.ts';
import { rowsOf } from './rows.ts';

interface Title {
  kind: PaperKind | null;
  number: string;
  /** "page 2 of 3", "continued" */
  goesOn: boolean;
}

/** A title stands in the first rows, alone. */
const TITLE_ROWS = 4;
const LONGEST_TITLE = 60;
const GOES_ON =
  /continu|(?:page|sheet|стр\.?|страница|лист|第)\s*0*([2-9]|[1-9]\d)\s*(?:of|из|\/|页|[,，共])|续页|продолжение/i;

/** Places from 0 of the pages on which a paper begins; a file may hold many. */
export function firstPagesOf(pages: readonly Page[]): number[] {
  const first: number[] = [];
  let before: Title = { kind: null, number: '', goesOn: false };
  for (const [at, page] of pages.entries()) {
    const title = titleOf(page, at + 1);
    if (at === 0 || begins(title, before)) {
      first.push(at);
      before = title;
    } else if (before.number === '') before = { ...before, number: title.number };
  }
  return first;
}

function begins({ kind, number, goesOn }: Title, before: Title): boolean {
  if (kind === null || goesOn) return false;
  const isOther = number !== '' && before.number !== '' && number !== before.number;
  return kind !== before.kind || isOther;
}

function titleOf(page: Page, number: number): Title {
  const rows = rowsOf(page, number);
  const lines = rows.map((row) => row.map(({ text }) => text).join(' '));
  const titles = lines.slice(0, TITLE_ROWS).filter((line) => line.length <= LONGEST_TITLE);
  const kind = namedKind(titles.join('\n'));
  const isDoor =
    paperKindOf(lines, { isPicture: page.kind === 'picture', hasContainerNo: containersOf(rows).length > 0 }).kind ===
    'containerPhoto';
  return {
    kind: kind ?? (isDoor ? 'containerPhoto' : null),
    number: headOf(rows, kind ?? 'other').number?.text ?? '',
    goesOn: lines.some((line) => line.length <= LONGEST_TITLE && GOES_ON.test(line)),
  };
}
