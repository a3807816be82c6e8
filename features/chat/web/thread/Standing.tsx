import { useLiveRefusal, useLiveState } from '../../../../platform/web/live/liveState.ts';
import { useTexts } from '../texts.ts';
import styles from './thread.module.css';

/** Says when nothing new can be heard just now, in the server's words where it has given any. */
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
