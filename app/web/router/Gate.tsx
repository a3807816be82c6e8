import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '../../../platform/web/language/language.ts';
import { askEarly } from '../../../platform/web/request/early.ts';
import { useToken } from '../../../platform/web/request/token.ts';
import { isSignInPath, ROOT, returnAfterSignIn } from '../../../platform/web/router/safeReturn.ts';
import { signInPath } from '../../../platform/web/router/signInPath.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { CrashNotice } from './CrashNotice.tsx';
import { ENTRY_PATHS, HOME_PATHS } from './earlyReads.ts';
import { type DrawnPage, frameOf, PageBody } from './lazyPage.tsx';
import { PageWait } from './PageWait.tsx';
import { SHELL } from './shellPage.ts';

export function BarePage({ page }: { page: DrawnPage }) {
  const location = useLocation();
  const Frame = frameOf(page);
  return (
    <CrashBoundary resetKey={location.key} fallback={(fault) => <CrashNotice fault={fault} />}>
      <Suspense fallback={<PageWait />}>
        <Frame>
          <PageBody page={page} />
        </Frame>
      </Suspense>
    </CrashBoundary>
  );
}

/** Sign-in page; a signed-in user is redirected to the wanted page, else to the first page of the menu. */
export function SignInGate({ page }: { page: DrawnPage }) {
  const location = useLocation();
  const isSignedIn = useToken() !== null;
  const onward = returnAfterSignIn(new URLSearchParams(location.search).get('redirect'));
  // the menu is not loaded yet; its first page is nearly always home
  const isHome = onward === ROOT;
  useEffect(() => {
    if (isSignedIn) for (const path of [...ENTRY_PATHS, ...(isHome ? HOME_PATHS : [])]) askEarly(path);
  }, [isSignedIn, isHome]);
  if (!isSignedIn) return <BarePage page={page} />;
  return <Navigate to={onward} replace />;
}

/** All other addresses are in the shell; without a session, sign in first and return (portal 2.4). */
export function ShellGate() {
  const location = useLocation();
  const language = useLanguage();
  const isSignedIn = useToken() !== null;
  if (!isSignedIn) return <Navigate to={signInPath(language, location)} replace />;
  return (
    <CrashBoundary resetKey="" fallback={(fault) => <CrashNotice fault={fault} />}>
      <Suspense fallback={<PageWait />}>
        <PageBody page={SHELL} />
      </Suspense>
    </CrashBoundary>
  );
}

export const isSignInPage = (page: { path: string }) => isSignInPath(page.path);
