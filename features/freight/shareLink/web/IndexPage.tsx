import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useToken } from '../../../../platform/web/request/token.ts';
import { signInPath } from '../../../../platform/web/router/signInPath.ts';

const LinksPage = lazy(() => import('./LinksPage.tsx'));

/** Links of one's company; the address is public (portal 2.1), so who is not signed in is sent to do so first. */
export default function IndexPage() {
  const location = useLocation();
  const language = useLanguage();
  const isSignedIn = useToken() !== null;
  return isSignedIn ? <LinksPage /> : <Navigate to={signInPath(language, location)} replace />;
}
