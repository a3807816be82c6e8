import { isContainerNumber, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Page } from '../../../../libs/pageReader/page.ts';
import { isCreditCode } from '../../../../platform/wire/rules/creditCode.ts';
import { isTaxNumber } from '../../../../platform/wire/rules/taxNumber.ts';
import { CARGO_FIELDS, faultOf, normalizeCargo } from '../../../freight/cargo/fields.ts';
import { CARGO_ROLES, type CargoRole } from '../../../freight/cargo/parties.ts';
import { TEXT_FIELDS } from '../../../people/addressBook/party.ts';
import { hasGoods } from '../kindFields.ts';
import type { PaperKind } from '../paperKinds.ts';
import { containersOf } from './containers.ts';
import { foldScripts } from './foldScripts.ts';
import type { Found } from './found.ts';
import { type GoodsLine, goodsIn } from './goodsTable.ts';
import { headOf, type PaperHead } from './head.ts';
import { columnsIn } from './headings.ts';
import { paperKindOf } from './paperKind.ts';
import { partiesOf, type ReadParty } from './partyBlocks.ts';
import { rowsOf } from './rows.ts';

/** Letters of another script, read as look-alikes, change their height within a word or hold digits: "TopMo3Hble". */
const MISREAD = /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|\p{Ll}\p{Lu}\p{Ll}\p{L}*\d|\p{L}[036]\p{Lu}\p{L}|\p{L}\p{Ll}[036]\p{Ll}{2}/u;
const UNSURE = 0.6;

/** A name with a doubt where an engine read another alphabet into it; what a program wrote is as it was meant. */
function withAlphabetDoubt(found: Found): Found {
  const isRecognized = found.confidence < 1;
  return isRecognized && MISREAD.test(found.text)
    ? { ...found, confidence: Math.min(found.confidence, UNSURE) }
    : found;
}

/** What rules find on the pages of a paper; no fact is invented: each has its page and place. */
export interface PaperFacts {
  kind: PaperKind;
  kindConfidence: number;
  head: PaperHead;
  lines: GoodsLine[];
  /** rows of totals, from the top; absent in facts of earlier readings */
  totals?: GoodsLine[];
  parties: Partial<Record<CargoRole, ReadParty>>;
  /** names of the columns of the goods table: papers of one sender with the same ones are of one layout */
  columns?: string;
}

/** CJK radicals that some programs write for the character (Chromium's PDFs). */
const mended = (page: Page): Page => ({
  ...page,
  fragments: page.fragments.map((fragment) => ({
    ...fragment,
    text: foldScripts(fragment.text.normalize('NFKC')),
  })),
});

/** `known`: kind that a person gave the paper; else its words tell it. */
export function understand(pages: readonly Page[], known: PaperKind | null = null): PaperFacts {
  const rows = pages.flatMap((page, index) => rowsOf(mended(page), index + 1));
  const containers = containersOf(rows);
  const lines = rows.map((row) => row.map(({ text }) => text).join(' '));
  const isPicture = pages.every((page) => page.kind === 'picture');
  const { kind, confidence } =
    known === null
      ? paperKindOf(lines, { isPicture, hasContainerNo: containers.length > 0 })
      : { kind: known, confidence: 1 };
  const goods = hasGoods(kind) ? goodsIn(rows, containers.length) : { lines: [], totals: [] };
  return {
    kind,
    kindConfidence: confidence,
    head: { ...headOf(rows, kind), containers },
    lines: goods.lines.map(checkedLine),
    totals: goods.totals,
    parties: hasGoods(kind) ? checkedParties(partiesOf(rows)) : {},
    columns: columnsIn(rows),
  };
}

type Parties = PaperFacts['parties'];

function checkedParties(parties: Parties): Parties {
  const checked: Parties = {};
  for (const role of CARGO_ROLES) {
    const party = parties[role];
    if (party !== undefined) checked[role] = checkedParty(party);
  }
  return checked;
}

function checkedParty(party: ReadParty): ReadParty {
  const checked: ReadParty = { ...party };
  for (const field of TEXT_FIELDS) {
    const found = party[field];
    if (found !== undefined && /^(?:name|address)/.test(field)) checked[field] = withAlphabetDoubt(found);
  }
  const { taxCode, countryCode } = checked;
  if (taxCode !== undefined && !fitsCountry(taxCode.text, countryCode?.text ?? ''))
    checked.taxCode = { ...taxCode, confidence: Math.min(taxCode.confidence, UNFIT) };
  return checked;
}

/** Countries whose tax numbers have check digits that papers give in full. */
const CHECKED_COUNTRIES = ['RU', 'KZ', 'BY'];

function fitsCountry(taxCode: string, countryCode: string): boolean {
  if (countryCode === 'CN') return isCreditCode(taxCode);
  return !CHECKED_COUNTRIES.includes(countryCode) || isTaxNumber(taxCode, countryCode);
}

const UNFIT = 0.5;

/** A value that the cargo of an order would not take is doubtful, however surely it was read. */
function checkedLine(line: GoodsLine): GoodsLine {
  const checked: GoodsLine = { ...line };
  for (const field of CARGO_FIELDS) {
    const found = line[field];
    if (found === undefined) continue;
    if (field.startsWith('goodsName')) checked[field] = withAlphabetDoubt(found);
    const isFit = faultOf(field, normalizeCargo(field, found.text)) === null;
    if (!isFit) checked[field] = { ...found, confidence: Math.min(found.confidence, UNFIT) };
  }
  const { containerNo } = line;
  if (containerNo !== undefined && !isContainerNumber(normalizeContainerNumber(containerNo.text)))
    checked.containerNo = { ...containerNo, confidence: Math.min(containerNo.confidence, UNFIT) };
  return checked;
}
