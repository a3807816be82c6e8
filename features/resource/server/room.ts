import type { Db } from '../../../platform/server/database/connect.ts';
import { readConfigNumber } from '../../config/server/index.ts';
import { type Owner, selectStorageUse } from './queries.ts';
import { refuse } from './texts.ts';

/** What the files of a company may come to, and of a person without one, as administrators keep it. */
const OF_COMPANY = { key: 'files.companyGigabytes', otherwise: 50 };
const OF_PERSON = { key: 'files.personGigabytes', otherwise: 1 };
const GIGABYTE = 1_073_741_824;

/** How many bytes of files an owner may keep. */
export async function mostBytesOf(db: Db, { companyId }: Owner): Promise<number> {
  return (await readConfigNumber(db, companyId === null ? OF_PERSON : OF_COMPANY)) * GIGABYTE;
}

/** Refuses so many more bytes where they do not fit beside those that are kept. */
export async function refuseWithoutRoom(db: Db, owner: Owner, byteCount: number): Promise<void> {
  const used = await selectStorageUse(db, owner);
  refuseBeyond(owner, { used, coming: byteCount, mostBytes: await mostBytesOf(db, owner) });
}

/**
 * Refuses a file whose row has just been added with so many bytes, when the owner has more than may be kept now.
 * Adding it holds their count, so of several that come at once each sees those before it; they wait for each other
 * until the transaction ends, so little should happen in it from here on.
 */
export async function refuseOverfull(
  db: Db,
  owner: Owner,
  { added, mostBytes }: { added: number; mostBytes: number },
): Promise<void> {
  const used = (await selectStorageUse(db, owner)) - added;
  refuseBeyond(owner, { used, coming: added, mostBytes });
}

function refuseBeyond(
  { companyId }: Owner,
  { used, coming, mostBytes }: { used: number; coming: number; mostBytes: number },
): void {
  if (used + coming <= mostBytes) return;
  const room = { limit: inGigabytes(mostBytes), left: inGigabytes(Math.max(0, mostBytes - used)) };
  throw refuse((t) => (companyId === null ? t.personFull(room) : t.companyFull(room)));
}

/** To two places, never more than there is: `1.23`. */
const inGigabytes = (bytes: number) => Math.floor((bytes * 100) / GIGABYTE) / 100;
