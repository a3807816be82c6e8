import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { z } from 'zod';
import { findCurrentUser } from '../../features/people/account/server/index.ts';
import { connect, type Db } from '../../platform/server/database/connect.ts';
import { type OwnCompanyId, ownCompanyId } from '../../platform/server/http/callContext.ts';
import { createLog } from '../../platform/server/log.ts';

const found = z.tuple([z.object({ id: z.number() })]);

/** Plans of reads over a test database. */
export class QueryPlans {
  readonly #pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  static async open(url: string): Promise<QueryPlans> {
    const { pool } = await connect(url, 4, createLog('silent'));
    await pool.query('analyze');
    return new QueryPlans(pool);
  }

  /** Of each statement that the read sends, where whole tables cost too much, as they do when they are long. */
  async of(read: (db: Db) => Promise<unknown>): Promise<string> {
    const sent: { text: string; values: unknown[] }[] = [];
    const logger = { logQuery: (text: string, values: unknown[]) => sent.push({ text, values }) };
    await read(drizzle<Record<string, never>>(this.#pool, { logger }));
    const client = await this.#pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const plans: unknown[] = [];
      for (const { text, values } of sent) plans.push((await client.query(`explain ${text}`, values)).rows);
      return JSON.stringify(plans);
    } finally {
      client.release(true);
    }
  }

  async companyOf(username: string): Promise<OwnCompanyId> {
    const { rows } = await this.#pool.query('select id::int from account where username = $1', [username]);
    const [{ id }] = found.parse(rows);
    const user = await findCurrentUser(drizzle<Record<string, never>>(this.#pool), id);
    if (user === null) throw new Error(`${username} is not there`);
    return ownCompanyId(user);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
