import type { PaperKind } from '../paperKinds.ts';
import type { ContainerFact } from './containers.ts';
import { dateIn, dateOf } from './dates.ts';
import type { Found } from './found.ts';
import { type Row, within } from './rows.ts';

/** Facts of the paper as a whole. */
export interface PaperHead {
  number?: Found;
  date?: Found;
  contractNo?: Found;
  containers: ContainerFact[];
}

/** How papers of a kind call themselves before their number. */
const NAMES: Readonly<Partial<Record<PaperKind, string>>> = {
  invoice:
    'proforma|p\\.?i\\.?(?=\\s*(?:no|nr|№|#))|rechnungs?|facture|invoice|inv(?=[.\\s:№]|no)|发票|инвойс|сч[её]т(?:-фактур[аы])?(?:\\s*на\\s*оплату)?|фактур[аы]',
  packingList:
    'packing\\s*list|p\\/l|weight\\s*list|delivery\\s*note|lieferschein|packliste|送货单|发货单|出货单|装箱(?:明细)?单|упаковочный\\s*лист|спецификаци[яи]',
  waybill:
    'consignment\\s*note|bill\\s*of\\s*lading|b\\/l|frachtbrief|提单|смгс|smgs|ттн|way\\s*bill|运单|накладн(?:ая|ой)|отправк[аи]',
  declaration: '海关编|декларации',
  certificate: 'certificate|证书|证明书|сертификат[а]?',
};
const CONTRACT =
  'contract|agreement|s\\/c|sales?\\s*confirmation|vertrags?|合同(?:协议)?|合约|协议|к?контракт[ау]?|договор[ау]?|соглашени[ея]';
const ANY = 'booking|order|quotation|document|订舱|документ[а]?|reference|ref|(?<![运提箱关票])单';

const MARK = '(?:no|nr|n[.°º]|n9|number|№|#|номер|号码|编号|号)';
const VALUE =
  '(?<![A-ZА-Я])(?=[A-ZА-Я/-]{0,10}\\d|[A-ZА-Я]{1,5} \\d{5}|[A-ZА-Я-]{2,8} \\d{1,4}\\/\\d{2,4}(?![\\d/]))(?!\\d{1,2}[./]\\d{1,2}[./]\\d{4})';
/** Behind "No." a number may be short, or begin with letters and a blank; behind a bare name it may not. */
const MARKED = `${VALUE}([A-ZА-Я]{1,5} \\d{5,}|[A-ZА-Я0-9][A-ZА-Я0-9/-]{0,24}(?: \\d{1,4}\\/\\d{2,4}(?![\\d/]))?)`;
const BARE = `${VALUE}([A-ZА-Я0-9][A-ZА-Я0-9/-]{3,24}(?: \\d{1,4}\\/\\d{2,4}(?![\\d/]))?)`;

interface Label {
  marked: RegExp;
  bare: RegExp;
  /** the label alone: the value stands below or in the next cell */
  alone: RegExp;
}

function labelOf(names: string): Label {
  const own = `(?<![A-ZА-Я])(?:${names})`;
  const other = `(?:commercial|proforma|${names}|${MARK}|and|date|of|и|дата|日期|[\\s/.:：,()&]|\\d{1,2}[.)]?\\s)`;
  return {
    marked: new RegExp(`${own}[^A-Z0-9]{0,12}?\\s?${MARK}[\\s.:：№#-]*${MARKED}`, 'iu'),
    bare: new RegExp(`${own}[^A-Z0-9]{0,12}?${BARE}`, 'iu'),
    alone: new RegExp(`^(?=.*(?:${names}))(?=.*${MARK})${other}+$`, 'iu'),
  };
}

const BY_KIND: ReadonlyMap<PaperKind, Label> = new Map(
  (['invoice', 'packingList', 'waybill', 'declaration', 'certificate'] as const).map((kind) => [
    kind,
    labelOf(NAMES[kind] ?? ''),
  ]),
);
const CONTRACTS = labelOf(CONTRACT);
/** Numbers of other things than the paper. */
const NO_NAME =
  '(?:tax|vat|tin|inn|tel|phone|fax|account|iban|reg|lic|order|invoice|contract|customer|article|item|wagon|container|seal|合同|合约|税|电话|箱|封|账|手机|договор|контракт|инн|бин|тел|сч[её]т|вагон|контейнер|пломб)';
const OTHERS = labelOf(ANY);
/** A number beside the title, without a name. */
const ALONE = new RegExp(
  `^(?:\\d{1,2}[.)]\\s*)?(?!.*${NO_NAME})(?:[A-Z][A-Z0-9.-]{1,7}\\s+)?(?:no|nr|№)[\\s.:：]*${MARKED}$`,
  'iu',
);
const HEAD_ROWS = 14;
/** "委托编号：TY-1", "File no. 17/2": a number of whatever name. */
const ANY_NAME = new RegExp(`^(?!.*${NO_NAME})\\p{L}[\\p{L} ./]{1,24}${MARK}[\\s.:：]+${MARKED}$`, 'iu');
const ANY_LABEL = new RegExp(`^(?!.*${NO_NAME})\\p{L}[\\p{L} ./]{1,24}${MARK}[\\s.:：]*$`, 'iu');
const BARE_LABEL = new RegExp(
  `^(?:${MARK}|(?!your|customer|client|buyer|order)(?:\\p{L}+ )?ref(?:erence)?)[\\s.:：]*$`,
  'iu',
);
/** Office, day and number of a declaration in the Eurasian union. */
const OF_CUSTOMS = /(?<!\d)\d{8}\/\d{6}\/\d{7}(?!\d)/;
const TITLE_ROWS = 6;

/** Number of the paper by its own name, its date and contract. */
export function headOf(rows: readonly Row[], kind: PaperKind): Omit<PaperHead, 'containers'> {
  const own = BY_KIND.get(kind);
  const number =
    (own && numberBehind(rows, own)) ??
    besideTitle(rows.slice(0, TITLE_ROWS)) ??
    numberBehind(rows, OTHERS) ??
    (isTrade(kind) ? numberBehindAny(rows) : undefined) ??
    ofAnyName(rows.slice(0, HEAD_ROWS));
  const contractNo = numberBehind(rows, CONTRACTS);
  const date = dateOf(rows, { isSigned: kind === 'certificate' });
  return {
    ...(number !== undefined && { number: withLetterFirst(number) }),
    ...(contractNo !== undefined && { contractNo }),
    ...(date !== undefined && { date }),
  };
}

/** Letters first, then digits: "1S2026" was recognized for "IS2026". A person looks at it. */
const DIGIT_FIRST = /^[1l](?=[A-Z]{1,3}[-/]?\d{3})/;
const MENDED = 0.8;

function withLetterFirst(number: Found): Found {
  if (number.confidence === 1 || !DIGIT_FIRST.test(number.text)) return number;
  const text = number.text.replace(DIGIT_FIRST, 'I');
  return { ...number, text, confidence: Math.min(number.confidence, MENDED) };
}

/** Packing lists go by the number of their invoice; waybills and declarations name invoices of others. */
const isTrade = (kind: PaperKind) => kind === 'invoice' || kind === 'packingList' || kind === 'other';

function numberBehindAny(rows: readonly Row[]): Found | undefined {
  for (const label of BY_KIND.values()) {
    const number = numberBehind(rows, label);
    if (number !== undefined) return number;
  }
  return undefined;
}

function numberBehind(rows: readonly Row[], label: Label): Found | undefined {
  for (const [at, row] of rows.entries()) {
    const beside = aloneIn(row, rows[at + 1] ?? [], label) ?? behind(row, label.marked);
    if (beside !== undefined) return beside;
  }
  for (const row of rows) {
    const bare = behind(row, label.bare);
    if (bare !== undefined) return bare;
  }
  return undefined;
}

function behind(row: Row, pattern: RegExp): Found | undefined {
  const value = pattern.exec(row.map(({ text }) => text).join(' '))?.[1];
  return value === undefined ? undefined : within(row, value);
}

const ONLY_VALUE = /^(?=[A-ZА-Я]{0,2} ?\S*\d)(?:[A-ZА-Я]{2} )?[A-ZА-Я0-9][A-ZА-Я0-9/-]{1,24}(?: \d{1,4}\/\d{2,4})?$/iu;
/** Between a number and its date. */
const DATED = /\s*(?:,|from|dated|date|of|от|г\.)*\s*$/i;
/** Of the page's width, between a label and the value below it. */
const SIDE = 0.05;

function aloneIn(row: Row, below: Row, { alone }: Label): Found | undefined {
  for (const [at, label] of row.entries()) {
    if (!alone.test(label.text.trim())) continue;
    const value = valueNear(label, row[at + 1], below);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The number beside a label or below it, without its date. */
function valueNear(label: Found, next: Found | undefined, below: Row): Found | undefined {
  const under = below.find(({ box }) => Math.abs(box.left - label.box.left) < SIDE);
  for (const one of [next, under]) {
    const text =
      one?.text
        .replace(dateIn(one.text)?.written ?? '', '')
        .replace(DATED, '')
        .trim() ?? '';
    if (one !== undefined && ONLY_VALUE.test(one.text)) return one;
    if (one !== undefined && ONLY_VALUE.test(text)) return { ...one, text };
  }
  return undefined;
}

function ofAnyName(rows: readonly Row[]): Found | undefined {
  for (const [place, row] of rows.entries())
    for (const [at, found] of row.entries()) {
      const value = ANY_NAME.exec(found.text.trim())?.[1];
      if (value !== undefined) return { ...found, text: value };
      const isLabel = ANY_LABEL.test(found.text.trim());
      const labelled = isLabel ? valueNear(found, row[at + 1], rows[place + 1] ?? []) : undefined;
      if (labelled !== undefined) return labelled;
    }
  return undefined;
}

function besideTitle(rows: readonly Row[]): Found | undefined {
  for (const [place, row] of rows.entries())
    for (const [at, found] of row.entries()) {
      const value = ALONE.exec(found.text.trim())?.[1] ?? OF_CUSTOMS.exec(found.text)?.[0];
      if (value !== undefined) return { ...found, text: value };
      const isLabel = BARE_LABEL.test(found.text.trim());
      const labelled = isLabel ? valueNear(found, row[at + 1], rows[place + 1] ?? []) : undefined;
      if (labelled !== undefined) return labelled;
    }
  return undefined;
}
