import type { Language } from '../../../../../platform/wire/language.ts';
import type { IdentityProviderName } from '../../status.ts';

/** A company as its papers name it. */
export interface EnterpriseFacts {
  name: string;
  /** unified social credit code, or the registration number of another country */
  code: string;
  legalName: string;
}

/** `unknown`: nothing contradicts the facts, and nothing confirms them. */
export type EnterpriseOutcome = 'confirmed' | 'contradicted' | 'unknown';

interface FaceSubject {
  checkId: number;
  name: string;
  idNumber: string;
  mobile: string;
  language: Language;
  /** page to which the person comes back */
  returnUrl: string;
  expiresAt: Date;
}

interface FaceSession {
  sessionId: string;
  url: string;
}

export type FaceOutcome = 'open' | 'passed' | 'failed';

/** Who says that a company or a person is the one it claims to be. Throws `ProviderError` when it cannot be reached. */
export interface IdentityProvider {
  readonly name: IdentityProviderName;
  checkEnterprise(facts: EnterpriseFacts): Promise<EnterpriseOutcome>;
  /** The same session however often it is asked for. Null: the check runs on the portal's own page. */
  openFaceSession(subject: FaceSubject): Promise<FaceSession | null>;
  readFaceResult(sessionId: string): Promise<FaceOutcome>;
}

export class ProviderError extends Error {}
