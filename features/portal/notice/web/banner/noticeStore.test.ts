// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markNoticesRead, unreadOf, useNoticeStore } from './noticeStore.ts';

test('a notice that was read leaves the line, also when the window is loaded again', () => {
  const notices = [{ id: 1 }, { id: 2 }];
  expect(unreadOf(notices, [])).toEqual(notices);
  markNoticesRead([{ id: 1 }]);
  expect(unreadOf(notices, useNoticeStore.getState().read)).toEqual([{ id: 2 }]);
  expect(JSON.parse(localStorage.getItem('ironsilk.notices.read') ?? '')).toEqual([1]);
});
