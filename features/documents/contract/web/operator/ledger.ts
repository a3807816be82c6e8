import type { Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { ContractState } from '../../contractState.ts';
import { listCertificates, listSignatures, readContractDetail } from '../../evidenceWire.ts';
import { contractQueue } from '../../operatorWire.ts';

export type ContractRow = PayloadOf<typeof contractQueue.list>['rows'][number];

/** Reads that a decision changes. */
export const READS = [contractQueue.list, readContractDetail, listSignatures, listCertificates];

export const TONES: Record<ContractState, Tone> = {
  unsigned: 'neutral',
  sent: 'neutral',
  signedByA: 'warning',
  upcoming: 'info',
  inForce: 'success',
  expired: 'neutral',
  voided: 'danger',
};
