import FullscreenExitOutlined from '@ant-design/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { Dropdown } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { LazyDownloadsButton } from '../../../../features/documents/export/web/LazyDownloadsButton.tsx';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { setLanguage, useLanguage } from '../../../../platform/web/language/language.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { HOME } from '../../../../platform/wire/address.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { shellPolicyOf } from '../links/shellPolicy.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { useShellTexts } from '../texts.ts';
import { canChooseLanguage } from '../useBootstrap.ts';
import { Bell } from './Bell.tsx';
import { TopLinks } from './TopLinks.tsx';
import styles from './top.module.css';

function LanguageSwitch() {
  const language = useLanguage();
  const { language: words } = usePlatformTexts();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: LANGUAGES.map((one) => ({
          key: one,
          label: <span lang={one}>{words[one]}</span>,
          onClick: () => void setLanguage(one),
        })),
      }}
    >
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="menu"
        aria-label={`${words.label}: ${words[language]}`}
        title={`${words.label}: ${words[language]}`}
      >
        <TranslationOutlined />
      </button>
    </Dropdown>
  );
}

const onChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

function FullScreen() {
  const { fullScreen } = useShellTexts();
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const label = isFull ? fullScreen.leave : fullScreen.enter;

  const toggle = async () => {
    if (!document.fullscreenEnabled) return showToast('error', fullScreen.unsupported);
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      showToast('error', fullScreen.unsupported);
    }
  };

  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={() => void toggle()}>
      {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
    </button>
  );
}

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
  const currentUser = useCurrentUser();
  const { links } = shellPolicyOf(currentUser);
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
      {canChooseLanguage(currentUser.companyType) && <LanguageSwitch />}
      <AccountMenu isShort={isTight} links={links} />
    </div>
  );
}
