import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isAddress } from '../menu/menuItems.ts';
import { useShellTexts } from '../texts.ts';
import { useFrameSettings } from '../useFrameSettings.ts';
import styles from './advertisement.module.css';

/** Picture below the menu (portal 2.5); the server sends none to overseas companies. */
export function Advertisement() {
  const { advertisement: name } = useShellTexts();
  const shown = useFrameSettings()?.advertisement;
  if (!shown) return null;
  return (
    <AdvertisementLink to={shown.link}>
      <img className={styles.picture} src={shown.image} alt={name} width={176} height={66} />
    </AdvertisementLink>
  );
}

/** Page of the app, external window, or no link for any other text. */
function AdvertisementLink({ to, children }: { to: string; children: ReactNode }) {
  if (isAddress(to)) {
    return (
      <a className={styles.place} href={to} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (!/^\/(?!\/)/.test(to)) return <div className={styles.place}>{children}</div>;
  return (
    <Link className={styles.place} to={to}>
      {children}
    </Link>
  );
}
