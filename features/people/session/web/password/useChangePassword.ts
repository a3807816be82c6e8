import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toastError } from '../../../../../platform/web/query/toastError.ts';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { clearToken } from '../../../../../platform/web/request/token.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import type { TypedPasswords } from '../../newPassword.ts';
import { logout, updatePassword } from '../../wire.ts';
import { encryptPasswords } from './encryptPassword.ts';

export type PasswordForm = Required<TypedPasswords>;

/** Signs out and goes to the app root, which leads to the sign-in page (portal 2.10). */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // drop the token even if the server does not answer
    await send(logout, {}).catch(() => {});
    // synchronously: without the token the page below would redirect to sign-in and back
    void navigate('/', { replace: true, flushSync: true });
    clearToken();
  };
}

/** Signs out afterwards. `refused`: on errors without a field. */
export function useChangePassword(onFormError: () => void) {
  const signOut = useSignOut();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  async function change(typed: PasswordForm): Promise<void> {
    setPending(true);
    try {
      showToast('success', await send(updatePassword, await encryptPasswords(typed)));
      await signOut();
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault;
      setError(fault);
      if (Object.keys(fault.fields).length > 0) return;
      toastError(fault);
      onFormError();
    } finally {
      setPending(false);
    }
  }

  return { change, isPending, error };
}
