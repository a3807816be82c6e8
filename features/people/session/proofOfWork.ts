import { sha256 } from './sha256.ts';

/** Half a second of a laptop, two of a phone. */
export const DIFFICULTY_BITS = 16;
const MAX_PROOF = 2 ** 31;
const ATTEMPTS_AT_A_TIME = 2_000;

const isSolution = (challenge: string, proof: number) =>
  (sha256(`${challenge}:${proof}`)[0] ?? 0) >>> (32 - DIFFICULTY_BITS) === 0;

/** Whether `answer` is a number that gives the hash of the challenge enough leading zeros. */
export function isProof(challenge: string, answer: string): boolean {
  return /^\d{1,10}$/.test(answer) && isSolution(challenge, Number(answer));
}

/** Solves without a worker or `crypto.subtle`, which pages without TLS lack; yields, so that typing goes on. */
export async function solveProof(challenge: string): Promise<string> {
  for (let proof = 0; proof < MAX_PROOF; proof += 1) {
    if (isSolution(challenge, proof)) return String(proof);
    if (proof % ATTEMPTS_AT_A_TIME === 0) await new Promise((go) => setTimeout(go));
  }
  return '';
}
