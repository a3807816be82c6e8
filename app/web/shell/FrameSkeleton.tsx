import styles from './shell.module.css';
import { readSideOpen } from './sideState.ts';
import { useShellTexts } from './texts.ts';

const MENU_PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The frame in its final size while it is not known who is here. */
export function FrameSkeleton() {
  const texts = useShellTexts();
  return (
    <div
      className={styles.frame}
      data-side={readSideOpen(document.cookie) ? 'open' : 'collapsed'}
      aria-busy="true"
    >
      <div className={styles.side} aria-hidden="true">
        <div className={styles.brand} />
        {MENU_PLACES.map((place) => (
          <div key={place} className={styles.menuPlace} />
        ))}
      </div>
      <div className={styles.top} aria-hidden="true" />
      <main className={styles.content}>
        <p role="status" className="visually-hidden">
          {texts.loading}
        </p>
      </main>
    </div>
  );
}
