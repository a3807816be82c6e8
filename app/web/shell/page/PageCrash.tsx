import { useQueryClient } from '@tanstack/react-query';
import { Link, type Location, useNavigate } from 'react-router';
import { HOME } from '../../../../platform/web/router/safeRedirect.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import type { CrashFault } from '../../router/crashFault.ts';
import { StatusPage } from '../../router/StatusPage.tsx';
import { useRouterTexts } from '../../router/texts.ts';
import { addressOf } from '../tabs/tabsState.ts';

export function PageCrash({ fault, location }: { fault: CrashFault; location: Location }) {
  const { fault: words } = usePlatformTexts();
  const { crash } = useRouterTexts();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const openAgain = () => {
    // drop the cached data that the page may have failed on
    cache.removeQueries({ type: 'inactive' });
    void navigate(`/redirect${addressOf({ location })}`, { replace: true });
  };
  return (
    <StatusPage title={words.crashed} text={words.crashedHint} detail={words.faultId({ id: fault.id })}>
      <button type="button" className="plain-button" onClick={openAgain}>
        {crash.retry}
      </button>
      <button
        type="button"
        className="plain-button quiet"
        onClick={() => void navigator.clipboard?.writeText(fault.report)}
      >
        {crash.copy}
      </button>
      <Link className="plain-button quiet" to={HOME}>
        {crash.home}
      </Link>
    </StatusPage>
  );
}
