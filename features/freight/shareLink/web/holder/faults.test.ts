import { expect, test } from 'vitest';
import { massFault, numberFaults, typedKg } from './faults.ts';

const row = (orderContainerId: number, containerNo: string, sealNo = '') => ({ orderContainerId, containerNo, sealNo });

test('a typed number is refused at its field for its shape, its check digit, or because it stands twice', () => {
  const faults = numberFaults([
    row(1, 'csqu 305438-4'),
    row(2, 'CSQU30543', 'S1'),
    row(3, 'TCKU2114174', 'S1'),
    row(4, 'tcku211417-4'),
    row(5, ''),
  ]);
  expect([...faults]).toEqual([
    ['1.containerNo', { key: 'checkDigit', expected: 3 }],
    ['2.containerNo', { key: 'shape' }],
    ['2.sealNo', { key: 'repeated' }],
    ['3.containerNo', { key: 'repeated' }],
    ['3.sealNo', { key: 'repeated' }],
    ['4.containerNo', { key: 'repeated' }],
  ]);
});

test('a typed mass is refused above the gross mass of its container, below its tare, and where it is no number', () => {
  const container = { tareKg: 3_800, sizeType: '42G1' } as const;
  expect(massFault('32 500', container)).toBe(null);
  expect(massFault('32 501', container)).toEqual({ key: 'tooHeavy', maxGrossKg: 32_500 });
  expect(massFault('3799', container)).toEqual({ key: 'belowTare' });
  expect(massFault('28.5', container)).toEqual({ key: 'weight' });
  expect(massFault(' ', container)).toBe(null);
  expect(typedKg('28\u00a0000')).toBe(28_000);
});
