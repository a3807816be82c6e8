import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toastRefusal } from '../../../../platform/web/query/toastRefusal.ts';
import { CallError } from '../../../../platform/web/request/callError.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { dropToken } from '../../../../platform/web/request/token.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import type { TypedPasswords } from '../../newPassword.ts';
import { logout, updatePassword } from '../../wire.ts';
import { encryptPasswords } from './encryptPassword.ts';

export type PasswordForm = Required<TypedPasswords>;

/** Signs out and goes to the app root, which leads to the sign-in page (portal 2.10). */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // drop the token even if the server does not answer
    await send(logout, {}).catch(() => {});
    // synchronously: without the token the page below would redirect to sign-in and back
    void navigate('/', { replace: true, flushSync: true });
    dropToken();
  };
}

/** Signs out afterwards. `refused`: on errors without a field. */
export function useChangePassword(refused: () => void) {
  const leave = useLeave();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  async function change(typed: PasswordForm): Promise<void> {
    setPending(true);
    try {
      showToast('success', await send(updatePassword, await encryptPasswords(typed)));
      await leave();
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault;
      setError(fault);
      if (Object.keys(fault.fields).length > 0) return;
      toastRefusal(fault);
      refused();
    } finally {
      setPending(false);
    }
  }

  return { change, isPending, error };
}
