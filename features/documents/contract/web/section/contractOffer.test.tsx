// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../../../../platform/testing/jsdomStubs.ts';
import { CurrentUserContext, type CurrentUserInfo } from '../../../../../platform/web/currentUser/currentUser.ts';
import { accountSections } from '../../../../../platform/web/slots/accountSections.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { fillings } from '../fillings.ts';
import { useSectionTexts } from '../texts.ts';
import { ContractsSection } from './ContractsSection.tsx';

vi.mock('./useOwnContracts.ts', () => ({
  useOwnContracts: () => ({ data: [], error: null }),
  keyOf: () => '',
}));
vi.mock('../../../../../platform/web/slots/Fillings.tsx', () => ({ Fillings: () => null }));

beforeEach(async () => {
  await usePlatformTexts.load();
  stubMatchMedia();
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tourist: CurrentUserInfo = {
  user: { userId: 1, userName: 'c', nickName: '', companyId: null, companyFullName: null, userType: '1' },
  name: 'c',
  companyNo: null,
  companyType: null,
  companyScope: [],
  companyEntity: null,
  companyUser: null,
  roles: ['tourist'],
  permissions: [],
  qcActivitySwitch: '0',
  subAccHideInfoFlag: '0',
};
const overseas: CurrentUserInfo = { ...tourist, companyNo: '10001', companyType: 2, companyEntity: 1 };

async function opened(user: CurrentUserInfo, action: string): Promise<HTMLElement> {
  render(
    <MemoryRouter>
      <CurrentUserContext value={user}>
        <ContractsSection title="Contracts" />
      </CurrentUserContext>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: action }));
  // the dialog is a chunk of its own
  return screen.findByRole('dialog', {}, { timeout: 30_000 });
}

test('a person without a company is told how to come to a contract', async () => {
  const texts = await useSectionTexts.load();
  const [section] = accountSections.among(fillings);
  expect(section?.isShown?.(tourist, {})).toBe(true);
  const dialog = await opened(tourist, texts.howTo);
  expect(dialog.textContent).toContain(texts.tourist);
  screen.getByRole('button', { name: texts.register });
});

test('a company overseas takes the templates from a dialog of 800 pixels', async () => {
  const texts = await useSectionTexts.load();
  const dialog = await opened(overseas, texts.templates);
  expect(dialog.textContent).toContain(texts.noData);
  expect(dialog.closest('.ant-modal')?.getAttribute('style')).toContain('800px');
});
