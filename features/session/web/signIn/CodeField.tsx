import { useState } from 'react';
import { CallError } from '../../../../platform/web/request/callError.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { sendLoginCode } from '../../wire.ts';
import { useSessionTexts } from '../texts.ts';
import { Field } from './Field.tsx';
import { errorsOf } from './signInErrors.ts';
import type { useCountdown } from './useCountdown.ts';
import type { SignIn } from './useSignIn.ts';

/** The one-time code and the button that has it sent, at most once a minute. */
export function CodeField({ form, wait }: { form: SignIn; wait: ReturnType<typeof useCountdown> }) {
  const { page } = useSessionTexts();
  const [isSending, setSending] = useState(false);
  const { draft, errors, setErrors, type } = form;

  async function sendCode() {
    const username = draft.username.trim();
    if (username === '') {
      setErrors({ fields: { username: page.errors.username }, form: '' });
      return;
    }
    setSending(true);
    try {
      await send(sendLoginCode, { username });
      wait.start();
    } catch (error) {
      if (error instanceof CallError) setErrors(errorsOf(error, 'code', page.errors.failed));
    } finally {
      setSending(false);
    }
  }

  return (
    <Field
      label={page.code}
      name="code"
      value={draft.code}
      onType={(code) => type({ code })}
      error={errors.fields.code}
      {...(wait.left > 0 ? { hint: page.codeSent } : {})}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      end={
        <button
          type="button"
          className="send-code"
          disabled={isSending || wait.left > 0}
          onClick={() => void sendCode()}
        >
          {wait.left > 0 ? page.sendAgain({ seconds: wait.left }) : page.sendCode}
        </button>
      }
    />
  );
}
