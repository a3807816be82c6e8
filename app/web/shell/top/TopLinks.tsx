import { Link } from 'react-router';
import { APP_BASE } from '../../../../platform/web/router/safeRedirect.ts';
import { LINK_ICONS, LINK_TARGETS } from '../links/linkTargets.tsx';
import type { ShellLink } from '../links/shellPolicy.ts';
import { useShellTexts } from '../texts.ts';
import styles from './top.module.css';

/** Links of the account menu. */
const OF_THE_ACCOUNT: readonly ShellLink[] = ['account', 'password'];

export type PageLink = Exclude<ShellLink, 'password'>;
export const isPageLink = (link: ShellLink): link is PageLink => link !== 'password';

/** Text links on wide bars, icons on narrow ones. */
export function TopLinks({ links }: { links: readonly ShellLink[] }) {
  const texts = useShellTexts();
  const shown = links.filter((link) => !OF_THE_ACCOUNT.includes(link)).filter(isPageLink);
  return (
    <nav className={styles.links} aria-label={texts.links.label}>
      {shown.map((link) => (
        <TopLink key={link} link={link} />
      ))}
    </nav>
  );
}

function TopLink({ link }: { link: PageLink }) {
  const texts = useShellTexts();
  const { to, opens } = LINK_TARGETS[link];
  const name = texts.links[link];
  const content = (
    <>
      {LINK_ICONS[link]}
      <span className={styles.linkText}>{name}</span>
    </>
  );
  if (opens === 'page') {
    return (
      <Link to={to} className={styles.link} title={name}>
        {content}
      </Link>
    );
  }
  return (
    <a href={APP_BASE + to} target="_blank" rel="noopener" className={styles.link} title={name}>
      {content}
      <span className="visually-hidden"> ({texts.newTab})</span>
    </a>
  );
}
