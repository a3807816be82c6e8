import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manyConversations } from './testing/manyConversations.ts';
import { MortalServer } from './testing/mortalServer.ts';

const JOB = 'chat.escalate';

let server: MortalServer;
let database: pg.Client;
let boss: PgBoss;
beforeEach(async () => {
  server = await MortalServer.onCopy();
  const connectionString = server.databaseUrl;
  database = new pg.Client({ connectionString });
  await database.connect();
  boss = new PgBoss({ connectionString, schema: 'jobs', schedule: false, supervise: false });
  await boss.start();
  // as at server start; jobs never ran on this copy
  await boss.createQueue(JOB, { policy: 'singleton' });
});
afterEach(async () => {
  await boss.stop();
  await database.end();
  await server.remove();
});

/** Conversations of one batch; CONVERSATIONS is larger, so that the kill falls between two batches. */
const AT_ONCE = 100;
const CONVERSATIONS = 130;
const COLLEAGUES_FROM = 120;
const TOLD = `message where business_code = 'chat_unread'`;
const WAITING = `message_delivery join message on message.id = message_id
  where left_at is null and business_code = 'chat_unread'`;
const STUCK = `pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ~ $1`;
const PATIENTLY = { timeout: 30_000, interval: 20 };

/** Starts the server and kills it once `told` messages exist and it waits in `statement`. */
async function killIn(
  statement: string,
  { holding, told }: { holding: string; told: number },
): Promise<void> {
  await askForJob();
  // a connection of its own: pg_stat_activity is a snapshot within a transaction
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(holding);
  await server.start();
  const standing = async () => ({ isStuck: await isStuckIn(statement), told: await countOf(TOLD) });
  await expect.poll(standing, PATIENTLY).toEqual({ isStuck: true, told });
  await server.kill();
  // otherwise PostgreSQL finishes the statement before it notices the closed connection
  await database.query(`select pg_terminate_backend(pid) from ${STUCK}`, [statement]);
  await holder.end();
}

async function isStuckIn(statement: string): Promise<boolean> {
  const { rowCount } = await database.query(`select from ${STUCK}`, [statement]);
  return rowCount !== null && rowCount > 0;
}

/** Requests the job for the next start, without the 30 s takeover of a dead worker's job. */
async function askForJob(): Promise<string> {
  await database.query(`delete from jobs.job where state < 'completed'`);
  return (await boss.send(JOB)) ?? '';
}

const isOver = async (jobId: string) => (await boss.getJobById(JOB, jobId))?.state === 'completed';

const countOf = async (text: string) => {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${text}`);
  return rows[0]?.count;
};

test('whatever a server dies at, each conversation that stays unread becomes one e-mail within the hour', async () => {
  await database.query(`
    update order_container set container_no = 'KILU' || lpad(id::text, 7, '0');
    update account set email = 'colleague@example.com' where username = 'admin'`);
  const made = await manyConversations(database, { count: CONVERSATIONS, minutesAgo: 20 });
  const ids = made.toSorted((one, other) => one - other);
  // the last ones are assigned to another operator, whose row lock blocks the second batch
  const colleagues = ids.slice(COLLEAGUES_FROM);
  await database.query(
    `update conversation set assigned_to = (select id from account where username = 'admin') where id = any($1)`,
    [colleagues],
  );

  await killIn('^with\\s+told_asked', {
    holding: `select from account where username = 'admin' for update`,
    told: AT_ONCE,
  });
  await killIn('^insert into "outbox_message"', {
    holding: 'lock table outbox_message in share mode',
    told: CONVERSATIONS,
  });
  const last = await askForJob();
  await server.start();
  await expect.poll(() => isOver(last), PATIENTLY).toBe(true);
  await expect.poll(() => countOf(WAITING), PATIENTLY).toBe(0);
  const { rows } = await database.query<{ about: string; mails: number }>(
    `select about, (
       select count(*)::int from outbox_message
       where channel = 'email' and subject like '%' || (params ->> 'container')) as mails
     from ${TOLD}`,
  );
  expect(rows.map(({ about }) => about).toSorted()).toEqual(ids.map((id) => `conversation:${id}`).toSorted());
  expect(rows.filter(({ mails }) => mails !== 1)).toEqual([]);
}, 120_000);
