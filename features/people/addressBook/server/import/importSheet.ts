import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../../platform/server/database/excluded.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import { readSheet } from '../../../../../platform/server/sheet/readSheet.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { type DuplicatePolicy, type importTxl, MAX_PARTIES, type parseTxl } from '../../wire.ts';
import { columnsOf, lockBook, selectParties } from '../queries.ts';
import { addressBookParty } from '../tables.ts';
import { userError } from '../texts.ts';
import { type ColumnIndexes, findTable } from './columns.ts';
import { type PlannedRow, planImport } from './plan.ts';
import type { Progress } from './progress.ts';
import { readRows, type SheetParty } from './readRows.ts';
import { toImportedRow } from './toDto.ts';

/** Header, titles and example besides the parties. */
const MAX_ROWS = MAX_PARTIES + 20;
const ROWS_PER_STATEMENT = 200;

interface ReadTable {
  indexes: ColumnIndexes;
  rows: SheetParty[];
}

/** What a sheet would change, row by row; nothing is saved. */
export async function previewImport(
  { policy }: ReadBy<typeof parseTxl>,
  ctx: CallContext,
): Promise<PayloadOf<typeof parseTxl>> {
  const { indexes, rows } = await readUpload(ctx);
  const plan = await planFor(ctx.db, ownCompanyId(ctx.user), rows, policy);
  return {
    digest: digestOf(plan),
    rows: plan.map((row) => toImportedRow(row, indexes, ctx.language)),
  };
}

/** Does what the preview showed; an error when sheet or book are others by now. */
export async function applyImport(
  progress: Progress,
  { policy, digest }: ReadBy<typeof importTxl>,
  ctx: CallContext,
): Promise<PayloadOf<typeof importTxl>> {
  const { db, user } = ctx;
  const companyId = ownCompanyId(user);
  const { rows } = await readUpload(ctx);
  await lockBook(db, companyId);
  const plan = await planFor(db, companyId, rows, policy);
  if (digestOf(plan) !== digest) throw userError((t) => t.otherPreview, CODE.warning);
  const added = plan.filter(({ state }) => state === 'new');
  const changed = plan.filter(({ state }) => state === 'changed');
  const owner = { companyId, updatedBy: user.accountId };
  const total = added.length + changed.length;
  let done = 0;
  const write = async (rows: readonly PlannedRow[], writeBatch: typeof insertBatch) => {
    for (const batch of batchesOf(rows)) {
      await writeBatch(db, owner, batch);
      done += batch.length;
      progress(user.accountId, done, total);
    }
  };
  await write(added, insertBatch);
  await write(changed, updateBatch);
  return { added: added.length, changed: changed.length };
}

async function readUpload({ upload, user }: CallContext): Promise<ReadTable> {
  if (upload === null) throw userError((t) => t.noFile);
  const content = await readFile(upload.path);
  const table = findTable(await readSheet(content, { maxRows: MAX_ROWS, companyId: user.companyId }));
  if (table === null) throw userError((t) => t.noHeader);
  return { indexes: table.indexes, rows: readRows(table.rows, table.indexes) };
}

async function planFor(
  db: Db,
  companyId: OwnCompanyId,
  rows: readonly SheetParty[],
  policy: DuplicatePolicy,
): Promise<PlannedRow[]> {
  return planImport(rows, await selectParties(db, companyId), { policy, limit: MAX_PARTIES });
}

function digestOf(plan: readonly PlannedRow[]): string {
  const seen = plan.map(({ rowNumber, state, target, party }) => [
    rowNumber,
    state,
    target?.partyId,
    target?.version,
    party,
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

function batchesOf(rows: readonly PlannedRow[]): PlannedRow[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) => index);
  return starts.map((index) => rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT));
}

interface Owner {
  companyId: OwnCompanyId;
  updatedBy: number;
}

async function insertBatch(db: Db, owner: Owner, batch: readonly PlannedRow[]): Promise<void> {
  await db.insert(addressBookParty).values(batch.map(({ party }) => ({ ...owner, ...columnsOf(party) })));
}

/** An upsert by id: one statement for rows with values of their own. */
async function updateBatch(db: Db, owner: Owner, batch: readonly PlannedRow[]): Promise<void> {
  const values = batch.flatMap(({ target, party }) =>
    target ? [{ id: target.partyId, ...owner, version: target.version + 1, ...columnsOf(party) }] : [],
  );
  const {
    id: _id,
    companyId: _company,
    createdAt: _created,
    deletedAt: _deleted,
    ...columns
  } = getTableColumns(addressBookParty);
  await db
    .insert(addressBookParty)
    .overridingSystemValue()
    .values(values)
    .onConflictDoUpdate({
      target: addressBookParty.id,
      set: excluded(columns),
      setWhere: eq(addressBookParty.companyId, owner.companyId),
    });
}
