import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ChangePasswordDialog } from '../../../features/people/session/web/changePassword.tsx';
import { ForcedTwoStepDialog } from '../../../features/people/session/web/setUpTwoStep.tsx';
import { getInfo, logout } from '../../../features/people/session/wire.ts';
import { CurrentUserContext } from '../../../platform/web/currentUser/currentUser.ts';
import type { CallError } from '../../../platform/web/request/callError.ts';
import { send } from '../../../platform/web/request/send.ts';
import { clearToken } from '../../../platform/web/request/token.ts';
import { ROOT } from '../../../platform/web/router/safeRedirect.ts';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { showToast } from '../../../platform/web/toast/toast.ts';
import { LoadError } from '../../../platform/web/widgets/page/LoadError.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../platform/web/widgets/screen/useNarrow.ts';
import { Brand } from './Brand.tsx';
import { Frame } from './Frame.tsx';
import styles from './shell.module.css';
import { readSideMenuOpen } from './sideMenuState.ts';
import { useShellTexts } from './texts.ts';
import { useBootstrap } from './useBootstrap.ts';
import { useLogout } from './useLogout.ts';

const MENU_PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The frame in its final size while the user and the menu load. */
function FrameSkeleton() {
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

/** Before a forced password change the server rejects every other call. */
function ForcedPasswordChange() {
  return (
    <>
      <FrameSkeleton />
      <ChangePasswordDialog isForced onClose={() => {}} />
    </>
  );
}

/** Where two-step sign-in is demanded, it comes before everything else. */
function ForcedTwoStep({ username }: { username: string }) {
  const client = useQueryClient();
  return (
    <>
      <FrameSkeleton />
      <ForcedTwoStepDialog
        username={username}
        onDone={() => void client.invalidateQueries({ queryKey: [getInfo.path] })}
      />
    </>
  );
}

/** The menu could not be loaded: retry or sign out. */
function BootstrapError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
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

export default function Shell() {
  // deferred: the result renders in interruptible slices, also when it comes from the cache
  const bootstrap = useDeferredValue(useBootstrap());
  if (bootstrap.status === 'coming') return <FrameSkeleton />;
  if (bootstrap.status === 'unknownUser') return <UnknownUser error={bootstrap.error} />;
  if (bootstrap.status === 'failed') return <BootstrapError error={bootstrap.error} onRetry={bootstrap.retry} />;
  if (bootstrap.info.mustChangePassword) return <ForcedPasswordChange />;
  if (bootstrap.info.mustSetUpTwoStep) return <ForcedTwoStep username={bootstrap.info.user.userName} />;
  return (
    <CurrentUserContext value={bootstrap.info}>
      <Frame menu={bootstrap.menu} noticeCount={bootstrap.info.noticeCount} />
    </CurrentUserContext>
  );
}

/** The info call failed: the user is logged out and sent to the root, and told why (portal 2.4). */
function UnknownUser({ error }: { error: CallError }) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    // not awaited: a server that cannot tell the user may not answer at all
    send(logout, {}).catch(() => undefined);
    void navigate(ROOT, { replace: true });
    clearToken();
    showToast('error', error.message);
  });
  useEffect(() => leave(), []);
  return null;
}
