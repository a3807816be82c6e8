import type { PaperKind } from '../paperKinds.ts';
import { roleOf } from './partyLabels.ts';

const WORDS: readonly (readonly [PaperKind, RegExp])[] = [
  [
    'packingList',
    /packing\s*(?:list|specification|note)|packliste|loading\s*list|delivery\s*note|lieferschein|отгрузочн[а-я]+\s*лист|送货单|出货单|发货单|weight\s*list|装箱(?:明细)?单|重量单|упаковочный\s*лист|отгрузочная\s*спецификация/i,
  ],
  [
    'invoice',
    /commercial\s*invoice|proforma|\binvoice(?:\b|(?=no\b))|\brechnung\b|\bfattura\b|\bfacture\b|проформа|发票(?!编|号)|инвойс|сч[её]т(?:-?\s?фактура|\s*на\s*оплату|\s*№)/i,
  ],
  [
    'waybill',
    /way\s*bill|bill\s*of\s*lading|frachtbrief|коносамент|提单(?!号)|consignment\s*note|\bCMR\b|SMGS|运单(?!号)|накладная/i,
  ],
  ['declaration', /customs\s*declaration|export\s*declaration|报关单|декларация/i],
  ['certificate', /certificate|证书|证明书|сертификат/i],
  ['licence', /business\s*licen[cs]e|营业执照|лицензия/i],
];
/** The title stands in the first rows; a word further down counts little. */
const TITLE_ROWS = 6;
const IN_TITLE = 0.97;
const BELOW = 0.7;
const ELSE = 0.5;
/** A photo of a door holds little besides the number. */
const MOST_LINES_OF_A_DOOR = 25;

/** Kind of a paper by its words, with the confidence. */
export function paperKindOf(
  lines: readonly string[],
  { isPicture, hasContainerNo }: { isPicture: boolean; hasContainerNo: boolean },
): { kind: PaperKind; confidence: number } {
  // a title may be set wide: "装 箱 单"
  const title = lines
    .slice(0, TITLE_ROWS)
    .join('\n')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  const inTitle = namedKind(title);
  if (inTitle !== null) return { kind: inTitle, confidence: IN_TITLE };
  if (isPicture && hasContainerNo && lines.length <= MOST_LINES_OF_A_DOOR && !lines.some(namesParty))
    return { kind: 'containerPhoto', confidence: IN_TITLE };
  const below = namedKind(lines.join('\n'));
  return below === null ? { kind: 'other', confidence: ELSE } : { kind: below, confidence: BELOW };
}

/** No door names a shipper or a consignee. */
const namesParty = (line: string) => !['other', null].includes(roleOf(line));

/** Kind that a text names. The word that comes first: "Commercial invoice / Packing list" is an invoice. */
export function namedKind(text: string): PaperKind | null {
  const places = WORDS.map(([kind, words]) => ({ kind, at: text.search(words) })).filter(({ at }) => at >= 0);
  return places.toSorted((one, other) => one.at - other.at)[0]?.kind ?? null;
}
