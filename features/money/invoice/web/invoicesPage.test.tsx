// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CurrentUserContext, type CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import InvoicesPage from './InvoicesPage.tsx';
import { useTexts } from './texts.ts';

vi.mock('../../../../platform/web/records/RecordPage.tsx', () => ({
  RecordPage: ({ toolbar }: { toolbar: ReactNode }) => toolbar,
  RecordList: ({ form, removal }: { form?: object; removal?: object }) => (
    <p>{`form ${form !== undefined}, removal ${removal !== undefined}`}</p>
  ),
}));
vi.mock('./InvoiceTemplate.tsx', () => ({ TemplateDownload: () => null }));
vi.mock('./columns.tsx', () => ({ InvoiceFile: () => null, useInvoiceColumns: () => [] }));

afterEach(cleanup);

const person = (subAccHideInfoFlag: '0' | '1'): CurrentUserInfo => ({
  user: { userId: 1, userName: 'c', nickName: '', companyId: 1, companyFullName: null, userType: '0' },
  name: 'c',
  companyNo: '1',
  companyType: 2,
  companyScope: [2],
  companyEntity: 0,
  companyUser: null,
  roles: ['customer'],
  permissions: ['settlement:invoice:list', 'settlement:invoice:add'],
  qcActivitySwitch: '0',
  subAccHideInfoFlag,
});

test('a sub-account without money is told that bank details are hidden, and is offered nothing it may not do', async () => {
  const texts = await useTexts.load();
  const show = (user: CurrentUserInfo) =>
    render(
      <MemoryRouter>
        <CurrentUserContext value={user}>
          <InvoicesPage />
        </CurrentUserContext>
      </MemoryRouter>,
    );
  show(person('0'));
  screen.getByText(texts.apply);
  screen.getByText('form true, removal true');
  expect(screen.queryByText(texts.titles.bankHidden)).toBeNull();
  cleanup();
  show(person('1'));
  expect(screen.queryByText(texts.apply)).toBeNull();
  screen.getByText('form false, removal false');
  screen.getByText(texts.titles.bankHidden);
});
