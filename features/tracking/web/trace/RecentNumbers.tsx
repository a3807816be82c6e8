import { Link, useLocation } from 'react-router';
import { useTraceTexts } from '../texts.ts';
import styles from './head.module.css';

/** Numbers found before in this browser. */
export function RecentNumbers(props: { numbers: readonly string[]; forget: (number: string) => void }) {
  const texts = useTraceTexts();
  const { pathname } = useLocation();
  if (props.numbers.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={texts.recent}>
      <span>{texts.recent}</span>
      <ul>
        {props.numbers.map((number) => (
          <li key={number}>
            <Link to={{ pathname, search: `?number=${number}` }}>{number}</Link>
            <button type="button" aria-label={texts.forget({ number })} onClick={() => props.forget(number)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
