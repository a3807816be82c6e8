import { Link } from 'react-router';
import { clearToken, useToken } from '../../../platform/web/request/token.ts';
import { HOME } from '../../../platform/web/router/safeRedirect.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { StatusPage } from './StatusPage.tsx';

export default function NoAccess() {
  const { denied } = usePlatformTexts();
  const token = useToken();
  usePageTitle(denied.title);
  return (
    <StatusPage title={denied.title} text={denied.text}>
      <Link className="plain-button" to={HOME}>
        {denied.home}
      </Link>
      {token !== null && (
        <Link className="plain-button quiet" to="/login" onClick={clearToken}>
          {denied.signIn}
        </Link>
      )}
    </StatusPage>
  );
}
