import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { useToken } from '../../../platform/web/request/token.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { APP_BASE } from '../../../platform/web/router/safeRedirect.ts';
import { Toasts } from '../../../platform/web/toast/Toasts.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { PagePlaceholder, PageProgress } from './PagePlaceholder.tsx';
import { PagesContext } from './pagesContext.ts';
import { BarePage, isSignInPage, SessionGuard, SignInGuard } from './routeGuards.tsx';
import { useDocumentLanguage, usePrefetchedShell, useRussianPaths } from './routerHooks.ts';
import { SessionEndPrompt } from './SessionEndPrompt.tsx';
import { useScrollRestoration } from './useScrollRestoration.ts';
import { CrashWithoutTexts } from './WindowCrash.tsx';

function PageRoutes({ pages }: { pages: readonly PageRoute[] }) {
  const isSignedIn = useToken() !== null;
  const bare = pages.filter(({ frame }) => frame === 'bare' || (frame === 'either' && !isSignedIn));
  return (
    <Routes>
      {bare.map((page) => (
        <Route
          key={page.path}
          path={page.path}
          element={isSignInPage(page) ? <SignInGuard page={page} /> : <BarePage page={page} />}
        />
      ))}
      <Route path="*" element={<SessionGuard />} />
    </Routes>
  );
}

function Screen({ pages }: { pages: readonly PageRoute[] }) {
  useScrollRestoration();
  useRussianPaths();
  useDocumentLanguage();
  usePrefetchedShell(pages);
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
    <CrashBoundary resetKey="" fallback={() => <CrashWithoutTexts />}>
      <BrowserRouter basename={APP_BASE}>
        <PagesContext value={pages}>
          <Suspense fallback={<PagePlaceholder />}>
            <Screen pages={pages} />
          </Suspense>
        </PagesContext>
      </BrowserRouter>
    </CrashBoundary>
  );
}
