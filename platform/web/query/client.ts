import { QueryClient } from '@tanstack/react-query';
import { CallError, NO_ANSWER } from '../request/callError.ts';
import { onToken } from '../request/token.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

/** The cache of all reads. Reads without an answer are tried once more; refusals and writes never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.code === NO_ANSWER,
    },
    mutations: { retry: false },
  },
});

// what one person has read is never shown to the next
onToken(() => queryClient.clear());
