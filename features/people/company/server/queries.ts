import { and, desc, eq, inArray, like, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf, companyNoOf, renewNameKeys, userNameOf } from '../../account/server/index.ts';
import type { ApplicationKind, FieldChange } from '../companyData.ts';
import type { RegistrationStatus } from '../registration.ts';
import type { HistoryEntry, Review } from '../wire.ts';
import { KEY_RULE, lookalikeKeyOf } from './lookalike.ts';
import { companyRegistration, companyRegistrationEvent } from './tables.ts';

export type RegistrationRow = typeof companyRegistration.$inferSelect;

const MAX_LISTED = 50;

/** The one that is not approved yet, else the latest. */
export async function selectOwnRegistration(db: Db, accountId: number): Promise<RegistrationRow | undefined> {
  const { accountId: owner, kind, companyId, id } = companyRegistration;
  const [found] = await db
    .select()
    .from(companyRegistration)
    .where(and(eq(owner, accountId), eq(kind, 'registration')))
    .orderBy(sql`${companyId} is not null`, desc(id))
    .limit(1);
  return found;
}

/** For reviewers, who see every company's. */
export async function unsafeSelectRegistration(db: Db, id: number) {
  const [found] = await db
    .select({
      row: companyRegistration,
      companyNo: companyNoOf(companyRegistration.companyId),
      username: userNameOf(companyRegistration.accountId),
      name: accountNameOf(companyRegistration.accountId),
    })
    .from(companyRegistration)
    .where(eq(companyRegistration.id, id));
  return found;
}

const { kind, remark, reasons, changes, createdAt } = companyRegistrationEvent;
const name = accountNameOf(companyRegistrationEvent.accountId);
const ENTRY = { kind, remark, reasons, changes, createdAt, name };

type EntryRow = Omit<HistoryEntry, 'personName' | 'addTime'> & { createdAt: Date; name: string | null };

function toEntry<Row extends EntryRow>({ createdAt: at, name: person, ...entry }: Row) {
  return { ...entry, personName: person ?? '', addTime: formatDateTime(at) };
}

export async function selectHistory(db: Db, registrationId: number): Promise<HistoryEntry[]> {
  const found = await db
    .select(ENTRY)
    .from(companyRegistrationEvent)
    .where(eq(companyRegistrationEvent.registrationId, registrationId))
    .orderBy(desc(companyRegistrationEvent.id))
    .limit(MAX_LISTED);
  return found.map(toEntry);
}

/** Of its registration and of all changes. */
export async function selectCompanyHistory(
  db: Db,
  companyId: OwnCompanyId,
): Promise<(HistoryEntry & { about: ApplicationKind })[]> {
  const found = await db
    .select({ ...ENTRY, about: companyRegistration.kind })
    .from(companyRegistrationEvent)
    .innerJoin(companyRegistration, eq(companyRegistration.id, companyRegistrationEvent.registrationId))
    .where(eq(companyRegistration.companyId, companyId))
    .orderBy(desc(companyRegistrationEvent.id))
    .limit(MAX_LISTED);
  return found.map(toEntry);
}

/** What each change asked for when it was sent last. */
export async function selectSubmittedChanges(db: Db, ids: readonly number[]): Promise<Map<number, FieldChange[]>> {
  if (ids.length === 0) return new Map();
  const { registrationId } = companyRegistrationEvent;
  const found = await db
    .selectDistinctOn([registrationId], { registrationId, changes })
    .from(companyRegistrationEvent)
    .where(and(inArray(registrationId, [...ids]), eq(kind, 'submitted')))
    .orderBy(registrationId, desc(companyRegistrationEvent.id));
  return new Map(found.map((row) => [row.registrationId, row.changes]));
}

const KEYS = {
  code: companyRegistration.codeKey,
  legalPerson: companyRegistration.legalKey,
  address: companyRegistration.addressKey,
  name: companyRegistration.nameKey,
} as const;

type Keys = Pick<RegistrationRow, 'codeKey' | 'legalKey' | 'addressKey' | 'nameKey'>;

function isLike(row: Keys): SQL | undefined {
  const given = [
    row.codeKey && eq(KEYS.code, row.codeKey),
    row.legalKey && eq(KEYS.legalPerson, row.legalKey),
    row.addressKey && eq(KEYS.address, row.addressKey),
    row.nameKey && eq(KEYS.name, row.nameKey),
  ];
  return or(...given.filter((one) => one !== ''));
}

/** Other forms, past drafts, with the same code, legal person, address or name. */
export async function selectLikenesses(db: Db, row: RegistrationRow): Promise<Review['likenesses']> {
  const like = isLike(row);
  if (like === undefined) return [];
  const found = await db
    .select()
    .from(companyRegistration)
    .where(
      and(ne(companyRegistration.id, row.id), notInArray(companyRegistration.status, ['draft', 'withdrawn']), like),
    )
    .orderBy(desc(companyRegistration.id))
    .limit(MAX_LISTED);
  return found.map((other) => {
    const same: Review['likenesses'][number]['same'] = [];
    if (row.codeKey !== '' && other.codeKey === row.codeKey) same.push('code');
    if (row.legalKey !== '' && other.legalKey === row.legalKey) same.push('legalPerson');
    if (row.addressKey !== '' && other.addressKey === row.addressKey) same.push('address');
    if (row.nameKey !== '' && other.nameKey === row.nameKey) same.push('name');
    const { id: registrationId, status, form } = other;
    return { registrationId, status, companyFullName: form.companyFullName, same };
  });
}

/** Correlated count of likenesses for the review list; named in full, as one table's columns stand without it. */
export function likenessCountSql(): SQL<number> {
  return sql<number>`(select count(*)::int from company_registration as other
    where other.id <> company_registration.id and other.status not in ('draft', 'withdrawn') and (
      (company_registration.code_key <> '' and other.code_key = company_registration.code_key)
      or (company_registration.legal_key <> '' and other.legal_key = company_registration.legal_key)
      or (company_registration.address_key <> '' and other.address_key = company_registration.address_key)))`;
}

/** Moves a form from one of some statuses; undefined: it is elsewhere by now. `version`: what was seen. */
export async function moveRegistration(
  db: Db,
  id: number,
  from: readonly RegistrationStatus[],
  change: Partial<typeof companyRegistration.$inferInsert>,
  version?: number,
): Promise<RegistrationRow | undefined> {
  const isSeen = version === undefined ? undefined : eq(companyRegistration.version, version);
  const [moved] = await db
    .update(companyRegistration)
    .set({ ...change, version: sql`${companyRegistration.version} + 1` })
    .where(and(eq(companyRegistration.id, id), inArray(companyRegistration.status, [...from]), isSeen))
    .returning();
  return moved;
}

export async function insertEvent(db: Db, event: typeof companyRegistrationEvent.$inferInsert): Promise<void> {
  await db.insert(companyRegistrationEvent).values(event);
}

/** Own, and those whose name is guarded by the key of their form: the others never registered. */
export function guardedCompanies({ companyId }: Pick<CurrentUser, 'companyId'>): SQL {
  const { companyId: of, kind, nameKey } = companyRegistration;
  return sql`select ${of} from ${companyRegistration}
    where ${of} is not null and ${kind} = 'registration' and ${nameKey} <> ''
    union all select ${companyId}::bigint where ${companyId}::bigint is not null`;
}

/** Ends the key of a name that another form holds already; letters and numbers alone make a key. */
const CLASH = '#';

/**
 * Makes the keys of names anew that an earlier rule made. Of two that only the new rule holds for alike the second is
 * noted as a clash, once; the first guards the name.
 */
export async function rekeyNames(db: Db): Promise<void> {
  await renewNameKeys(db, KEY_RULE, lookalikeKeyOf);
  const { id, form, nameKey } = companyRegistration;
  const old = await db
    .select({ id, form })
    .from(companyRegistration)
    .where(and(ne(nameKey, ''), not(like(nameKey, `${KEY_RULE}%`))))
    .orderBy(id);
  for (const row of old) {
    const key = lookalikeKeyOf(row.form.companyFullName);
    const setKey = (nameKeyOfRow: string) =>
      db.transaction((inside) =>
        inside.update(companyRegistration).set({ nameKey: nameKeyOfRow }).where(eq(id, row.id)),
      );
    await setKey(key).catch((fault: unknown) => {
      if (violatedUnique(fault) === null) throw fault;
      return setKey(`${key}${CLASH}${row.id}`);
    });
  }
}

/** A form of others with this name, under review or in force. */
export async function isNameHeld(
  db: Db,
  nameKey: string,
  { accountId, companyId }: Pick<CurrentUser, 'accountId' | 'companyId'>,
): Promise<boolean> {
  const isOthers =
    companyId === null
      ? ne(companyRegistration.accountId, accountId)
      : sql`${companyRegistration.companyId} is distinct from ${companyId}`;
  const found = await db
    .select({ id: companyRegistration.id })
    .from(companyRegistration)
    .where(
      and(
        eq(companyRegistration.nameKey, nameKey),
        inArray(companyRegistration.status, ['submitted', 'approved']),
        isOthers,
      ),
    )
    .limit(1);
  return found.length > 0;
}
