import { type ReactNode, useId } from 'react';
import styles from './parts.module.css';

export function Panel(props: { title: string; hint?: ReactNode; extra?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{props.title}</h2>
        {props.hint !== undefined && <span className={styles.soft}>{props.hint}</span>}
        {props.extra !== undefined && <div className={styles.panelExtra}>{props.extra}</div>}
      </div>
      {props.children}
    </section>
  );
}
