import { expect, test } from 'vitest';
import { parseDateTime } from '../../../../../../platform/wire/time.ts';
import { waitingSince } from './waitingTime.ts';

const seenAt = (time: string) => waitingSince('2026-05-04 08:00:00', parseDateTime(time));

test('a booking of this morning waits calmly', () => {
  expect(seenAt('2026-05-04 11:30:00')).toEqual({
    waited: { days: 0, hours: 3, minutes: 30 },
    left: { hours: 44, minutes: 30 },
    urgency: 'calm',
  });
});

test('the operator is warned on the second day, and pressed in the last hours', () => {
  expect(seenAt('2026-05-05 08:00:00').urgency).toBe('soon');
  expect(seenAt('2026-05-06 02:00:00').urgency).toBe('urgent');
  expect(seenAt('2026-05-06 07:59:00').left).toEqual({ hours: 0, minutes: 1 });
});

test('a booking past its time has nothing left, and a slow clock shows no negative wait', () => {
  expect(seenAt('2026-05-06 08:00:00').left).toBeNull();
  expect(seenAt('2026-05-04 07:58:00').waited).toEqual({ days: 0, hours: 0, minutes: 0 });
});
