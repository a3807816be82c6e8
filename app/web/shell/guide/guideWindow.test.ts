import { expect, test } from 'vitest';
import { hasSeenGuide, isGuideTime } from './guideWindow.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-20T23:59:59+08:00', false],
  ['2026-11-21T00:00:00+08:00', true],
  ['2026-11-25T23:59:59+08:00', true],
  ['2026-11-26T00:00:00+08:00', false],
])('a guide first shown on 21 November is offered at %s: %s', (now, isOffered) => {
  expect(isGuideTime('2026-11-21', at(now))).toBe(isOffered);
});

test.each(['', 'soon', '2026-13-45'])('without a date there is no guide: "%s"', (firstDate) => {
  expect(isGuideTime(firstDate, at('2026-11-21T12:00:00Z'))).toBe(false);
});

test('a browser that has seen it is not asked again', () => {
  expect(hasSeenGuide('sidebarStatus=1; ironsilkGuide=1')).toBe(true);
  expect(hasSeenGuide('ironsilkGuide=0')).toBe(false);
});
