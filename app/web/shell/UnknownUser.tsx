import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { logout } from '../../../features/session/wire.ts';
import type { CallError } from '../../../platform/web/request/callError.ts';
import { send } from '../../../platform/web/request/send.ts';
import { clearToken } from '../../../platform/web/request/token.ts';
import { ROOT } from '../../../platform/web/router/safeRedirect.ts';
import { showToast } from '../../../platform/web/toast/toast.ts';

/** The info call failed: the user is logged out and sent to the root, and told why (portal 2.4). */
export function UnknownUser({ error }: { error: CallError }) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    // not awaited: a server that cannot tell the user may not answer at all
    send(logout, {}).catch(() => undefined);
    void navigate(ROOT, { replace: true });
    clearToken();
    showToast('error', error.message);
  });
  useEffect(() => leave(), []);
  return null;
}
