import { useFormat } from '../../language/format.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './figures.module.css';
import { teuShare } from './teuShare.ts';

export function TeuBar(props: { sold: number; capacity: number }) {
  const texts = useWidgetTexts();
  const format = useFormat();
  const { percent, left, level } = teuShare(props.sold, props.capacity);
  const sold = texts.teuSold({ sold: format.number(props.sold), capacity: format.number(props.capacity) });
  return (
    <div className={styles.teu} title={sold}>
      <svg
        className={styles.bar}
        data-mood={level}
        role="img"
        aria-label={sold}
        preserveAspectRatio="none"
        viewBox="0 0 100 6"
      >
        <rect width="100" height="6" className={styles.track} />
        <rect width={percent} height="6" className={styles.sold} />
      </svg>
      <span className={styles.words}>
        {level === 'full' ? texts.teuFull : texts.teuLeft({ left: format.number(left) })}
      </span>
    </div>
  );
}
