import { CallError } from '../../../../../platform/web/request/callError.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { IdentityProgress } from '../../wire.ts';
import { useCheckTexts } from '../texts.ts';
import styles from './check.module.css';
import type { CheckFault } from './useFaceCheck.ts';

interface Props {
  /** of the last answer; null: none was given, or it was not received */
  progress: IdentityProgress | null;
  error: CheckFault | CallError | null;
  onRetry: () => void;
}

/** How an attempt ended, and what can be done. */
export function Outcome({ progress, error, onRetry }: Props) {
  const texts = useCheckTexts();
  if (progress?.state === 'passed') {
    return (
      <section role="status" className={styles.outcome}>
        <h1 className={styles.good}>{texts.passed}</h1>
        <p>{texts.passedText}</p>
      </section>
    );
  }
  const isOver = progress !== null && progress.state !== 'open';
  return (
    <section role="alert" className={styles.outcome}>
      <h1>{isOver ? texts.failed : error === null ? texts.notYet : texts.interrupted}</h1>
      {progress?.reason && <p>{texts.reasons[progress.reason]}</p>}
      {error !== null && <p>{faultText(texts, error)}</p>}
      {isOver ? (
        <p>{texts.failedText}</p>
      ) : (
        <>
          {progress && <p>{texts.attemptsLeft({ count: progress.attemptsLeft })}</p>}
          <button type="button" className={styles.primary} onClick={onRetry}>
            {texts.retry}
          </button>
        </>
      )}
    </section>
  );
}

type Texts = ReturnType<typeof useCheckTexts>;

function faultText({ broken, camera }: Texts, fault: CheckFault | CallError): string {
  if (fault instanceof CallError) return fault.message;
  return fault === 'timeout' || fault === 'lost' ? broken[fault] : camera[fault];
}

/** The server's words; trying again helps only where it was not reached. */
export function Closed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const texts = useCheckTexts();
  const isAnswered = error.code === CODE.refused || error.code === CODE.absent;
  return (
    <section role="alert" className={styles.outcome}>
      <h1>{texts.closed}</h1>
      <p>{error.message}</p>
      {!isAnswered && (
        <button type="button" className={styles.secondary} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </section>
  );
}
