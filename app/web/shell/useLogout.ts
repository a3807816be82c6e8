import { logout } from '../../../features/people/session/wire.ts';
import { useLanguage } from '../../../platform/web/language/language.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { clearToken } from '../../../platform/web/request/token.ts';
import { APP_BASE } from '../../../platform/web/router/safeRedirect.ts';
import { signInPath } from '../../../platform/web/router/signInPath.ts';
import { HOME } from '../../../platform/wire/address.ts';

/** Drops the token even if the server does not respond. A full load clears the memory for the next user. */
export function useLogout(): { leave: () => Promise<void>; isLeaving: boolean } {
  const language = useLanguage();
  const ending = useWrite(logout, { silent: true });
  const leave = async () => {
    await ending.send({});
    clearToken();
    window.location.assign(APP_BASE + signInPath(language, { pathname: HOME, search: '', hash: '' }));
  };
  return { leave, isLeaving: ending.isPending };
}
