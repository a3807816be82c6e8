import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { getRouters, type MenuNode } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const menuOf = async (username: string) => (await fixture.server.signInAs(username)).send(getRouters, {});
const isGroup = ({ component, path }: MenuNode) => component === 'Layout' && path !== '/';
const groupsOf = async (username: string) => (await menuOf(username)).filter(isGroup).map(({ meta }) => meta.title);

test.each([
  ['shipper', ['Bookings', 'Documents', 'Money', 'Company']],
  ['supplier', ['Jobs', 'Quotations', 'Fleet', 'Money']],
  ['operator', ['Bookings', 'Trains', 'Documents', 'Money', 'Customers', 'Services', 'Messages']],
  // holds every permission, and yet books no space and drives no truck
  ['admin', ['Bookings', 'Trains', 'Documents', 'Money', 'Customers', 'Services', 'Messages', 'System']],
  // a colleague from whom money is hidden
  ['reader', ['Bookings', 'Documents', 'Company']],
])('%s is shown the groups in which something is theirs', async (username, groups) => {
  expect(await groupsOf(username)).toEqual(groups);
});

test('entries stand under headings within their group, in the order of the work', async () => {
  const money = (await menuOf('operator')).find(({ name }) => name === 'money');
  const headings = money?.children ?? [];
  expect(headings.map(({ component }) => component)).toEqual(Array(4).fill('ParentView'));
  expect(headings.map(({ meta, children = [] }) => [meta.title, children.map((entry) => entry.meta.title)])).toEqual([
    ['Receivable', ['Charges', 'Bills', 'Invoices', 'Bank statements', 'Receipts', 'Credit limits']],
    ['Payable', ['Payouts']],
    ['Books', ['Overview', 'Journal', 'Exchange rates']],
    ['Rules', ['Tariffs', 'Cancellation rules']],
  ]);
});

test('an entry for one part of a page names the part in its query, as clients of this dialect read it', async () => {
  const company = (await menuOf('shipper')).find(({ name }) => name === 'ownCompany');
  const people = company?.children?.find(({ name }) => name === 'own.people');
  expect(people).toMatchObject({ path: '/user/index', component: 'userIndex', query: '{"section":"people"}' });
});
