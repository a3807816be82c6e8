import { readStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import { newKey } from '../../../../../platform/web/browser/newKey.ts';

const STORED = 'ironsilk.contractLink';

/** Random key of this browser for signing links of contracts, kept so that a link opens here again. */
export function browserKey(): string {
  const stored = readStored(STORED);
  if (stored !== null) return stored;
  const key = newKey();
  writeStored(STORED, key);
  return key;
}
