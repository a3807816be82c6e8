import { hash } from 'node:crypto';
import { DIFFICULTY_BITS } from '../proofOfWork.ts';

const BITS_PER_DIGIT = 4;
const ZEROS = '0'.repeat(DIFFICULTY_BITS / BITS_PER_DIGIT);

/** What the page's solveProof finds, by the machine's own SHA-256. */
export function solveQuickly(challenge: string): string {
  let proof = 0;
  while (!hash('sha256', `${challenge}:${proof}`).startsWith(ZEROS)) proof += 1;
  return String(proof);
}
