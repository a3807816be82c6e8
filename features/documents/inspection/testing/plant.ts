import { lineCell } from '../../../freight/cargo/cells.ts';
import type { CargoField } from '../../../freight/cargo/fields.ts';
import { containerScope, lineScope } from '../../../freight/cargo/shipmentFields.ts';
import { RULE_CODES, type RuleCode } from '../ruleCodes.ts';
import type { Finding, Inspected, InspectedLine, ReadLine, ReadPaper } from '../rules/inspected.ts';
import { cleanDossier, read } from './cleanDossier.ts';

/** A contradiction that was put into a dossier. */
export interface Planted {
  rule: RuleCode;
  /** where it is; '' for the order as a whole or a paper alone */
  cell: string;
}

/** Puts one contradiction into a dossier at a place; null where it has none for it. */
type Planter = (of: Inspected, at: number) => { of: Inspected; cell: string } | null;

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)];

function withLine(of: Inspected, lineKey: string, values: Partial<Record<CargoField, string>>): Inspected {
  const lines = of.lines.map((line) =>
    line.lineKey === lineKey ? { ...line, values: { ...line.values, ...values } } : line,
  );
  return { ...of, lines };
}

function withFacts(of: Inspected, scope: string, values: Readonly<Record<string, string>>): Inspected {
  const facts = new Map(of.facts);
  facts.set(scope, new Map([...(facts.get(scope) ?? []), ...Object.entries(values)]));
  return { ...of, facts };
}

const withPaper = (of: Inspected, paper: ReadPaper): Inspected => ({
  ...of,
  papers: of.papers.map((one) => (one.paperId === paper.paperId ? paper : one)),
});

/** Changes what a paper says of a line. */
const onPaper =
  (kind: ReadPaper['kind'], field: keyof ReadLine & CargoField, changed: (text: string) => string): Planter =>
  (of, index) => {
    const paper = of.papers.find((one) => one.kind === kind);
    const line = at(of.lines, index);
    const place = of.lines.indexOf(line ?? ({} as InspectedLine));
    const value = paper?.lines[place]?.[field];
    if (paper === undefined || line === undefined || value === undefined) return null;
    const lines = paper.lines.map((one, number) =>
      number === place ? { ...one, [field]: read(changed(value.text)) } : one,
    );
    // its own totals follow: the paper agrees with itself
    return { of: withPaper(of, { ...paper, lines, totals: [] }), cell: lineCell(line.lineKey, field) };
  };

const inLine =
  (field: CargoField, changed: (line: InspectedLine) => string): Planter =>
  (of, index) => {
    const line = at(of.lines, index);
    return line === undefined
      ? null
      : { of: withLine(of, line.lineKey, { [field]: changed(line) }), cell: lineCell(line.lineKey, field) };
  };

const inContainer =
  (field: string, changed: (value: string, of: Inspected, id: number) => string): Planter =>
  (of, index) => {
    const container = at(of.containers, index);
    if (container === undefined) return null;
    const scope = containerScope(container.orderContainerId);
    const value = changed(of.facts.get(scope)?.get(field) ?? '', of, container.orderContainerId);
    return { of: withFacts(of, scope, { [field]: value }), cell: `fact.${scope}.${field}` };
  };

const swapped = (text: string): string => text.replace(/(\d)(\d)(\d)$/, '$2$3$1');
const scaled = (factor: number) => (text: string) => (Number(text) * factor).toFixed(2);
const otherDigit = (text: string): string => text.replace(/\d$/, (digit) => String((Number(digit) + 3) % 10));

function withNumber(of: Inspected, index: number, number: (own: string) => string) {
  const container = at(of.containers, index);
  if (container === undefined) return null;
  const containers = of.containers.map((one) =>
    one === container ? { ...one, containerNo: number(one.containerNo) } : one,
  );
  return { of: { ...of, containers }, cell: `fact.${containerScope(container.orderContainerId)}.containerNo` };
}

const sealOnPhoto: Planter = (of, index) => {
  const photo = at(
    of.papers.filter(({ kind }) => kind === 'containerPhoto'),
    index,
  );
  const [door] = photo?.containers ?? [];
  const container = of.containers.find(({ containerNo }) => containerNo === door?.containerNo.text);
  if (photo === undefined || door?.sealNo == null || container === undefined) return null;
  const containers = [{ ...door, sealNo: read(otherDigit(door.sealNo.text)) }];
  return {
    of: withPaper(of, { ...photo, containers }),
    cell: `fact.${containerScope(container.orderContainerId)}.sealNo`,
  };
};

const numberOnPhoto: Planter = (of, index) => {
  const photo = at(
    of.papers.filter(({ kind }) => kind === 'containerPhoto'),
    index,
  );
  const [door] = photo?.containers ?? [];
  const container = of.containers.find(({ containerNo }) => containerNo === door?.containerNo.text);
  if (photo === undefined || door === undefined || container === undefined) return null;
  const containers = [{ ...door, containerNo: read(otherDigit(door.containerNo.text)) }];
  return {
    of: withPaper(of, { ...photo, containers }),
    cell: `fact.${containerScope(container.orderContainerId)}.containerNo`,
  };
};

const withParty: Planter = (of) => {
  const party = of.parties.receiveCc;
  if (party === undefined) return null;
  return {
    of: { ...of, parties: { ...of.parties, receiveCc: { ...party, otherPostcode: '' } } },
    cell: 'party.receiveCc.otherPostcode',
  };
};

const danger: Planter = (of, index) => {
  const line = at(of.lines, index);
  if (line === undefined) return null;
  const scope = lineScope(line.lineKey);
  return {
    of: withFacts(of, scope, { unNumber: '1263', dangerClass: '3', packingGroup: 'II' }),
    cell: `fact.${scope}.emergencyCard`,
  };
};

const lineAgain: Planter = (of, index) => {
  const line = at(of.lines, index);
  if (line === undefined) return null;
  // papers of the other kinds would say more than this alone
  return {
    of: { ...of, papers: [], lines: [...of.lines, { ...line, lineKey: `${line.lineKey}-again` }] },
    cell: lineCell(line.lineKey, 'packNum'),
  };
};

const reference =
  (field: 'contractNo' | 'number'): Planter =>
  (of) => {
    const invoice = of.papers.find(({ kind }) => kind === 'invoice');
    const value = invoice?.[field];
    if (invoice === undefined || value == null) return null;
    return {
      of: withPaper(of, { ...invoice, [field]: read(`${value.text}9`) }),
      cell: field === 'number' ? 'fact..invoiceNo' : 'fact..contractNo',
    };
  };

const totals: Planter = (of) => {
  const paper = of.papers.find(({ totals: rows }) => rows[0]?.packNum !== undefined);
  const [row] = paper?.totals ?? [];
  if (paper === undefined || row?.packNum === undefined) return null;
  return {
    of: withPaper(of, { ...paper, totals: [{ ...row, packNum: read(String(Number(row.packNum.text) + 7)) }] }),
    cell: '',
  };
};

/** Each rule with a way to break it. */
export const PLANTERS: Readonly<Record<RuleCode, Planter>> = {
  containerEqual: numberOnPhoto,
  containerIso: (of, index) => withNumber({ ...of, papers: [] }, index, otherDigit),
  containerTwice: (of, index) => {
    const [other = ''] = of.elsewhere.keys();
    return withNumber({ ...of, papers: [] }, index, () => other);
  },
  packages: onPaper('packingList', 'packNum', (text) => String(Number(text) + 1)),
  gross: onPaper('packingList', 'goodsGrossWeightKg', scaled(1.02)),
  value: onPaper('invoice', 'goodsValue', scaled(0.98)),
  currency: onPaper('invoice', 'goodsValueCurrency', () => 'EUR'),
  hsPaper: onPaper('invoice', 'hscode', swapped),
  seal: sealOnPhoto,
  vgmMax: inContainer('vgmKg', () => '33000'),
  vgmCalculated: (of, index) => {
    const made = inContainer('vgmKg', (vgm) => String(Math.round(Number(vgm) * 1.1)))(of, index);
    return made && { of: withMethod(made.of, index, '2'), cell: made.cell };
  },
  vgmWeighed: (of, index) => {
    const made = inContainer('vgmKg', (vgm) => String(Math.round(Number(vgm) * 1.2)))(of, index);
    return made && { of: withMethod(made.of, index, '1'), cell: made.cell };
  },
  netAboveGross: inLine('goodsWeightKg', ({ values }) => String(Number(values.goodsGrossWeightKg) + 1)),
  hsGng: inLine('gng', ({ values }) => otherDigit(values.hscode).concat('00')),
  freeText: inLine('goodsNameEn', () => 'Auto parts and accessories'),
  danger,
  regime: (of) => ({ of: { ...of, stops: [...of.stops, { countryCode: 'US' }] }, cell: '' }),
  ensAddress: withParty,
  lineTotals: totals,
  tariffNet: (of, index) => {
    const line = at(of.lines, index);
    if (line === undefined) return null;
    const scope = lineScope(line.lineKey);
    return { of: withFacts(of, scope, { legalQuantity: '1' }), cell: `fact.${scope}.legalQuantity` };
  },
  lineTwice: lineAgain,
  contractNo: reference('contractNo'),
  invoiceNo: reference('number'),
  required: (of) => ({ of: { ...of, issued: [], papers: [] }, cell: '' }),
};

function withMethod(of: Inspected, index: number, vgmMethod: string): Inspected {
  const container = at(of.containers, index);
  return container === undefined ? of : withFacts(of, containerScope(container.orderContainerId), { vgmMethod });
}

/** Whether a finding is the planted contradiction. */
export const isAt =
  ({ rule, cell }: Planted) =>
  (finding: Finding) =>
    finding.rule === rule && (cell === '' || finding.cells.some((one) => one.cell === cell));

/** Rules whose planting takes papers away or changes numbers that others stand on: alone in a dossier. */
const ALONE: ReadonlySet<RuleCode> = new Set([
  'lineTwice',
  'required',
  'containerIso',
  'containerTwice',
  'containerEqual',
]);

export const PLANTED_EACH = 5;

/** Contradictions of different rules in one dossier, each where the others are not. */
export function plantedIn(seed: number): { of: Inspected; planted: Planted[] } {
  let of = cleanDossier(seed + 1_000);
  const planted: Planted[] = [];
  const rules = RULE_CODES.filter((rule) => !ALONE.has(rule));
  for (let step = 0; planted.length < PLANTED_EACH && step < rules.length; step += 1) {
    const rule = rules[(seed * PLANTED_EACH + step * 3) % rules.length];
    if (rule === undefined || planted.some((one) => one.rule === rule)) continue;
    const made = PLANTERS[rule](of, seed + step);
    if (made === null) continue;
    of = made.of;
    planted.push({ rule, cell: made.cell });
  }
  return { of, planted };
}
