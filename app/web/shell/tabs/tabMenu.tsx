import type { MenuProps } from 'antd';
import { CLOSINGS, type Closing, closedBy } from './closeTabs.ts';
import type { OpenPages } from './useVisits.ts';
import type { Visit } from './visits.ts';

interface TabWords {
  refresh: string;
  closing: Record<Closing, string>;
}

export function tabMenu(pages: OpenPages, visit: Visit, words: TabWords): NonNullable<MenuProps['items']> {
  return [
    { key: 'refresh', label: words.refresh, onClick: () => pages.refresh(visit) },
    { type: 'divider' },
    ...CLOSINGS.map((closing) => ({
      key: closing,
      label: words.closing[closing],
      disabled: closedBy(pages.visits, visit.path, closing).length === 0,
      onClick: () => pages.close(visit.path, closing),
    })),
  ];
}
