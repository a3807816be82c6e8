import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import styles from './menu.module.css';

// lazy: only a collapsed menu, a wide window and the search show icons
const NamedIcon = lazy(() => loadChunk(() => import('./menuIcons.tsx')));

/** Icon by its name in the menu; its place is there before it has loaded. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      <Suspense>
        <NamedIcon name={name} />
      </Suspense>
    </span>
  );
}
