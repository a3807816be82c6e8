import { expect, test } from 'vitest';
import { ScrollPlaces } from './scrollPlaces.ts';

const list = { key: 'a', pathname: '/bookingList' };
const order = { key: 'b', pathname: '/bookingDetail/B1/0' };

test('a new page begins at its top, the one gone back to where it was left', () => {
  const places = new ScrollPlaces();
  places.note(list, 640);
  expect(places.placeOf(order, list, 'onward')).toBe(0);
  places.note(order, 90);
  expect(places.placeOf(list, order, 'back')).toBe(640);
});

test('a tab that is open is found as it was left, also by another way than back', () => {
  const places = new ScrollPlaces();
  places.note(list, 640);
  expect(places.placeOf({ ...list, key: 'c' }, order, 'resumes')).toBe(640);
  expect(places.placeOf({ ...list, key: 'd' }, order, 'onward')).toBe(0);
});

test('another query of the same page leaves the window where it is', () => {
  expect(new ScrollPlaces().placeOf({ ...list, key: 'c' }, list, 'onward')).toBe(null);
});

test('places outlive a reload; tops are not worth keeping', () => {
  const places = new ScrollPlaces();
  places.note(list, 640);
  places.note(order, 0);
  expect(places.entries()).toEqual([['a', 640]]);
  expect(new ScrollPlaces(places.entries()).placeOf(list, null, 'back')).toBe(640);
});
