import { Link } from 'react-router';
import { HOME } from '../../../platform/web/router/safeRedirect.ts';
import { usePageTitle } from '../../../platform/web/router/usePageTitle.ts';
import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
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
