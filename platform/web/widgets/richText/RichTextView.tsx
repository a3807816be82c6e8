import { useMemo } from 'react';
import { renderElements } from './renderElements.tsx';
import styles from './richText.module.css';

/** Renders untrusted rich text through the element allowlist. */
export function RichTextView({ html, lang }: { html: string; lang?: string | undefined }) {
  const content = useMemo(() => renderElements(html), [html]);
  return (
    <div className={styles.text} lang={lang}>
      {content}
    </div>
  );
}
