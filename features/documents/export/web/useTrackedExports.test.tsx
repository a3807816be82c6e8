// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXPORT_STATUS, type ExportTask } from '../wire.ts';
import { trackExport } from './downloadsStore.ts';
import { useTexts } from './texts.ts';
import { useTrackedExports } from './useTrackedExports.ts';

const listed = vi.hoisted(() => vi.fn());
const saved = vi.hoisted(() => vi.fn());
const toasts = vi.hoisted(() => ({
  showToast: vi.fn(),
  showProgressToast: vi.fn(() => 1),
  updateProgressToast: vi.fn(),
  closeToast: vi.fn(),
}));
vi.mock('../../../../platform/web/query/useRead.ts', () => ({ useRead: () => ({ data: { rows: listed() } }) }));
vi.mock('../../../../platform/web/query/download.ts', () => ({ useDownload: () => ({ download: saved }) }));
vi.mock('../../../../platform/web/toast/toast.ts', () => toasts);

const USER = 7;

let words: Awaited<ReturnType<typeof useTexts.load>>['page'];
const taskWith = (changes: Partial<ExportTask>): ExportTask => ({
  id: 1,
  businessName: '订单',
  fileName: 'orders.xlsx',
  addUserName: '',
  addTime: '',
  status: EXPORT_STATUS.inProgress,
  statusName: '',
  failReason: null,
  rowsDone: 5,
  rowsTotal: 20,
  byteCount: null,
  expireTime: null,
  ...changes,
});

let rerender: () => void;
let count: () => number;
/** The list as it is asked for next. */
function lists(task: ExportTask) {
  listed.mockReturnValue([task]);
  act(() => rerender());
}

beforeEach(async () => {
  words = (await useTexts.load()).page;
  vi.useFakeTimers({ toFake: ['Date'] });
  listed.mockReturnValue([]);
  trackExport(taskWith({}), USER, words);
  const hook = renderHook(() => useTrackedExports());
  rerender = hook.rerender;
  count = () => hook.result.current;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('an export says that it is on its way for as long as it takes, and then offers its file', () => {
  vi.advanceTimersByTime(30_000);
  lists(taskWith({}));
  expect(count()).toBe(1);
  expect(toasts.updateProgressToast).toHaveBeenLastCalledWith(1, '25%');
  expect(toasts.closeToast).not.toHaveBeenCalled();

  lists(taskWith({ status: EXPORT_STATUS.done }));
  expect(count()).toBe(0);
  expect(toasts.closeToast).toHaveBeenCalledWith(1);
  expect(saved).not.toHaveBeenCalled();
  const offer = { label: words.download, onPress: expect.any(Function) };
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith('success', words.done, offer);
  toasts.showToast.mock.lastCall?.[2].onPress();
  expect(saved).toHaveBeenCalledWith({ id: 1 });
});

test('one that takes seconds saves its file by itself', () => {
  lists(taskWith({ status: EXPORT_STATUS.done }));
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith('success', words.done);
  expect(saved).toHaveBeenCalledExactlyOnceWith({ id: 1 });
});

test('one that failed says why', () => {
  lists(taskWith({ status: EXPORT_STATUS.failed, failReason: '数据行数过多' }));
  const way = { label: words.show, onPress: expect.any(Function) };
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith('error', '数据行数过多', way);
  expect(saved).not.toHaveBeenCalled();
});
