// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubResizeObserver } from '../../../../platform/testing/jsdomStubs.ts';
import { useShellTexts } from '../texts.ts';
import { TabBar } from './TabBar.tsx';
import type { OpenTab } from './tabsState.ts';

beforeEach(() => {
  stubResizeObserver();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opened = (path: string, title: string): OpenTab => ({
  path,
  location: { pathname: path, search: '', hash: '', state: null, key: path, mask: undefined },
  title,
  name: '',
  mountKey: 1,
  lastView: 1,
});

const PAGES = {
  visits: { all: [opened('/index', 'Home'), opened('/orders', 'Orders')], active: '/orders', viewCount: 2 },
  open: vi.fn(),
  close: vi.fn(),
  refresh: vi.fn(),
  remount: vi.fn(),
  retitle: vi.fn(),
  rename: vi.fn(),
};

test("a tab's menu stays open while the page below scrolls to where it was left", async () => {
  const { tabs } = await useShellTexts.load();
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <MemoryRouter>
        <TabBar pages={PAGES} titleOf={() => ''} nameOf={({ title }) => title} />
      </MemoryRouter>
    </ConfigProvider>,
  );
  fireEvent.contextMenu(screen.getByRole('link', { name: 'Orders' }));
  await screen.findByRole('menuitem', { name: tabs.refresh });
  fireEvent.scroll(window);
  fireEvent.scroll(screen.getByRole('list'));
  fireEvent.click(screen.getByRole('menuitem', { name: tabs.refresh }));
  expect(PAGES.refresh).toHaveBeenCalledWith(PAGES.visits.all[1]);
});
