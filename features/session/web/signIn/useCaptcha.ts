import { useCallback, useRef } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import { solveProof } from '../../proofOfWork.ts';
import { captchaImage } from '../../wire.ts';
import type { CaptchaAnswer } from './signInErrors.ts';

const NONE: CaptchaAnswer = { uuid: '', code: '' };

/** Does the proof of work for a user name, if one is asked. */
export async function answerCaptcha(username: string): Promise<CaptchaAnswer> {
  const { captchaEnabled, uuid } = await send(captchaImage, { username, proof: '1' });
  return captchaEnabled ? { uuid, code: await solveProof(uuid) } : NONE;
}

/** Answers the captcha of a user name while the person types the password; each answer holds for one attempt. */
export function useCaptcha() {
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
