import { describe, expect, test } from 'vitest';
import { loadFaults } from './faults.ts';
import { centreOf, type Hold, type Piece, type Place, standingAt } from './load.ts';
import { suggestPlaces } from './suggest.ts';

const HIGH_CUBE: Hold = { length: 1203, width: 235, height: 269, payload: 28_600, lineLoad: 3_000 };
const TWENTY: Hold = { length: 589, width: 235, height: 239, payload: 28_230, lineLoad: 4_500 };

const piece = (key: string, given: Partial<Piece> = {}): Piece => ({
  key,
  length: 120,
  width: 100,
  height: 110,
  weight: 500,
  carriesOthers: true,
  isTurnable: true,
  ...given,
});

function standingIn(hold: number, pieces: readonly Piece[], places: readonly Place[]) {
  const byKey = new Map(pieces.map((one) => [one.key, one]));
  return places
    .filter((place) => place.hold === hold)
    .flatMap((place) => {
      const found = byKey.get(place.key);
      return found ? [standingAt(found, place)] : [];
    });
}

const kinds = (hold: Hold, pieces: readonly Piece[], places: readonly Omit<Place, 'hold'>[]) =>
  loadFaults(
    hold,
    standingIn(
      0,
      pieces,
      places.map((place) => ({ ...place, hold: 0 })),
    ),
  ).map(({ kind, key }) => [kind, key]);

const at = (key: string, x: number, y: number, z: number) => ({ key, x, y, z, isTurned: false });

describe('what is wrong with a loaded container', () => {
  const two = [piece('a', { weight: 100 }), piece('b', { weight: 100 })];

  test('pieces through a wall, in each other, in the air, or on what carries nothing', () => {
    const middle = [at('a', 480, 70, 0), at('b', 600, 70, 0)];
    expect(kinds(HIGH_CUBE, two, middle)).toEqual([]);
    expect(kinds(HIGH_CUBE, two, [at('a', 480, 70, 0), at('b', 1100, 70, 0)])).toContainEqual(['outside', 'b']);
    expect(kinds(HIGH_CUBE, two, [at('a', 480, 70, 0), at('b', 500, 70, 0)])).toContainEqual(['overlap', 'b']);
    expect(kinds(HIGH_CUBE, two, [at('a', 540, 70, 0), at('b', 600, 70, 110)])).toContainEqual(['unsupported', 'b']);
    const fragile = [piece('a', { carriesOthers: false }), piece('b')];
    expect(kinds(HIGH_CUBE, fragile, [at('a', 540, 70, 0), at('b', 540, 70, 110)])).toContainEqual(['onFragile', 'b']);
  });

  test('more than the payload, than a metre of floor carries, or too far from the middle', () => {
    const heavy = [piece('a', { weight: 30_000, length: 1200 })];
    expect(kinds(HIGH_CUBE, heavy, [at('a', 0, 70, 0)])).toEqual([['overweight', '']]);
    const block = [piece('a', { weight: 8_000 })];
    expect(kinds(HIGH_CUBE, block, [at('a', 540, 70, 0)])).toEqual([['lineLoad', '']]);
    const coil = [piece('a', { weight: 3_500, length: 50 })];
    expect(kinds(HIGH_CUBE, coil, [at('a', 577, 67, 0)])).toEqual([['lineLoad', '']]);
    expect(kinds(HIGH_CUBE, two.slice(0, 1), [at('a', 0, 70, 0)])).toEqual([['offCentre', '']]);
    expect(kinds(HIGH_CUBE, two.slice(0, 1), [at('a', 540, 0, 0)])).toEqual([['offSide', '']]);
  });
});

test('a suggestion has no fault and leaves nothing behind that fits', () => {
  const pallets = Array.from({ length: 40 }, (_, index) => piece(`p${index}`, { weight: 400 }));
  const places = suggestPlaces([HIGH_CUBE], pallets);
  expect(places).toHaveLength(40);
  expect(loadFaults(HIGH_CUBE, standingIn(0, pallets, places))).toEqual([]);
});

test('what is too heavy for one container goes into the next; what fits nowhere is left out', () => {
  const coils = [piece('a', { weight: 16_000 }), piece('b', { weight: 16_000 }), piece('c', { length: 1300 })];
  const places = suggestPlaces([TWENTY, TWENTY], coils);
  expect(places.map(({ key, hold }) => [key, hold]).toSorted()).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('the centre of gravity is that of the weights', () => {
  const pieces = [piece('a', { weight: 300 }), piece('b', { weight: 100 })];
  const standing = standingIn(0, pieces, [
    { ...at('a', 0, 0, 0), hold: 0 },
    { ...at('b', 120, 0, 0), hold: 0 },
  ]);
  expect(centreOf(standing)).toEqual({ x: 90, y: 50, z: 55, weight: 400 });
});

/** Repeatable numbers from 0 to 1 (Lehmer). */
function lehmer(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A container cut into blocks along and across, each a pile of equal boxes: a plan by hand that leaves no gap. */
function cutContainer(random: () => number): Piece[] {
  const pieces: Piece[] = [];
  let x = 0;
  while (x < HIGH_CUBE.length) {
    const left = HIGH_CUBE.length - x;
    const length = left < 160 ? left : 60 + Math.floor(random() * 80);
    const across = 1 + Math.floor(random() * 3);
    const layers = 1 + Math.floor(random() * 3);
    for (let row = 0; row < across * layers; row += 1)
      pieces.push(
        piece(`${x}.${row}`, {
          length,
          width: Math.floor(HIGH_CUBE.width / across),
          height: Math.floor(HIGH_CUBE.height / layers),
          weight: 20 + Math.floor(random() * 200),
        }),
      );
    x += length;
  }
  return pieces;
}

test('thirty mixed loads reach nine tenths of plans by hand that leave no gap', () => {
  const shares = Array.from({ length: 30 }, (_, index) => {
    const pieces = cutContainer(lehmer(index + 1));
    const placed = new Set(suggestPlaces([HIGH_CUBE], pieces).map(({ key }) => key));
    const volume = (all: readonly Piece[]) => all.reduce((sum, one) => sum + one.length * one.width * one.height, 0);
    return volume(pieces.filter(({ key }) => placed.has(key))) / volume(pieces);
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.93);
  expect(Math.min(...shares)).toBeGreaterThan(0.85);
});
