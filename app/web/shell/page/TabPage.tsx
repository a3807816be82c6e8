import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useMemo } from 'react';
import {
  Link,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useNavigate,
} from 'react-router';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { PageTitleContext, TabNameContext, usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { PageWithTitleLine } from '../../../../platform/web/widgets/page/titleLine.tsx';
import { HOME } from '../../../../platform/wire/address.ts';
import { isAdmitted } from '../../../../platform/wire/currentUser.ts';
import { CrashBoundary } from '../../router/CrashBoundary.tsx';
import type { CrashFault } from '../../router/crashFault.ts';
import { PageBody } from '../../router/lazyPage.tsx';
import { StatusPage } from '../../router/StatusPage.tsx';
import { useRouterTexts } from '../../router/texts.ts';
import { isAddress } from '../menu/menuItems.ts';
import { addressOf } from '../tabs/tabsState.ts';
import type { FramedPage } from './menuPages.ts';
import styles from './page.module.css';

/** The menu names a page missing in this client, as after a deployment. */
function UnknownPage({ name }: { name: string }) {
  const { unknownPage } = useRouterTexts();
  usePageTitle(unknownPage.title);
  return (
    <StatusPage title={unknownPage.title} text={unknownPage.text({ name })}>
      <button type="button" className="plain-button" onClick={() => window.location.reload()}>
        {unknownPage.reload}
      </button>
      <Link className="plain-button quiet" to={HOME}>
        {unknownPage.home}
      </Link>
    </StatusPage>
  );
}

function PageCrash({ fault, location }: { fault: CrashFault; location: Location }) {
  const { fault: words } = usePlatformTexts();
  const { crash } = useRouterTexts();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const openAgain = () => {
    // drop the cached data that the page may have failed on
    cache.removeQueries({ type: 'inactive' });
    void navigate(`/redirect${addressOf({ location })}`, { replace: true });
  };
  return (
    <StatusPage title={words.crashed} text={words.crashedHint} detail={words.faultId({ id: fault.id })}>
      <button type="button" className="plain-button" onClick={openAgain}>
        {crash.retry}
      </button>
      <button
        type="button"
        className="plain-button quiet"
        onClick={() => void navigator.clipboard?.writeText(fault.report)}
      >
        {crash.copy}
      </button>
      <Link className="plain-button quiet" to={HOME}>
        {crash.home}
      </Link>
    </StatusPage>
  );
}

/** External page in a sandboxed iframe (portal 2.4). */
function InnerLink({ title, href }: { title: string; href: string }) {
  const { innerLink } = useRouterTexts();
  usePageTitle(title);
  if (!isAddress(href) || !URL.canParse(href)) {
    return (
      <StatusPage title={innerLink.badTitle} text={innerLink.badText}>
        {null}
      </StatusPage>
    );
  }
  return (
    <div className={styles.inner}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {innerLink.newTab} ↗
      </a>
      <iframe
        title={title}
        src={href}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      />
    </div>
  );
}

interface TabPageProps {
  location: Location;
  page: FramedPage | null;
  retitle: (path: string, title: string) => void;
  rename: (path: string, name: string) => void;
}

/** The page if the user is permitted, else a redirect to /404 or /401. */
function PermittedPage({ page }: { page: FramedPage | null }) {
  const user = useCurrentUser();
  if (page === null) return <Navigate to="/404" replace />;
  if (page.kind === 'innerLink') return <InnerLink title={page.title} href={page.href} />;
  if (page.kind === 'unknown') return <UnknownPage name={page.name} />;
  if (!isAdmitted(user, page.page)) return <Navigate to="/401" replace />;
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
export const TabPage = memo(function TabPage({ location, page, retitle, rename }: TabPageProps) {
  const locationContext = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const { pathname } = location;
  const onTitle = useCallback((title: string) => retitle(pathname, title), [retitle, pathname]);
  const onName = useCallback((name: string) => rename(pathname, name), [rename, pathname]);
  return (
    <PageTitleContext value={onTitle}>
      <TabNameContext value={onName}>
        <LocationContext value={locationContext}>
          <CrashBoundary resetKey={location.key} fallback={(fault) => <PageCrash fault={fault} location={location} />}>
            <PageWithTitleLine>
              <PermittedPage page={page} />
            </PageWithTitleLine>
          </CrashBoundary>
        </LocationContext>
      </TabNameContext>
    </PageTitleContext>
  );
});
