import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeBill, readBill } from '../features/bill/wire.ts';
import { listBalances, proveAgreement } from '../features/journal/wire.ts';
import { markPaidOut } from '../features/payment/payoutWire.ts';
import { createLocalWallet } from '../features/payment/server/online/localWallet.ts';
import { confirmMatch, notifyPayment, startOnline } from '../features/payment/wire.ts';
import { connect } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { Actor } from '../platform/testing/actor.ts';
import { KillableServer } from './testing/killableServer.ts';
import { agreedBill, approvedPayout, importedEntry, SHIPPER_NO, sentBill } from './testing/moneySteps.ts';

let server: KillableServer;
let client: pg.Client;
beforeAll(async () => {
  server = await KillableServer.onDemoCopy({ REPEAT_WINDOW_MS: '1' });
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await server.start();
});
afterAll(async () => {
  await client.end();
  await server.remove();
});

/** In a currency that nothing else in the demo has. */
const MONEY = { amount: '100.00', currency: 'KZT' };

/** What a wallet tells, signed by the secret that all processes share. */
async function walletNotice(ref: string) {
  const { db, pool } = await connect(server.databaseUrl, 1, createLog('silent'));
  const [notification] = await createLocalWallet({ db, config: { secretKey: undefined } }).act(
    db,
    ref,
    'pay',
  );
  await pool.end();
  if (notification === undefined) throw new Error('the wallet tells nothing');
  return notification;
}

const lockWaiters = async () =>
  (
    await client.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rowCount;

/** Each movement once, and nothing else: what the four of them leave. */
async function moved(billIds: readonly number[], payoutId: number) {
  const { rows } = await client.query(
    `select (select array_agg(status order by id) from bill where id = any($1)) as bills,
       (select status from payout where id = $2) as payout,
       (select count(*)::int from receipt where currency = 'KZT') as receipts,
       (select count(*)::int from journal_entry where exists (
         select from journal_posting where entry_id = journal_entry.id and currency = 'KZT')) as entries,
       (select coalesce(sum(amount), 0)::text from journal_posting where currency = 'KZT' and account = 'bank') as bank`,
    [billIds, payoutId],
  );
  return rows[0];
}

async function disagreements(operator: Actor) {
  await operator.send(proveAgreement, {});
  return (await operator.send(listBalances, {})).checks.flatMap(({ details }) => details);
}

test('a server killed while money moves loses nothing that it acknowledged, and moves nothing twice', async () => {
  let [operator, shipper] = await Promise.all([server.as('operator'), server.as('shipper')]);
  const supplier = await server.as('supplier');
  const people = { operator, shipper, database: client };
  const { billId: toAgree } = await sentBill(people, MONEY);
  const { version } = await shipper.send(readBill, { billId: toAgree });
  const { billId: byWallet } = await agreedBill(people, MONEY);
  const notification = await walletNotice((await shipper.send(startOnline, { billId: byWallet })).ref);
  const { billId: byBank } = await agreedBill(people, MONEY);
  const entryId = await importedEntry(operator, { counterparty: 'CRASH', ...MONEY });
  const match = { entryId, companyNo: SHIPPER_NO, parts: [{ billId: byBank, amount: MONEY.amount }] };
  const payoutId = await approvedPayout(
    { operator, supplier, database: client },
    { claimNo: 'CRASH', ...MONEY },
  );
  const billIds = [toAgree, byWallet, byBank];
  const movements = () => [
    shipper.send(agreeBill, { billId: toAgree, version }),
    new Actor(server.address, null).send(notifyPayment, notification),
    operator.send(confirmMatch, match),
    operator.send(markPaidOut, { payoutIds: [payoutId] }),
  ];
  const restart = async () => {
    await server.start();
    [operator, shipper] = await Promise.all([server.as('operator'), server.as('shipper')]);
    await expect.poll(lockWaiters).toBe(0);
  };
  const before = await moved(billIds, payoutId);

  // holds all four up where they post to the journal, so that the kill falls into their middle
  await client.query('begin');
  await client.query('lock table journal_posting in exclusive mode');
  const held = Promise.allSettled(movements());
  await expect.poll(lockWaiters).toBe(4);
  await server.kill();
  await client.query('rollback');
  expect((await held).map(({ status }) => status)).not.toContain('fulfilled');
  await restart();
  expect(await moved(billIds, payoutId)).toEqual(before);
  expect(await disagreements(operator)).toEqual([]);

  // the first acknowledgement kills the others on their way
  const again = movements();
  await Promise.any(again);
  await server.kill();
  const acknowledged = (await Promise.allSettled(again)).map(({ status }) => status === 'fulfilled');
  await restart();
  const after = await moved(billIds, payoutId);
  const done = [
    after.bills[0] === 'agreed',
    after.bills[1] === 'settled',
    after.bills[2] === 'settled',
    after.payout === 'paid',
  ];
  expect(acknowledged.filter((isKnown, at) => isKnown && !done[at])).toEqual([]);
  expect(await disagreements(operator)).toEqual([]);

  await Promise.allSettled(movements());
  expect(await moved(billIds, payoutId)).toEqual({
    bills: ['agreed', 'settled', 'settled'],
    payout: 'paid',
    receipts: 2,
    entries: before.entries + 4,
    bank: MONEY.amount,
  });
  expect(await disagreements(operator)).toEqual([]);
});
