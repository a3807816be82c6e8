import { describe, expect, test } from 'vitest';
import { RULE_CODES } from './ruleCodes.ts';
import { inspect } from './rules/inspect.ts';
import type { Inspected } from './rules/inspected.ts';
import { cleanDossier, read } from './testing/cleanDossier.ts';
import { isAt, PLANTED_EACH, PLANTERS, type Planted, plantedIn } from './testing/plant.ts';

const DOSSIERS = 100;
const ON = { today: '2026-12-01', settings: new Map() };

const findingsIn = (of: Inspected) => inspect(of, ON);
test('clean dossiers have at most 2 false alarms per 100', () => {
  const alarms = Array.from({ length: DOSSIERS }, (_, seed) => findingsIn(cleanDossier(seed + 1))).flat();
  expect(alarms.map(({ rule, ours, theirs }) => `${rule} ${ours} ${theirs}`).slice(0, 5)).toEqual([]);
  expect(alarms.length).toBeLessThanOrEqual(2);
});

describe('each contradiction is found where it stands', () => {
  test.each(RULE_CODES)('%s', (rule) => {
    const planted = PLANTERS[rule](cleanDossier(7), 1);
    if (planted === null) throw new Error('nothing could be planted');
    const found = findingsIn(planted.of).filter(isAt({ rule, cell: planted.cell }));
    expect(found).not.toEqual([]);
  });
});

test('500 contradictions in 100 dossiers are all found', () => {
  const missed: Planted[] = [];
  let count = 0;
  for (let seed = 1; seed <= DOSSIERS; seed += 1) {
    const { of, planted } = plantedIn(seed);
    const findings = findingsIn(of);
    count += planted.length;
    missed.push(...planted.filter((one) => !findings.some(isAt(one))));
  }
  expect(missed).toEqual([]);
  expect(count).toBe(DOSSIERS * PLANTED_EACH);
});

test('a value that was not read for sure warns and stops nothing', () => {
  const clean = cleanDossier(3);
  const [list, ...others] = clean.papers;
  if (list === undefined) throw new Error('no packing list');
  const lines = list.lines.map((line, at) => (at === 0 ? { ...line, packNum: read('9999', 0.6) } : line));
  const findings = findingsIn({ ...clean, papers: [{ ...list, lines, totals: [] }, ...others] });
  expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['packages', 'amber']]);
});

test('a weight with two digits exchanged is mended by the one cell that is wrong', () => {
  const clean = cleanDossier(5);
  const [first] = clean.lines;
  const [list, ...others] = clean.papers;
  if (first === undefined || list === undefined) throw new Error('no goods');
  const wrong = { ...first, values: { ...first.values, goodsGrossWeightKg: '18040' } };
  const lines = list.lines.map((line, at) => (at === 0 ? { ...line, goodsGrossWeightKg: read('18400') } : line));
  const of = { ...clean, lines: [wrong, ...clean.lines.slice(1)], papers: [{ ...list, lines }, ...others] };
  const [finding] = findingsIn(of).filter(({ rule }) => rule === 'gross');
  expect(finding).toMatchObject({
    ours: '18040',
    theirs: '18400',
    fix: { cell: `line.${first.lineKey}.goodsGrossWeightKg`, value: '18400' },
    read: [{ fileName: list.fileName, text: '18400' }],
  });
});

test('papers that state the goods in parts agree together', () => {
  const clean = cleanDossier(11);
  const [list, ...others] = clean.papers;
  const [only] = clean.lines;
  if (list === undefined || only === undefined) throw new Error('no goods');
  const one = { ...clean, containers: clean.containers.slice(0, 1), lines: [only] };
  const half = (packNum: string, paperId: number) => ({
    ...list,
    paperId,
    containers: [],
    totals: [],
    lines: [{ packNum: read(packNum) }],
  });
  const count = Number(only.values.packNum);
  const parts = [half(String(count - 4), 91), half('4', 92)];
  const photos = others.filter(
    ({ kind, filedUnder }) => kind === 'containerPhoto' && filedUnder === one.containers[0]?.containerNo,
  );
  expect(findingsIn({ ...one, papers: [...parts, ...photos] }).filter(({ rule }) => rule === 'packages')).toEqual([]);
});

test('a rule that is off finds nothing, and another limit is applied', () => {
  const planted = PLANTERS.gross(cleanDossier(7), 0);
  if (planted === null) throw new Error('nothing could be planted');
  const withSetting = (isOn: boolean, limit: string | null) =>
    inspect(planted.of, { ...ON, settings: new Map([['gross', { isOn, limit }]]) }).filter(
      ({ rule }) => rule === 'gross',
    );
  expect(withSetting(true, null)).toHaveLength(1);
  expect(withSetting(true, '5')).toEqual([]);
  expect(withSetting(false, null)).toEqual([]);
  expect(inspect(planted.of, { ...ON, today: '2026-01-01' })).toEqual([]);
});
