import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LazyDownloadsButton } from '../../../../features/export/web/LazyDownloadsButton.tsx';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { HOME } from '../../../../platform/web/router/safeRedirect.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { shellPolicyOf } from '../links/shellPolicy.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { useShellTexts } from '../texts.ts';
import { useCanChooseLanguage } from '../useBootstrap.ts';
import { Bell } from './Bell.tsx';
import { FullScreen } from './FullScreen.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { TopLinks } from './TopLinks.tsx';
import styles from './top.module.css';

/** In px; below, the bar's links move to the account menu. */
const LINKS_BREAKPOINT = 1200;

interface TopBarProps {
  /** below 992 px: the button opens a drawer */
  isNarrow: boolean;
  isMenuOpen: boolean;
  menuId: string;
  onMenu: () => void;
  onSearch: () => void;
  /** top menu; on narrow windows the brand instead */
  children: ReactNode;
}

export function TopBar({ isNarrow, isMenuOpen, menuId, onMenu, onSearch, children }: TopBarProps) {
  const texts = useShellTexts();
  const { brand } = usePlatformTexts();
  const who = useCurrentUser();
  const { links } = shellPolicyOf(who);
  const canChooseLanguage = useCanChooseLanguage(who.companyType);
  const isTight = useNarrow(LINKS_BREAKPOINT);
  const foldLabel = isMenuOpen ? texts.collapseMenu : texts.expandMenu;
  const foldIcon = isMenuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />;
  const menuLabel = isNarrow ? texts.openMenu : foldLabel;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.tool}
        data-guide={isNarrow ? 'menu' : undefined}
        aria-label={menuLabel}
        title={menuLabel}
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onMenu}
      >
        {isNarrow ? <MenuOutlined /> : foldIcon}
      </button>
      <div className={styles.middle}>
        {isNarrow ? (
          <Link to={HOME} className={styles.home}>
            {brand.name}
          </Link>
        ) : (
          children
        )}
      </div>
      <SearchButton isShort={isNarrow} onSearch={onSearch} />
      {!isTight && <TopLinks links={links} />}
      <LazyDownloadsButton className={styles.tool} />
      <Bell />
      {!isNarrow && <FullScreen />}
      {canChooseLanguage && <LanguageSwitch />}
      <AccountMenu isShort={isTight} links={links} />
    </div>
  );
}
