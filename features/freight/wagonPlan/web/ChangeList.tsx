import { changesBetween } from '../changes.ts';
import type { Wagons } from '../draft.ts';
import type { Containers } from '../plan.ts';
import styles from './loading.module.css';
import { useTexts } from './texts.ts';
import { changeWords } from './words.ts';

/** What one plan has otherwise than another; `none` where nothing. */
export function ChangeList(props: { before: Wagons; after: Wagons; all: Containers; none: string }) {
  const texts = useTexts();
  const words = changesBetween(props.before, props.after).map((change) => changeWords(texts, change, props.all));
  if (words.length === 0) return <p>{props.none}</p>;
  return (
    <ul className={styles.changes}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
