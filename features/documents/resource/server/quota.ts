import type { Db } from '../../../../platform/server/database/connect.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';
import { type Owner, selectStorageUse } from './queries.ts';
import { userError } from './texts.ts';

/** Storage quotas, editable by administrators. */
const OF_COMPANY = { key: 'files.companyGigabytes', otherwise: 50 };
const OF_PERSON = { key: 'files.personGigabytes', otherwise: 1 };
const GIGABYTE = 1_073_741_824;

export async function quotaBytesOf(db: Db, { companyId }: Owner): Promise<number> {
  return (await readConfigNumber(db, companyId === null ? OF_PERSON : OF_COMPANY)) * GIGABYTE;
}

/** Throws UserError if `byteCount` more exceed the quota. */
export async function assertQuota(db: Db, owner: Owner, byteCount: number): Promise<void> {
  const used = await selectStorageUse(db, owner);
  assertWithinQuota(owner, { used, coming: byteCount, mostBytes: await quotaBytesOf(db, owner) });
}

/** Quota check after the insert, whose lock on `storage_use` serializes an owner's uploads until commit. */
export async function assertQuotaAfterInsert(
  db: Db,
  owner: Owner,
  { added, mostBytes }: { added: number; mostBytes: number },
): Promise<void> {
  const used = (await selectStorageUse(db, owner)) - added;
  assertWithinQuota(owner, { used, coming: added, mostBytes });
}

function assertWithinQuota(
  { companyId }: Owner,
  { used, coming, mostBytes }: { used: number; coming: number; mostBytes: number },
): void {
  if (used + coming <= mostBytes) return;
  const quota = { limit: inGigabytes(mostBytes), left: inGigabytes(Math.max(0, mostBytes - used)) };
  throw userError((t) => (companyId === null ? t.personFull(quota) : t.companyFull(quota)));
}

const inGigabytes = (bytes: number) => Math.floor((bytes * 100) / GIGABYTE) / 100;
