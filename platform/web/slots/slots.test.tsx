// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CurrentUserContext, type CurrentUserInfo } from '../currentUser/currentUser.ts';
import { Fillings, SlotFillings } from './Fillings.tsx';
import { slot } from './slot.ts';

const userWith = (subAccHideInfoFlag: string): CurrentUserInfo => ({
  user: { userId: 1, userName: 'c', nickName: '', companyId: 1, companyFullName: null, userType: '0' },
  name: 'c',
  companyNo: '1',
  companyType: 2,
  companyScope: [2],
  companyEntity: null,
  companyUser: null,
  roles: [],
  permissions: [],
  qcActivitySwitch: '0',
  subAccHideInfoFlag,
});

const sections = slot<{ orderNo: string }>();
const others = slot<{ orderNo: string }>();

const section = (name: string, order: number, isShown?: (user: CurrentUserInfo) => boolean) => ({
  name,
  order,
  useTitle: ({ orderNo }: { orderNo: string }) => `${name} of ${orderNo}`,
  isShown,
  load: async () => (props: { title: string }) => <h2>{props.title}</h2>,
});

const FILLINGS = [
  sections.fill(section('papers', 20)),
  others.fill(section('customs', 10)),
  sections.fill(section('fees', 30, (user) => user.subAccHideInfoFlag !== '1')),
  sections.fill(section('goods', 10)),
];

async function titlesShownTo(user: CurrentUserInfo): Promise<string[]> {
  const page = (
    <CurrentUserContext value={user}>
      <SlotFillings value={FILLINGS}>
        <Fillings slot={sections} props={{ orderNo: 'A1' }} />
      </SlotFillings>
    </CurrentUserContext>
  );
  const { unmount } = await act(async () => render(page));
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  unmount();
  return titles;
}

test('a slot shows its own fillings in their order, to users who may see them', async () => {
  expect(await titlesShownTo(userWith('0'))).toEqual(['goods of A1', 'papers of A1', 'fees of A1']);
  expect(await titlesShownTo(userWith('1'))).toEqual(['goods of A1', 'papers of A1']);
});
