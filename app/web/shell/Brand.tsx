import { Link } from 'react-router';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { HOME } from '../../../platform/wire/address.ts';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';

/** Name with a way home; the logo is a layout setting, but stands for the name in a collapsed sidebar. */
export function Brand({ isShort }: { isShort: boolean }) {
  const { brand } = usePlatformTexts();
  const texts = useShellTexts();
  const { hasLogo } = useLayout();
  return (
    <Link to={HOME} className={styles.brand} aria-label={`${brand.title} – ${texts.home}`}>
      {(hasLogo || isShort) && <Logo />}
      {!isShort && <span className={styles.brandName}>{brand.name}</span>}
    </Link>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M4 25C11 25 13 7 28 7" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M10 28C17 27 20 13 28 12.5" fill="none" stroke="#d9a441" strokeWidth="2.4" strokeLinecap="round" />
      <path d="m9.5 19.5 6 4M14 13.6l5.4 3.8M20 9l4 4.4" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
