import { Link, matchPath, useLocation, useNavigate } from 'react-router';
import { useToken } from '../../../platform/web/request/token.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { HOME, SIGN_IN } from '../../../platform/wire/address.ts';
import { PLANNED_ROUTES } from './plannedRoutes.ts';
import { StatusPage } from './StatusPage.tsx';
import { useRouterTexts } from './texts.ts';

/** Placeholder at the address of a feature that is not built yet. */
export default function PlannedPage() {
  const { coming, features } = useRouterTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useToken() !== null;
  const feature = PLANNED_ROUTES.find(({ path }) => matchPath(path, pathname))?.feature ?? 'system';
  usePageTitle(features[feature]);
  return (
    <StatusPage title={coming.title({ feature: features[feature] })} text={coming.text}>
      <Link className="plain-button" to={isSignedIn ? HOME : SIGN_IN}>
        {isSignedIn ? coming.home : coming.signIn}
      </Link>
      <button type="button" className="plain-button quiet" onClick={() => void navigate(-1)}>
        {coming.back}
      </button>
    </StatusPage>
  );
}
