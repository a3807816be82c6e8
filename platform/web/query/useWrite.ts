import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyCall, Call, Received } from '../../wire/call.ts';
import { CallError } from '../request/callError.ts';
import { send } from '../request/send.ts';
import { showToast } from '../toast/toast.ts';
import { toastRefusal } from './toastRefusal.ts';

/** What a write gives back when it is done: its payload, or `true` where the answer carries none. */
export type Written<Payload> = undefined extends Payload ? true : Received<Payload>;

export interface WriteOptions {
  /** reads that are out of date once this is done */
  refreshes?: readonly Pick<AnyCall, 'path'>[];
  /** toast of success */
  done?: string;
  /** the page tells of refusals itself */
  silent?: boolean;
}

export interface Write<Sent, Payload> {
  /** `undefined` when refused; a toast has told why unless the refusal names fields or the page is to tell */
  send: (input: Sent, file?: File) => Promise<Written<Payload> | undefined>;
  isPending: boolean;
  error: CallError | null;
  reset: () => void;
}

/** A write a page can press. Afterwards the reads named in `refreshes` are read again. */
export function useWrite<Sent, Read, Payload>(
  call: Call<Sent, Read, Payload>,
  { refreshes = [], done, silent = false }: WriteOptions = {},
): Write<Sent, Payload> {
  const client = useQueryClient();
  const mutation = useMutation<Received<Payload>, CallError, { input: Sent; file: File | undefined }>({
    mutationFn: ({ input, file }) => send(call, input, { file }),
  });

  async function write(input: Sent, file?: File): Promise<Written<Payload> | undefined> {
    try {
      const payload = await mutation.mutateAsync({ input, file });
      for (const read of refreshes) void client.invalidateQueries({ queryKey: [read.path] });
      if (done !== undefined) showToast('success', done);
      // a page has to tell "done" from "refused" also where the answer is empty
      return (payload ?? true) as Written<Payload>;
    } catch (error) {
      if (!(error instanceof CallError)) return undefined;
      if (!silent && Object.keys(error.fields).length === 0) toastRefusal(error);
      return undefined;
    }
  }

  return { send: write, isPending: mutation.isPending, error: mutation.error, reset: mutation.reset };
}
