import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export function Section(props: { title: string; hint?: ReactNode; extra?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {props.title}
        </h2>
        {props.hint !== undefined && <span className={styles.hint}>{props.hint}</span>}
        {props.extra !== undefined && <div className={styles.sectionExtra}>{props.extra}</div>}
      </div>
      {props.children}
    </section>
  );
}
