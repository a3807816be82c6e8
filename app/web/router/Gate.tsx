import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '../../../platform/web/language/language.ts';
import { useToken } from '../../../platform/web/request/token.ts';
import { isSignInPath, safeReturn } from '../../../platform/web/router/safeReturn.ts';
import { signInPath } from '../../../platform/web/router/signInPath.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { CrashNotice } from './CrashNotice.tsx';
import { frameOf, type GatedPage, lazyPage } from './lazyPage.tsx';
import { PageWait } from './PageWait.tsx';

/** Lets a visitor through to a page, or sends them where they belong (portal 2.4). */
export function Gate({ page }: { page: GatedPage }) {
  const location = useLocation();
  const language = useLanguage();
  const token = useToken();
  if (token === null && !page.isPublic) return <Navigate to={signInPath(language, location)} replace />;
  if (token !== null && isSignInPath(location.pathname)) {
    return <Navigate to={safeReturn(new URLSearchParams(location.search).get('redirect'))} replace />;
  }
  const Frame = frameOf(page);
  const Page = lazyPage(page);
  return (
    <CrashBoundary resetKey={location.key} fallback={<CrashNotice />}>
      <Suspense fallback={<PageWait />}>
        <Frame>
          <Page />
        </Frame>
      </Suspense>
    </CrashBoundary>
  );
}

/** The same for addresses that are no page: strangers sign in first, others learn that there is none. */
export function UnknownPath() {
  const location = useLocation();
  const language = useLanguage();
  const token = useToken();
  return <Navigate to={token === null ? signInPath(language, location) : '/404'} replace />;
}
