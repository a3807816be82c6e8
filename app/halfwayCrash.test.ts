import pg from 'pg';
import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRoots, openContractLink, sendLinkCode, signByLink } from '../features/documents/contract/linkWire.ts';
import { contractQueue } from '../features/documents/contract/operatorWire.ts';
import { buildDocx } from '../features/documents/contract/server/document/buildDocx.ts';
import * as contracts from '../features/documents/contract/wire.ts';
import * as office from '../features/documents/office/wire.ts';
import { paperPdf } from '../features/documents/paper/testing/makePaper.ts';
import { sampleFacts } from '../features/documents/paper/testing/paperFacts.ts';
import { addPapers, papers } from '../features/documents/paper/wire.ts';
import { DOC_TYPE } from '../features/documents/resource/docTypes.ts';
import { download, upload } from '../features/documents/resource/wire.ts';
import { agreeBill, readBill } from '../features/money/bill/wire.ts';
import { listBalances, proveAgreement } from '../features/money/journal/wire.ts';
import { markPaidOut } from '../features/money/payment/payoutWire.ts';
import { createLocalWallet } from '../features/money/payment/server/online/localWallet.ts';
import { confirmMatch, notifyPayment, startOnline } from '../features/money/payment/wire.ts';
import { outboxMessages } from '../features/portal/outbox/wire.ts';
import { verifyPdf } from '../libs/pdfSigning/verifyPdf.ts';
import { connect } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { Actor, type TestFile } from '../platform/testing/actor.ts';
import { eventually } from '../platform/testing/eventually.ts';
import { KillableServer } from './testing/killableServer.ts';
import { agreedBill, approvedPayout, importedEntry, SHIPPER_NO, sentBill } from './testing/moneySteps.ts';

let server: KillableServer;
let client: pg.Client;
/** Within a transaction the list of connections stands still. */
let watcher: pg.Client;
let shipper: Actor;
let operator: Actor;
beforeAll(async () => {
  server = await KillableServer.onDemoCopy({ REPEAT_WINDOW_MS: '1' });
  client = new pg.Client(server.databaseUrl);
  watcher = new pg.Client(server.databaseUrl);
  await Promise.all([client.connect(), watcher.connect()]);
  await client.query(`update sys_config set config_value = 'false' where config_key = 'contract.faceCheck'`);
  await start();
});
afterAll(async () => {
  await Promise.all([client.end(), watcher.end()]);
  await server.remove();
});

const lockWaiters = async () =>
  (
    await watcher.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rowCount;

/** Also after a kill: then what the dead process waited for has come to its end. */
async function start(): Promise<void> {
  await server.start();
  [shipper, operator] = await Promise.all([server.as('shipper'), server.as('operator')]);
  await eventually(async () => expect(await lockWaiters()).toBe(0));
}

async function lastSms(pattern: RegExp): Promise<string> {
  const { rows } = await operator.send(outboxMessages.list, { channel: 'sms' });
  return rows.map(({ text }) => pattern.exec(text)?.[1]).find((one) => one !== undefined) ?? '';
}

async function newContract(): Promise<number> {
  const [first] = await shipper.send(contracts.listContracts, {});
  const { contractId } = await shipper.send(contracts.generateContract, { tid: first?.tid ?? 0 });
  return contractId ?? 0;
}

/** A link opened on a phone, with its code. */
async function readyToSign(contractId: number) {
  await client.query(
    `update contract_link set created_at = created_at - interval '2 days', code_sent_at = code_sent_at - interval '2 days'`,
  );
  await shipper.send(contracts.reportContractRead, { contractId });
  await shipper.send(contracts.startSign, { contractId, isAgreed: true, signWay: '1' });
  const holder = { token: await lastSms(/\/custom\/contractSign\/([\w-]+)/), browserKey: 'phone' };
  const phone = new Actor(server.address, null);
  await phone.send(openContractLink, holder);
  await phone.send(sendLinkCode, holder);
  return { ...holder, code: await lastSms(/验证码(\d{6})/) };
}

type Signing = Awaited<ReturnType<typeof readyToSign>>;
const sign = (ready: Signing) => new Actor(server.address, null).send(signByLink, ready);

const SIGNED = { status: '2', hasFile: true, events: 1, links: 1 };
const UNSIGNED = { status: '1', hasFile: false, events: 0, links: 0 };

/** What the database holds: signed and stored with its event, or waiting with neither. */
async function contractIn(contractId: number) {
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

/** Signed and stored, or signed again; either way the file holds a signature that is right. */
async function expectSigned(contractId: number): Promise<void> {
  const found = await contractIn(contractId);
  expect([UNSIGNED, SIGNED]).toContainEqual(found);
  if (found.status === UNSIGNED.status) await sign(await readyToSign(contractId));
  expect(await contractIn(contractId)).toEqual(SIGNED);
  const { rows } = await operator.send(contractQueue.list, { contractState: 'signedByA' });
  const resourceId = rows.find((row) => row.contractId === contractId)?.resourceId ?? 0;
  const { content } = await operator.download(download, { resourceId });
  const roots = (await operator.send(listRoots, {})).map((root) => new Uint8Array(Buffer.from(root, 'base64')));
  expect((await verifyPdf(new Uint8Array(content), roots)).isValid).toBe(true);
}

const docx = (text: string): TestFile => ({
  name: 'contract.docx',
  content: new Uint8Array(buildDocx([{ text, style: 'text' }])),
});
const wordsOf = ({ content }: TestFile) =>
  (new PizZip(content).file('word/document.xml')?.asText() ?? '').replace(/<[^>]+>/g, '');

async function openDocument() {
  const { busiResources } = await shipper.send(upload, {}, docx('old'));
  const fileId = busiResources[0]?.id ?? 0;
  const document = { kind: 'resource', documentId: fileId };
  const { batchNo } = await shipper.send(office.initOfficeConfig, document);
  return { fileId, document, batchNo };
}

const saveNew = (batchNo: string) => shipper.send(office.saveDocument, { batchNo }, docx('new'));

/** The old document, without a trace of the save; then the save is done again. */
async function expectSavedAgain({ fileId, document, batchNo }: Awaited<ReturnType<typeof openDocument>>) {
  const words = async () => wordsOf(await shipper.download(download, { resourceId: fileId }));
  expect(await words()).toBe('old');
  expect(await shipper.send(office.saveCallback, { batchNo })).toBe('0');
  expect((await shipper.send(office.listVersions, document)).map(({ versionNo }) => versionNo)).toEqual([1]);
  expect(await saveNew(batchNo)).toEqual({ versionNo: 2 });
  expect(await words()).toBe('new');
}

/** A paper whose reading has begun. */
async function beginReading(): Promise<void> {
  const file = { name: 'invoice.pdf', content: await paperPdf('english', sampleFacts(4)) };
  const { busiResources } = await shipper.send(upload, { docType: DOC_TYPE.recognizedPaper }, file);
  const resourceIds = busiResources.map(({ resourceId }) => resourceId);
  await shipper.send(addPapers, { resourceIds, containerNo: '' });
  await eventually(async () => {
    const { rowCount } = await client.query('select from paper where alive_at is not null');
    expect(rowCount).toBe(1);
  });
}

/** As if the dead reader had been silent for long. */
const forgetReader = () => client.query(`update paper set alive_at = alive_at - interval '1 minute'`);

async function expectRead(): Promise<void> {
  const list = async () => (await shipper.send(papers.list, {})).rows;
  await eventually(async () => expect(await list()).toMatchObject([{ recognizeState: '1' }]));
  expect(await list()).toMatchObject([{ pageCount: 1, pagesDone: 1, paperKind: 'invoice' }]);
}

/** In a currency that nothing else in the demo has. */
const MONEY = { amount: '100.00', currency: 'KZT' };

/** What a wallet tells, signed by the secret that all processes share. */
async function walletNotice(ref: string) {
  const { db, pool } = await connect(server.databaseUrl, 1, createLog('silent'));
  const [notification] = await createLocalWallet({ db, config: { secretKey: undefined } }).act(db, ref, 'pay');
  await pool.end();
  if (notification === undefined) throw new Error('the wallet tells nothing');
  return notification;
}

/** A bill to agree to, one paid by wallet, one by a matched bank line, and a payment to mark as paid out. */
async function prepareMoney() {
  const people = { operator, shipper, database: client };
  const { billId: toAgree } = await sentBill(people, MONEY);
  const { version } = await shipper.send(readBill, { billId: toAgree });
  const { billId: byWallet } = await agreedBill(people, MONEY);
  const notification = await walletNotice((await shipper.send(startOnline, { billId: byWallet })).ref);
  const { billId: byBank } = await agreedBill(people, MONEY);
  const entryId = await importedEntry(operator, { counterparty: 'CRASH', ...MONEY });
  const match = { entryId, companyNo: SHIPPER_NO, parts: [{ billId: byBank, amount: MONEY.amount }] };
  const [supplier, admin] = [await server.as('supplier'), await server.as('admin')];
  const payoutId = await approvedPayout(
    { operator, admin, supplier, database: client },
    { claimNo: 'CRASH', ...MONEY },
  );
  return {
    movements: () => [
      shipper.send(agreeBill, { billId: toAgree, version }),
      new Actor(server.address, null).send(notifyPayment, notification),
      operator.send(confirmMatch, match),
      operator.send(markPaidOut, { payoutIds: [payoutId] }),
    ],
    /** Each movement once, and nothing else: what the four of them leave. */
    async moved() {
      const { rows } = await client.query(
        `select (select array_agg(status order by id) from bill where id = any($1)) as bills,
           (select status from payout where id = $2) as payout,
           (select count(*)::int from receipt where currency = 'KZT') as receipts,
           (select count(*)::int from journal_entry where exists (
             select from journal_posting where entry_id = journal_entry.id and currency = 'KZT')) as entries,
           (select coalesce(sum(amount), 0)::text from journal_posting where currency = 'KZT' and account = 'bank') as bank`,
        [[toAgree, byWallet, byBank], payoutId],
      );
      return rows[0];
    },
  };
}

async function disagreements() {
  await operator.send(proveAgreement, {});
  return (await operator.send(listBalances, {})).checks.flatMap(({ details }) => details);
}

test('a server killed halfway loses nothing that it acknowledged and does nothing twice: money, a signature, a save, a reading', async () => {
  const { movements, moved } = await prepareMoney();
  const contractId = await newContract();
  const ready = await readyToSign(contractId);
  const opened = await openDocument();
  await beginReading();
  const before = await moved();

  // holds each up at its last statements: the signature is made, the version written, and money stands in the journal
  await client.query('begin');
  await client.query('lock table journal_posting in exclusive mode');
  await client.query('select 1 from contract where id = $1 for update', [contractId]);
  await client.query('select 1 from resource where id = $1 for update', [opened.fileId]);
  const held = Promise.allSettled([...movements(), sign(ready), saveNew(opened.batchNo)]);
  await eventually(async () => expect(await lockWaiters()).toBe(6));
  await server.kill();
  await client.query('rollback');
  expect((await held).map(({ status }) => status)).not.toContain('fulfilled');
  await forgetReader();
  await start();
  expect(await moved()).toEqual(before);
  expect(await disagreements()).toEqual([]);
  await expectSigned(contractId);
  await expectSavedAgain(opened);
  await expectRead();

  // the first acknowledgement kills the others on their way
  const again = movements();
  await Promise.any(again);
  await server.kill();
  const acknowledged = (await Promise.allSettled(again)).map(({ status }) => status === 'fulfilled');
  await start();
  const after = await moved();
  const done = [
    after.bills[0] === 'agreed',
    after.bills[1] === 'settled',
    after.bills[2] === 'settled',
    after.payout === 'paid',
  ];
  expect(acknowledged.filter((isKnown, at) => isKnown && !done[at])).toEqual([]);
  expect(await disagreements()).toEqual([]);

  await Promise.allSettled(movements());
  expect(await moved()).toEqual({
    bills: ['agreed', 'settled', 'settled'],
    payout: 'paid',
    receipts: 2,
    entries: before.entries + 4,
    bank: MONEY.amount,
  });
  expect(await disagreements()).toEqual([]);
});
