import { expect, test } from 'vitest';
import { bogieDifferenceT, middlesOf } from './load.ts';
import { newWagon, type PlannedContainer, type Wagon, type WagonLength } from './plan.ts';
import { findingsOf, isRed } from './rules.ts';
import { box, byId } from './testing/sampleContainers.ts';

const wagonOf = (lengthFt: WagonLength, boxes: readonly PlannedContainer[], more: Partial<Wagon> = {}): Wagon => ({
  ...newWagon('w1', lengthFt),
  wagonNo: '94712346',
  orderContainerIds: boxes.map(({ orderContainerId }) => orderContainerId),
  ...more,
});

const kindsOn = (lengthFt: WagonLength, boxes: readonly PlannedContainer[], more: Partial<Wagon> = {}) =>
  findingsOf([wagonOf(lengthFt, boxes, more)], byId(...boxes), 'CN').map(({ kind }) => kind);

test('a good load has no fault', () => {
  expect(kindsOn(80, [box(1, '42G1', 30_000), box(2, '45G1', 28_000)])).toEqual([]);
  expect(kindsOn(40, [box(1, '22G1', 24_000), box(2, '22G1', 22_000)])).toEqual([]);
  expect(kindsOn(60, [box(1, '22G1', 20_000), box(2, '22G1', 20_000), box(3, '22G1', 20_000)])).toEqual([]);
});

test('no more feet than the wagon has, and 45 feet on one of 80 alone', () => {
  expect(kindsOn(40, [box(1, '42G1', 10_000), box(2, '22G1', 10_000)])).toContain('tooLong');
  expect(kindsOn(60, [box(1, 'L5G1', 20_000)])).toContain('needsLongWagon');
  expect(kindsOn(80, [box(1, 'L5G1', 20_000)])).toEqual([]);
});

test('the load is at most the capacity, to the kilogram', () => {
  const boxes = [box(1, '42G1', 30_000), box(2, '42G1', 30_000)];
  expect(kindsOn(80, boxes, { capacityT: 60 })).toEqual([]);
  expect(kindsOn(80, boxes, { capacityT: 59.9 })).toEqual(['overloaded']);
  expect(kindsOn(80, [box(1, '42G1', 30_001), box(2, '42G1', 30_000)], { capacityT: 60 })).toEqual(['overloaded']);
});

test('the limit of an axle is that of the railways whose number the wagon bears, else of the country of departure', () => {
  const boxes = [box(1, '42G1', 34_500), box(2, '42G1', 34_500)];
  expect(kindsOn(80, boxes)).toEqual([]);
  expect(kindsOn(80, boxes, { wagonNo: '505126180015' })).toEqual(['axleLoad']);
  expect(kindsOn(80, boxes, { wagonNo: '5260001' })).toEqual(['axleLoad']);
  const unnumbered = [wagonOf(80, boxes, { wagonNo: '' })];
  const redFrom = (country: string) =>
    findingsOf(unnumbered, byId(...boxes), country)
      .filter(isRed)
      .map(({ kind }) => kind);
  expect(redFrom('KZ')).toEqual([]);
  expect(redFrom('CN')).toEqual(['axleLoad']);
  expect(redFrom('DE')).toEqual(['axleLoad']);
});

test('heavy containers stand so that both bogies carry about the same', () => {
  const heavy = box(1, '22G1', 30_000);
  const light = box(2, '22G1', 8_000);
  expect(middlesOf(60, [heavy])).toEqual([0]);
  expect(middlesOf(80, [heavy, light])).toEqual([-30, 30]);
  expect(bogieDifferenceT({ lengthFt: 60 }, [heavy])).toBe(0);
  expect(kindsOn(60, [heavy, light])).toEqual(['bogies']);
  expect(kindsOn(60, [light, heavy, box(3, '22G1', 8_000)])).toEqual([]);
  expect(kindsOn(60, [heavy, box(4, '22G1', 8_000), box(5, '22G1', 8_000)])).toEqual(['bogies']);
});

test('of two 20-foot containers alone on a wagon a difference of more than 10 t is said', () => {
  expect(kindsOn(40, [box(1, '22G1', 26_000), box(2, '22G1', 15_000)])).toEqual(['unevenPair']);
  expect(kindsOn(40, [box(1, '22G1', 25_000), box(2, '22G1', 15_000)])).toEqual([]);
});

test('explosives stay a wagon away from what burns; 1.4 need not', () => {
  const explosive = box(1, '42G1', 20_000, { dangerClasses: ['1.1D'] });
  const flammable = box(2, '42G1', 20_000, { dangerClasses: ['8', '3'] });
  const plain = box(3, '42G1', 20_000);
  const all = byId(explosive, flammable, plain);
  const train = (...loads: readonly PlannedContainer[]) =>
    loads.map((one, index) => wagonOf(40, [one], { wagonKey: `w${index}`, wagonNo: '' }));
  const danger = (wagons: readonly Wagon[]) =>
    findingsOf(wagons, all, 'CN').flatMap((finding) =>
      finding.kind === 'dangerNear' || finding.kind === 'dangerTogether' ? [[finding.kind, finding.wagonKey]] : [],
    );
  expect(danger(train(flammable, explosive))).toEqual([['dangerNear', 'w0']]);
  expect(danger(train(flammable, plain, explosive))).toEqual([]);
  expect(danger([wagonOf(80, [explosive, flammable])])).toEqual([['dangerTogether', 'w1']]);
  expect(kindsOn(80, [box(1, '42G1', 9_000, { dangerClasses: ['1.4'] }), flammable])).toEqual([]);
});

test('a wagon number is checked and stands once; a container too', () => {
  const one = box(1, '42G1', 20_000);
  expect(kindsOn(40, [one], { wagonNo: '94712345' })).toEqual(['numberCheckDigit']);
  expect(kindsOn(40, [one], { wagonNo: '12' })).toEqual(['numberShape']);
  const twice = [wagonOf(40, [one]), wagonOf(40, [one], { wagonKey: 'w2' })];
  expect(findingsOf(twice, byId(one), 'CN').map(({ kind }) => kind)).toEqual([
    'numberTwice',
    'twice',
    'numberTwice',
    'twice',
  ]);
});

test('what is not known is said in amber: no VGM, no goods, no place, no number', () => {
  const guessed = box(1, '22G1', 9_000, { massBasis: 'goods' });
  const unknown = box(2, '22G1', 2_250, { massBasis: 'tare' });
  const found = findingsOf(
    [wagonOf(40, [guessed, unknown], { wagonNo: '' })],
    byId(guessed, unknown, box(3, '22G1', 1)),
    'CN',
  );
  expect(found.map(({ kind }) => kind)).toEqual(['estimated', 'massUnknown', 'unplaced', 'noNumbers']);
  expect(found.filter(isRed)).toEqual([]);
});

test('a number that papers show otherwise is said; one in an issued paper is red', () => {
  const named = box(1, '42G1', 20_000, { factWagonNo: '5260001' });
  expect(kindsOn(40, [named])).toEqual(['factDiffers']);
  expect(kindsOn(40, [{ ...named, lockedBy: 'SMGS' }])).toEqual(['locked']);
  expect(kindsOn(40, [{ ...named, lockedBy: 'SMGS' }], { wagonNo: '5260001' })).toEqual([]);
});
