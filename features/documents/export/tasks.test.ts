import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newDataFolder } from '../../../app/testing/dataFolder.ts';
import { findTask, readExportFile, runExport, waitUntilEnded } from '../../../app/testing/exportFixture.ts';
import { killAll, startProcess } from '../../../app/testing/serverProcess.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { cancelExport, EXPORT_STATUS, removeExports, retryExport, startExport } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(async () => {
  await killAll();
  await fixture.close();
});

const ORDERS = { exportName: 'booking.order' } as const;

let gate: pg.Client | null = null;

/** Blocks every export of orders by a table lock. */
async function closeGate(): Promise<void> {
  gate = new pg.Client({ connectionString: fixture.server.databaseUrl });
  await gate.connect();
  await gate.query('begin; lock table order_container in access exclusive mode');
}

async function openGate(): Promise<void> {
  await gate?.end();
  gate = null;
}
afterEach(openGate);

async function writers(): Promise<number[]> {
  const { rows } = await fixture.database.query(
    "select pid from pg_stat_activity where application_name = 'ironsilk export' and datname = current_database()",
  );
  return rows.map((row) => row.pid);
}

const running = (id: number) =>
  expect.poll(async () => (await findTask(fixture.shipper, id)).statusName).toBe('In progress');
const atWork = () => expect.poll(async () => (await writers()).length).toBe(1);
const atRest = () => expect.poll(async () => (await writers()).length).toBe(0);

describe('an export that is under way', () => {
  it('can be cancelled, stops at once, and can be tried again', async () => {
    await closeGate();
    const { id } = await fixture.shipper.send(startExport, ORDERS);
    await running(id);
    await atWork();
    await fixture.shipper.send(cancelExport, { id });
    expect(await findTask(fixture.shipper, id)).toMatchObject({
      status: EXPORT_STATUS.cancelled,
      statusName: 'Cancelled',
    });
    await atRest();
    expect((await expectUserError(fixture.shipper.send(cancelExport, { id }))).message).toContain('already finished');
    await openGate();
    await fixture.shipper.send(retryExport, { id });
    expect(await waitUntilEnded(fixture.shipper, id)).toMatchObject({ status: EXPORT_STATUS.done });
    expect((await readExportFile(fixture.shipper, id)).rows.length).toBeGreaterThan(10);
    expect((await expectUserError(fixture.shipper.send(retryExport, { id }))).message).toContain(
      'Only failed or cancelled exports',
    );
  });

  it('is not cancelled, tried again or removed by anybody else', async () => {
    await closeGate();
    const { id } = await fixture.shipper.send(startExport, ORDERS);
    for (const attempt of [
      () => fixture.rival.send(cancelExport, { id }),
      () => fixture.rival.send(retryExport, { id }),
      () => fixture.rival.send(removeExports, { ids: String(id) }),
    ]) {
      expect((await expectUserError(attempt())).code).toBe(CODE.absent);
    }
    expect((await expectUserError(fixture.shipper.send(removeExports, { ids: String(id) }))).message).toContain(
      'cancel it',
    );
    await fixture.shipper.send(cancelExport, { id });
  });

  it('leaves others waiting: two of one user, least recently served first', async () => {
    await closeGate();
    const first = await fixture.shipper.send(startExport, ORDERS);
    await running(first.id);
    const second = await fixture.shipper.send(startExport, ORDERS);
    const third = await fixture.shipper.send(startExport, ORDERS);
    expect(await findTask(fixture.shipper, third.id)).toMatchObject({ statusName: 'Queued' });
    expect((await expectUserError(fixture.shipper.send(startExport, ORDERS))).message).toMatch(
      /2 exports in the queue/,
    );
    const rivals = await fixture.rival.send(startExport, ORDERS);
    await fixture.shipper.send(cancelExport, { id: first.id });
    await expect.poll(async () => (await findTask(fixture.rival, rivals.id)).statusName).toBe('In progress');
    await openGate();
    for (const { id } of [second, third]) {
      expect(await waitUntilEnded(fixture.shipper, id)).toMatchObject({ status: EXPORT_STATUS.done });
    }
    expect(await waitUntilEnded(fixture.rival, rivals.id)).toMatchObject({ status: EXPORT_STATUS.done });
  });
});

describe('an export that goes wrong', () => {
  it('fails with a number that finds the fault, and can be tried again', async () => {
    await closeGate();
    const { id } = await fixture.shipper.send(startExport, ORDERS);
    await atWork();
    const [pid] = await writers();
    await fixture.database.query('select pg_terminate_backend($1)', [pid]);
    const failed = await waitUntilEnded(fixture.shipper, id);
    expect(failed).toMatchObject({ status: EXPORT_STATUS.failed, byteCount: null });
    expect(failed.failReason).toMatch(/Error reference: [0-9a-f-]{18}/);
    await openGate();
    await fixture.shipper.send(retryExport, { id });
    expect(await waitUntilEnded(fixture.shipper, id)).toMatchObject({
      status: EXPORT_STATUS.done,
      failReason: null,
    });
  });

  it('fails in clear words when the list is longer than administrators let exports be', async () => {
    const most = (rows: string) =>
      fixture.database.query(`update sys_config set config_value = $1 where config_key = 'export.mostRows'`, [rows]);
    await most('1');
    const { id } = await fixture.shipper.send(startExport, ORDERS);
    const failed = await waitUntilEnded(fixture.shipper.inLanguage('en'), id);
    expect(failed).toMatchObject({ status: EXPORT_STATUS.failed, byteCount: null });
    expect(failed.failReason).toMatch(/Too many rows/);
    await most('5000000');
    await fixture.shipper.send(retryExport, { id });
    expect(await waitUntilEnded(fixture.shipper, id)).toMatchObject({
      status: EXPORT_STATUS.done,
      failReason: null,
    });
  });

  it('fails in clear words when the right to the list was taken away meanwhile', async () => {
    await closeGate();
    const first = await fixture.rival.send(startExport, ORDERS);
    await atWork();
    const { id } = await fixture.shipper.send(startExport, ORDERS);
    const rightless = `delete from account_role where account_id = (select id from account where username = 'shipper') returning role_id, account_id`;
    const { rows: roles } = await fixture.database.query(rightless);
    await fixture.rival.send(cancelExport, { id: first.id });
    expect(await waitUntilEnded(fixture.shipper, id)).toMatchObject({
      status: EXPORT_STATUS.failed,
      failReason: 'You no longer have permission to export this list.',
    });
    for (const { role_id, account_id } of roles) {
      await fixture.database.query('insert into account_role (role_id, account_id) values ($1, $2)', [
        role_id,
        account_id,
      ]);
    }
    await openGate();
    await fixture.shipper.send(retryExport, { id });
    expect(await waitUntilEnded(fixture.shipper, id)).toMatchObject({ status: EXPORT_STATUS.done });
  });

  it('is taken over when the server process that worked on it is killed', async () => {
    await closeGate();
    const first = await fixture.rival.send(startExport, ORDERS);
    await atWork();
    const folder = await newDataFolder();
    const beside = await startProcess({ DATABASE_URL: fixture.server.databaseUrl, DATA_DIR: folder.dataDir });
    const shipper = new Actor(beside.address, fixture.shipper.token);
    const { id } = await shipper.send(startExport, ORDERS);
    await running(id);
    await expect.poll(async () => (await writers()).length).toBe(2);
    beside.child.kill('SIGKILL');
    await expect.poll(async () => (await writers()).length).toBe(1);
    expect(await findTask(fixture.shipper, id)).toMatchObject({ statusName: 'In progress' });
    await fixture.rival.send(cancelExport, { id: first.id });
    await openGate();
    expect(await waitUntilEnded(fixture.shipper, id)).toMatchObject({ status: EXPORT_STATUS.done });
    expect((await readExportFile(fixture.shipper, id)).rows.length).toBeGreaterThan(10);
    await folder.remove();
  });

  it('waits for the next process when the server is stopped', async () => {
    await closeGate();
    const { id } = await fixture.shipper.send(startExport, ORDERS);
    await atWork();
    const [pid] = await writers();
    const restarting = fixture.server.restart();
    await expect.poll(writers).not.toContain(pid);
    await openGate();
    await restarting;
    const shipper = await fixture.server.signInAs('shipper');
    expect(await waitUntilEnded(shipper, id)).toMatchObject({ status: EXPORT_STATUS.done });
    expect(await runExport(shipper, 'booking.order', { trainNo: 'none' })).toMatchObject({ rows: [] });
  });
});
