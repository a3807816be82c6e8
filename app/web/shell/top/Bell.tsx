import BellOutlined from '@ant-design/icons/BellOutlined';
import { Link } from 'react-router';
import { useUnread } from '../../../../platform/web/bell/unread.ts';
import { MESSAGES_PATH } from '../links/linkTargets.tsx';
import { useShellTexts } from '../texts.ts';
import { badgeText } from './badgeText.ts';
import styles from './top.module.css';

/** The way to notices and to-dos, with the number of those unread. */
export function Bell() {
  const texts = useShellTexts();
  const count = useUnread();
  const label = texts.bell({ count });
  return (
    <Link to={MESSAGES_PATH} className={styles.tool} aria-label={label} title={label}>
      <BellOutlined />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeText(count)}
        </span>
      )}
    </Link>
  );
}
