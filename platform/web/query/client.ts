import { QueryClient } from '@tanstack/react-query';
import { type CallError, shouldRetry } from '../request/callError.ts';
import { onTokenChange } from '../request/token.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
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
