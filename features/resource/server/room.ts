import type { Db } from '../../../platform/server/database/connect.ts';
import { readConfigNumber } from '../../config/server/index.ts';
import { type Owner, selectStorageUse } from './queries.ts';
import { refuse } from './texts.ts';

/** What the files of a company may come to, and of a person without one, as administrators keep it. */
const OF_COMPANY = { key: 'files.companyGigabytes', otherwise: 50 };
const OF_PERSON = { key: 'files.personGigabytes', otherwise: 1 };
const GIGABYTE = 1_073_741_824;

/** Refuses so many more bytes where they do not fit beside those that are kept. */
export async function refuseWithoutRoom(db: Db, owner: Owner, byteCount: number): Promise<void> {
  await refuseBeyond(db, owner, { used: await selectStorageUse(db, owner), coming: byteCount });
}

/**
 * Refuses a file whose row has just been added with so many bytes, when the owner has more than may be kept now.
 * Adding it holds their count, so of several that come at once each sees those before it.
 */
export async function refuseOverfull(db: Db, owner: Owner, byteCount: number): Promise<void> {
  const used = (await selectStorageUse(db, owner)) - byteCount;
  await refuseBeyond(db, owner, { used, coming: byteCount });
}

async function refuseBeyond(
  db: Db,
  { companyId }: Owner,
  { used, coming }: { used: number; coming: number },
): Promise<void> {
  const limit = (await readConfigNumber(db, companyId === null ? OF_PERSON : OF_COMPANY)) * GIGABYTE;
  if (used + coming <= limit) return;
  const room = { limit: inGigabytes(limit), left: inGigabytes(Math.max(0, limit - used)) };
  throw refuse((t) => (companyId === null ? t.personFull(room) : t.companyFull(room)));
}

/** To two places, never more than there is: `1.23`. */
const inGigabytes = (bytes: number) => Math.floor((bytes * 100) / GIGABYTE) / 100;
