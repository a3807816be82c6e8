import { ConfigProvider, Menu, type MenuProps, type ThemeConfig } from 'antd';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { countMenu } from '../../../../features/portal/menu/wire.ts';
import { useIdle } from '../../../../platform/web/browser/useIdle.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { FrameContext } from '../frameContext.ts';
import { useShellTexts } from '../texts.ts';
import { findInMenu, type MenuMatch } from './findInMenu.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './menu.module.css';
import { countWithin, type MenuCounts, menuCountText } from './menuCounts.ts';
import { menuIcon } from './menuIcons.tsx';
import type { MenuItem } from './menuItems.ts';

/** Dark side bar, blue menu (portal 9). */
const menuTheme: ThemeConfig = {
  components: {
    Menu: {
      darkItemBg: 'transparent',
      darkSubMenuItemBg: 'rgba(3, 18, 32, 0.35)',
      darkPopupBg: '#0c2d4a',
      darkItemColor: 'rgba(255, 255, 255, 0.82)',
      darkItemHoverBg: 'rgba(255, 255, 255, 0.08)',
      darkItemSelectedBg: '#156bac',
      itemHeight: 40,
      itemMarginInline: 4,
      itemMarginBlock: 2,
      itemBorderRadius: 6,
      iconMarginInlineEnd: 6,
      collapsedWidth: 56,
      activeBarBorderWidth: 0,
    },
  },
};

type MenuEntry = NonNullable<MenuProps['items']>[number];

interface SideMenuProps {
  items: readonly MenuItem[];
  isCollapsed: boolean;
  /** also after choosing the current page */
  onChosen?: () => void;
}

/** Opens the groups of the current page; a page outside the menu keeps the last selection. */
export function SideMenu({ items, isCollapsed, onChosen }: SideMenuProps) {
  const texts = useShellTexts();
  const { pathname } = useLocation();
  const { menuPathOf } = useContext(FrameContext);
  const current = findInMenu(items, menuPathOf(pathname));
  // a new array would make the kit process all entries again
  const counts = useMenuCounts();
  const entries = useMemo(() => items.map((item) => toAntdItem(item, counts, menuIcon(item.icon))), [items, counts]);
  const [selected, setSelected] = useState<MenuMatch | null>(null);
  const [open, setOpen] = useState<string[]>([]);

  if (current && current.key !== selected?.key) {
    setSelected(current);
    setOpen([...new Set([...open, ...current.groups])]);
  }

  return (
    <ConfigProvider theme={menuTheme}>
      <Menu
        theme="dark"
        mode="inline"
        aria-label={texts.menu}
        inlineCollapsed={isCollapsed}
        inlineIndent={16}
        items={entries}
        selectedKeys={selected ? [selected.key] : []}
        {...(isCollapsed ? {} : { openKeys: open, onOpenChange: setOpen })}
        onClick={onChosen}
      />
    </ConfigProvider>
  );
}

/** A title with the number of what waits behind it. */
function Counted({ title, count }: { title: string; count: number }) {
  const texts = useShellTexts();
  return (
    <span className={styles.counted}>
      <span className={styles.title}>{title}</span>
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true" data-count={menuCountText(count)} />
          <span className="visually-hidden"> ({texts.waiting({ count: menuCountText(count) })})</span>
        </>
      )}
    </span>
  );
}

// icons on the first level only: deeper levels need the width for their titles
function toAntdItem(item: MenuItem, counts: MenuCounts, icon?: ReactNode): MenuEntry {
  const { key, title } = item;
  if (item.kind === 'group') {
    const children = item.items.map((inner) => toAntdItem(inner, counts));
    return { key, icon, label: <Counted title={title} count={countWithin(item, counts)} />, title, children };
  }
  return {
    key,
    icon,
    title,
    label: (
      <MenuLink item={item} tabIndex={-1} className={styles.entry}>
        <Counted title={title} count={countWithin(item, counts)} />
      </MenuLink>
    ),
  };
}

const REFETCH_MS = 60_000;

/** Read after the page; refreshed each minute and when bookings change. */
function useMenuCounts(): MenuCounts {
  const enabled = useIdle();
  const { data } = useRead(countMenu, {}, { enabled, keepPrevious: true, refetchEveryMs: REFETCH_MS });
  return useMemo(() => new Map(data?.map(({ path, count }) => [path, count])), [data]);
}
