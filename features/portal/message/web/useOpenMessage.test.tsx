// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CurrentUserContext, type CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { type Message, markAsResolvedInfo } from '../wire.ts';
import { useTexts } from './texts.ts';
import { useOpenMessage } from './useOpenMessage.ts';

const sent = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => vi.fn());
// not the request below it: a worker keeps modules, and who else replaces that gets the first one's
vi.mock('../../../../platform/web/query/useWrite.ts', () => ({
  useWrite: ({ path }: { path: string }) => ({ send: (input: unknown) => sent(path, input) }),
}));
vi.mock('../../../../platform/web/toast/toast.ts', () => ({ showToast: toast }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const USER: CurrentUserInfo = {
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
  subAccHideInfoFlag: '0',
};

const messageTo = (url: string): Message => ({
  id: 7,
  logType: 'info',
  title: '',
  realMsgContent: '',
  addTime: '2026-11-20 08:00:00',
  ...{ handParam: JSON.stringify({ url }), businessCode: 'some_code', handWay: 0, msgType: '1' },
  ...{ isRead: false, abilities: { open: true } },
});

const Portal = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <CurrentUserContext value={USER}>
      <MemoryRouter initialEntries={['/messages']}>{children}</MemoryRouter>
    </CurrentUserContext>
  </QueryClientProvider>
);

/** Opens it on the page of messages; the page that is shown then. */
async function open(message: Message) {
  await useTexts.load();
  sent.mockResolvedValue(null);
  const hooks = () => ({ open: useOpenMessage(), at: useLocation().pathname });
  const { result } = await act(async () => renderHook(hooks, { wrapper: Portal }));
  const hasOpened = await act(async () => result.current.open(message));
  return { hasOpened, at: result.current.at };
}

const expectMarkedRead = () => expect(sent.mock.calls).toEqual([[markAsResolvedInfo.path, { id: 7, logType: 'info' }]]);

test('a notice that leads nowhere is marked read, says so and stays where it is', async () => {
  expect(await open(messageTo(''))).toEqual({ hasOpened: false, at: '/messages' });
  expectMarkedRead();
  expect(toast.mock.calls).toEqual([['error', (await useTexts.load()).page.noJump]]);
});

test('a notice with an address is marked read and opens its page', async () => {
  expect(await open(messageTo('/bookingList'))).toEqual({ hasOpened: true, at: '/bookingList' });
  expectMarkedRead();
  expect(toast).not.toHaveBeenCalled();
});
