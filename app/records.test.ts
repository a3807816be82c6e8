import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineDemands } from '../features/documents/contract/demandWire.ts';
import { contractQueue } from '../features/documents/contract/operatorWire.ts';
import { contractTemplates } from '../features/documents/contract/templateWire.ts';
import { papers } from '../features/documents/paper/wire.ts';
import { numberClashes, poolContainers } from '../features/freight/booking/poolWire.ts';
import { lines, stations } from '../features/freight/network/wire.ts';
import { shareLinks } from '../features/freight/shareLink/wire.ts';
import { trainMovements } from '../features/freight/train/movementWire.ts';
import { fees as additionalFees } from '../features/money/additionalFee/operatorWire.ts';
import { ownFees } from '../features/money/additionalFee/wire.ts';
import { bills, creditLimits, ownBills } from '../features/money/bill/wire.ts';
import { orderMargins } from '../features/money/charge/marginWire.ts';
import { ladders, tariffs } from '../features/money/charge/ruleWire.ts';
import { charges } from '../features/money/charge/wire.ts';
import { deposits } from '../features/money/deposit/wire.ts';
import { exchangeRates } from '../features/money/exchangeRate/wire.ts';
import { taxApplications } from '../features/money/invoice/taxWire.ts';
import { invoices, invoiceTitles, ownInvoices } from '../features/money/invoice/wire.ts';
import { journalEntries } from '../features/money/journal/wire.ts';
import { payouts } from '../features/money/payment/payoutWire.ts';
import { bankEntries, receipts } from '../features/money/payment/wire.ts';
import { addressBook } from '../features/people/addressBook/wire.ts';
import { closures } from '../features/people/closure/wire.ts';
import { companyReview } from '../features/people/company/wire.ts';
import { identityChecks } from '../features/people/identityCheck/operatorWire.ts';
import { onlineSessions } from '../features/people/session/presenceWire.ts';
import { sendLoginCode } from '../features/people/session/signInWire.ts';
import { twoStepPeople } from '../features/people/session/twoStepWire.ts';
import { trusteeReview } from '../features/people/trustee/wire.ts';
import { cannedAnswers } from '../features/portal/chat/wire.ts';
import { configValues } from '../features/portal/config/wire.ts';
import { dictEntries, dictTypes } from '../features/portal/dict/wire.ts';
import { outboxMessages } from '../features/portal/outbox/wire.ts';
import { drivers, vehicles } from '../features/suppliers/fleet/wire.ts';
import { serviceJobs } from '../features/suppliers/service/jobWire.ts';
import { serviceOrders } from '../features/suppliers/service/operatorWire.ts';
import { allQuotations, quotations } from '../features/suppliers/supplierQuote/wire.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { declaredRecords } from './testing/declaredCalls.ts';
import { describeRecord } from './testing/describeRecord.ts';
import { HAULIER, newSupplier } from './testing/newSupplier.ts';
import { EVERY_FEATURE } from './testing/testedFeatures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // for the outbox
  await server.anonymous.send(sendLoginCode, { username: 'shipper' });
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  await newSupplier(server, database);
  await database.end();
});
afterAll(() => server.stop());

const tested = new Set<unknown>(await declaredRecords());
const walked = new Set<unknown>();
const walk: typeof describeRecord = (record, how, at) => {
  walked.add(record);
  if (tested.has(record)) describeRecord(record, how, at);
};

walk(
  configValues,
  {
    keeper: 'admin',
    outsider: 'shipper',
    sample: { configKey: 'record.sample', configValue: '1', configName: 'Sample', remark: 'added' },
    changed: (row) => ({ ...row, configValue: '2', remark: 'changed' }),
    wrong: { configKey: '', configName: '' },
  },
  () => server,
);

walk(identityChecks, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(outboxMessages, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(papers, { keeper: 'shipper', outsider: 'operator', rival: 'rival' }, () => server);

walk(onlineSessions, { keeper: 'admin', outsider: 'shipper' }, () => server);

walk(twoStepPeople, { keeper: 'operator', outsider: 'shipper' }, () => server);

const answer = {
  titleZh: '截止',
  titleEn: 'Cut-off',
  titleRu: 'Срок',
  textZh: '一天',
  textEn: 'a day',
  textRu: 'день',
};
walk(
  cannedAnswers,
  {
    keeper: 'operator',
    outsider: 'shipper',
    sample: answer,
    changed: (row) => ({ ...row, textEn: 'two days' }),
    wrong: { titleZh: '', textRu: ' ' },
  },
  () => server,
);

const names = { zh: '样例', en: 'Sample', ru: 'Образец' };

walk(
  dictTypes,
  {
    keeper: 'admin',
    outsider: 'shipper',
    sample: { dictType: 'recordSample', names, status: '0', remark: 'added' },
    changed: (row) => ({ ...row, status: '1' as const, remark: 'changed' }),
    wrong: { dictType: '1 two' },
  },
  () => server,
);

walk(
  dictEntries,
  {
    keeper: 'admin',
    outsider: 'shipper',
    sample: { dictType: 'resourceType', dictValue: 'sample', labels: names, dictSort: 9, listClass: 'info' },
    changed: (row) => ({ ...row, isDefault: 'Y' as const, status: '1' as const, remark: 'changed' }),
    wrong: { dictType: 'nowhere', dictValue: '' },
  },
  () => server,
);

walk(
  stations,
  {
    keeper: 'operator',
    outsider: 'shipper',
    changed: (row) => ({ ...row, name: names, latitude: 1.5 }),
    wrong: { stationCode: '', unlocode: 'XXAAA', latitude: 90.1, longitude: 181, gaugesMm: [] },
  },
  () => server,
);

walk(
  lines,
  { keeper: 'operator', outsider: 'shipper', changed: () => ({ name: names, isActive: false }) },
  () => server,
);

walk(
  poolContainers,
  {
    keeper: 'operator',
    outsider: 'shipper',
    sample: { containerNo: 'CSQU3054383', sizeType: '22G1', stationId: 1, remark: 'added' },
    changed: ({ containerNo, sizeType, stationId }) => ({
      containerNo,
      sizeType,
      stationId,
      remark: 'changed',
    }),
    wrong: { containerNo: 'CSQU3054384', stationId: 999_999_999 },
  },
  () => server,
);

walk(trainMovements, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(numberClashes, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(companyReview, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(closures, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(addressBook, { keeper: 'shipper', outsider: 'special', rival: 'rival' }, () => server);
walk(contractTemplates, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(
  lineDemands,
  {
    keeper: 'operator',
    outsider: 'shipper',
    sample: {
      lineType: 'CN',
      companyEntity: 1,
      contractType: '1',
      validFrom: '2030-01-01',
      demandsDeposit: true,
      depositAmount: '100.00',
    },
    changed: ({ lineType, companyEntity, contractType, validFrom }) => ({
      lineType,
      companyEntity,
      contractType,
      validFrom,
      demandsDeposit: false,
      depositAmount: null,
    }),
    wrong: { depositAmount: '-1', validFrom: '2030-02-30' },
  },
  () => server,
);
const title = {
  name: 'Sample GmbH',
  country: 'DE' as const,
  taxNo: 'DE136695976',
  address: 'Weg 1',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: 'a@example.com',
};
walk(
  invoiceTitles,
  {
    keeper: 'shipper',
    outsider: 'operator',
    rival: 'rival',
    sample: title,
    changed: () => ({ ...title, address: 'Weg 2' }),
    wrong: { taxNo: 'DE136695977', email: 'nobody' },
  },
  () => server,
);

walk(ownInvoices, { keeper: 'shipper', outsider: 'supplier', rival: 'rival' }, () => server);

walk(invoices, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(taxApplications, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(bankEntries, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(receipts, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(payouts, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(bills, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(ownBills, { keeper: 'shipper', outsider: 'operator', rival: 'rival' }, () => server);

walk(
  creditLimits,
  {
    keeper: 'operator',
    outsider: 'shipper',
    sample: { companyNo: '10002', amount: '90000.00', currency: 'CNY', remark: 'added' },
    changed: (row) => ({ ...row, amount: row.amount ?? '', remark: 'changed' }),
    wrong: { amount: '-1', currency: 'XYZ' },
  },
  () => server,
);

walk(
  vehicles,
  {
    keeper: 'supplier',
    outsider: 'shipper',
    rival: HAULIER.username,
    sample: { plate: '陕A00001', kind: 'flatbed', remark: 'added', status: '0' },
    changed: ({ plate, kind }) => ({ plate, kind, remark: 'changed', status: '1' as const }),
    wrong: { plate: '!' },
  },
  () => server,
);
walk(
  drivers,
  {
    keeper: 'supplier',
    outsider: 'shipper',
    rival: HAULIER.username,
    sample: { name: '王强', mobile: '13900029999', licenceNo: '', remark: 'added', status: '0' },
    changed: ({ name, mobile, licenceNo }) => ({
      name,
      mobile,
      licenceNo,
      remark: 'changed',
      status: '1' as const,
    }),
    wrong: { name: ' ', mobile: '12' },
  },
  () => server,
);
walk(shareLinks, { keeper: 'shipper', outsider: 'supplier', rival: 'rival' }, () => server);
walk(quotations, { keeper: 'supplier', outsider: 'shipper', rival: HAULIER.username }, () => server);
walk(allQuotations, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(ownFees, { keeper: 'supplier', outsider: 'agent', rival: HAULIER.username }, () => server);
walk(additionalFees, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(serviceJobs, { keeper: 'supplier', outsider: 'shipper', rival: HAULIER.username }, () => server);
walk(serviceOrders, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(deposits, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(charges, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(orderMargins, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(
  tariffs,
  {
    keeper: 'operator',
    outsider: 'shipper',
    sample: {
      ...{
        side: 'sale',
        serviceKind: 'stock',
        feeType: 'weighing',
        basis: 'box',
        freeUnits: 0,
        minimum: '0.00',
      },
      lineType: null,
      companyEntity: null,
      stationId: null,
      sizeType: null,
      companyNo: '',
      remark: '',
      ...{ tiers: [{ from: 1, unitPrice: '120' }], currency: 'CNY', taxRate: '0.0600' },
      validFrom: '2099-01-01',
      validTo: null,
    },
    wrong: { tiers: [{ from: 2, unitPrice: '1' }], taxRate: '6' },
  },
  () => server,
);
walk(
  ladders,
  {
    keeper: 'operator',
    outsider: 'shipper',
    sample: {
      ...{ kind: 'cancellation', lineType: 'CN', rungs: [{ days: 0, percent: '20' }], taxRate: '0.0600' },
      validFrom: '2099-01-01',
      validTo: null,
    },
    wrong: { rungs: [{ days: 1, percent: '20' }] },
  },
  () => server,
);
walk(
  exchangeRates,
  {
    keeper: 'operator',
    outsider: 'shipper',
    sample: {
      fromCurrency: 'EUR',
      toCurrency: 'RUB',
      day: '2026-01-02',
      rate: '98.50000000',
      source: 'test',
    },
    changed: ({ fromCurrency, toCurrency, day, source }) => ({
      fromCurrency,
      toCurrency,
      day,
      source,
      rate: '99.00000000',
    }),
    wrong: { rate: '0', day: '2026-02-30' },
  },
  () => server,
);
walk(journalEntries, { keeper: 'operator', outsider: 'shipper' }, () => server);
walk(contractQueue, { keeper: 'operator', outsider: 'shipper' }, () => server);

walk(trusteeReview, { keeper: 'operator', outsider: 'shipper' }, () => server);

test('every declared record is walked', async () => {
  expect(walked).toEqual(new Set(await declaredRecords(EVERY_FEATURE)));
});
