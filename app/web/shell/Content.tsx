import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { HOME, ROOT } from '../../../platform/web/router/safeReturn.ts';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { PageWait } from '../router/PageWait.tsx';
import { redirectTarget } from '../router/redirectTarget.ts';
import { RESUME } from '../router/resume.ts';
import { Footer } from './footer/Footer.tsx';
import { firstPage } from './menu/trailOf.ts';
import { KeptPages } from './page/KeptPages.tsx';
import { CONTENT_ID } from './SkipLink.tsx';
import styles from './shell.module.css';
import { Trail } from './Trail.tsx';
import type { useFrame } from './useFrame.ts';

/** `/redirect{fullPath}` (portal 2.5). */
function Renewal({ to, renew }: { to: string; renew: (path: string) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    renew(to.replace(/[?#].*/s, ''));
    void navigate(to, { replace: true, state: RESUME });
  }, [to, renew, navigate]);
  return null;
}

/** Notices, breadcrumb, page and footer; the root redirects to the first page of the menu (portal 2.4). */
export function Content({ frame, above }: { frame: ReturnType<typeof useFrame>; above: ReactNode }) {
  const location = useLocation();
  const { hasTabs } = useLayout();
  const { items, framed, pages, trail } = frame;
  const renewed = redirectTarget(location);
  return (
    <div className={styles.content}>
      {above}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        <Trail path={pages.visits.active} steps={trail} />
        {location.pathname === ROOT && <Navigate to={firstPage(items) ?? HOME} replace />}
        {renewed !== null && <Renewal to={renewed} renew={pages.renew} />}
        <Suspense fallback={<PageWait />}>
          <KeptPages pages={pages} pageAt={framed} keepsOthers={hasTabs} />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
