import { Activity } from 'react';
import { keepAliveTabs, MAX_KEEP_ALIVE } from '../tabs/tabsState.ts';
import type { OpenTabs } from '../tabs/useOpenTabs.ts';
import type { FramedPage } from './menuPages.ts';
import { TabPage } from './TabPage.tsx';

interface KeepAlivePagesProps {
  pages: OpenTabs;
  /** null: no page at this path */
  pageAt: (path: string) => FramedPage | null;
  /** keep the pages of other tabs alive */
  isKeepAlive: boolean;
}

/** The active page, and the hidden pages of other tabs kept alive with their state. */
export function KeepAlivePages({ pages, pageAt, isKeepAlive }: KeepAlivePagesProps) {
  const { visits, retitle, rename } = pages;
  return keepAliveTabs(visits, isKeepAlive ? MAX_KEEP_ALIVE : 1).map((visit) => (
    <Activity key={`${visit.path} ${visit.mountKey}`} mode={visit.path === visits.active ? 'visible' : 'hidden'}>
      <TabPage location={visit.location} page={pageAt(visit.path)} retitle={retitle} rename={rename} />
    </Activity>
  ));
}
