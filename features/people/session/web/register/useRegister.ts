import { useNavigate } from 'react-router';
import { send } from '../../../../../platform/web/request/send.ts';
import { storeToken } from '../../../../../platform/web/request/token.ts';
import { registeredPage } from '../../pages.ts';
import { saveCompanyUser } from '../../registerWire.ts';
import { login } from '../../signInWire.ts';
import { emptyDraft, toContact } from '../codeForm/codeDraft.ts';
import { type CodeForm, useCodeForm } from '../codeForm/useCodeForm.ts';
import { encryptPasswords } from '../password/encryptPassword.ts';
import { useRegisterTexts } from '../texts.ts';

const EMPTY = emptyDraft({ name: '', isAgreed: false });
type RegisterDraft = typeof EMPTY;

async function register({ name, address, code, newPassword, checkPass }: RegisterDraft): Promise<string> {
  const sealed = await encryptPasswords({ newPassword, checkPass });
  const person = { realUsername: name.trim(), code: code.trim(), agreement: '1' as const };
  const { username } = await send(saveCompanyUser, { ...toContact(address), ...person, ...sealed });
  return username;
}

/** The new account has no failures, so no captcha is asked. */
async function signIn(username: string, password: string): Promise<void> {
  const sealed = await encryptPasswords({ password });
  const { token } = await send(login, { username, channel: 'pc', isRegister: '1', ...sealed });
  storeToken(token);
}

export function useRegister(): CodeForm<RegisterDraft> {
  const { errors: reasons } = useRegisterTexts();
  const navigate = useNavigate();
  return useCodeForm({
    empty: EMPTY,
    purpose: 'register',
    reasons,
    missingToo: ({ name, isAgreed }) => ({
      ...(name.trim() === '' && { name: reasons.name }),
      ...(!isAgreed && { agreement: reasons.agreement }),
    }),
    onSubmit: async (draft) => {
      const username = await register(draft);
      await signIn(username, draft.newPassword).catch(() => undefined);
      void navigate(registeredPage.path, { replace: true, state: { name: draft.name.trim() } });
    },
  });
}
