import type { InboxFigures } from '../../inbox.ts';
import { useTexts } from '../texts.ts';
import styles from './inbox.module.css';
import { useDurationText } from './useDurationText.ts';

export function InboxFiguresBar({ figures }: { figures: InboxFigures | undefined }) {
  const { inbox: texts } = useTexts();
  const spanText = useDurationText();
  const span = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? texts.none : spanText(seconds);
  return (
    <dl className={styles.figures}>
      <div data-warns={(figures?.unanswered ?? 0) > 0}>
        <dt>{texts.figures.unanswered}</dt>
        <dd>{figures?.unanswered ?? texts.none}</dd>
      </div>
      <div>
        <dt>{texts.figures.longest}</dt>
        <dd>{span(figures?.longestWaitSeconds)}</dd>
      </div>
      <div>
        <dt>{texts.figures.median}</dt>
        <dd>{span(figures?.medianFirstAnswerSeconds)}</dd>
      </div>
    </dl>
  );
}
