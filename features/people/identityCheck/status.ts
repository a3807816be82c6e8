import { z } from 'zod';

/** `expired`: past its time, or replaced by a later check of the same reference. */
export const IDENTITY_STATES = ['open', 'passed', 'failed', 'expired'] as const;
export const identityState = z.enum(IDENTITY_STATES);
export type IdentityState = z.infer<typeof identityState>;

/** What the person confirms: the signing of a contract. */
const IDENTITY_PURPOSES = ['contract'] as const;
export const identityPurpose = z.enum(IDENTITY_PURPOSES);
export type IdentityPurpose = z.infer<typeof identityPurpose>;

/** `local`: movements in the browser, looked at by this portal; `remote`: a commercial provider. */
export const IDENTITY_PROVIDERS = ['local', 'remote'] as const;
export const identityProvider = z.enum(IDENTITY_PROVIDERS);
export type IdentityProviderName = z.infer<typeof identityProvider>;

/** Why an attempt did not pass. */
const FAILURES = [
  'order',
  'timing',
  'noFace',
  'manyFaces',
  'notTurned',
  'differentPeople',
  'differsFromPortrait',
  'portraitWithoutFace',
  'notLive',
  'provider',
] as const;
export const failure = z.enum(FAILURES);
export type Failure = z.infer<typeof failure>;

export const CHECK_HOURS = 24;
export const MAX_ATTEMPTS = 5;
