import { isContainerNumber, normalizeContainerNumber } from '../../../libs/containerCodes/containerNumber.ts';
import type { Found } from './found.ts';
import type { Row } from './rows.ts';

/** Facts of the paper as a whole. */
export interface PaperHead {
  number?: Found;
  date?: Found;
  contractNo?: Found;
  totalValue?: Found;
  currency?: Found;
  containers: ContainerFact[];
}

export interface ContainerFact {
  containerNo: Found;
  /** letters were mended until the check digit fitted (ISO 6346) */
  isRepaired: boolean;
  sealNo?: Found;
}

const VALUES: readonly (readonly ['number' | 'contractNo', RegExp])[] = [
  [
    'number',
    /(?:invoice|packing ?list|p\/l|document|consignment ?note|发票|装箱单|инвойс|счет|счёт|упаковочный ?лист|накладная|отправка|海关编|运单)[^A-Z0-9]{0,12}(?:no|nr|n9|number|№|号码|编号|号)?[\s.:：№#-]*(?=[A-Z/-]{0,8}\d)([A-Z0-9][A-Z0-9/-]{3,24})/i,
  ],
  [
    'contractNo',
    /(?:contract|s\/c|合同|контракт|договор)[^A-Z0-9]{0,8}(?:no|nr|n9|number|№|号码|编号|号)?[\s.:：№#-]*(?=[A-Z/-]{0,8}\d)([A-Z0-9][A-Z0-9/-]{3,24})/i,
  ],
];

/** Labels that stand alone, with the value below or in the next cell. */
const LABELS: readonly (readonly ['number' | 'contractNo', RegExp])[] = [
  [
    'number',
    /^(?:(?:commercial\s*)?invoice|packing\s*list|p\/l|document|consignment\s*note|发票|装箱单|海关编?|运单|инвойс|накладная|упаковочный\s*лист|отправка)[\s/]*(?:no|nr|number|№|号码|编号|号)[\s.:：]*$/i,
  ],
  [
    'contractNo',
    /^(?:contract|s\/c|合同(?:协议)?|контракт|договор)[\s/]*(?:no|nr|number|№|号码|编号|号)[\s.:：]*$/i,
  ],
];
const VALUE = /^(?=\S*\d)[A-Z0-9][A-Z0-9/-]{3,24}$/i;
/** Of the page's width, between a label and the value below it. */
const SIDE = 0.05;

function belowLabels(row: Row, below: Row): Partial<Pick<PaperHead, 'number' | 'contractNo'>> {
  const found: Partial<Pick<PaperHead, 'number' | 'contractNo'>> = {};
  for (const [at, label] of row.entries())
    for (const [name, pattern] of LABELS) {
      if (!pattern.test(label.text.trim())) continue;
      const under = below.find(({ box }) => Math.abs(box.left - label.box.left) < SIDE);
      const value = [row[at + 1], under].find((one) => one !== undefined && VALUE.test(one.text));
      if (value !== undefined) found[name] = value;
    }
  return found;
}

export function headOf(rows: readonly Row[]): PaperHead {
  const head: PaperHead = { containers: containersOf(rows) };
  for (const [at, row] of rows.entries()) {
    const { number, contractNo } = belowLabels(row, rows[at + 1] ?? []);
    if (number !== undefined) head.number ??= number;
    if (contractNo !== undefined) head.contractNo ??= contractNo;
    const text = row.map((found) => found.text).join(' ');
    for (const [name, pattern] of VALUES) {
      const value = pattern.exec(text)?.[1];
      if (value !== undefined && /\d/.test(value)) head[name] ??= within(row, value);
    }
    const date = dateIn(text);
    if (date !== null) head.date ??= { ...within(row, date.written), text: date.iso };
  }
  return head;
}

/** The fragment that holds the value, else the row's first. */
function within(row: Row, value: string): Found {
  const holder = row.find(({ text }) => text.includes(value)) ?? row[0];
  if (holder === undefined) throw new Error('a row has a fragment');
  return { ...holder, text: value };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Dates as 2026-11-22, 22.11.2026, 22/11/2026, 2026年11月22日, Nov 22, 2026, 22 Nov 2026. */
export function dateIn(text: string): { written: string; iso: string } | null {
  const packed = /(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?!\d)/.exec(text);
  if (packed && dated(packed[0], packed[1], packed[2], packed[3]))
    return dated(packed[0], packed[1], packed[2], packed[3]);
  const asian = /(20\d\d)[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?/.exec(text);
  if (asian) return dated(asian[0], asian[1], asian[2], asian[3]);
  const european = /\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b/.exec(text);
  if (european) return dated(european[0], european[3], european[2], european[1]);
  const named = /\b(\d{1,2})(?:st|nd|rd|th)?[\s.-]*([A-Za-z]{3})[a-z]*\.?[\s.,-]*(20\d\d)\b/.exec(text);
  if (named) return dated(named[0], named[3], monthOf(named[2]), named[1]);
  const american = AMERICAN.exec(text);
  return american && dated(american[0], american[3], monthOf(american[1]), american[2]);
}

/** Blanks are lost where a reader is unsure: "DateSep15,2026". */
const AMERICAN = new RegExp(
  `(${MONTHS.join('|')})[a-z]*\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?[\\s.,]+(20\\d\\d)`,
  'i',
);

const monthOf = (name = '') => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function dated(written: string, year = '', month = '', day = ''): { written: string; iso: string } | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isReal = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
  return isReal ? { written, iso } : null;
}

const CANDIDATE = /[A-ZА-Я0-9]{3}\s?[A-ZА-Я0-9]\s?[\dOОIlSB]{3}\s?[\dOОIlSB]{3}[\s-]?[\dOОIlSB]/g;
/** Owner and serial number, the check digit in a frame of its own that was not read. */
const WITHOUT_CHECK = /(?<![A-Z0-9])[A-Z]{3}[UJZ]\s?\d{3}\s?\d{3}(?!\d)/g;
const SEAL =
  /(?:seal|пломб[аы]?|зпу|封号|铅封号?|封条)[\s.:：№#]*(?:no|nos|n9)?[\s.:：№#]*(?=[A-Z]{0,6}\d)([A-Z0-9]{4,20})/i;

/** Container numbers anywhere on the paper; the seal that stands beside. */
function containersOf(rows: readonly Row[]): ContainerFact[] {
  const facts = new Map<string, ContainerFact>();
  for (const [at, row] of rows.entries()) {
    const whole = row
      .map(({ text }) => text)
      .join(' ')
      .toUpperCase();
    for (const [written] of whole.matchAll(CANDIDATE)) {
      const repaired = repairedNumber(written);
      if (repaired === null || facts.has(repaired.number)) continue;
      const sealNo = sealBeside(whole, written) ?? sealBelow(rows, at, row);
      facts.set(repaired.number, {
        containerNo: { ...within(row, written), text: repaired.number },
        isRepaired: repaired.isRepaired,
        ...(sealNo !== undefined && { sealNo: within(row, sealNo) }),
      });
    }
  }
  if (facts.size === 0) for (const fact of completedNumbers(rows)) facts.set(fact.containerNo.text, fact);
  const [only] = facts.values();
  if (facts.size === 1 && only !== undefined && only.sealNo === undefined) {
    const sealNo = sealAnywhere(rows);
    if (sealNo !== undefined) only.sealNo = sealNo;
  }
  return [...facts.values()];
}

const UNCHECKED = 0.6;

/** Numbers whose check digit is reckoned, which proves nothing: always a doubt. */
function completedNumbers(rows: readonly Row[]): ContainerFact[] {
  return rows.flatMap((row) => {
    const whole = row
      .map(({ text }) => text)
      .join(' ')
      .toUpperCase();
    return [...whole.matchAll(WITHOUT_CHECK)].flatMap(([written]) => {
      const plain = normalizeContainerNumber(written);
      const number = Array.from({ length: 10 }, (_, digit) => `${plain}${digit}`).find(isContainerNumber);
      if (number === undefined) return [];
      const containerNo = { ...within(row, written), text: number, confidence: UNCHECKED };
      return [{ containerNo, isRepaired: true }];
    });
  });
}

/** Of the one container on a page, wherever it stands: beside its label or below. */
function sealAnywhere(rows: readonly Row[]): Found | undefined {
  for (const [at, row] of rows.entries()) {
    const beside = SEAL.exec(row.map(({ text }) => text.toUpperCase()).join(' '))?.[1];
    if (beside !== undefined && repairedNumber(beside) === null) return within(row, beside);
    const label = row.find(({ text }) => SEAL_LABEL.test(text.trim()));
    const under = label && rows[at + 1]?.find(({ box }) => Math.abs(box.left - label.box.left) < SIDE);
    const text = under?.text.toUpperCase().replace(/\s/g, '') ?? '';
    if (under !== undefined && /^(?=[A-Z]{0,6}\d)[A-Z0-9]{4,20}$/.test(text)) return { ...under, text };
  }
  return undefined;
}

/** "Container/Seal: MSKU1234565 / CN998877" and "Seal SL1". */
function sealBeside(whole: string, containerNo: string): string | undefined {
  const labelled = SEAL.exec(whole)?.[1];
  if (labelled !== undefined && repairedNumber(labelled) === null) return labelled;
  if (labelled === undefined) return undefined;
  const after = whole.slice(whole.indexOf(containerNo) + containerNo.length);
  return /^\s*[/,;|]?\s*(?=[A-Z]{0,6}\d)([A-Z0-9]{4,20})/.exec(after)?.[1];
}

const SEAL_LABEL = /^(?:\d{1,2}[.)]?\s*)?(?:seal|пломб|зпу|封号|铅封|封条)[^\d]{0,20}$/i;
const ROWS_ABOVE = 8;

/** The cell under a heading of seals. */
function sealBelow(rows: readonly Row[], at: number, row: Row): string | undefined {
  const label = rows
    .slice(Math.max(0, at - ROWS_ABOVE), at)
    .flat()
    .findLast(({ text }) => SEAL_LABEL.test(text.trim()));
  const under = label && row.find(({ box }) => Math.abs(box.left - label.box.left) < SIDE);
  return /^(?=[A-Z]{0,6}\d)[A-Z0-9]{4,20}$/.exec(under?.text.toUpperCase().replace(/\s/g, '') ?? '')?.[0];
}

const TO_LETTER: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
  '6': 'G',
  '2': 'Z',
};
const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  G: '6',
  Z: '2',
  Q: '0',
  D: '0',
};
const OWNER_LENGTH = 4;

/** Letters where letters stand and digits where digits stand; null where the check digit still does not fit. */
export function repairedNumber(written: string): { number: string; isRepaired: boolean } | null {
  const plain = normalizeContainerNumber(written);
  if (isContainerNumber(plain)) return { number: plain, isRepaired: false };
  const mended = [...plain]
    .map((letter, at) => (at < OWNER_LENGTH ? (TO_LETTER[letter] ?? letter) : (TO_DIGIT[letter] ?? letter)))
    .join('');
  if (isContainerNumber(mended)) return { number: mended, isRepaired: true };
  const category = `${mended.slice(0, OWNER_LENGTH - 1)}U${mended.slice(OWNER_LENGTH)}`;
  return isContainerNumber(category) ? { number: category, isRepaired: true } : null;
}
