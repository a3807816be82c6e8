import LeftOutlined from '@ant-design/icons/LeftOutlined';
import { Advertisement } from './advertisement/Advertisement.tsx';
import { Brand } from './Brand.tsx';
import type { MenuItem } from './menu/menuItems.ts';
import { SideMenu } from './menu/SideMenu.tsx';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';

interface SideBarProps {
  id: string;
  items: readonly MenuItem[];
  /** key of the shown group; null: all */
  loadedGroup: string | null;
  isOpen: boolean;
  onShowAll: () => void;
}

/** The whole menu, or one group of the top menu with a way back. */
export function SideBar({ id, items, loadedGroup, isOpen, onShowAll }: SideBarProps) {
  const texts = useShellTexts();
  const group = items.find((item) => item.kind === 'group' && item.key === loadedGroup);
  const shown = group?.kind === 'group' ? group.items : items;
  return (
    <nav id={id} className={styles.side} aria-label={texts.menu} data-guide="menu">
      <Brand isShort={!isOpen} />
      {group && (
        <button type="button" className={styles.allMenus} title={texts.allMenus} onClick={onShowAll}>
          <LeftOutlined />
          {isOpen && <span>{group.title}</span>}
          <span className="visually-hidden">{texts.allMenus}</span>
        </button>
      )}
      <div className={styles.menu} data-wraps={isOpen}>
        <SideMenu key={group?.key ?? ''} items={shown} isCollapsed={!isOpen} />
      </div>
      {isOpen && <Advertisement />}
    </nav>
  );
}
