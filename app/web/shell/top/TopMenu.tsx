import DownOutlined from '@ant-design/icons/DownOutlined';
import { Dropdown } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { FrameContext } from '../frameContext.ts';
import { findInMenu } from '../menu/findInMenu.ts';
import { MenuLink } from '../menu/MenuLink.tsx';
import { menuIcon } from '../menu/menuIcons.tsx';
import type { MenuItem } from '../menu/menuItems.ts';
import { useShellTexts } from '../texts.ts';
import styles from './top.module.css';
import { useVisibleCount } from './topItems.ts';

interface TopMenuProps {
  items: readonly MenuItem[];
  menuId: string;
  /** key of the group in the side menu; null: all */
  loadedGroup: string | null;
  onLoad: (key: string) => void;
}

/** First menu level; a group loads its pages into the side menu. */
export function TopMenu({ items, menuId, loadedGroup, onLoad }: TopMenuProps) {
  const texts = useShellTexts();
  const { pathname } = useLocation();
  const { menuPathOf } = useContext(FrameContext);
  const count = useVisibleCount();
  const current = findInMenu(items, menuPathOf(pathname));
  const isCurrent = (item: MenuItem) =>
    item.key === current?.groups[0] || (current?.groups.length === 0 && item.key === current.key);

  const entry = (item: MenuItem, icon: ReactNode) => {
    const content = (
      <>
        {icon}
        <span className={styles.entryText}>{item.title}</span>
      </>
    );
    if (item.kind !== 'group') {
      return (
        <MenuLink
          item={item}
          className={styles.entry}
          title={item.title}
          aria-current={isCurrent(item) ? 'page' : undefined}
        >
          {content}
        </MenuLink>
      );
    }
    return (
      <button
        type="button"
        className={styles.entry}
        title={item.title}
        aria-controls={menuId}
        aria-pressed={loadedGroup === item.key}
        data-current={isCurrent(item)}
        onClick={() => onLoad(item.key)}
      >
        {content}
      </button>
    );
  };

  const rest = items.slice(count);
  return (
    <nav className={styles.menu} aria-label={texts.topMenu}>
      <ul>
        {items.slice(0, count).map((item) => (
          <li key={item.key}>{entry(item, menuIcon(item.icon))}</li>
        ))}
        {rest.length > 0 && (
          <li className={styles.more}>
            <Dropdown
              trigger={['click']}
              menu={{
                items: rest.map((item) => ({
                  key: item.key,
                  icon: menuIcon(item.icon),
                  label: item.kind === 'group' ? item.title : <MenuLink item={item}>{item.title}</MenuLink>,
                  onClick: () => item.kind === 'group' && onLoad(item.key),
                })),
              }}
            >
              <button type="button" className={styles.entry} aria-haspopup="menu">
                <span className={styles.entryText}>{texts.moreMenus}</span>
                <DownOutlined className={styles.caret} />
              </button>
            </Dropdown>
          </li>
        )}
      </ul>
    </nav>
  );
}
