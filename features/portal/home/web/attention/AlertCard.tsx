import { Link } from 'react-router';
import { type HomeAlert, MAX_HOME_COUNT } from '../../../../../platform/wire/homeParts.ts';
import { useTexts } from '../texts.ts';
import styles from './attention.module.css';
import { Measure } from './Measure.tsx';

/** One kind of thing that waits: how many, the most urgent ones, the way to all of them. */
export function AlertCard({ alert: { title, count, isUrgent, path, lines } }: { alert: HomeAlert }) {
  const texts = useTexts().attention;
  const shown = count >= MAX_HOME_COUNT ? `${MAX_HOME_COUNT - 1}+` : count;
  return (
    <li className={styles.card} data-urgent={isUrgent}>
      <Link to={path} className={styles.head} title={texts.all}>
        <span className={styles.count}>{shown}</span>
        <span className={styles.title}>{title}</span>
      </Link>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.path} ${line.title} ${line.note}`}>
            <Link to={line.path}>
              <span className={styles.name}>{line.title}</span>
              <span className={styles.note} title={line.note}>
                {line.note}
              </span>
              <span className={styles.measure}>{line.measure && <Measure measure={line.measure} />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
