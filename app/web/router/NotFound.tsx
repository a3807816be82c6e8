import { Link } from 'react-router';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import { HOME } from '../../../platform/wire/address.ts';
import { StatusPage } from './StatusPage.tsx';

export default function NotFound() {
  const { lost } = usePlatformTexts();
  usePageTitle(lost.title);
  return (
    <StatusPage title={lost.title} text={lost.text}>
      <Link className="plain-button" to={HOME}>
        {lost.home}
      </Link>
    </StatusPage>
  );
}
