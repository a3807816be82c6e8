import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { forgetPwd, sendVerCode } from '../../wire.ts';
import { encryptPasswords } from '../password/encryptPassword.ts';
import { useForgottenTexts, usePasswordTexts } from '../texts.ts';
import { errorsOf, type ForgottenDraft, NO_ERRORS, toContact, validateDraft } from './forgottenErrors.ts';

const EMPTY: ForgottenDraft = { address: '', username: '', code: '', newPassword: '', checkPass: '' };

async function resetPassword({ address, username, code, ...passwords }: ForgottenDraft): Promise<string> {
  const sealed = await encryptPasswords(passwords);
  return send(forgetPwd, { ...toContact(address), username: username.trim(), code: code.trim(), ...sealed });
}

export function useForgotten() {
  const { errors: reasons } = useForgottenTexts();
  const { faults } = usePasswordTexts();
  const language = useLanguage();
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);
  const [needsUsername, setAsksName] = useState(false);
  const [done, setDone] = useState<string | null>(null);

  // errors in another language are stale
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect answers to the language
  useEffect(() => setErrors(NO_ERRORS), [language]);

  const type = (typed: Partial<ForgottenDraft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    setErrors(NO_ERRORS);
  };

  async function sendCode(): Promise<boolean> {
    if (draft.address.trim() === '') {
      setErrors({ fields: { address: reasons.address }, form: '' });
      return false;
    }
    try {
      await send(sendVerCode, { ...toContact(draft.address), purpose: 'forgotPassword' });
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
      setDone(await resetPassword(draft));
    } catch (error) {
      const refused = errorsOf(error, reasons.failed);
      if (refused.fields.username) setAsksName(true);
      setErrors(refused);
    } finally {
      setPending(false);
    }
  }

  return { draft, type, errors, isPending, needsUsername, done, sendCode, submit };
}

export type Forgotten = ReturnType<typeof useForgotten>;
