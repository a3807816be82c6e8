import { and, desc, eq, gt, sql } from 'drizzle-orm';
import {
  createAuthority,
  createRevocationList,
  type Identity,
  issueIdentity,
  type Purpose,
  type Subject,
} from '../../../libs/pdfSigning/certificateAuthority.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { SecretBox } from '../../../platform/server/secrets/secretBox.ts';
import { hashOf } from './hash.ts';
import { signingIdentity } from './tables.ts';

const DAY_MS = 86_400_000;
const ROOT_DAYS = 20 * 365;
const ISSUED_DAYS = 3 * 365;
/** A certificate this near to its end is replaced. */
const SPARE_DAYS = 60;
const LIST_DAYS = 30;
const ROOT = 'root';
const TIMESTAMPS = 'timestamps';
const SUBJECT_HASH_LENGTH = 16;

/** Begins the holder of each certificate of a company; what it names follows, hashed. */
export const companyHolder = (companyId: number) => `company:${companyId}:`;

/** Where certificates and their sealed keys are kept; `db` in no transaction. */
export interface IdentityStore {
  db: Db;
  box: SecretBox;
}

const aboutKey = (holder: string) => `signing identity ${holder}`;

async function findIdentity({ db, box }: IdentityStore, holder: string): Promise<Identity | undefined> {
  const [found] = await db
    .select()
    .from(signingIdentity)
    .where(
      and(
        eq(signingIdentity.holder, holder),
        gt(signingIdentity.expiresAt, new Date(Date.now() + SPARE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(signingIdentity.id))
    .limit(1);
  if (found === undefined) return undefined;
  const key = await box.open(found.sealedKey, aboutKey(holder));
  if (key === null) throw new Error(`the key of ${holder} does not open; was SECRET_KEY changed?`);
  return {
    certificate: Buffer.from(found.certificate, 'base64'),
    privateKey: Buffer.from(key, 'base64'),
  };
}

/** The identity that is there, or a new one; of several at once one makes it. */
async function obtainIdentity(
  store: IdentityStore,
  holder: string,
  { days, make }: { days: number; make: (from: Date) => Promise<Identity> },
): Promise<Identity> {
  const known = await findIdentity(store, holder);
  if (known !== undefined) return known;
  return store.db.transaction(async (inside) => {
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext(${aboutKey(holder)}))`);
    const meanwhile = await findIdentity({ ...store, db: inside }, holder);
    if (meanwhile !== undefined) return meanwhile;
    const from = new Date();
    const made = await make(from);
    await inside.insert(signingIdentity).values({
      holder,
      certificate: Buffer.from(made.certificate).toString('base64'),
      sealedKey: await store.box.seal(Buffer.from(made.privateKey).toString('base64'), aboutKey(holder)),
      expiresAt: new Date(from.getTime() + days * DAY_MS),
    });
    return made;
  });
}

function obtainRoot(store: IdentityStore): Promise<Identity> {
  const make = (from: Date) =>
    createAuthority(
      { commonName: 'Ironsilk Root', organization: 'Ironsilk', country: 'CN' },
      { from, days: ROOT_DAYS },
    );
  return obtainIdentity(store, ROOT, { days: ROOT_DAYS, make });
}

export interface SigningMeans {
  root: Uint8Array;
  timestamps: Identity;
  signer: Identity;
  revocationList: Uint8Array;
}

/** Certificates with which a company signs now; made where they are missing. */
export async function obtainSigningMeans(
  store: IdentityStore,
  companyId: number,
  subject: Subject,
): Promise<SigningMeans> {
  const root = await obtainRoot(store);
  const issue = (holder: string, purpose: Purpose, named: Subject) =>
    obtainIdentity(store, holder, {
      days: ISSUED_DAYS,
      make: (from) => issueIdentity(root, purpose, named, { from, days: ISSUED_DAYS }),
    });
  const timestamps = await issue(TIMESTAMPS, 'timestamps', {
    commonName: 'Ironsilk Time Stamps',
    organization: 'Ironsilk',
  });
  // a company that is renamed, or gets another code, signs with a new certificate
  const holder = `${companyHolder(companyId)}${hashOf(JSON.stringify(subject)).slice(0, SUBJECT_HASH_LENGTH)}`;
  const signer = await issue(holder, 'signing', subject);
  const revocationList = await createRevocationList(root, [], { from: new Date(), days: LIST_DAYS });
  return { root: root.certificate, timestamps, signer, revocationList };
}

/** Root certificates, DER in base64, newest first. */
export async function selectRoots(db: Db): Promise<string[]> {
  const found = await db
    .select({ certificate: signingIdentity.certificate })
    .from(signingIdentity)
    .where(eq(signingIdentity.holder, ROOT))
    .orderBy(desc(signingIdentity.id));
  return found.map(({ certificate }) => certificate);
}
