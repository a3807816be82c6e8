import { useFormat } from '../../../platform/web/language/format.ts';
import { StatusTag, type Tone } from '../../../platform/web/widgets/status/StatusTag.tsx';
import type { Delivery, OutboxMessage } from '../wire.ts';
import styles from './outbox.module.css';
import { useTexts } from './texts.ts';

const TONES: Record<Delivery, Tone> = { waiting: 'info', sent: 'success', failed: 'danger', kept: 'neutral' };

export function DeliveryStatus({ message }: { message: OutboxMessage }) {
  const { page: texts } = useTexts();
  const format = useFormat();
  const { status, tries, nextTryTime, sentTime, lastError } = message;
  return (
    <div className={styles.delivery}>
      <StatusTag tone={TONES[status]} label={texts.statuses[status]} />
      {status === 'sent' && sentTime !== null && (
        <small title={format.zone}>{texts.sentAt({ when: format.dateTime(sentTime) })}</small>
      )}
      {status !== 'sent' && tries > 0 && <small>{texts.tries({ count: tries })}</small>}
      {tries > 0 && nextTryTime !== null && (
        <small title={format.zone}>{texts.nextTry({ when: format.dateTime(nextTryTime) })}</small>
      )}
      {lastError !== '' && <small className={styles.reason}>{lastError}</small>}
    </div>
  );
}
