import { useFormat } from '../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { useTexts } from '../texts.ts';
import { timeLeftTo } from './timeLeft.ts';
import styles from './train.module.css';
import { useNow } from './useNow.ts';

/** A cut-off of a train: its time, and how long that is from now. */
export function Cutoff({ kind, time }: { kind: 'cutoff' | 'gateIn'; time: string }) {
  const texts = useTexts().train;
  const format = useFormat();
  const left = timeLeftTo(time, useNow());
  const words = kind === 'cutoff' ? texts.toCutoff : texts.toGateIn;
  const passed = kind === 'cutoff' ? texts.cutoffPassed : texts.gateInPassed;
  return (
    <span className={styles.cutoff}>
      <time title={format.zone}>{format.dateTime(time)}</time>
      {left ? (
        <StatusTag tone={left.isSoon ? 'warning' : 'neutral'} label={words(left)} />
      ) : (
        <StatusTag tone="danger" label={passed} />
      )}
    </span>
  );
}
