import { Navigate, useLocation } from 'react-router';
import { HOME } from '../../../platform/web/router/safeReturn.ts';
import { redirectTarget } from './redirectTarget.ts';

/** `/redirect{fullPath}` for strangers, who have no page open that could be drawn anew. */
export default function Redirect() {
  return <Navigate to={redirectTarget(useLocation()) ?? HOME} replace />;
}
