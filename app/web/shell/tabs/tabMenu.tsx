import type { MenuProps } from 'antd';
import { CLOSE_SCOPES, type CloseScope, tabsToClose } from './closeTabs.ts';
import type { OpenTab } from './tabsState.ts';
import type { OpenTabs } from './useOpenTabs.ts';

interface TabMenuTexts {
  refresh: string;
  closing: Record<CloseScope, string>;
}

export function tabMenu(
  pages: OpenTabs,
  visit: OpenTab,
  texts: TabMenuTexts,
): NonNullable<MenuProps['items']> {
  return [
    { key: 'refresh', label: texts.refresh, onClick: () => pages.refresh(visit) },
    { type: 'divider' },
    ...CLOSE_SCOPES.map((closing) => ({
      key: closing,
      label: texts.closing[closing],
      disabled: tabsToClose(pages.visits, visit.path, closing).length === 0,
      onClick: () => pages.close(visit.path, closing),
    })),
  ];
}
