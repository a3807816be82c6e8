import { timeLeft } from '../../../../platform/web/clock/timeLeft.ts';
import { useMinuteClock } from '../../../../platform/web/clock/useMinuteClock.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { useTexts } from '../texts.ts';
import styles from './train.module.css';

export function Cutoff({ kind, time }: { kind: 'cutoff' | 'gateIn'; time: string }) {
  const texts = useTexts().train;
  const format = useFormat();
  const left = timeLeft(time, useMinuteClock());
  const timeText = kind === 'cutoff' ? texts.toCutoff : texts.toGateIn;
  const passed = kind === 'cutoff' ? texts.cutoffPassed : texts.gateInPassed;
  return (
    <span className={styles.cutoff}>
      <time title={format.zone}>{format.dateTime(time)}</time>
      {left ? (
        <StatusTag tone={left.isLastDay ? 'warning' : 'neutral'} label={timeText(left)} />
      ) : (
        <StatusTag tone="danger" label={passed} />
      )}
    </span>
  );
}
