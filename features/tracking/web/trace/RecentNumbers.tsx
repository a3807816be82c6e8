import { Link, useLocation } from 'react-router';
import { useTraceTexts } from '../texts.ts';
import styles from './traceHeader.module.css';

/** Numbers found before in this browser. */
export function RecentNumbers(props: { numbers: readonly string[]; remove: (number: string) => void }) {
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
            <button type="button" aria-label={texts.forget({ number })} onClick={() => props.remove(number)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
