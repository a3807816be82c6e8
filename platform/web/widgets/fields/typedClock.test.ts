import { expect, test } from 'vitest';
import { readTypedClock } from './typedClock.ts';

test.each([
  ['8:30', '08:30'],
  [' 08：30 ', '08:30'],
  ['08.30', '08:30'],
  ['0830', '08:30'],
  ['8时30分', '08:30'],
  ['23:59', '23:59'],
])('%s is read as %s', (text, clock) => expect(readTypedClock(text)).toBe(clock));

test.each(['24:00', '8:60', '8', '830', 'morning', '8:30:00'])('%s is no time of day', (text) =>
  expect(readTypedClock(text)).toBeNull(),
);
