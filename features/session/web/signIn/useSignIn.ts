import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { storeToken } from '../../../../platform/web/request/token.ts';
import { login, loginByCode, sendLoginCode } from '../../wire.ts';
import { encryptPasswords } from '../password/encryptPassword.ts';
import { useSessionTexts } from '../texts.ts';
import {
  type CaptchaAnswer,
  type Draft,
  errorsOf,
  hasErrors,
  isCaptchaAsked,
  NO_ERRORS,
  passwordSignIn,
  type SignInWay,
  validateDraft,
} from './signInErrors.ts';
import { answerCaptcha, useCaptcha } from './useCaptcha.ts';

const EMPTY: Draft = { username: '', password: '', code: '' };

async function tokenByPassword(draft: Draft, captcha: CaptchaAnswer): Promise<string> {
  const sealed = await encryptPasswords({ password: draft.password });
  const { token } = await send(login, { ...passwordSignIn(draft.username, captcha), ...sealed });
  return token;
}

async function tokenByCode(draft: Draft): Promise<string> {
  const { token } = await send(loginByCode, { username: draft.username.trim(), code: draft.code });
  return token;
}

/** State of the sign-in form. Once the token is stored the router continues to the requested page. */
export function useSignIn() {
  const { errors: reasons } = useSessionTexts().page;
  const language = useLanguage();
  const [way, setWay] = useState<SignInWay>('password');
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);
  const { takePrepared, prepare } = useCaptcha();

  // errors in another language or for another method are stale
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect answers to these two
  useEffect(() => setErrors(NO_ERRORS), [language, way]);

  const type = (typed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    setErrors(NO_ERRORS);
  };

  /** Tries again once if a captcha is asked by now, or the one at hand has expired. */
  async function tokenWithCaptcha(): Promise<string> {
    const username = draft.username.trim();
    try {
      return await tokenByPassword(draft, await takePrepared(username));
    } catch (error) {
      if (!isCaptchaAsked(error)) throw error;
      return tokenByPassword(draft, await answerCaptcha(username));
    }
  }

  async function sendCode(): Promise<boolean> {
    const username = draft.username.trim();
    if (username === '') {
      setErrors({ fields: { username: reasons.username }, form: '' });
      return false;
    }
    try {
      await send(sendLoginCode, { username });
      return true;
    } catch (error) {
      setErrors(errorsOf(error, 'code', reasons.failed));
      return false;
    }
  }

  async function submit() {
    if (isPending) return;
    const missing = validateDraft(draft, way, reasons);
    setErrors(missing);
    if (hasErrors(missing)) return;
    setPending(true);
    try {
      storeToken(await (way === 'password' ? tokenWithCaptcha() : tokenByCode(draft)));
    } catch (error) {
      setErrors(errorsOf(error, way, reasons.failed));
    } finally {
      setPending(false);
    }
  }

  return {
    way,
    setWay,
    draft,
    type,
    errors,
    isPending,
    prepareCaptcha: prepare,
    sendCode,
    submit,
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
