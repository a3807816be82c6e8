/** Page that a signing link opens; contract declares it. */
export const TRUSTEE_SIGN = { path: '/trusteeSign/:token' } as const;
