import { randomUUID } from 'node:crypto';

export function newStoreKey(): string {
  return randomUUID().replaceAll('-', '');
}
