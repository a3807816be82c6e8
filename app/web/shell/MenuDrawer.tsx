import { Drawer } from 'antd';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { Brand } from './Brand.tsx';
import type { MenuItem } from './menu/menuItems.ts';
import { SideMenu } from './menu/SideMenu.tsx';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';

const WIDTH = 264;

interface MenuDrawerProps {
  id: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onClose: () => void;
}

export default function MenuDrawer({ id, items, isOpen, onClose }: MenuDrawerProps) {
  const texts = useShellTexts();
  const { menu } = useLayout();
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={WIDTH}
      closable={{ 'aria-label': texts.closeMenu }}
      title={<Brand isShort={false} />}
      rootClassName={styles[menu]}
      classNames={{ section: styles.drawer, header: styles.drawerHead, body: styles.drawerBody }}
      onClose={onClose}
    >
      <nav id={id} aria-label={texts.menu}>
        <SideMenu items={items} isCollapsed={false} onChosen={onClose} />
      </nav>
    </Drawer>
  );
}
