import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { HomeMeasure } from '../../../../../platform/wire/homeParts.ts';
import styles from './attention.module.css';
import { Measure } from './Measure.tsx';
import { useAttention } from './useAttention.ts';

/** Figures of the own company, each large, with the way to what it sums up. */
export function OwnFigures({ title }: { title: string }) {
  const { attention } = useAttention();
  if (!attention || attention.figures.length === 0) return null;
  return (
    <section className={styles.own} aria-label={title}>
      <ul className={styles.figures}>
        {attention.figures.map(({ name, label, measure, note, noteMeasure, path }) => (
          <li key={name}>
            <Link to={path}>
              <span className={styles.label}>{label}</span>
              <span className={styles.figure}>
                <Figure measure={measure} />
              </span>
              <span className={styles.note}>
                {note} {noteMeasure && <Measure measure={noteMeasure} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An amount is read by its number: the currency stands small behind it. */
function Figure({ measure }: { measure: HomeMeasure }) {
  const format = useFormat();
  if (measure.kind !== 'amount' || measure.amount === null) return <Measure measure={measure} />;
  return (
    <>
      {format.figure(measure.amount)} <small>{measure.currency}</small>
    </>
  );
}
