/** How often a page asks what became of a payment. */
export const WALLET_ASK_MS = 3_000;

export const OUTCOME_TONE = {
  started: 'info',
  paid: 'success',
  mismatch: 'warning',
  failed: 'error',
  expired: 'error',
} as const;
