import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnyCall, Call, Received } from '../../wire/call.ts';
import { CallError, isTransient } from '../request/callError.ts';
import { send } from '../request/send.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { showToast } from '../toast/toast.ts';
import { toastError } from './toastError.ts';

export type Written<Payload> = undefined extends Payload ? true : Received<Payload>;

interface WriteOptions {
  /** reads that are fetched anew after success, and after a refusal: what was shown no longer holds */
  invalidates?: readonly Pick<AnyCall, 'path'>[];
  /** success toast */
  done?: string;
  /** suppresses the error toast */
  silent?: boolean;
}

export interface Write<Sent, Payload> {
  /** `undefined` on error; toasted unless it names fields and a form reads them, or `silent` is set */
  send: (input: Sent, file?: File) => Promise<Written<Payload> | undefined>;
  isPending: boolean;
  error: CallError | null;
  reset: () => void;
}

/** Mutation of a call; invalidates reads once answered. `undefined`: a call that a record lacks, never sent. */
export function useWrite<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload> | undefined,
  { invalidates = [], done, silent = false }: WriteOptions = {},
): Write<Sent, Payload> {
  const client = useQueryClient();
  // who never asks for the error cannot show its fields
  const isErrorRead = useRef(false);
  const mutation = useMutation<Received<Payload>, unknown, { input: Sent; file: File | undefined }>({
    mutationFn: async ({ input, file }) => {
      if (call === undefined) throw new Error('A record lacks this call');
      return send(call, input, { file });
    },
  });

  const invalidate = () => {
    for (const read of invalidates) void client.invalidateQueries({ queryKey: [read.path] });
  };

  async function write(input: Sent, file?: File): Promise<Written<Payload> | undefined> {
    try {
      const payload = await mutation.mutateAsync({ input, file });
      invalidate();
      if (done !== undefined) showToast('success', done);
      // distinguishes an empty answer from an error
      return (payload ?? true) as Written<Payload>;
    } catch (error) {
      if (!(error instanceof CallError)) await reportFault(error);
      else if (namesNoFields(error)) {
        if (!isTransient(error)) invalidate();
        if (!silent) toastError(error);
      } else if (!(silent || isErrorRead.current)) {
        showToast('error', [...new Set(Object.values(error.fields))].join(' '));
      }
      return undefined;
    }
  }

  const error = mutation.error instanceof CallError ? mutation.error : null;
  return {
    send: write,
    isPending: mutation.isPending,
    get error() {
      isErrorRead.current = true;
      return error;
    },
    reset: mutation.reset,
  };
}

/** A validation error does not mean that the reads are stale. */
const namesNoFields = (error: CallError) => Object.keys(error.fields).length === 0;

/** A fault of our own code; an abort by the user is none. */
async function reportFault(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  reportError(error);
  showToast('error', (await usePlatformTexts.load()).fault.unknown);
}
