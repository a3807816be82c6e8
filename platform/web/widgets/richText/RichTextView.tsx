import { useMemo } from 'react';
import { elementsOf } from './elementsOf.tsx';
import styles from './richText.module.css';

/** A rich text as its readers see it. Trusts nobody: what may be in it is checked once more, element by element. */
export function RichTextView({ html, lang }: { html: string; lang?: string | undefined }) {
  const content = useMemo(() => elementsOf(html), [html]);
  return (
    <div className={styles.text} lang={lang}>
      {content}
    </div>
  );
}
