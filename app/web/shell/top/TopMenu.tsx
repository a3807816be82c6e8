import DownOutlined from '@ant-design/icons/DownOutlined';
import { Dropdown } from 'antd';
import { useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { HOME } from '../../../../platform/wire/address.ts';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import { MenuLink } from '../menu/MenuLink.tsx';
import { countWithin, type MenuCounts } from '../menu/menuCounts.ts';
import type { MenuItem } from '../menu/menuItems.ts';
import { WaitingMark } from '../menu/SideMenu.tsx';
import { useCurrent } from '../menu/useCurrent.ts';
import { useShellTexts } from '../texts.ts';
import styles from './top.module.css';
import { useVisibleCount } from './topItems.ts';

/** In px: below, there is room for the titles alone. */
const ICON_BREAKPOINT = 1600;

interface TopMenuProps {
  items: readonly MenuItem[];
  counts: MenuCounts;
  menuId: string;
  /** key of the group in the side menu; null: none */
  shownGroup: string | null;
  onGroup: (key: string) => void;
}

/** Groups of the menu; a group loads its entries into the side menu. Home has its place in the brand and the tabs. */
export function TopMenu({ items, counts, menuId, shownGroup, onGroup }: TopMenuProps) {
  const texts = useShellTexts();
  const count = useVisibleCount();
  const hasIcons = !useNarrow(ICON_BREAKPOINT);
  const current = useCurrent(items);
  const shown = items.filter(({ key }) => key !== HOME);
  const isCurrent = (item: MenuItem) => item.key === (current?.groups[0]?.key ?? current?.page.key);

  const entry = (item: MenuItem) => {
    const content = (
      <>
        {hasIcons && <MenuIcon name={item.icon} />}
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
        aria-pressed={shownGroup === item.key}
        data-current={isCurrent(item)}
        onClick={() => onGroup(item.key)}
      >
        {content}
        {countWithin(item, counts) > 0 && <span className={styles.dot} />}
      </button>
    );
  };

  const rest = shown.slice(count);
  return (
    <nav className={styles.menu} aria-label={texts.topMenu}>
      <ul>
        {shown.slice(0, count).map((item) => (
          <li key={item.key}>{entry(item)}</li>
        ))}
        {rest.length > 0 && (
          <li className={styles.more}>
            <Dropdown
              trigger={['click']}
              menu={{
                items: rest.map((item) => ({
                  key: item.key,
                  label:
                    item.kind === 'group' ? (
                      <MoreEntry {...{ item, counts }} />
                    ) : (
                      <MenuLink item={item}>{item.title}</MenuLink>
                    ),
                  onClick: () => item.kind === 'group' && onGroup(item.key),
                })),
              }}
            >
              <button type="button" className={styles.entry} aria-haspopup="menu" data-current={rest.some(isCurrent)}>
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

function MoreEntry({ item, counts }: { item: MenuItem; counts: MenuCounts }) {
  return (
    <span className={styles.moreEntry}>
      {item.title}
      <WaitingMark count={countWithin(item, counts)} />
    </span>
  );
}
