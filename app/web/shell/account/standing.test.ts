import { expect, test } from 'vitest';
import type { WhoInfo } from '../../../../platform/web/who/who.ts';
import { standingOf } from './standing.ts';

function person(roles: string[], userType: string, companyUserType: string | null) {
  const user: WhoInfo['user'] = {
    userId: 1,
    userName: 'shipper',
    nickName: '',
    companyId: null,
    companyFullName: null,
    userType,
  };
  const place = { companyUserId: 1, realUsername: '', registerEmail: '', mobileNo: '', cardType: '' };
  return {
    roles,
    user,
    companyUser: companyUserType === null ? null : { ...place, userType: companyUserType },
  };
}

test('userType 1 is a tourist in one place and a main account in the other', () => {
  expect(standingOf(person([], '1', null))).toBe('tourist');
  expect(standingOf(person(['customer'], '0', '1'))).toBe('main');
  expect(standingOf(person(['customer'], '0', '0'))).toBe('sub');
});

test('people of the platform are named by their role', () => {
  expect(standingOf(person(['operator'], '0', '1'))).toBe('operator');
  expect(standingOf(person(['admin'], '0', null))).toBe('admin');
});
