import type { CargoRole } from '../../../freight/cargo/parties.ts';
import { holdsContainerNo } from './containers.ts';
import type { Found } from './found.ts';
import { isHeading } from './headings.ts';
import { namedKind } from './paperKind.ts';
import { ADDRESSED, roleOf, VAGUE, valueAfterLabel } from './partyLabels.ts';
import { COMPANY, CREDIT_CODE, isDetailLabel, partyOf, type ReadParty } from './partyText.ts';
import type { Row } from './rows.ts';
import { isSealSign } from './seals.ts';

export type { ReadParty } from './partyText.ts';

type Parties = Partial<Record<CargoRole, ReadParty>>;

const MOST_ROWS = 8;
/** A block keeps to its side of the page where two stand beside each other. */
const SIDE = 0.08;

/** Sender, receiver and buyer by their labels; without one, the sender of the letterhead and who is written to. */
export function partiesOf(rows: readonly Row[]): Parties {
  const parties = labelledParties(rows);
  if (parties.sendCc === undefined) {
    const sender = letterheadOf(rows);
    if (sender !== null) parties.sendCc = sender;
  }
  if (parties.receiveCc === undefined && parties.buyerCc === undefined) {
    const receiver = addressedParty(rows);
    if (receiver !== null) parties.receiveCc = receiver;
  }
  return parties;
}

function labelledParties(rows: readonly Row[]): Parties {
  const parties: Parties = {};
  for (const [at, row] of rows.entries()) {
    for (const found of row) {
      const role = roleOf(found.text);
      if (role === null || role === 'other' || parties[role] !== undefined) continue;
      const block = blockOf(found, row, rows.slice(at + 1));
      if (VAGUE.test(found.text.trim()) && !block.some(({ text }) => COMPANY.test(text))) continue;
      const coded = CREDIT_CODE.exec(found.text)?.[0];
      const party = partyOf(coded === undefined ? block : [...block, { ...found, text: coded }]);
      if (party.nameCn ?? party.nameEn ?? party.nameRu) parties[role] = party;
    }
  }
  addCountries(parties, rows);
  return parties;
}

const OF_ADDRESS = /(?:address|адрес|地址)\s*[:：]?$/i;

/** "Receiver address | Pavlodar, Kazakhstan" in a row of its own. */
function addCountries(parties: Parties, rows: readonly Row[]): void {
  for (const row of rows)
    for (const [at, { text }] of row.entries()) {
      const role = OF_ADDRESS.test(text.trim()) ? roleOf(text) : null;
      const [party, value] = [role === null || role === 'other' ? undefined : parties[role], row[at + 1]];
      if (role === null || role === 'other' || party === undefined || value === undefined) continue;
      const { countryCode } = partyOf([value]);
      if (countryCode !== undefined) parties[role] = { countryCode, ...party };
    }
}

function addressedParty(rows: readonly Row[]): ReadParty | null {
  for (const [at, row] of rows.entries()) {
    const label = row.find(({ text }) => ADDRESSED.test(text));
    if (label === undefined) continue;
    const block = blockOf(label, row, rows.slice(at + 1));
    if (block.some(({ text }) => COMPANY.test(text))) return partyOf(block);
  }
  return null;
}

/** What a form asks for below a label: "(name and address)". */
const EXPLANATION = /^\(.*\)$/;

/** What stands after the label, beside it, and below it in its column. */
function blockOf(label: Found, row: Row, below: readonly Row[]): Found[] {
  const inline = valueAfterLabel(label.text);
  const block: Found[] = inline === '' ? [] : [{ ...label, text: inline }];
  const neighbour = row.find(({ box }) => box.left >= label.box.right);
  const isBeside =
    inline === '' &&
    neighbour !== undefined &&
    roleOf(neighbour.text) === null &&
    isValueBeside(label, neighbour, below);
  if (isBeside) block.push(neighbour);
  const left = isBeside ? neighbour.box.left : label.box.left;
  for (const next of below.slice(0, MOST_ROWS)) {
    const inColumn = next.filter(({ box }) => Math.abs(box.left - left) < SIDE);
    const [first] = inColumn;
    if (first === undefined || roleOf(first.text) !== null || first.page !== label.page) break;
    if (isHeading(next) || isOfContainer(inColumn, next) || (isBox(label) && isBox(first))) break;
    const labelled = next.find(({ box }) => box.right <= left && box.left <= label.box.left + SIDE);
    if (isBeside && labelled !== undefined && roleOf(labelled.text) !== null) break;
    block.push(...withDetails(inColumn, next, labelled).filter(({ text }) => !EXPLANATION.test(text.trim())));
  }
  return block;
}

/** A container number, or the seal beside it: no party has either. */
const isOfContainer = (inColumn: readonly Found[], row: Row): boolean =>
  inColumn.some(({ text }) => holdsContainerNo(text)) ||
  (row.some(({ text }) => holdsContainerNo(text)) && inColumn.some(({ text }) => isSealSign(text)));

/** The next box of a form that numbers them: "2. Consignee" … "3. Means of transport". */
const isBox = ({ text }: Found): boolean => /^\d{1,2}[.)]\s*\p{Lu}/u.test(text.trim());

/** "Tax ID | 302145678": the value tells nothing without the label of its cell. */
function withDetails(inColumn: readonly Found[], row: Row, labelled: Found | undefined): Found[] {
  const [first, ...rest] = inColumn;
  if (first === undefined) return [];
  if (labelled !== undefined && isDetailLabel(labelled.text))
    return [{ ...first, text: `${labelled.text} ${first.text}` }, ...rest];
  const next = row.find(({ box }) => box.left >= first.box.right);
  if (next !== undefined && isDetailLabel(first.text) && roleOf(next.text) === null)
    return [{ ...next, text: `${first.text} ${next.text}` }];
  return [...inColumn];
}

/** Of a row's height, between a label and what stands below it; a sheet may leave a row empty. */
const CLOSE = 0.95;

/** "Shipper | Name": the value is beside; "Shipper | Consignee" over two blocks is handled by the labels. */
function isValueBeside(label: Found, neighbour: Found, below: readonly Row[]): boolean {
  const tall = label.box.bottom - label.box.top;
  const under = below[0]?.find(
    ({ box }) => Math.abs(box.left - label.box.left) < SIDE / 4 && box.top - label.box.bottom < tall * CLOSE,
  );
  const underLabel = under !== undefined && roleOf(under.text) === null && !/[:：]$/.test(under.text.trim());
  return !underLabel || neighbour.box.left - label.box.right < SIDE;
}

/** A letterhead stands in the first rows, above or beside the title. */
const LETTERHEAD_ROWS = 7;
const LEAST_CONFIDENCE = 0.8;

/** Of the page's width: lines of a letterhead beside the title. */
const LETTERHEAD_SIDE = 0.05;

const isTitleIn = (text: string) => namedKind(text) !== null && !COMPANY.test(text);

/** Company at the head of a paper without a label: its sender, as a doubt. Null: none stands there. */
function letterheadOf(rows: readonly Row[]): ReadParty | null {
  const [first] = rows[0] ?? [];
  if (first === undefined) return null;
  const block = [];
  let column: number | undefined;
  for (const row of rows.slice(0, LETTERHEAD_ROWS)) {
    const besideTitle = row.length > 1 ? row.filter(({ text }) => !isTitleIn(text)) : row;
    if (besideTitle.length < row.length) column ??= besideTitle.find(({ text }) => COMPANY.test(text))?.box.left;
    const left = column;
    const isHeaded = row.some(
      ({ text, box }) => left !== undefined && Math.abs(box.left - left) < LETTERHEAD_SIDE && isTitleIn(text),
    );
    if (isHeaded && block.length > 0) break;
    const texts = besideTitle.filter(
      ({ text, box }) =>
        text.trim().length > 1 && (column === undefined || Math.abs(box.left - column) < LETTERHEAD_SIDE),
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
