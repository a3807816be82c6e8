import { expect, test } from 'vitest';
import { jumpTarget } from './jumpTarget.ts';

const CUSTOMER = [2];
const SUPPLIER = [8];

const target = (param: object | string, scope: number[] = CUSTOMER, businessCode = 'some_code') =>
  jumpTarget({ businessCode, handParam: typeof param === 'string' ? param : JSON.stringify(param) }, scope);

test('a message with an address of its own leads there', () => {
  expect(target({ url: '/bookingList' })).toBe('/bookingList');
  expect(target({ url: '/bookingList', orderBigNo: 'IS1', lineType: 'CN' })).toBe('/bookingList');
});

test('for whole-train returns the number of the train is added, whatever the address holds already', () => {
  const back = (url: string) => target({ url, trainNo: 'X 8155' }, CUSTOMER, 'train_wt_back');
  expect(back('/trainNumber')).toBe('/trainNumber?trainNo=X%208155');
  expect(back('/trainNumber?a=1')).toBe('/trainNumber?a=1&trainNo=X%208155');
  expect(back('/trainNumber#end')).toBe('/trainNumber?trainNo=X%208155#end');
  expect(target({ url: '/trainNumber', trainNo: 'X8155' })).toBe('/trainNumber');
});

test('domestic orders open the domestic page with the station, others the ordinary one', () => {
  const order = { orderBigNo: 'IS26', stationCnname: '钦州港东' };
  expect(target({ ...order, lineType: 'CN' })).toBe(`/paygnbookingDetail/IS26/1/${encodeURIComponent('钦州港东')}`);
  expect(target({ ...order, lineType: 'EU' })).toBe('/paybookingDetail/IS26/0');
  expect(target({ orderBigNo: 'IS26' })).toBe('/paybookingDetail/IS26/0');
});

test('of two addresses customers get theirs and suppliers theirs', () => {
  const both = { url: '/bookingList', gysurl: '/groundOrderLists' };
  expect(target(both, CUSTOMER)).toBe('/bookingList');
  expect(target(both, SUPPLIER)).toBe('/groundOrderLists');
  expect(target(both, [2, 8])).toBe('/bookingList');
  expect(target(both, [])).toBe('/bookingList');
  expect(target({ url: '/bookingList' }, SUPPLIER)).toBe('/bookingList');
});

test.each(['', '{}', 'null', 'not json', '[]', '{"url":""}', '{"url":5}'])(
  'a message with %j leads nowhere',
  (param) => {
    expect(target(param)).toBeNull();
  },
);

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'http:evil',
  'data:text/html,x',
])('an address like %s is not followed', (url) => {
  expect(target({ url })).toBeNull();
});
