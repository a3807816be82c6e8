import { expect, test } from 'vitest';
import { zh } from '../texts/platform.ts';
import { waitingText } from './download.ts';

test.each([
  ['a stored file', { method: 'GET', path: '/common/download' }, '正在下载，请稍候'],
  ['a list', { method: 'POST', path: '/order/orderBigOrder/export' }, '正在导出，请稍候'],
  [
    'what is put together',
    { method: 'POST', path: '/operation/identityCheck/downloadEvidence' },
    '正在下载数据，请稍候',
  ],
] as const)('who waits for %s reads the words of the specification', (_what, call, text) => {
  expect(waitingText(call, zh.file)).toBe(text);
});
