import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import styles from './publicHead.module.css';

/** Head of a page outside the frame, for people without a session: brand and language. */
export function PublicHead() {
  const { brand } = usePlatformTexts();
  return (
    <header className={styles.head}>
      <strong>{brand.name}</strong>
      <LanguageSwitch isOnDark />
    </header>
  );
}
