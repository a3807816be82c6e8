import { expect, test } from 'vitest';
import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { accountKindOf } from './accountKind.ts';

function person(roles: string[], userType: string, companyUserType: string | null) {
  const user: CurrentUserInfo['user'] = {
    userId: 1,
    userName: 'shipper',
    nickName: '',
    companyId: null,
    companyFullName: null,
    userType,
  };
  const companyUser = {
    companyUserId: 1,
    realUsername: '',
    registerEmail: '',
    empowerType: null,
    mobileNo: '',
    cardType: '',
  };
  return {
    roles,
    user,
    companyUser: companyUserType === null ? null : { ...companyUser, userType: companyUserType },
  };
}

test('userType 1 is a tourist in one place and a main account in the other', () => {
  expect(accountKindOf(person([], '1', null))).toBe('tourist');
  expect(accountKindOf(person(['customer'], '0', '1'))).toBe('main');
  expect(accountKindOf(person(['customer'], '0', '0'))).toBe('sub');
});

test('people of the platform are named by their role', () => {
  expect(accountKindOf(person(['operator'], '0', '1'))).toBe('operator');
  expect(accountKindOf(person(['admin'], '0', null))).toBe('admin');
});
