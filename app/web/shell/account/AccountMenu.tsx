import BulbOutlined from '@ant-design/icons/BulbOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import SkinOutlined from '@ant-design/icons/SkinOutlined';
import { Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ChangePasswordDialog } from '../../../../features/people/session/web/changePassword.tsx';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { APP_BASE } from '../../../../platform/web/router/safeRedirect.ts';
import { changeLayout, THEMES, useLayout } from '../../../../platform/web/theme/layout.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { openFromMenu } from '../../../../platform/web/widgets/dialog/openFromMenu.ts';
import { LINK_ICONS, LINK_TARGETS } from '../links/linkTargets.tsx';
import { HELP_LINKS, type PageLink, type ShellLink } from '../links/shellPolicy.ts';
import { useShellTexts } from '../texts.ts';
import { useLogout } from '../useLogout.ts';
import styles from './account.module.css';
import { accountKindOf } from './accountKind.ts';

const LayoutDrawer = lazy(() => loadChunk(() => import('../layout/LayoutDrawer.tsx')));

type Entries = NonNullable<MenuProps['items']>;

interface AccountMenuProps {
  /** the picture alone, without the name */
  isShort: boolean;
  /** with the links of the help, on a phone */
  hasHelp: boolean;
  links: readonly ShellLink[];
}

export function AccountMenu({ isShort, hasHelp, links }: AccountMenuProps) {
  const currentUser = useCurrentUser();
  const texts = useShellTexts();
  const { leave, isLeaving } = useLogout();
  const [opened, setOpened] = useState<'layout' | 'password' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { theme } = useLayout();
  const { isFull, toggle } = useFullScreen();
  const shown: PageLink[] = [...(links.includes('account') ? (['account'] as const) : []), ...helpIn(hasHelp, links)];
  const entries: Entries = [
    { key: 'who', type: 'group', label: <UserCard accountKind={texts.roles[accountKindOf(currentUser)]} /> },
    { type: 'divider' },
    ...shown.map((link) => ({
      key: link,
      icon: LINK_ICONS[link],
      label: <EntryLink link={link} name={texts.links[link]} />,
    })),
    {
      key: 'password',
      icon: LINK_ICONS.password,
      label: texts.links.password,
      onClick: openFromMenu(button, () => setOpened('password')),
    },
    {
      key: 'theme',
      icon: <BulbOutlined />,
      label: texts.layout.theme,
      children: THEMES.map((one) => ({
        key: `theme-${one}`,
        label: <ThemeName name={texts.layout.themes[one]} isChosen={one === theme} />,
        onClick: () => changeLayout({ theme: one }),
      })),
    },
    ...(hasHelp
      ? []
      : [
          {
            key: 'fullScreen',
            icon: <FullscreenOutlined />,
            label: isFull ? texts.fullScreen.leave : texts.fullScreen.enter,
            onClick: () => void toggle(),
          },
        ]),
    {
      key: 'layout',
      icon: <SkinOutlined />,
      label: texts.layout.label,
      onClick: openFromMenu(button, () => setOpened('layout')),
    },
    { type: 'divider' },
    {
      key: 'logout',
      icon: <LogoutOutlined />,
      label: texts.logout,
      disabled: isLeaving,
      onClick: () => void leave(),
    },
  ];
  return (
    <>
      <Dropdown autoFocus trigger={['click']} placement="bottomRight" menu={{ items: entries }}>
        <button
          ref={button}
          type="button"
          aria-haspopup="menu"
          aria-label={texts.account({ name: currentUser.name })}
          className={styles.button}
          data-guide="account"
        >
          <span className={styles.initial} data-initial={[...currentUser.name][0]?.toUpperCase()} />
          {!isShort && <span className={styles.name}>{currentUser.name}</span>}
          <DownOutlined className={styles.caret} />
        </button>
      </Dropdown>
      {opened === 'password' && <ChangePasswordDialog onClose={() => setOpened(null)} />}
      <Suspense>{opened === 'layout' && <LayoutDrawer onClose={() => setOpened(null)} />}</Suspense>
    </>
  );
}

const helpIn = (hasHelp: boolean, links: readonly ShellLink[]) =>
  hasHelp ? HELP_LINKS.filter((link) => links.includes(link)) : [];

function ThemeName({ name, isChosen }: { name: string; isChosen: boolean }) {
  return (
    <span className={styles.choice} data-chosen={isChosen}>
      {name}
    </span>
  );
}

function UserCard({ accountKind }: { accountKind: string }) {
  const { name, user } = useCurrentUser();
  return (
    <div className={styles.card}>
      <strong>{name}</strong>
      <span>{accountKind}</span>
      {user.companyFullName && <span>{user.companyFullName}</span>}
      <span className={styles.userName}>{user.userName}</span>
    </div>
  );
}

function EntryLink({ link, name }: { link: PageLink; name: string }) {
  const { to, opens } = LINK_TARGETS[link];
  if (opens === 'page') return <Link to={to}>{name}</Link>;
  return (
    <a href={APP_BASE + to} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

const onChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Fills the screen with the portal, or leaves it; a browser that cannot says so (portal 2.5). */
function useFullScreen(): { isFull: boolean; toggle: () => Promise<void> } {
  const { fullScreen } = useShellTexts();
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const toggle = async () => {
    if (!document.fullscreenEnabled) return showToast('error', fullScreen.unsupported);
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      showToast('error', fullScreen.unsupported);
    }
  };
  return { isFull, toggle };
}
