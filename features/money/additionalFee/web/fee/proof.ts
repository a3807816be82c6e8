import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';

/** Form data of proofs (documents 3.10); the fee they belong to is known once it is entered. */
export const PROOF_BELONGING = { docType: DOC_TYPE.feeProof, resourceType: 'AF' };
