import { Link } from 'react-router';
import { HOME } from '../../../platform/web/router/safeRedirect.ts';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';

/** Home, groups of the menu, page (portal 2.5). Hidden at home; English for type 10. */
export function Breadcrumb({ path, steps }: { path: string; steps: readonly string[] }) {
  const texts = useShellTexts();
  if (path === HOME || steps.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={texts.trail}>
      <span>{texts.trail}</span>
      <ol>
        <li>
          <Link to={HOME}>{texts.home}</Link>
        </li>
        {steps.map((step, at) => (
          <li key={step} aria-current={at === steps.length - 1 ? 'page' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
