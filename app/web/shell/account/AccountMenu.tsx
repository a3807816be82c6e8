import DownOutlined from '@ant-design/icons/DownOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import { Button, Dropdown } from 'antd';
import { useWho } from '../../../../platform/web/who/who.ts';
import { useShellTexts } from '../texts.ts';
import { useLogout } from '../useLogout.ts';
import styles from './account.module.css';
import { standingOf } from './standing.ts';

/** Who is signed in, and the way out. */
export function AccountMenu({ isShort }: { isShort: boolean }) {
  const who = useWho();
  const texts = useShellTexts();
  const { leave, isLeaving } = useLogout();
  const company = who.user.companyFullName;
  const card = (
    <div className={styles.card}>
      <strong>{who.name}</strong>
      <span>{texts.roles[standingOf(who)]}</span>
      {company && <span>{company}</span>}
      <span className={styles.userName}>{who.user.userName}</span>
    </div>
  );
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'who', type: 'group', label: card },
          { type: 'divider' },
          {
            key: 'logout',
            icon: <LogoutOutlined />,
            label: texts.logout,
            disabled: isLeaving,
            onClick: () => void leave(),
          },
        ],
      }}
    >
      <Button
        type="text"
        aria-haspopup="menu"
        aria-label={texts.account({ name: who.name })}
        className={styles.button}
      >
        <span className={styles.initial} data-initial={[...who.name][0]?.toUpperCase()} />
        {!isShort && <span className={styles.name}>{who.name}</span>}
        <DownOutlined className={styles.caret} />
      </Button>
    </Dropdown>
  );
}
