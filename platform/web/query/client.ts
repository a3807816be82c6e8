import { QueryClient } from '@tanstack/react-query';
import { CallError, NO_ANSWER } from '../request/callError.ts';
import { onToken } from '../request/token.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

/**
 * The cache of all reads. Reads without an answer are tried once more; refusals and writes never. Without a
 * network a write fails at once: one that waits would be done later behind the person's back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.code === NO_ANSWER,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// what one person has read is never shown to the next
onToken(() => queryClient.clear());
