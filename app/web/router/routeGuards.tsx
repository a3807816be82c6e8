import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '../../../platform/web/language/language.ts';
import { preload } from '../../../platform/web/request/preload.ts';
import { useToken } from '../../../platform/web/request/token.ts';
import { isSignInPath, ROOT, redirectAfterSignIn } from '../../../platform/web/router/safeRedirect.ts';
import { signInPath } from '../../../platform/web/router/signInPath.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { type LoadablePage, PageBody, wrapperOf } from './lazyPage.tsx';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { BOOTSTRAP_PATHS, HOME_PATHS } from './prefetchPaths.ts';
import { SHELL_PAGE } from './shellPage.ts';
import { WindowCrash } from './WindowCrash.tsx';

export function BarePage({ page }: { page: LoadablePage }) {
  const location = useLocation();
  const Frame = wrapperOf(page);
  return (
    <CrashBoundary resetKey={location.key} fallback={(fault) => <WindowCrash fault={fault} />}>
      <Suspense fallback={<PagePlaceholder />}>
        <Frame>
          <PageBody page={page} />
        </Frame>
      </Suspense>
    </CrashBoundary>
  );
}

/** Sign-in page; a signed-in user is redirected to the wanted page, else to the first page of the menu. */
export function SignInGuard({ page }: { page: LoadablePage }) {
  const location = useLocation();
  const isSignedIn = useToken() !== null;
  const target = redirectAfterSignIn(new URLSearchParams(location.search).get('redirect'));
  // the menu is not loaded yet; its first page is nearly always home
  const isHome = target === ROOT;
  useEffect(() => {
    if (isSignedIn) for (const path of [...BOOTSTRAP_PATHS, ...(isHome ? HOME_PATHS : [])]) preload(path);
  }, [isSignedIn, isHome]);
  if (!isSignedIn) return <BarePage page={page} />;
  return <Navigate to={target} replace />;
}

/** All other addresses are in the shell; without a session, sign in first and return (portal 2.4). */
export function SessionGuard() {
  const location = useLocation();
  const language = useLanguage();
  const isSignedIn = useToken() !== null;
  if (!isSignedIn) return <Navigate to={signInPath(language, location)} replace />;
  return (
    <CrashBoundary resetKey="" fallback={(fault) => <WindowCrash fault={fault} />}>
      <Suspense fallback={<PagePlaceholder />}>
        <PageBody page={SHELL_PAGE} />
      </Suspense>
    </CrashBoundary>
  );
}

export const isSignInPage = (page: { path: string }) => isSignInPath(page.path);
