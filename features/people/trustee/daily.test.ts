import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesAbout } from '../../../app/testing/inbox.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { DOC_TYPE } from '../../documents/resource/docTypes.ts';
import { upload } from '../../documents/resource/wire.ts';
import { expireTrustees, REMIND_DAYS_AHEAD, sendExpiryReminders } from './server/daily.ts';
import { findTrustee } from './server/index.ts';
import { addTrustee, listTrustees } from './wire.ts';

const DAY_MS = 86_400_000;

let fixture: TestFixture;
let database: Database;
/** An approved authorization of the demo that ends within the days of the reminder. */
let ending: { id: number; authorizedName: string; authorizedIdNo: string; authorizedEndDate: string };
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 4, createLog('silent'));
  const { aaData } = await fixture.shipper.send(listTrustees, {});
  ending = aaData.find(({ status }) => status === '1') ?? expect.unreachable();
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

const at = (days: number) => new Date(new Date(`${ending.authorizedEndDate}T04:00:00Z`).getTime() + days * DAY_MS);
const remind = (days: number) => sendExpiryReminders(database.db, at(days));
const codes = async () => {
  const received = await messagesAbout(fixture.shipper, ending.authorizedName);
  return received.map(({ businessCode, isRead, logType }) =>
    logType === 'todo' && isRead ? `${businessCode} done` : businessCode,
  );
};

test('the owner gets one to-do thirty days before the end, however often the job runs', async () => {
  expect(await remind(-REMIND_DAYS_AHEAD - 1)).toBe(0);
  const counts = await Promise.all([remind(-REMIND_DAYS_AHEAD), remind(-REMIND_DAYS_AHEAD)]);
  expect(counts.sort()).toEqual([0, 1]);
  expect(await remind(-1)).toBe(0);
  expect(await codes()).toEqual(['trustee_expiring']);
});

test('a renewal completes the to-do, and there is no other', async () => {
  const belonging = { docType: DOC_TYPE.authorization };
  const { busiResources } = await fixture.shipper.send(upload, belonging, page('renewal.pdf'));
  await fixture.shipper.send(addTrustee, {
    resourceId: busiResources[0]?.resourceId ?? 0,
    authorizedName: ending.authorizedName,
    authorizedMobile: '13900020002',
    authorizedIdNo: ending.authorizedIdNo,
    authorizedStartDate: formatDate(at(1)),
    authorizedEndDate: formatDate(at(365)),
  });
  expect(await codes()).toEqual(['trustee_expiring done']);
  await fixture.database.query(`delete from message where business_code = 'trustee_expiring'`);
  expect(await remind(-1)).toBe(0);
});

test('an authorization is in force through its last day and then expires', async () => {
  expect(await expireTrustees(database.db, at(0))).toBe(0);
  const counts = await Promise.all([expireTrustees(database.db, at(1)), expireTrustees(database.db, at(1))]);
  expect(counts.sort()).toEqual([0, 1]);
  const { aaData } = await fixture.shipper.send(listTrustees, {});
  expect(aaData.find(({ id }) => id === ending.id)).toMatchObject({ status: '3' });
  expect(await codes()).toContain('trustee_expired');
});

test('the trustee of one company is none of another’s', async () => {
  const { rows } = await fixture.database.query(
    `select id, company_id from trustee_authorization where name = '邓丽娟'`,
  );
  const [id, companyId] = [Number(rows[0]?.id), Number(rows[0]?.company_id)];
  expect(await findTrustee(database.db, companyId, id)).toMatchObject({
    authorizedName: '邓丽娟',
    status: '1',
    inScope: true,
  });
  expect(await findTrustee(database.db, companyId + 1, id)).toBeUndefined();
});
