import { useLiveRefusal, useLiveState } from '../../../../platform/web/live/liveState.ts';
import { useTexts } from '../texts.ts';
import styles from './thread.module.css';

/** Notice while live updates are down, with the server's reason if any. */
export function Standing() {
  const texts = useTexts();
  const standing = useLiveState();
  const refusal = useLiveRefusal();
  if (standing !== 'away') return null;
  return (
    <div className={styles.away} role="status">
      {refusal || texts.away}
    </div>
  );
}
