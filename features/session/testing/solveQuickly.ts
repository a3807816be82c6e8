import { hash } from 'node:crypto';

const ZERO_BYTES = '0000';

/** What the page's solveProof finds, by the machine's own SHA-256. */
export function solveQuickly(challenge: string): string {
  let proof = 0;
  while (!hash('sha256', `${challenge}:${proof}`).startsWith(ZERO_BYTES)) proof += 1;
  return String(proof);
}
