import { expect, test } from 'vitest';
import { SIZE_TYPE_CODES, SIZE_TYPES } from '../train/sizeTypes.ts';
import { addWagon, placeOn, type Wagons } from './draft.ts';
import {
  type Containers,
  containersOn,
  type PlannedContainer,
  unplacedOf,
  WAGON_LENGTHS,
  type WagonLength,
} from './plan.ts';
import { findingsOf, isRed, loadFindings } from './rules.ts';
import { suggestPlan } from './suggest.ts';
import { box, byId } from './testing/sampleContainers.ts';

const CASES = Array.from({ length: 20 }, (_, seed) => seed + 1);

/** Numbers below 1, the same for a seed. */
function randomOf(seed: number) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}

/** Containers of a train in orders of one to eight, from empty to the highest gross mass. */
function mixedTrain(seed: number, count: number, lengthFt: WagonLength): PlannedContainer[] {
  const random = randomOf(seed);
  const types = SIZE_TYPE_CODES.filter((type) => lengthFt === 80 || SIZE_TYPES[type].feet <= 40);
  return Array.from({ length: count }, (_, index) => {
    const sizeType = types[Math.floor(random() * types.length)] ?? '22G1';
    const { tareKg } = SIZE_TYPES[sizeType];
    const dangerClasses = random() < 0.03 ? ['1.1D'] : random() < 0.1 ? ['3'] : [];
    const massKg = Math.round(tareKg + random() * (30_000 - tareKg));
    return box(index + 1, sizeType, massKg, { orderBigNo: `O${Math.floor(index / 5)}`, dangerClasses });
  });
}

/** A careful planner by hand: box after box on the last wagon that takes it without a fault, else on a new one. */
function handPlan(all: Containers, lengthFt: WagonLength): Wagons {
  let plan: Wagons = [];
  for (const [id] of all) {
    const last = plan.at(-1);
    const tried = last && placeOn(plan, id, last.wagonKey);
    const wagon = tried?.at(-1);
    const isGood = wagon && !loadFindings(wagon, containersOn(wagon, all), 'CN').some(isRed);
    if (tried && isGood) plan = tried;
    else {
      plan = addWagon(plan, lengthFt);
      plan = placeOn(plan, id, plan.at(-1)?.wagonKey ?? '');
    }
  }
  return plan;
}

test.each(CASES)('mixed train %i: all containers stand, nothing is red, on no more wagons than by hand', (seed) => {
  const lengthFt = WAGON_LENGTHS[seed % 3] ?? 80;
  const all = byId(...mixedTrain(seed, 20 + seed * 2, lengthFt));
  const plan = suggestPlan([], { containers: all, lengthFt, startCountry: 'CN' });
  expect(unplacedOf(plan, all)).toEqual([]);
  expect(plan.length).toBeLessThanOrEqual(handPlan(all, lengthFt).length);
  const red = findingsOf(plan, all, 'CN').filter(isRed);
  expect(red.filter(({ kind }) => kind !== 'dangerNear')).toEqual([]);
  expect(red.length).toBeLessThanOrEqual(findingsOf(handPlan(all, lengthFt), all, 'CN').filter(isRed).length);
});

test('60 containers take less than 50 ms', () => {
  const all = byId(...mixedTrain(7, 60, 80));
  const wish = { containers: all, lengthFt: 80, startCountry: 'CN' } as const;
  suggestPlan([], wish);
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    suggestPlan([], wish);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

test('what is placed stays, wagons that are there are filled first, and wagons that carry one order follow one another', () => {
  const boxes = [box(1, '42G1', 20_000), box(2, '22G1', 20_000), box(3, '22G1', 19_000), box(4, '42G1', 9_000)];
  const all = byId(...boxes);
  const kept = placeOn(addWagon(addWagon([], 40), 80), 4, 'w2');
  const plan = suggestPlan(kept, { containers: all, lengthFt: 40, startCountry: 'CN' });
  expect(plan.map(({ wagonKey }) => wagonKey).slice(0, 2)).toEqual(['w1', 'w2']);
  expect(plan[1]?.orderContainerIds).toContain(4);
  expect(unplacedOf(plan, all)).toEqual([]);
  expect(plan).toHaveLength(2);
});

test('a container that no such wagon carries is left and said, not forced', () => {
  const all = byId(box(1, 'L5G1', 20_000), box(2, '42G1', 20_000));
  const plan = suggestPlan([], { containers: all, lengthFt: 60, startCountry: 'CN' });
  expect(unplacedOf(plan, all).map(({ orderContainerId }) => orderContainerId)).toEqual([1]);
  expect(plan).toHaveLength(1);
});
