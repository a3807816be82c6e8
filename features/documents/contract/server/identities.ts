import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  createAuthority,
  createRevocationList,
  type Identity,
  issueIdentity,
  type Purpose,
  type Subject,
  serialNumberOf,
} from '../../../../libs/pdfSigning/certificateAuthority.ts';
import { localSigner } from '../../../../libs/pdfSigning/localSigner.ts';
import { localTimestamps } from '../../../../libs/pdfSigning/timestampAuthority.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { SealedColumn } from '../../../../platform/server/secrets/renewSealed.ts';
import type { SecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import type { CertificateHolder, SigningAuthority } from './authority.ts';
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
/** Arc for documentation (RFC 5612): an authority of one's own has no number. */
const POLICY = '1.3.6.1.4.1.32473.1';
const SUBJECT_HASH_LENGTH = 16;
/** Ends the holder of a person's certificate. */
export const PERSON = '/person';

/** Begins the holder of each certificate of a company; what it names follows, hashed. */
export const companyHolder = (companyId: number) => `company:${companyId}:`;

/** Where certificates and their sealed keys are kept; `db` in no transaction. */
interface IdentityStore {
  db: Db;
  box: SecretBox;
}

interface Named {
  holder: string;
  companyId: number | null;
}

const aboutKey = (holder: string) => `signing identity ${holder}`;
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

async function findIdentity({ db, box }: IdentityStore, holder: string): Promise<Identity | undefined> {
  const [found] = await db
    .select()
    .from(signingIdentity)
    .where(
      and(
        eq(signingIdentity.holder, holder),
        isNull(signingIdentity.revokedAt),
        gt(signingIdentity.expiresAt, new Date(Date.now() + SPARE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(signingIdentity.id))
    .limit(1);
  if (found === undefined) return undefined;
  const key = await box.open(found.sealedKey, aboutKey(holder));
  if (key === null) throw new Error(`the key of ${holder} does not open; was SECRET_KEY changed?`);
  return { certificate: bytesOf(found.certificate), privateKey: bytesOf(key) };
}

/** The identity that is there, or a new one; of several at once one makes it. */
async function obtainIdentity(
  store: IdentityStore,
  { holder, companyId }: Named,
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
      companyId,
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
  return obtainIdentity(store, { holder: ROOT, companyId: null }, { days: ROOT_DAYS, make });
}

function holderOf({ companyId, subject, isPerson }: CertificateHolder): string {
  // a company that is renamed, or gets another code, signs with a new certificate
  const hash = hashOf(JSON.stringify(subject)).slice(0, SUBJECT_HASH_LENGTH);
  return `${companyHolder(companyId)}${hash}${isPerson ? PERSON : ''}`;
}

/** The portal's own authority: keys in the database, sealed. */
export function localAuthority(store: IdentityStore): SigningAuthority {
  const issue = (root: Identity, named: Named, purpose: Purpose, subject: Subject) =>
    obtainIdentity(store, named, {
      days: ISSUED_DAYS,
      make: (from) => issueIdentity(root, purpose, subject, { from, days: ISSUED_DAYS }),
    });
  return {
    async signerOf(given) {
      const root = await obtainRoot(store);
      const named = { holder: holderOf(given), companyId: given.companyId };
      return localSigner(await issue(root, named, 'signing', given.subject), [root.certificate]);
    },
    async timestampsAt(at) {
      const root = await obtainRoot(store);
      const subject = { commonName: 'Ironsilk Time Stamps', organization: 'Ironsilk' };
      const identity = await issue(root, { holder: TIMESTAMPS, companyId: null }, 'timestamps', subject);
      return localTimestamps({ identity, chain: [root.certificate], policy: POLICY, now: () => at });
    },
    async revocationList() {
      const from = new Date();
      return createRevocationList(await obtainRoot(store), await selectRevoked(store.db), {
        from,
        days: LIST_DAYS,
      });
    },
  };
}

async function selectRevoked(db: Db) {
  const found = await db
    .select({ certificate: signingIdentity.certificate, at: signingIdentity.revokedAt })
    .from(signingIdentity)
    .where(isNotNull(signingIdentity.revokedAt))
    .orderBy(asc(signingIdentity.id));
  return found.flatMap(({ certificate, at }) =>
    at === null ? [] : [{ serialNumber: serialNumberOf(bytesOf(certificate)), at }],
  );
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

export const sealedKeys: SealedColumn = {
  table: signingIdentity,
  sealed: signingIdentity.sealedKey,
  of: [signingIdentity.holder],
  about: (holder = '') => aboutKey(holder),
};
