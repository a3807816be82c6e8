import { expect, test } from 'vitest';
import { teuShare } from './teuShare.ts';

test('an empty train has its whole capacity left', () => {
  expect(teuShare(0, 100)).toEqual({ percent: 0, left: 100, level: 'plenty' });
});

test('a nearly full train never looks full while one TEU is left', () => {
  expect(teuShare(999, 1000)).toEqual({ percent: 99, left: 1, level: 'scarce' });
});

test('a train without capacity, or sold above it, is full', () => {
  expect(teuShare(0, 0).level).toBe('full');
  expect(teuShare(110, 100)).toEqual({ percent: 100, left: 0, level: 'full' });
});
