import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import { Button } from 'antd';
import { useWho } from '../../../platform/web/who/who.ts';
import { AccountMenu } from './account/AccountMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';
import { useMayChooseLanguage } from './useEntry.ts';

interface TopBarProps {
  /** below 992 px, where the button opens a drawer */
  isDrawer: boolean;
  isMenuOpen: boolean;
  menuId: string;
  onMenu: () => void;
}

/** The bar over every page: the menu's button, the company, the language, the account. */
export function TopBar({ isDrawer, isMenuOpen, menuId, onMenu }: TopBarProps) {
  const texts = useShellTexts();
  const who = useWho();
  const mayChooseLanguage = useMayChooseLanguage(who.companyType);
  const foldLabel = isMenuOpen ? texts.collapseMenu : texts.expandMenu;
  const foldIcon = isMenuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />;
  return (
    <header className={styles.top}>
      <Button
        type="text"
        icon={isDrawer ? <MenuOutlined /> : foldIcon}
        aria-label={isDrawer ? texts.openMenu : foldLabel}
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onMenu}
      />
      <div className={styles.company} title={who.user.companyFullName ?? undefined}>
        {who.user.companyFullName}
      </div>
      {mayChooseLanguage && <LanguageSwitch />}
      <AccountMenu isShort={isDrawer} />
    </header>
  );
}
