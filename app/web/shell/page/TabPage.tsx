import { memo, useCallback, useMemo } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  Navigate,
  NavigationType,
  Route,
  Routes,
} from 'react-router';
import { usePermissions } from '../../../../platform/web/currentUser/currentUser.ts';
import { PageTitleContext } from '../../../../platform/web/router/usePageTitle.ts';
import { CrashBoundary } from '../../router/CrashBoundary.tsx';
import { PageBody } from '../../router/lazyPage.tsx';
import { InnerLink } from './InnerLink.tsx';
import type { FramedPage } from './menuPages.ts';
import { PageCrash } from './PageCrash.tsx';
import { UnknownPage } from './UnknownPage.tsx';

interface TabPageProps {
  location: Location;
  page: FramedPage | null;
  retitle: (path: string, title: string) => void;
}

/** The page if the user is permitted, else a redirect to /404 or /401. */
function PermittedPage({ page }: { page: FramedPage | null }) {
  const { can } = usePermissions();
  if (page === null) return <Navigate to="/404" replace />;
  if (page.kind === 'innerLink') return <InnerLink title={page.title} href={page.href} />;
  if (page.kind === 'unknown') return <UnknownPage name={page.name} />;
  const { permission } = page.page;
  if (permission !== undefined && !can({ one: permission })) return <Navigate to="/401" replace />;
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
export const TabPage = memo(function TabPage({ location, page, retitle }: TabPageProps) {
  const locationContext = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const { pathname } = location;
  const onTitle = useCallback((title: string) => retitle(pathname, title), [retitle, pathname]);
  return (
    <PageTitleContext value={onTitle}>
      <LocationContext value={locationContext}>
        <CrashBoundary
          resetKey={location.key}
          fallback={(fault) => <PageCrash fault={fault} location={location} />}
        >
          <PermittedPage page={page} />
        </CrashBoundary>
      </LocationContext>
    </PageTitleContext>
  );
});
