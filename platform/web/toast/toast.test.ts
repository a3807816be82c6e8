import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../language/language.ts';
import { withFullStop } from './fullStop.ts';
import { closeToast, showProgressToast, showToast, toastStore, updateProgressToast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = () => toastStore.read().map(({ text, progress }) => text + progress);

test('a toast stays five seconds, is not repeated and ends with a full stop', () => {
  showToast('success', '导出成功');
  showToast('success', '导出成功');
  expect(shown()).toEqual(['导出成功。']);
  vi.advanceTimersByTime(4_999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a progress toast stays until closed and shows its progress', () => {
  const waiting = showProgressToast('正在下载数据，请稍候');
  vi.advanceTimersByTime(60_000);
  updateProgressToast(waiting, '45%');
  expect(shown()).toEqual(['正在下载数据，请稍候45%']);
  closeToast(waiting);
  updateProgressToast(waiting, '46%');
  expect(shown()).toEqual([]);
});

test.each([
  ['zh', '无法读取 order.xlsx', '无法读取 order.xlsx。'],
  ['zh', '时间均为北京时间（UTC+8）', '时间均为北京时间（UTC+8）。'],
  ['zh', '是否继续？', '是否继续？'],
  ['zh', '（请稍候。）', '（请稍候。）'],
  ['en', 'Refused by 西安丝路货运有限公司', 'Refused by 西安丝路货运有限公司.'],
  ['en', '剩余舱位不足', '剩余舱位不足。'],
  ['ru', 'Заявка принята', 'Заявка принята.'],
  ['ru', '', ''],
] as const)('in %s "%s" ends as "%s"', async (language, text, ended) => {
  await setLanguage(language);
  expect(withFullStop(text)).toBe(ended);
});
