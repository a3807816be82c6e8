import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { useToken } from '../../../platform/web/request/token.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { APP_BASE } from '../../../platform/web/router/safeReturn.ts';
import { Toasts } from '../../../platform/web/toast/Toasts.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LastResort } from './CrashNotice.tsx';
import { BarePage, isSignInPage, ShellGate, SignInGate } from './Gate.tsx';
import { PageProgress, PageWait } from './PageWait.tsx';
import { PagesContext } from './pagesContext.ts';
import { SessionEndPrompt } from './SessionEndPrompt.tsx';
import { useFrameAhead, useLanguageTag, useRussianAddresses } from './useAddressManners.ts';
import { useScrollPlaces } from './useScrollPlaces.ts';

function PageRoutes({ pages }: { pages: readonly PageRoute[] }) {
  const isSignedIn = useToken() !== null;
  const bare = pages.filter(({ frame }) => frame === 'bare' || (frame === 'either' && !isSignedIn));
  return (
    <Routes>
      {bare.map((page) => (
        <Route
          key={page.path}
          path={page.path}
          element={isSignInPage(page) ? <SignInGate page={page} /> : <BarePage page={page} />}
        />
      ))}
      <Route path="*" element={<ShellGate />} />
    </Routes>
  );
}

function Screen({ pages }: { pages: readonly PageRoute[] }) {
  useScrollPlaces();
  useRussianAddresses();
  useLanguageTag();
  useFrameAhead(pages);
  return (
    <>
      <PageProgress />
      <PageRoutes pages={pages} />
      <SessionEndPrompt />
      <Toasts />
    </>
  );
}

export function Router({ pages }: { pages: readonly PageRoute[] }) {
  return (
    <CrashBoundary resetKey="" fallback={() => <LastResort />}>
      <BrowserRouter basename={APP_BASE}>
        <PagesContext value={pages}>
          <Suspense fallback={<PageWait />}>
            <Screen pages={pages} />
          </Suspense>
        </PagesContext>
      </BrowserRouter>
    </CrashBoundary>
  );
}
