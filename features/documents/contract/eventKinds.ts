import { z } from 'zod';

/** What happens to a contract, in the words of its chain of evidence. */
export const CONTRACT_EVENT = {
  generated: 'generated',
  pageShown: 'pageShown',
  readToEnd: 'readToEnd',
  /** seal agreement, consent: named in the facts */
  ticked: 'ticked',
  signerNamed: 'signerNamed',
  linkSent: 'linkSent',
  linkWithdrawn: 'linkWithdrawn',
  linkOpened: 'linkOpened',
  codeSent: 'codeSent',
  codeWrong: 'codeWrong',
  identityChecked: 'identityChecked',
  witnessProposed: 'witnessProposed',
  witnessConfirmed: 'witnessConfirmed',
  witnessDeclined: 'witnessDeclined',
  witnessed: 'witnessed',
  signed: 'signed',
  countersigned: 'countersigned',
  refused: 'refused',
  voidAsked: 'voidAsked',
  voidDeclined: 'voidDeclined',
  voidWithdrawn: 'voidWithdrawn',
  voided: 'voided',
  reminded: 'reminded',
  renewed: 'renewed',
  certificateRevoked: 'certificateRevoked',
} as const;
export const contractEventKind = z.enum(CONTRACT_EVENT);
export type ContractEventKind = z.infer<typeof contractEventKind>;

/** The actor: company in the portal, signer by the link, platform, none. */
export const contractSide = z.enum(['company', 'signer', 'platform', 'system']);
export type ContractSide = z.infer<typeof contractSide>;
