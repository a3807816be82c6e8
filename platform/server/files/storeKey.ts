import { randomUUID } from 'node:crypto';

/** A key that no bytes have had before. */
export function newStoreKey(): string {
  return randomUUID().replaceAll('-', '');
}
