import { useState } from 'react';
import styles from './richText.module.css';
import { useRichTexts } from './texts.ts';
import { useResourceUrl } from './useResourceUrl.ts';

/** Uploaded picture; the alternative text on error. */
export function ResourcePicture({ id, alt }: { id: number; alt: string }) {
  const texts = useRichTexts();
  const { address, isBroken } = useResourceUrl(id);
  const [hasFailed, setFailed] = useState(false);
  if (isBroken || hasFailed) {
    return <span className={styles.broken}>{alt === '' ? texts.imageBroken : `${texts.imageBroken}: ${alt}`}</span>;
  }
  if (address === null) return <span className={styles.coming} aria-busy="true" />;
  return <img src={address} alt={alt} onError={() => setFailed(true)} />;
}
