import { Navigate, useLocation } from 'react-router';
import { HOME } from '../../../platform/wire/address.ts';
import { redirectTarget } from './redirectTarget.ts';

/** `/redirect{fullPath}` without a session: no open page to reload. */
export default function Redirect() {
  return <Navigate to={redirectTarget(useLocation()) ?? HOME} replace />;
}
