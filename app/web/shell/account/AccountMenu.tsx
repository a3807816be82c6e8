import DownOutlined from '@ant-design/icons/DownOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import SkinOutlined from '@ant-design/icons/SkinOutlined';
import { Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ChangePasswordDialog } from '../../../../features/people/session/web/changePassword.tsx';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { APP_BASE } from '../../../../platform/web/router/safeRedirect.ts';
import { openFromMenu } from '../../../../platform/web/widgets/dialog/openFromMenu.ts';
import { LINK_ICONS, LINK_TARGETS } from '../links/linkTargets.tsx';
import type { ShellLink } from '../links/shellPolicy.ts';
import { useShellTexts } from '../texts.ts';
import { isPageLink, type PageLink } from '../top/TopLinks.tsx';
import { useLogout } from '../useLogout.ts';
import styles from './account.module.css';
import { accountKindOf } from './accountKind.ts';

const LayoutDrawer = lazy(() => loadChunk(() => import('../layout/LayoutDrawer.tsx')));

type Entries = NonNullable<MenuProps['items']>;

/** On narrow bars it also holds the bar's links. */
export function AccountMenu({ isShort, links }: { isShort: boolean; links: readonly ShellLink[] }) {
  const currentUser = useCurrentUser();
  const texts = useShellTexts();
  const { leave, isLeaving } = useLogout();
  const [opened, setOpened] = useState<'layout' | 'password' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = links.filter((link) => isShort || link === 'account');
  const entries: Entries = [
    { key: 'who', type: 'group', label: <UserCard accountKind={texts.roles[accountKindOf(currentUser)]} /> },
    { type: 'divider' },
    ...shown.filter(isPageLink).map((link) => ({
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
