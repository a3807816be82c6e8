import { QueryClient } from '@tanstack/react-query';
import { CallError, NO_ANSWER } from '../request/callError.ts';
import { onTokenChange } from '../request/token.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

/** Once, where the network failed; a timeout has made the user wait long enough. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof CallError && error.code === NO_ANSWER && !error.timedOut;
}

/** `networkMode: 'always'`: an offline write fails at once instead of being sent later unnoticed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: shouldRetry,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// cached reads belong to one user
onTokenChange(() => queryClient.clear());
