import { expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { bodyOf } from './body.ts';

const read = (path: string) => ({ method: 'GET', path });

test('path parameters are filled in and left out of the query', () => {
  expect(addressOf(read('/system/config/configKey/{key}'), { key: 'sys.account/captcha' })).toBe(
    '/prod-api/system/config/configKey/sys.account%2Fcaptcha',
  );
});

test('batch ids are joined in the path', () => {
  expect(addressOf({ method: 'DELETE', path: '/system/config/{ids}' }, { ids: [1, 2] })).toBe(
    '/prod-api/system/config/1,2',
  );
});

test('empty filters are not sent', () => {
  const filters = { pageNum: 1, status: '', lineType: undefined, stationId: 0, carrier: null };
  expect(addressOf(read('/order/list'), filters)).toBe('/prod-api/order/list?pageNum=1&stationId=0');
});

test('ranges and lists follow the dialect', () => {
  const filters = {
    params: { beginTime: '2026-05-01', endTime: '2026-05-31' },
    status: ['draft', 'submitted'],
  };
  expect(decodeURIComponent(addressOf(read('/order/list'), filters))).toBe(
    '/prod-api/order/list?params[beginTime]=2026-05-01&params[endTime]=2026-05-31&status=draft&status=submitted',
  );
});

test('a missing path parameter throws', () => {
  expect(() => addressOf(read('/train/{id}'), {})).toThrow('/train/{id} lacks id');
});

test('a write sends the rest as JSON, an upload as a form', () => {
  const write = { method: 'POST', path: '/train/{id}/close' };
  expect(addressOf(write, { id: 7, reason: 'snow' })).toBe('/prod-api/train/7/close');
  expect(bodyOf(write, { id: 7, reason: 'snow' }, undefined).body).toBe('{"reason":"snow"}');
  const form = bodyOf({ ...write, upload: {} }, { id: 7, rows: [1] }, new File(['x'], 'a.xlsx')).body;
  expect(form instanceof FormData && [...form.keys()]).toEqual(['rows', 'file']);
  expect(form instanceof FormData && form.get('rows')).toBe('[1]');
});

test('an export sends its filters as a form', () => {
  const filters = { status: '', stationId: 3, 'params[beginTime]': '2026-05-01', ids: [1, 2] };
  const { body } = bodyOf({ method: 'POST', path: '/order/export', isForm: true }, filters, undefined);
  expect(body instanceof URLSearchParams && decodeURIComponent(body.toString())).toBe(
    'stationId=3&params[beginTime]=2026-05-01&ids=1&ids=2',
  );
});
