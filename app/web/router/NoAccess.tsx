import { useContext } from 'react';
import { Link } from 'react-router';
import { ENTERPRISE_PATH } from '../../../features/people/account/enterprisePath.ts';
import { joinPage } from '../../../features/people/company/pages.ts';
import { CurrentUserContext } from '../../../platform/web/currentUser/currentUser.ts';
import { clearToken, useToken } from '../../../platform/web/request/token.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { HOME, SIGN_IN } from '../../../platform/wire/address.ts';
import { StatusPage } from './StatusPage.tsx';
import { useRouterTexts } from './texts.ts';

export default function NoAccess() {
  const { denied } = usePlatformTexts();
  const token = useToken();
  const user = useContext(CurrentUserContext);
  usePageTitle(denied.title);
  if (user?.user.companyId === null) return <CompanyDoor />;
  return (
    <StatusPage title={denied.title} text={denied.text}>
      <Link className="plain-button" to={HOME}>
        {denied.home}
      </Link>
      {token !== null && (
        <Link className="plain-button quiet" to={SIGN_IN} onClick={clearToken}>
          {denied.signIn}
        </Link>
      )}
    </StatusPage>
  );
}

/** What a person without a company sees at a closed door: the ways in. */
function CompanyDoor() {
  const { companyDoor } = useRouterTexts();
  return (
    <StatusPage title={companyDoor.title} text={companyDoor.text}>
      <Link className="plain-button" to={ENTERPRISE_PATH}>
        {companyDoor.register}
      </Link>
      <Link className="plain-button quiet" to={joinPage.path}>
        {companyDoor.join}
      </Link>
    </StatusPage>
  );
}
