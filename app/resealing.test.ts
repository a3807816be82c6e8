import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeEvidence } from '../features/people/identityCheck/server/evidence.ts';
import { startIdentityCheck } from '../features/people/identityCheck/server/index.ts';
import { connect, type Database } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { resealingJob } from '../platform/server/secrets/renewSealed.ts';
import { createSecretBox } from '../platform/server/secrets/secretBox.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { FEATURES } from './server/features.ts';
import { ContractStage } from './testing/contractStage.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const SEALED = FEATURES.flatMap(({ sealed }) => sealed ?? []);

let stage: ContractStage;
let database: Database;
beforeAll(async () => {
  stage = await ContractStage.open(await startTestServer({ secretKey: OLD }));
  database = await connect(stage.fixture.server.databaseUrl, 4, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await stage.fixture.close();
});

const query = (text: string, values: unknown[] = []) => stage.fixture.database.query(text, values);
const boxOf = (secretKey: string) => createSecretBox({ db: database.db, config: { secretKey } });

/** Something in every place where secrets lie. */
async function fill(): Promise<void> {
  const { shipper } = stage.fixture;
  await stage.signByCompany(shipper, await stage.make(shipper));
  const box = boxOf(OLD);
  const { rows: links } = await query('select id from contract_link limit 1');
  const linkId = Number(links[0].id);
  await query(
    `insert into contract_foreign_signer (link_id, sealed_passport, sealed_picture, picture_type, valid_until,
       consent_hash, consent_language, agreed_at) values ($1, $2, $3, 'image/png', '2030-01-01', '', 'en', now())`,
    [linkId, await box.seal('passport', `passport ${linkId}`), await box.seal('picture', `passport picture ${linkId}`)],
  );
  const { checkId } = await startIdentityCheck(database.db, {
    subject: { name: '王小明' },
    purpose: 'contract',
    reference: 'test',
    language: 'zh',
  });
  await storeEvidence(database.db, box, checkId, [{ name: '0.jpg', content: new Uint8Array(90_000) }]);
  const { rows: people } = await query('select id from account limit 1');
  const accountId = Number(people[0].id);
  await query('insert into two_step (account_id, sealed_secret) values ($1, $2)', [
    accountId,
    await box.seal('secret', `two-step ${accountId}`),
  ]);
}

interface Lying {
  about: string;
  text: string;
}

/** All secrets of all features as they lie. */
async function lying(): Promise<Lying[]> {
  const found = await Promise.all(
    SEALED.map(async ({ table, sealed, of, about }) => {
      const bound = Object.fromEntries(of.map((column, at) => [`of${at}`, column]));
      const columns: Record<string, PgColumn> = { ...bound, text: sealed };
      const rows = await database.db.select(columns).from(table);
      expect(rows.length, sealed.name).toBeGreaterThan(0);
      return rows.map((row) => ({
        text: String(row.text),
        about: about(...of.map((_, at) => String(row[`of${at}`]))),
      }));
    }),
  );
  return found.flat().filter(({ text }) => text !== '');
}

test('after a change of SECRET_KEY the job seals every secret anew, and the old key can go', async () => {
  await fill();
  const before = await lying();
  const config = { secretKey: NEW, previousSecretKey: OLD };
  const job = resealingJob({ db: database.db, log: createLog('silent'), config }, SEALED);
  await job.run();
  const after = await lying();
  expect(after).toHaveLength(before.length);
  const box = boxOf(NEW);
  for (const { text, about } of after) expect(await box.open(text, about), about).not.toBeNull();
  await job.run();
  expect(await lying()).toEqual(after);
});

test('no column of sealed texts is forgotten', async () => {
  const { rows } = await query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like 'sealed%' order by 1`,
  );
  const declared = SEALED.map(({ table, sealed }) => `${getTableName(table)}.${sealed.name}`);
  expect(rows.map(({ name }) => name)).toEqual(declared.toSorted());
});
