import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { storeToken } from '../../../../platform/web/request/token.ts';
import { login, saveCompanyUser, sendVerCode } from '../../wire.ts';
import { toContact } from '../forgotten/forgottenErrors.ts';
import { encryptPasswords } from '../password/encryptPassword.ts';
import { usePasswordTexts, useRegisterTexts } from '../texts.ts';
import { errorsOf, NO_ERRORS, type RegisterDraft, validateDraft } from './registerErrors.ts';

const EMPTY: RegisterDraft = {
  name: '',
  address: '',
  code: '',
  newPassword: '',
  checkPass: '',
  isAgreed: false,
};

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

export function useRegister() {
  const { errors: reasons } = useRegisterTexts();
  const { faults } = usePasswordTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);

  // errors in another language are stale
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect answers to the language
  useEffect(() => setErrors(NO_ERRORS), [language]);

  const type = (typed: Partial<RegisterDraft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    setErrors(NO_ERRORS);
  };

  async function sendCode(): Promise<boolean> {
    if (draft.address.trim() === '') {
      setErrors({ fields: { address: reasons.address }, form: '' });
      return false;
    }
    try {
      await send(sendVerCode, { ...toContact(draft.address), purpose: 'register' });
      return true;
    } catch (error) {
      setErrors(errorsOf(error, reasons.failed));
      return false;
    }
  }

  async function submit() {
    if (isPending) return;
    const missing = validateDraft(draft, reasons, faults);
    setErrors(missing);
    if (Object.keys(missing.fields).length > 0) return;
    setPending(true);
    try {
      const username = await register(draft);
      await signIn(username, draft.newPassword).catch(() => undefined);
      void navigate('/registerSuccess', { replace: true, state: { name: draft.name.trim() } });
    } catch (error) {
      setErrors(errorsOf(error, reasons.failed));
    } finally {
      setPending(false);
    }
  }

  return { draft, type, errors, isPending, sendCode, submit };
}
