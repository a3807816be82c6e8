import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LazyDownloadsButton } from '../../../../features/documents/export/web/LazyDownloadsButton.tsx';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { setLanguage, useLanguage } from '../../../../platform/web/language/language.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { useLayout } from '../../../../platform/web/theme/layout.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { HOME } from '../../../../platform/wire/address.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { useChatDisplay } from '../chat/useChatDisplay.ts';
import { shellPolicyOf } from '../links/shellPolicy.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { useShellTexts } from '../texts.ts';
import { canChooseLanguage } from '../useBootstrap.ts';
import { Bell } from './Bell.tsx';
import { CreateMenu } from './CreateMenu.tsx';
import { ChatDock, HelpButton } from './docks.tsx';
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

/** One line: menu, groups, search, create, chat, help, bell, language, account. On a phone help is in the account. */
export function TopBar({ isNarrow, isMenuOpen, menuId, onMenu, onSearch, children }: TopBarProps) {
  const texts = useShellTexts();
  const { brand } = usePlatformTexts();
  const currentUser = useCurrentUser();
  const policy = shellPolicyOf(currentUser);
  const { hasFloats } = useLayout();
  const chat = useChatDisplay();
  const isPhone = useNarrow(CARD_BREAKPOINT);
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
      <SearchButton isShort={isPhone} onSearch={onSearch} />
      <div className={styles.tools}>
        {!isPhone && <CreateMenu />}
        <LazyDownloadsButton className={styles.tool} />
        {chat !== null && !hasFloats && <ChatDock isShown={chat === 'shown'} />}
        {!isPhone && <HelpButton policy={policy} />}
        <Bell />
        {canChooseLanguage(currentUser.companyType) && <LanguageSwitch />}
        <AccountMenu isShort={isNarrow} hasHelp={isPhone} links={policy.links} />
      </div>
    </div>
  );
}
