import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertConversations } from './testing/insertConversations.ts';
import { KillableServer } from './testing/killableServer.ts';

const JOB = 'chat.escalate';

let server: KillableServer;
let database: pg.Client;
let boss: PgBoss;
beforeEach(async () => {
  server = await KillableServer.onDemoCopy({ JOBS: 'on' });
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
const BATCH_SIZE = 100;
const CONVERSATIONS = 130;
const ASSIGNED_FROM = 120;
const UNREAD_MESSAGES = `message where business_code = 'chat_unread'`;
const UNDELIVERED = `message_delivery join message on message.id = message_id
  where left_at is null and business_code = 'chat_unread'`;
const BLOCKED_BACKENDS = `pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ~ $1`;
const POLL_OPTIONS = { timeout: 30_000, interval: 20 };

/** Starts the server and kills it once `told` messages exist and it waits in `statement`. */
async function killWhileBlockedIn(
  statement: string,
  { lockingStatement, escalated }: { lockingStatement: string; escalated: number },
): Promise<void> {
  await requestJob();
  // a connection of its own: pg_stat_activity is a snapshot within a transaction
  const lockHolder = new pg.Client({ connectionString: server.databaseUrl });
  await lockHolder.connect();
  await lockHolder.query('begin');
  await lockHolder.query(lockingStatement);
  await server.start();
  const progress = async () => ({
    isStuck: await isBlockedIn(statement),
    escalated: await countOf(UNREAD_MESSAGES),
  });
  await expect.poll(progress, POLL_OPTIONS).toEqual({ isStuck: true, escalated });
  await server.kill();
  // otherwise PostgreSQL finishes the statement before it notices the closed connection
  await database.query(`select pg_terminate_backend(pid) from ${BLOCKED_BACKENDS}`, [statement]);
  await lockHolder.end();
}

async function isBlockedIn(statement: string): Promise<boolean> {
  const { rowCount } = await database.query(`select from ${BLOCKED_BACKENDS}`, [statement]);
  return rowCount !== null && rowCount > 0;
}

/** Requests the job for the next start, without the 30 s takeover of a dead worker's job. */
async function requestJob(): Promise<string> {
  await database.query(`delete from jobs.job where state < 'completed'`);
  return (await boss.send(JOB)) ?? '';
}

const isCompleted = async (jobId: string) => (await boss.getJobById(JOB, jobId))?.state === 'completed';

const countOf = async (text: string) => {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${text}`);
  return rows[0]?.count;
};

test('whatever a server dies at, each conversation that stays unread becomes one e-mail within the hour', async () => {
  await database.query(`
    update order_container set container_no = 'KILU' || lpad(id::text, 7, '0');
    update account set email = 'colleague@example.com' where username = 'admin'`);
  const made = await insertConversations(database, { count: CONVERSATIONS, minutesAgo: 20 });
  const ids = made.toSorted((one, other) => one - other);
  // the last ones are assigned to another operator, whose row lock blocks the second batch
  const assigned = ids.slice(ASSIGNED_FROM);
  await database.query(
    `update conversation set assigned_to = (select id from account where username = 'admin') where id = any($1)`,
    [assigned],
  );

  await killWhileBlockedIn('^with\\s+told_asked', {
    lockingStatement: `select from account where username = 'admin' for update`,
    escalated: BATCH_SIZE,
  });
  await killWhileBlockedIn('^insert into "outbox_message"', {
    lockingStatement: 'lock table outbox_message in share mode',
    escalated: CONVERSATIONS,
  });
  const last = await requestJob();
  await server.start();
  await expect.poll(() => isCompleted(last), POLL_OPTIONS).toBe(true);
  await expect.poll(() => countOf(UNDELIVERED), POLL_OPTIONS).toBe(0);
  const { rows } = await database.query<{ about: string; mails: number }>(
    `select about, (
       select count(*)::int from outbox_message
       where channel = 'email' and subject like '%' || (params ->> 'container')) as mails
     from ${UNREAD_MESSAGES}`,
  );
  expect(rows.map(({ about }) => about).toSorted()).toEqual(ids.map((id) => `conversation:${id}`).toSorted());
  expect(rows.filter(({ mails }) => mails !== 1)).toEqual([]);
});
