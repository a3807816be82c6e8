import { Button } from 'antd';
import type { CallError } from '../../../platform/web/request/callError.ts';
import { LoadError } from '../../../platform/web/widgets/page/LoadError.tsx';
import { Brand } from './Brand.tsx';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';
import { useLogout } from './useLogout.ts';

/** The user or the menu could not be loaded: retry or sign out. */
export function BootstrapError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const texts = useShellTexts();
  const { leave, isLeaving } = useLogout();
  return (
    <div className={styles.noEntry}>
      <header className={styles.noEntryTop}>
        <Brand isShort={false} />
      </header>
      <main className={styles.noEntryCard}>
        <LoadError error={error} onRetry={onRetry} />
        <Button type="link" loading={isLeaving} onClick={() => void leave()}>
          {texts.logout}
        </Button>
      </main>
    </div>
  );
}
