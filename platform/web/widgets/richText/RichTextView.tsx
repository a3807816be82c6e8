import { useMemo } from 'react';
import { elementsOf } from './elementsOf.tsx';
import styles from './richText.module.css';

/** Renders untrusted rich text through the element allowlist. */
export function RichTextView({ html, lang }: { html: string; lang?: string | undefined }) {
  const content = useMemo(() => elementsOf(html), [html]);
  return (
    <div className={styles.text} lang={lang}>
      {content}
    </div>
  );
}
