import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { APP_BASE, HOME } from '../../../platform/web/router/safeReturn.ts';
import { Toasts } from '../../../platform/web/toast/Toasts.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LastResort } from './CrashNotice.tsx';
import { Gate, UnknownPath } from './Gate.tsx';
import { SHELL } from './lazyPage.tsx';
import { PageProgress, PageWait } from './PageWait.tsx';
import { SessionEndPrompt } from './SessionEndPrompt.tsx';
import { useFrameAhead, useLanguageTag, useRussianAddresses, useTopOfPage } from './useAddressManners.ts';

const OWN = { frame: 'bare', isPublic: true, isLight: true } as const;

/** Pages of the portal that belong to no feature. */
const OWN_PAGES: readonly PageRoute[] = [
  { path: '/404', name: 'NotFound', ...OWN, load: () => import('./NotFound.tsx') },
  { path: '/401', name: 'NoAccess', ...OWN, load: () => import('./NoAccess.tsx') },
];

function PageRoutes({ pages }: { pages: readonly PageRoute[] }) {
  const routesIn = (frame: PageRoute['frame']) =>
    pages
      .filter((page) => page.frame === frame)
      .map((page) => <Route key={page.path} path={page.path} element={<Gate page={page} />} />);
  return (
    <Routes>
      <Route path="/" element={<Navigate to={HOME} replace />} />
      {routesIn('bare')}
      <Route element={<Gate page={SHELL} />}>{routesIn('shell')}</Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

function Screen({ pages }: { pages: readonly PageRoute[] }) {
  useTopOfPage();
  useRussianAddresses();
  useLanguageTag();
  useFrameAhead();
  return (
    <>
      <PageProgress />
      <PageRoutes pages={pages} />
      <SessionEndPrompt />
      <Toasts />
    </>
  );
}

/** The whole window: every page at its address. */
export function Router({ pages }: { pages: readonly PageRoute[] }) {
  return (
    <CrashBoundary resetKey="" fallback={<LastResort />}>
      <BrowserRouter basename={APP_BASE}>
        <Suspense fallback={<PageWait />}>
          <Screen pages={[...pages, ...OWN_PAGES]} />
        </Suspense>
      </BrowserRouter>
    </CrashBoundary>
  );
}
