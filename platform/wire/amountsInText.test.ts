import { expect, test } from 'vitest';
import { withoutAmounts } from './amountsInText.ts';

test.each([
  ['The rate is USD 7,654.32 per box', 'The rate is ••• per box'],
  ['7654.32 USD', '•••'],
  ['价格 ¥7654.32，另加 120 元', '价格 •••，另加 •••'],
  ['共 1.2万元', '共 •••'],
  ['Ставка 7 654,32 руб. за контейнер', 'Ставка ••• за контейнер'],
  ['€ 950', '•••'],
  ['it is 7654.32 now', 'it is ••• now'],
  ['15 тыс. руб', '•••'],
  ['it is 4.321,09 now', 'it is ••• now'],
  ['1.234.567,89 EUR', '•••'],
  ['共４３２１．０９，明天', '共•••，明天'],
  ['共４，３２１．０９', '共•••'],
  ['ＵＳＤ ４３２１', '•••'],
  ['4321·09 for all', '••• for all'],
  ['4·321,09', '•••'],
])('an amount in "%s" is hidden', (text, hidden) => {
  expect(withoutAmounts(text)).toBe(hidden);
});

test.each([
  'TBJU1000016 leaves on 2026-11-22 at 18:30 from track 4',
  'VGM 26 500.50 kg, 28.75 т, 67.20 m³, 99.50 %',
  'HS 8471.30, ТН ВЭД 8471.30, 编码 0902.10',
  '3 boxes 40HQ, train X8155, order IS2611210001',
  '/common/download?resourceId=1200',
  'on 26.11.2026, from 10.0.0.12',
  '集装箱３个，周五到',
])('"%s" stays', (text) => {
  expect(withoutAmounts(text)).toBe(text);
});
