import { useConnectionStatus, useRejectionMessage } from '../../../../platform/web/live/liveState.ts';
import { useTexts } from '../texts.ts';
import styles from './thread.module.css';

/** Notice while live updates are down, with the server's reason if any. */
export function ConnectionNotice() {
  const texts = useTexts();
  const connectionState = useConnectionStatus();
  const reason = useRejectionMessage();
  if (connectionState !== 'away') return null;
  return (
    <div className={styles.away} role="status">
      {reason || texts.away}
    </div>
  );
}
