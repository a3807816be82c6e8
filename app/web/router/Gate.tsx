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

/** A page that fills the window, with a net under it. */
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

/** The sign-in page, which leads on whoever is signed in: to the wanted page, else to the first of the menu. */
export function SignInGate({ page }: { page: DrawnPage }) {
  const location = useLocation();
  const isSignedIn = useToken() !== null;
  const onward = returnAfterSignIn(new URLSearchParams(location.search).get('redirect'));
  // the first page of the menu is not known yet; it is nearly always home
  const isHome = onward === ROOT;
  useEffect(() => {
    if (isSignedIn) for (const path of [...ENTRY_PATHS, ...(isHome ? HOME_PATHS : [])]) askEarly(path);
  }, [isSignedIn, isHome]);
  if (!isSignedIn) return <BarePage page={page} />;
  return <Navigate to={onward} replace />;
}

/** Every other address is inside the portal's frame; strangers sign in first and come back (portal 2.4). */
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
