import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isProof, solveProof } from './proofOfWork.ts';
import { sha256 } from './sha256.ts';

test('the hash is SHA-256, for texts of every length around a block', () => {
  for (let length = 0; length < 140; length += 1) {
    const text = 'a1-'.repeat(50).slice(0, length);
    const hex = [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
    expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('a proof is found, holds for its challenge only, and nothing else passes for one', async () => {
  const proof = await solveProof('challenge');
  expect(isProof('challenge', proof)).toBe(true);
  expect(isProof('another', proof)).toBe(false);
  for (const wrong of ['', '-1', '1e5', `${proof} `, '99999999999']) expect(isProof('challenge', wrong)).toBe(false);
});
