import { memo, useCallback, useMemo } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  Navigate,
  NavigationType,
  Route,
  Routes,
} from 'react-router';
import { PageTitleContext } from '../../../../platform/web/router/usePageTitle.ts';
import { useGates } from '../../../../platform/web/who/who.ts';
import { CrashBoundary } from '../../router/CrashBoundary.tsx';
import { PageBody } from '../../router/lazyPage.tsx';
import { InnerLink } from './InnerLink.tsx';
import type { FramedPage } from './menuPages.ts';
import { PageCrash } from './PageCrash.tsx';
import { UnknownPage } from './UnknownPage.tsx';

interface PageOfVisitProps {
  location: Location;
  page: FramedPage | null;
  retitle: (path: string, title: string) => void;
}

/** The page if the user is permitted, else a redirect to /404 or /401. */
function Standing({ page }: { page: FramedPage | null }) {
  const { permits } = useGates();
  if (page === null) return <Navigate to="/404" replace />;
  if (page.kind === 'innerLink') return <InnerLink title={page.title} href={page.href} />;
  if (page.kind === 'unknown') return <UnknownPage name={page.name} />;
  const { permission } = page.page;
  if (permission !== undefined && !permits({ one: permission })) return <Navigate to="/401" replace />;
  return (
    <Routes>
      <Route path={page.path} element={<PageBody page={page.page} />} />
    </Routes>
  );
}

/**
 * A tab's page with its own location, independent of the window's. Context instead of `<Routes location>`,
 * which would render every hidden page at each navigation.
 */
export const PageOfVisit = memo(function PageOfVisit({ location, page, retitle }: PageOfVisitProps) {
  const where = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const { pathname } = location;
  const hearTitle = useCallback((title: string) => retitle(pathname, title), [retitle, pathname]);
  return (
    <PageTitleContext value={hearTitle}>
      <LocationContext value={where}>
        <CrashBoundary
          resetKey={location.key}
          fallback={(fault) => <PageCrash fault={fault} location={location} />}
        >
          <Standing page={page} />
        </CrashBoundary>
      </LocationContext>
    </PageTitleContext>
  );
});
