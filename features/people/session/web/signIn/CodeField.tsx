import { useState } from 'react';
import { useSessionTexts } from '../texts.ts';
import { Field } from './Field.tsx';
import type { useCountdown } from './useCountdown.ts';

export function CodeField(props: {
  value: string;
  onType: (code: string) => void;
  error: string | undefined;
  sentHint: string;
  wait: ReturnType<typeof useCountdown>;
  /** false: not sent */
  sendCode: () => Promise<boolean>;
}) {
  const { page } = useSessionTexts();
  const [isSending, setSending] = useState(false);
  const { wait, sendCode, sentHint, ...field } = props;

  async function send() {
    setSending(true);
    if (await sendCode()) wait.start();
    setSending(false);
  }

  return (
    <Field
      {...field}
      label={page.code}
      name="code"
      {...(wait.left > 0 ? { hint: sentHint } : {})}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      end={
        <button type="button" className="send-code" disabled={isSending || wait.left > 0} onClick={() => void send()}>
          {wait.left > 0 ? page.sendAgain({ seconds: wait.left }) : page.sendCode}
        </button>
      }
    />
  );
}
