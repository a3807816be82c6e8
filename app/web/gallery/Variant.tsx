import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/web/language/language.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';
import styles from './gallery.module.css';

export function Variant(props: { title: Trilingual; children: ReactNode }) {
  const language = useLanguage();
  return (
    <section className={styles.variant}>
      <h2>{props.title[language]}</h2>
      {props.children}
    </section>
  );
}
