import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { CallError, isTransient } from '../../../../../platform/web/request/callError.ts';
import type { PayloadOf, Received } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { giveNumbers } from '../../holderWire.ts';
import { useKept } from './kept.ts';

export const RETRY_MS = 15_000;

interface Submission<Input> {
  useKey: string;
  input: Input;
}

/** What the server answers to a form. */
type Given = Received<PayloadOf<typeof giveNumbers>>;

interface Outcome<Input> {
  onDone: (answer: Given, input: Input) => void;
  onRefused: (error: CallError, input: Input) => void;
  /** the link is over */
  onEnd: (error: CallError) => void;
}

/**
 * One submission of a link's form at a time: kept in the browser with its key until the server has answered, and sent
 * again when the connection is back; the key makes a second sending harmless.
 */
export function useSubmission<Input extends object>(
  token: string,
  give: (given: Input & { token: string; useKey: string }) => Promise<Given>,
  schema: z.core.$ZodType<Input>,
  outcome: Outcome<Input>,
) {
  const [waiting, keep] = useKept<Submission<Input>>(token, 'waiting', z.object({ useKey: z.string(), input: schema }));
  const [isOffline, setOffline] = useState(false);
  const [isSending, setSending] = useState(false);
  const running = useRef(false);
  const latest = useRef({ outcome, keep, waiting });
  latest.current = { outcome, keep, waiting };

  const flush = useCallback(
    async (submission = latest.current.waiting) => {
      if (submission === null || running.current) return;
      running.current = true;
      setSending(true);
      const { useKey, input } = submission;
      try {
        const answer = await give({ ...input, token, useKey });
        latest.current.keep(null);
        setOffline(false);
        latest.current.outcome.onDone(answer, input);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setOffline(isTransient(error));
        if (isTransient(error)) return;
        latest.current.keep(null);
        if (error.code === CODE.absent) latest.current.outcome.onEnd(error);
        else latest.current.outcome.onRefused(error, input);
      } finally {
        running.current = false;
        setSending(false);
      }
    },
    [give, token],
  );

  useEffect(() => {
    void flush();
    const again = () => void flush();
    window.addEventListener('online', again);
    const timer = setInterval(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [flush]);

  const submit = async (input: Input) => {
    const submission = { useKey: newKey(), input };
    keep(submission);
    await flush(submission);
  };
  return { submit, isWaiting: waiting !== null, isSending, isOffline };
}
