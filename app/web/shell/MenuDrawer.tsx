import DownOutlined from '@ant-design/icons/DownOutlined';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { Brand } from './Brand.tsx';
import { MenuLink } from './menu/MenuLink.tsx';
import styles from './menu/menu.module.css';
import { countWithin, type MenuCounts } from './menu/menuCounts.ts';
import type { MenuItem } from './menu/menuItems.ts';
import { GroupEntries, SideMenu, WaitingMark } from './menu/SideMenu.tsx';
import { useCurrent } from './menu/useCurrent.ts';
import shell from './shell.module.css';
import { useShellTexts } from './texts.ts';

const WIDTH = 288;

interface MenuDrawerProps {
  id: string;
  items: readonly MenuItem[];
  counts: MenuCounts;
  isOpen: boolean;
  onClose: () => void;
}

/** All groups below each other; that of the open page unfolded. */
export default function MenuDrawer({ id, items, counts, isOpen, onClose }: MenuDrawerProps) {
  const texts = useShellTexts();
  const { menu } = useLayout();
  const current = useCurrent(items)?.groups[0]?.key;
  const [chosen, setChosen] = useState<string | null>();
  const unfolded = chosen === undefined ? current : chosen;
  const group = items.filter((item) => item.kind === 'group').find(({ key }) => key === unfolded);
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={WIDTH}
      closable={{ 'aria-label': texts.closeMenu }}
      title={<Brand isShort={false} />}
      rootClassName={shell[menu]}
      classNames={{ section: shell.drawer, header: shell.drawerHead, body: shell.drawerBody }}
      onClose={onClose}
    >
      <nav id={id} aria-label={texts.menu}>
        <SideMenu items={items} counts={counts} isCollapsed={false} group={group} onChosen={onClose}>
          <ul className={styles.groups}>
            {items.map((item) => (
              <li key={item.key}>
                {item.kind === 'group' ? (
                  <>
                    <button
                      type="button"
                      className={styles.group}
                      aria-expanded={unfolded === item.key}
                      onClick={() => setChosen(unfolded === item.key ? null : item.key)}
                    >
                      <span className={styles.title}>{item.title}</span>
                      <WaitingMark count={countWithin(item, counts)} />
                      <DownOutlined className={styles.caret} />
                    </button>
                    {unfolded === item.key && (
                      <GroupEntries group={item} counts={counts} isCollapsed={false} onChosen={onClose} />
                    )}
                  </>
                ) : (
                  <MenuLink item={item} className={styles.group} onClick={onClose}>
                    <span className={styles.title}>{item.title}</span>
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </SideMenu>
      </nav>
    </Drawer>
  );
}
