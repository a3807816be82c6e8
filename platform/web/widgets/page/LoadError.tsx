import { Button } from 'antd';
import { CODE } from '../../../wire/envelope.ts';
import type { CallError } from '../../request/callError.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './page.module.css';

/** Load error with a retry. `compact`: strip above stale rows. */
export function LoadError(props: { error: CallError; onRetry: () => void; compact?: boolean }) {
  const { action, denied, fault } = usePlatformTexts();
  const texts = useWidgetTexts();
  const { code, message, faultId } = props.error;
  const titles: Record<number, string> = {
    [CODE.forbidden]: denied.title,
    [CODE.absent]: texts.absentTitle,
  };
  const isFinal = code === CODE.forbidden || code === CODE.absent;
  return (
    <div role="alert" className={props.compact ? styles.faultStrip : styles.fault}>
      <p className={styles.faultTitle}>{titles[code] ?? fault.title}</p>
      <p className={styles.faultText}>{message}</p>
      {faultId !== undefined && <p className={styles.faultId}>{fault.faultId({ id: faultId })}</p>}
      {!isFinal && (
        <Button size={props.compact ? 'small' : 'middle'} onClick={props.onRetry}>
          {action.retry}
        </Button>
      )}
    </div>
  );
}
