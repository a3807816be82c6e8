import { expect, test } from 'vitest';
import { lookalikeKeyOf } from './server/lookalike.ts';

test.each([
  ['西安丝路货运有限公司', '西安絲路貨運有限公司'],
  ['西安丝路货运（陕西）有限公司', '西安丝路货运(陕西) 有限公司'],
  ['Silk Road Cargo', 'ＳＩＬＫ　ｒｏａｄ cargo'],
  ['SPACE TPAHC', 'ЅРАСЕ ТРАНС'],
  ['Ёлка Транс', 'ЕЛКА-ТРАНС'],
  ['Müller & Co.', 'Muller Co'],
])('"%s" and "%s" are one name', (one, other) => {
  expect(lookalikeKeyOf(one)).toBe(lookalikeKeyOf(other));
});

test.each([
  ['西安丝路货运有限公司', '西安丝路物流有限公司'],
  ['ООО Рассвет', 'ООО Рассвет 2'],
  ['Silk Road', 'Silk Roads'],
])('"%s" and "%s" are two names', (one, other) => {
  expect(lookalikeKeyOf(one)).not.toBe(lookalikeKeyOf(other));
});
