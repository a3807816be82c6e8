import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { VoidRequest } from '../../lifeWire.ts';
import { useLifeTexts } from '../texts.ts';
import styles from './life.module.css';

const TONES: Record<VoidRequest['state'], Tone> = {
  asked: 'warning',
  agreed: 'danger',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** A request to end a contract, and what became of it. */
export function VoidFacts({ request }: { request: VoidRequest }) {
  const texts = useLifeTexts();
  const format = useFormat();
  const { askedBy, askedName, askedAt, reason, state, answeredName, answeredAt, answer } = request;
  const answered = [answeredName, answeredAt && format.dateTime(answeredAt)].filter(Boolean).join(' · ');
  return (
    <div className={styles.request}>
      <div className={styles.requestHead}>
        <span>{texts.voidBy({ who: texts.sides[askedBy] })}</span>
        <StatusTag tone={TONES[state]} label={texts.voidStates[state]} />
      </div>
      <div className={styles.soft}>{[askedName, format.dateTime(askedAt)].filter(Boolean).join(' · ')}</div>
      <div>
        {texts.reason}: {reason}
      </div>
      {answer !== '' && (
        <div>
          {texts.answer}: {answer}
        </div>
      )}
      {answeredAt && <div className={styles.soft}>{answered}</div>}
    </div>
  );
}
