import { useLayout } from '../../../platform/web/theme/layout.ts';
import { CARD_BREAKPOINT, useNarrow } from '../../../platform/web/widgets/screen/useNarrow.ts';
import styles from './shell.module.css';
import { readSideMenuOpen } from './sideMenuState.ts';
import { useShellTexts } from './texts.ts';

const MENU_PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The frame in its final size while the user and the menu load. */
export function FrameSkeleton() {
  const texts = useShellTexts();
  const layout = useLayout();
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const hasTabs = layout.hasTabs && !isPhone;
  return (
    <div
      className={`${styles.frame} ${styles[layout.menu]}`}
      data-tabs={hasTabs}
      data-fixed={layout.isHeaderFixed}
      data-side={readSideMenuOpen(document.cookie) ? 'open' : 'collapsed'}
      aria-busy="true"
    >
      <div className={styles.side} aria-hidden="true">
        <div className={styles.brand} />
        {MENU_PLACEHOLDERS.map((place) => (
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
