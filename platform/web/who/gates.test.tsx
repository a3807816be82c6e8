// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasRole, passesPermissions, passesRoles } from './gates.ts';
import { InRole, May, WhoContext, type WhoInfo } from './who.ts';

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
  expect(passesPermissions(clerk, asked)).toBe(isOpen);
  expect(passesPermissions(admin, asked)).toBe(true);
  expect(passesPermissions(allMighty, asked)).toBe(true);
});

test('role queries work alike', () => {
  expect(hasRole(clerk, 'customer')).toBe(true);
  expect(passesRoles(clerk, { anyOf: ['operator', 'customer'] })).toBe(true);
  expect(passesRoles(clerk, { allOf: ['operator', 'customer'] })).toBe(false);
  expect(passesRoles(admin, { allOf: ['operator', 'customer'] })).toBe(true);
});

test('an empty query throws with the text of the specification', () => {
  expect(() => passesRoles(clerk, { anyOf: [] })).toThrow('请设置角色权限标签值');
  expect(() => passesPermissions(clerk, { allOf: [] })).toThrow('请设置操作权限标签值');
  expect(() => passesPermissions(clerk, { one: '' })).toThrow('请设置操作权限标签值');
});

test('content without permission is not rendered', () => {
  const who: WhoInfo = {
    ...clerk,
    user: { userId: 1, userName: 'c', nickName: '', companyId: 1, companyFullName: null, userType: '0' },
    name: 'c',
    companyNo: '1',
    companyType: 2,
    companyScope: [2],
    companyUser: null,
    qcActivitySwitch: '0',
    subAccHideInfoFlag: '0',
  };
  render(
    <WhoContext value={who}>
      <May permission="booking:order:add">book</May>
      <May anyOf={['train:plan:list', 'booking:order:list']}> list</May>
      <May allOf={['train:plan:list', 'booking:order:list']}> plan</May>
      <InRole named="operator"> operate</InRole>
      <InRole anyOf={['operator', 'customer']}> order</InRole>
    </WhoContext>,
  );
  expect(screen.getByText(/book/).textContent).toBe('book list order');
});
