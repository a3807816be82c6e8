import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRoots, openContractLink, sendLinkCode, signByLink } from '../features/contract/linkWire.ts';
import { contractQueue } from '../features/contract/operatorWire.ts';
import * as wire from '../features/contract/wire.ts';
import { outboxMessages } from '../features/outbox/wire.ts';
import { download } from '../features/resource/wire.ts';
import { verifyPdf } from '../libs/pdfSigning/verifyPdf.ts';
import { Actor } from '../platform/testing/actor.ts';
import { KillableServer } from './testing/killableServer.ts';

let server: KillableServer;
let client: pg.Client;
beforeAll(async () => {
  server = await KillableServer.onDemoCopy();
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(`update sys_config set config_value = 'false' where config_key = 'contract.faceCheck'`);
  await server.start();
});
afterAll(async () => {
  await client.end();
  await server.remove();
});

async function lastSms(pattern: RegExp): Promise<string> {
  const operator = await server.as('operator');
  const { rows } = await operator.send(outboxMessages.list, { channel: 'sms' });
  return rows.map(({ text }) => pattern.exec(text)?.[1]).find((one) => one !== undefined) ?? '';
}

/** A link opened on a phone, with its code. */
async function readyToSign(contractId: number) {
  await client.query(
    `update contract_link set created_at = created_at - interval '2 days', code_sent_at = code_sent_at - interval '2 days'`,
  );
  const shipper = await server.as('shipper');
  await shipper.send(wire.reportContractRead, { contractId });
  await shipper.send(wire.startSign, { contractId, isAgreed: true, signWay: '1' });
  const holder = { token: await lastSms(/\/custom\/contractSign\/([\w-]+)/), browserKey: 'phone' };
  const phone = new Actor(server.address, null);
  await phone.send(openContractLink, holder);
  await phone.send(sendLinkCode, holder);
  return { ...holder, code: await lastSms(/验证码(\d{6})/) };
}

/** What the database holds: signed and stored with its event, or waiting with neither. */
async function stateOf(contractId: number) {
  const { rows } = await client.query<{ status: string; has_file: boolean; events: number; links: number }>(
    `select status, signed_id is not null as has_file,
       (select count(*)::int from contract_event where contract_id = contract.id and kind = 'signed') as events,
       (select count(*)::int from contract_link where contract_id = contract.id and used_at is not null) as links
     from contract where id = $1`,
    [contractId],
  );
  const [{ status = '', has_file: hasFile = false, events = 0, links = 0 } = {}] = rows;
  return { status, hasFile, events, links };
}

test('a server killed between signing and storing leaves a contract signed and stored, or to be signed again', async () => {
  const shipper = await server.as('shipper');
  const [first] = await shipper.send(wire.listContracts, {});
  const { contractId } = await shipper.send(wire.generateContract, { tid: first?.tid ?? 0 });
  const id = contractId ?? 0;
  const whole = { status: '2', hasFile: true, events: 1, links: 1 };
  const nothing = { status: '1', hasFile: false, events: 0, links: 0 };

  const ready = await readyToSign(id);
  // holds the commit up, so that the kill falls after the signature was made and before it is stored
  await client.query('begin');
  await client.query('select 1 from contract where id = $1 for update', [id]);
  const signing = new Actor(server.address, null).send(signByLink, ready).catch(() => null);
  await expect
    .poll(
      async () =>
        (await client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount,
    )
    .toBeGreaterThan(0);
  await server.kill();
  await client.query('rollback');
  await signing;
  await server.start();
  await expect
    .poll(
      async () =>
        (await client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount,
    )
    .toBe(0);
  const after = await stateOf(id);
  expect([nothing, whole]).toContainEqual(after);

  if (after.status === '1') {
    await new Actor(server.address, null).send(signByLink, await readyToSign(id));
  }
  expect(await stateOf(id)).toEqual(whole);
  const operator = await server.as('operator');
  const { rows } = await operator.send(contractQueue.list, { contractState: 'signedByA' });
  const resourceId = rows.find((row) => row.contractId === id)?.resourceId ?? 0;
  const { content } = await operator.download(download, { resourceId });
  const roots = (await operator.send(listRoots, {})).map(
    (root) => new Uint8Array(Buffer.from(root, 'base64')),
  );
  expect((await verifyPdf(new Uint8Array(content), roots)).isValid).toBe(true);
});
