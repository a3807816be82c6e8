import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { ROOT } from '../../../platform/web/router/safeRedirect.ts';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { HOME } from '../../../platform/wire/address.ts';
import { PagePlaceholder } from '../router/PagePlaceholder.tsx';
import { redirectTarget } from '../router/redirectTarget.ts';
import { RESUME_STATE } from '../router/resume.ts';
import { Footer } from './footer/Footer.tsx';
import { firstPage } from './menu/breadcrumb.ts';
import { KeepAlivePages } from './page/KeepAlivePages.tsx';
import { CONTENT_ID } from './SkipLink.tsx';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';
import type { useFrame } from './useFrame.ts';

/** Home, groups of the menu, page (portal 2.5). Hidden at home; English for type 10. */
function Breadcrumb({ path, steps }: { path: string; steps: readonly string[] }) {
  const texts = useShellTexts();
  if (path === HOME || steps.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label={texts.trail}>
      <span>{texts.trail}</span>
      <ol>
        <li>
          <Link to={HOME}>{texts.home}</Link>
        </li>
        {steps.map((step, at) => (
          <li key={step} aria-current={at === steps.length - 1 ? 'page' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** `/redirect{fullPath}` (portal 2.5). */
function PageReload({ to, remount }: { to: string; remount: (path: string) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    remount(to.replace(/[?#].*/s, ''));
    void navigate(to, { replace: true, state: RESUME_STATE });
  }, [to, remount, navigate]);
  return null;
}

/** Breadcrumb and notices in one line, page and footer; the root redirects to the first page of the menu (portal 2.4). */
export function Content({ frame, above }: { frame: ReturnType<typeof useFrame>; above: ReactNode }) {
  const location = useLocation();
  const { hasTabs } = useLayout();
  const { items, pageByPath, pages, breadcrumb } = frame;
  const reloadTarget = redirectTarget(location);
  return (
    <div className={styles.content}>
      <div className={styles.line}>
        <Breadcrumb path={pages.visits.active} steps={breadcrumb} />
        {above}
      </div>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        {location.pathname === ROOT && <Navigate to={firstPage(items) ?? HOME} replace />}
        {reloadTarget !== null && <PageReload to={reloadTarget} remount={pages.remount} />}
        <Suspense fallback={<PagePlaceholder />}>
          <KeepAlivePages pages={pages} pageAt={pageByPath} isKeepAlive={hasTabs} />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
