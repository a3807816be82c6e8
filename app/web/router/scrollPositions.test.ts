import { expect, test } from 'vitest';
import { ScrollPositions } from './scrollPositions.ts';

const list = { key: 'a', pathname: '/bookingList' };
const order = { key: 'b', pathname: '/bookingDetail/B1/0' };

test('a new page begins at its top, the one gone back to where it was left', () => {
  const positions = new ScrollPositions();
  positions.save(list, 640);
  expect(positions.positionFor(order, list, 'onward')).toBe(0);
  positions.save(order, 90);
  expect(positions.positionFor(list, order, 'back')).toBe(640);
});

test('a tab that is open is found as it was left, also by another way than back', () => {
  const positions = new ScrollPositions();
  positions.save(list, 640);
  expect(positions.positionFor({ ...list, key: 'c' }, order, 'resumes')).toBe(640);
  expect(positions.positionFor({ ...list, key: 'd' }, order, 'onward')).toBe(0);
});

test('another query of the same page leaves the window where it is', () => {
  expect(new ScrollPositions().positionFor({ ...list, key: 'c' }, list, 'onward')).toBe(null);
});

test('places outlive a reload; tops are not worth keeping', () => {
  const positions = new ScrollPositions();
  positions.save(list, 640);
  positions.save(order, 0);
  expect(positions.entries()).toEqual([['a', 640]]);
  expect(new ScrollPositions(positions.entries()).positionFor(list, null, 'back')).toBe(640);
});
