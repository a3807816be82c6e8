import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyInvoice } from '../features/money/invoice/taxWire.ts';
import { invoiceTitles } from '../features/money/invoice/wire.ts';
import { expectUserError } from '../platform/testing/actor.ts';
import { TestFixture } from './testing/testFixture.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const title = (name: string) => ({
  name,
  country: 'DE' as const,
  taxNo: 'DE136695976',
  email: 'a@example.com',
  address: 'Weg 1',
  phone: '',
  bankName: 'Bank',
  bankAccount: '1',
});

test('forty strangers with forged notices at once are each refused for the signature', async () => {
  const { anonymous } = fixture.server;
  const forged = {
    ref: 'r'.repeat(32),
    result: 'issued',
    invoiceNo: 'X',
    signature: '0'.repeat(64),
  } as const;
  const refusals = await Promise.all(
    times(40).map((number) => expectUserError(anonymous.send(notifyInvoice, { ...forged, reason: `${number}` }))),
  );
  expect(new Set(refusals.map(({ faultId }) => faultId))).toEqual(new Set([undefined]));
});

test('while one row is held, many who wait for it leave the portal to the others', async () => {
  const { shipper, rival, database, server } = fixture;
  const { rows } = await shipper.send(invoiceTitles.list, {});
  const titleId = rows[0]?.titleId ?? 0;
  await database.query('begin');
  await database.query('select 1 from invoice_title where id = $1 for update', [titleId]);
  const waiting = times(30).map((number) => shipper.send(invoiceTitles.edit, { ...title(`Name ${number}`), titleId }));
  await rival.send(invoiceTitles.add, title('Other'));
  const { rows: others } = await rival.send(invoiceTitles.list, {});
  expect(others.map(({ name }) => name)).toContain('Other');
  expect((await server.anonymous.fetch('/healthz')).status).toBe(200);
  await database.query('rollback');
  await Promise.all(waiting);
});
