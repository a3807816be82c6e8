import { Link } from 'react-router';
import { HOME } from '../../../../platform/web/router/safeRedirect.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { StatusPage } from '../../router/StatusPage.tsx';
import { useRouterTexts } from '../../router/texts.ts';

/** The menu names a page missing in this client, as after a deployment. */
export function UnknownPage({ name }: { name: string }) {
  const { unknownPage } = useRouterTexts();
  usePageTitle(unknownPage.title);
  return (
    <StatusPage title={unknownPage.title} text={unknownPage.text({ name })}>
      <button type="button" className="plain-button" onClick={() => window.location.reload()}>
        {unknownPage.reload}
      </button>
      <Link className="plain-button quiet" to={HOME}>
        {unknownPage.home}
      </Link>
    </StatusPage>
  );
}
