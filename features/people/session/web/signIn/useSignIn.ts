import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { storeToken } from '../../../../../platform/web/request/token.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { solveProof } from '../../proofOfWork.ts';
import { captchaImage, login, loginByCode, sendLoginCode } from '../../signInWire.ts';
import { encryptPasswords } from '../password/encryptPassword.ts';
import type { SecondStepState } from '../secondStep/secondStepAddress.ts';
import { readTrustedDevice } from '../secondStep/trustedDevices.ts';
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

const EMPTY: Draft = { username: '', password: '', code: '' };

type SignedIn = PayloadOf<typeof login>;

async function signInByPassword(draft: Draft, captcha: CaptchaAnswer): Promise<SignedIn> {
  const sealed = await encryptPasswords({ password: draft.password });
  const trustedDevice = readTrustedDevice(draft.username);
  return send(login, { ...passwordSignIn(draft.username, captcha), ...sealed, trustedDevice });
}

async function signInByCode({ username, code }: Draft): Promise<SignedIn> {
  const trustedDevice = readTrustedDevice(username);
  return send(loginByCode, { username: username.trim(), code, trustedDevice });
}

/** State of the sign-in form. Once the token is stored the router continues to the requested page. */
export function useSignIn(onSecondStep: (asked: SecondStepState) => void) {
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
  async function signInWithCaptcha(): Promise<SignedIn> {
    const username = draft.username.trim();
    try {
      return await signInByPassword(draft, await takePrepared(username));
    } catch (error) {
      if (!isCaptchaAsked(error)) throw error;
      return signInByPassword(draft, await answerCaptcha(username));
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
      const { token, secondStep } = await (way === 'password' ? signInWithCaptcha() : signInByCode(draft));
      const username = draft.username.trim();
      if (secondStep) onSecondStep({ challenge: secondStep.challenge, username });
      else storeToken(token);
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

const NONE: CaptchaAnswer = { uuid: '', code: '' };

/** Does the proof of work for a user name, if one is asked. */
async function answerCaptcha(username: string): Promise<CaptchaAnswer> {
  const { captchaEnabled, uuid } = await send(captchaImage, { username, proof: '1' });
  return captchaEnabled ? { uuid, code: await solveProof(uuid) } : NONE;
}

/** Answers the captcha of a user name while the person types the password; each answer holds for one attempt. */
function useCaptcha() {
  const prepared = useRef<{ username: string; answer: Promise<CaptchaAnswer> } | null>(null);

  const prepare = useCallback((username: string) => {
    if (username === '' || username === prepared.current?.username) return;
    // signing in asks again and reports the error
    prepared.current = { username, answer: answerCaptcha(username).catch(() => NONE) };
  }, []);

  const takePrepared = useCallback(
    (username: string): Promise<CaptchaAnswer> => {
      prepare(username);
      const answer = prepared.current?.answer ?? Promise.resolve(NONE);
      prepared.current = null;
      return answer;
    },
    [prepare],
  );

  return { takePrepared, prepare };
}
