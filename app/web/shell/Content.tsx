import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ROOT } from '../../../platform/web/router/safeRedirect.ts';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { TitleLead } from '../../../platform/web/widgets/page/titleLead.ts';
import { HOME } from '../../../platform/wire/address.ts';
import { PagePlaceholder } from '../router/PagePlaceholder.tsx';
import { redirectTarget } from '../router/redirectTarget.ts';
import { RESUME_STATE } from '../router/resume.ts';
import { Footer } from './footer/Footer.tsx';
import { Breadcrumb } from './menu/Breadcrumb.tsx';
import { firstPage } from './menu/trail.ts';
import { KeepAlivePages } from './page/KeepAlivePages.tsx';
import { CONTENT_ID } from './SkipLink.tsx';
import styles from './shell.module.css';
import type { useFrame } from './useFrame.ts';

/** `/redirect{fullPath}` (portal 2.5). */
function PageReload({ to, remount }: { to: string; remount: (path: string) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    remount(to.replace(/[?#].*/s, ''));
    void navigate(to, { replace: true, state: RESUME_STATE });
  }, [to, remount, navigate]);
  return null;
}

// one element: pages of other tabs do not render again
const LEAD = <Breadcrumb />;

/** Unread notices, page and footer; the root redirects to the first page of the menu (portal 2.4). */
export function Content({ frame, above }: { frame: ReturnType<typeof useFrame>; above: ReactNode }) {
  const location = useLocation();
  const { hasTabs } = useLayout();
  const { items, pageByPath, pages } = frame;
  const reloadTarget = redirectTarget(location);
  return (
    <div className={styles.content}>
      {above}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        {location.pathname === ROOT && <Navigate to={firstPage(items) ?? HOME} replace />}
        {reloadTarget !== null && <PageReload to={reloadTarget} remount={pages.remount} />}
        <Suspense fallback={<PagePlaceholder />}>
          <TitleLead value={LEAD}>
            <KeepAlivePages pages={pages} pageAt={pageByPath} isKeepAlive={hasTabs} />
          </TitleLead>
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
