import { Drawer } from 'antd';
import { useId, useState } from 'react';
import { Outlet } from 'react-router';
import type { MenuNode } from '../../../features/menu/wire.ts';
import { MENU_BREAKPOINT, useNarrow } from '../../../platform/web/widgets/screen/useNarrow.ts';
import { Brand } from './Brand.tsx';
import { menuItems } from './menu/menuItems.ts';
import { SideMenu } from './menu/SideMenu.tsx';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import styles from './shell.module.css';
import { useSideOpen } from './sideState.ts';
import { TopBar } from './TopBar.tsx';
import { useShellTexts } from './texts.ts';

const DRAWER_WIDTH = 264;

/** The frame around a page: menu at the side, bar on top. */
export function Frame({ menu }: { menu: readonly MenuNode[] }) {
  const texts = useShellTexts();
  const menuId = useId();
  const isNarrow = useNarrow(MENU_BREAKPOINT);
  const [isOpen, toggle] = useSideOpen();
  const [isDrawn, setDrawn] = useState(false);
  const items = menuItems(menu);

  return (
    <div className={styles.frame} data-side={isOpen ? 'open' : 'collapsed'}>
      <SkipLink />
      {!isNarrow && (
        <nav id={menuId} className={styles.side} aria-label={texts.menu}>
          <Brand isShort={!isOpen} />
          <div className={styles.menu} data-wraps={isOpen}>
            <SideMenu items={items} isCollapsed={!isOpen} />
          </div>
        </nav>
      )}
      <TopBar
        isDrawer={isNarrow}
        isMenuOpen={isNarrow ? isDrawn : isOpen}
        menuId={menuId}
        onMenu={isNarrow ? () => setDrawn(true) : toggle}
      />
      {isNarrow && (
        <Drawer
          open={isDrawn}
          placement="left"
          size={DRAWER_WIDTH}
          closable={{ 'aria-label': texts.closeMenu }}
          title={<Brand isShort={false} />}
          classNames={{ section: styles.drawer, header: styles.drawerHead, body: styles.drawerBody }}
          onClose={() => setDrawn(false)}
        >
          <nav id={menuId} aria-label={texts.menu}>
            <SideMenu items={items} isCollapsed={false} onChosen={() => setDrawn(false)} />
          </nav>
        </Drawer>
      )}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <div className={styles.page}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
