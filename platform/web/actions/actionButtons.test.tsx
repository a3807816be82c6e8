// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubMatchMedia, stubResizeObserver } from '../../testing/jsdomStubs.ts';
import { permission, rule } from '../../wire/access.ts';
import { call } from '../../wire/call.ts';
import { nothing } from '../../wire/envelope.ts';
import { lifecycle } from '../../wire/lifecycle.ts';
import { line } from '../../wire/validators.ts';
import { CurrentUserContext, type CurrentUserInfo } from '../currentUser/currentUser.ts';
import { MoveButtons } from '../lifecycle/MoveButtons.tsx';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { useWidgetTexts } from '../widgets/texts.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { action, reasonAction } from './action.ts';

const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ code: 200, msg: 'ok' }));
/** What went out: path and input of each request. */
const sent = () =>
  fetched.mock.calls.map(([url, { body }]) => [new URL(url, 'http://portal').pathname, JSON.parse(String(body))]);

beforeEach(async () => {
  stubMatchMedia();
  stubResizeObserver();
  vi.stubGlobal('fetch', fetched);
  await usePlatformTexts.load();
  await useWidgetTexts.load();
});
// a worker keeps modules for its later files, which bring their own stand-ins
afterAll(() => {
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const write = { method: 'POST', effect: 'write', summary: 'Sample', response: nothing() } as const;
const own = rule('own', () => true);
const input = z.object({ id: z.number(), reason: z.string().optional() });
const open = call({ ...write, path: '/sample/open', access: own, input });
const shut = call({ ...write, path: '/sample/shut', access: permission('sample:edit'), input });

const USER: CurrentUserInfo = {
  user: { userId: 1, userName: 'a', nickName: '', companyId: 1, companyFullName: null, userType: '0' },
  name: 'a',
  companyNo: '1',
  companyType: 2,
  companyScope: [2],
  companyEntity: 0,
  companyUser: null,
  roles: [],
  permissions: [],
  qcActivitySwitch: '0',
  subAccHideInfoFlag: '0',
};
const show = (buttons: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <CurrentUserContext value={USER}>{buttons}</CurrentUserContext>
  </QueryClientProvider>
);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an action is made at once, or asked before; one without its permission is not offered', async () => {
  const actions = [
    action(open, { id: 1 }, { label: 'Open', done: 'Done' }),
    action(open, { id: 2 }, { label: 'Empty', text: 'All of it?', done: 'Done' }),
    action(shut, { id: 3 }, { label: 'Shut', done: 'Done' }),
  ];
  render(show(<ActionButtons actions={actions} invalidates={[]} />));
  expect(screen.queryByRole('button', { name: 'Shut' })).toBeNull();
  press('Open');
  await vi.waitFor(() => expect(sent()).toEqual([['/prod-api/sample/open', { id: 1 }]]));
  press('Empty');
  await screen.findByText('All of it?');
  expect(sent()).toHaveLength(1);
});

test('a reason that is being typed outlives the button that asked for it', async () => {
  const refusal = reasonAction(open, (reason) => ({ id: 4, reason }), { label: 'Refuse', done: 'Done' });
  const { rerender } = render(show(<ActionButtons actions={[refusal]} invalidates={[]} />));
  press('Refuse');
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'too late' } });
  rerender(show(<ActionButtons actions={[false]} invalidates={[]} />));
  press('Refuse');
  await vi.waitFor(() => expect(sent()).toEqual([['/prod-api/sample/open', { id: 4, reason: 'too late' }]]));
});

test('of a life the open moves are shown, and a reason goes with what was seen', async () => {
  const life = lifecycle({
    states: ['asked', 'agreed', 'refused'],
    idName: 'sampleId',
    moves: {
      agree: { from: ['asked'], to: 'agreed' },
      refuse: { from: ['asked'], to: 'refused', reason: 20 },
      reopen: { from: ['refused'], to: 'asked', input: { why: line(20) } },
    },
    sides: {
      owner: {
        path: '/sample',
        access: own,
        seen: { version: z.number() },
        calls: { agree: 'Agree', refuse: 'Refuse', reopen: 'Reopen' },
      },
    },
  });
  const shown = {
    agree: { label: 'Agree', done: 'Done' },
    refuse: { label: 'Refuse', done: 'Done' },
    reopen: { label: 'Reopen', done: 'Done' },
  };
  const seen = { sampleId: 5, version: 7 };
  render(show(<MoveButtons life={life} seen={seen} open={['refuse']} shown={shown} invalidates={[]} />));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refuse']);
  press('Refuse');
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'no' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1) ?? expect.unreachable());
  await vi.waitFor(() => expect(sent()).toEqual([[`/prod-api${life.calls.refuse.path}`, { ...seen, reason: 'no' }]]));
});
