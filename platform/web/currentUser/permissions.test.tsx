// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { permission } from '../../wire/access.ts';
import { hasRole, isAdmitted } from '../../wire/currentUser.ts';
import { Can } from '../records/can.tsx';
import { CurrentUserContext, type CurrentUserInfo, InRole } from './currentUser.ts';
import { hasPermissions, hasRoles } from './permissions.ts';

const clerk = { roles: ['customer'], permissions: ['booking:order:list', 'booking:order:add'] };
const admin = { roles: ['admin'], permissions: [] };
const allMighty = { roles: [], permissions: ['*:*:*'] };

test.each([
  [{ one: 'booking:order:list' }, true],
  [{ one: 'booking:order' }, false],
  [{ anyOf: ['train:plan:list', 'booking:order:add'] }, true],
  [{ anyOf: ['train:plan:list', 'system:dict:list'] }, false],
  [{ allOf: ['booking:order:list', 'booking:order:add'] }, true],
  [{ allOf: ['booking:order:list', 'train:plan:list'] }, false],
])('permission query %j of a clerk: %s', (asked, isOpen) => {
  expect(hasPermissions(clerk, asked)).toBe(isOpen);
  expect(hasPermissions(admin, asked)).toBe(true);
  expect(hasPermissions(allMighty, asked)).toBe(true);
});

test('role queries work alike', () => {
  expect(hasRole(clerk, 'customer')).toBe(true);
  expect(hasRoles(clerk, { anyOf: ['operator', 'customer'] })).toBe(true);
  expect(hasRoles(clerk, { allOf: ['operator', 'customer'] })).toBe(false);
  expect(hasRoles(admin, { allOf: ['operator', 'customer'] })).toBe(true);
});

test('an empty query throws with the text of the specification', () => {
  expect(() => hasRoles(clerk, { anyOf: [] })).toThrow('请设置角色权限标签值');
  expect(() => hasPermissions(clerk, { allOf: [] })).toThrow('请设置操作权限标签值');
  expect(() => hasPermissions(clerk, { one: '' })).toThrow('请设置操作权限标签值');
});

test('any one of several permissions or roles admits to a menu entry and its page', () => {
  expect(isAdmitted(clerk, {})).toBe(true);
  expect(isAdmitted(clerk, { permission: ['train:plan:list', 'booking:order:list'] })).toBe(true);
  expect(isAdmitted(clerk, { permission: 'train:plan:list', roles: ['customer'] })).toBe(true);
  expect(isAdmitted(clerk, { permission: 'train:plan:list', roles: ['operator'] })).toBe(false);
});

test('content without permission is not rendered', () => {
  const who: CurrentUserInfo = {
    ...clerk,
    user: { userId: 1, userName: 'c', nickName: '', companyId: 1, companyFullName: null, userType: '0' },
    name: 'c',
    companyNo: '1',
    companyType: 2,
    companyScope: [2],
    companyEntity: 0,
    companyUser: null,
    qcActivitySwitch: '0',
    subAccHideInfoFlag: '0',
  };
  render(
    <CurrentUserContext value={who}>
      <Can call={{ access: permission('booking:order:add') }}>book</Can>
      <Can call={{ access: permission('train:plan:list') }}> plan</Can>
      <InRole named="operator"> operate</InRole>
      <InRole anyOf={['operator', 'customer']}> order</InRole>
    </CurrentUserContext>,
  );
  expect(screen.getByText(/book/).textContent).toBe('book order');
});
