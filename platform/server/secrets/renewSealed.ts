import { and, asc, gt, not, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { createSecretBox, type SecretBox } from './secretBox.ts';

const BATCH_SIZE = 50;

/** A column of sealed texts, with what binds them to their rows. */
export interface SealedColumn {
  table: PgTable & { id: PgColumn };
  sealed: PgColumn;
  /** columns that `about` is made of */
  of: readonly PgColumn[];
  about: (...of: string[]) => string;
}

/**
 * Seals anew what lies under an earlier `SECRET_KEY`, few rows in memory at a time; answers their number. `db` in no
 * transaction. Texts that do not open stay as they are.
 */
export async function renewSealed(db: Db, box: SecretBox, columns: readonly SealedColumn[]): Promise<number> {
  let renewed = 0;
  for (const column of columns) renewed += await renewColumn(db, box, column);
  return renewed;
}

async function renewColumn(db: Db, box: SecretBox, column: SealedColumn): Promise<number> {
  const { table, sealed, of, about } = column;
  const isOld = and(sql`${sealed} <> ''`, not(sql`starts_with(${sealed}, ${await box.sealPrefix()})`));
  let renewed = 0;
  let after = 0;
  for (;;) {
    const rows = await db
      .select({
        id: sql<number>`${table.id}::float8`,
        sealed: sql<string>`${sealed}`,
        of: sql<string[]>`array[${sql.join(
          of.map((one) => sql`${one}::text`),
          sql`, `,
        )}]`,
      })
      .from(table)
      .where(and(gt(table.id, after), isOld))
      .orderBy(asc(table.id))
      .limit(BATCH_SIZE);
    for (const row of rows) {
      after = row.id;
      const anew = await box.renew(row.sealed, about(...row.of));
      if (anew === null) continue;
      // a row that was sealed otherwise meanwhile keeps that
      await db.execute(sql`update ${table} set ${sql.identifier(sealed.name)} = ${anew}
        where ${table.id} = ${row.id} and ${sealed} = ${row.sealed}`);
      renewed += 1;
    }
    if (rows.length < BATCH_SIZE) return renewed;
  }
}

/** Ends what a change of `SECRET_KEY` begins, for all that the features declare as sealed. */
export function resealingJob(
  {
    db,
    config,
    log,
  }: Pick<Platform, 'db' | 'log'> & {
    config: Pick<Config, 'secretKey' | 'previousSecretKey'>;
  },
  columns: readonly SealedColumn[],
): Job {
  return {
    name: 'secrets.renew',
    cron: '*/10 * * * *',
    run: async () => {
      const renewed = await renewSealed(db, createSecretBox({ db, config }), columns);
      if (renewed > 0) log.info({ renewed }, 'secrets are sealed under the new SECRET_KEY');
    },
  };
}
