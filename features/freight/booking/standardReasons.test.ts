import { expect, test } from 'vitest';
import { bookingRefused, trainCancelled } from './server/messages.ts';
import { cancellationReasons, refusalReasons, standardReasonIn } from './standardReasons.ts';

const ABOUT = { orderNo: 'IS2611270001', trainNo: 'X8155', lineType: 'EU', stationCnname: '杜伊斯堡' };

test('a standard reason that an operator chose in Chinese is read in Russian by a Russian customer', () => {
  const [full = ''] = refusalReasons('zh');
  const { content } = bookingRefused.render({ ...ABOUT, reason: full }, 'ru');
  expect(content).toContain('На этом поезде нет мест');
  expect(content).not.toContain(full);
  const [closed = ''] = cancellationReasons('ru');
  expect(trainCancelled.render({ ...ABOUT, reason: closed }, 'en').content).toContain('Line or border crossing closed');
});

test('a reason in the operator’s own words stays as it was written', () => {
  expect(standardReasonIn('超重 2 吨', 'ru')).toBe('超重 2 吨');
});
