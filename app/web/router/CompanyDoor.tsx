import { Link } from 'react-router';
import { ENTERPRISE_PATH } from '../../../features/account/enterprisePath.ts';
import { JOIN_PATH } from '../../../features/company/joinPath.ts';
import { StatusPage } from './StatusPage.tsx';
import { useRouterTexts } from './texts.ts';

/** What a person without a company sees at a closed door: the ways in. */
export function CompanyDoor() {
  const { companyDoor } = useRouterTexts();
  return (
    <StatusPage title={companyDoor.title} text={companyDoor.text}>
      <Link className="plain-button" to={ENTERPRISE_PATH}>
        {companyDoor.register}
      </Link>
      <Link className="plain-button quiet" to={JOIN_PATH}>
        {companyDoor.join}
      </Link>
    </StatusPage>
  );
}
