import { afterAll, beforeAll, describe, test } from 'vitest';
import { listBookings } from '../features/freight/booking/operatorWire.ts';
import { listOrders } from '../features/freight/booking/wire.ts';
import { makeShareLink } from '../features/freight/shareLink/wire.ts';
import { getTrainBookingAllDataForList } from '../features/freight/train/wire.ts';
import { ownBills } from '../features/money/bill/wire.ts';
import { companyReview } from '../features/people/company/wire.ts';
import { FIRST_RIGHTS } from '../features/people/member/rights.ts';
import { saveInvitation } from '../features/people/member/wire.ts';
import { trusteeReview } from '../features/people/trustee/wire.ts';
import { serviceJobs } from '../features/suppliers/service/jobWire.ts';
import { FRAME, isAskedForBarriers, isDark, isSwept, openPortal, VIEWS } from './portal.ts';

const portal = openPortal();

/** Demo records in page addresses. */
const demo = {
  trainInfoId: 0,
  lineId: 0,
  orderBigNo: '',
  departedOrder: '',
  registrationId: 0,
  billId: 0,
  trusteeId: 0,
  invitation: '',
  trailerJob: 0,
  yardJob: 0,
  sharedLink: '',
};

beforeAll(async () => {
  const shipper = await portal.server.signInAs('shipper');
  const operator = await portal.server.signInAs('operator');
  const trains = await shipper.send(getTrainBookingAllDataForList, { lineType: 'EU', pageSize: 100 });
  const train = trains.rows.find((row) => row.isBookable);
  const orders = await shipper.send(listOrders, { status: 'confirmed' });
  const departed = await operator.send(listBookings, { status: 'departed' });
  const waiting = await operator.send(companyReview.list, { status: 'submitted' });
  const trustees = await operator.send(trusteeReview.list, { status: '0' });
  const { token } = await shipper.send(saveInvitation, {
    way: 'link',
    language: 'en',
    rights: FIRST_RIGHTS,
  });
  const { rows: ownRows } = await shipper.send(ownBills.list, {});
  const supplier = await portal.server.signInAs('supplier');
  const jobs = await supplier.send(serviceJobs.list, {});
  const jobOf = (kind: string) => jobs.rows.find((row) => row.kind === kind && row.jobStatus !== 'toQuote');
  const shared = await shipper.send(makeShareLink, {
    ...{ orderBigNo: orders.rows[0]?.orderBigNo ?? '', orderContainerId: null, task: 'vgm', recipient: '' },
    ...{ language: 'en', days: 7, maxUses: 9 },
  });
  Object.assign(demo, {
    sharedLink: new URL(shared.url).hash.slice(1),
    billId: ownRows[0]?.billId,
    trailerJob: jobOf('trailer')?.serviceOrderId,
    yardJob: jobOf('yard')?.serviceOrderId,
    invitation: token,
    trusteeId: trustees.rows[0]?.authorizedId,
    registrationId: waiting.rows[0]?.registrationId,
    trainInfoId: train?.trainInfoId,
    lineId: train?.lineId,
    orderBigNo: orders.rows[0]?.orderBigNo,
    departedOrder: departed.rows[0]?.orderBigNo,
  });
});

interface PageCase {
  name: string;
  username?: string;
  path(): string;
  /** a list that shows sixteen rows at a glance on a desk, each one line */
  isList?: true;
}

const PAGES: readonly PageCase[] = [
  { name: 'sign-in', path: () => '/login' },
  { name: 'forgotten password', path: () => '/toForgetPwd' },
  { name: 'arrival from a partner without a code', path: () => '/auth-redirect?to=/bookingList' },
  { name: 'registration', path: () => '/register' },
  { name: 'registered', username: 'tourist', path: () => '/registerSuccess' },
  { name: 'enterprise form', username: 'tourist', path: () => '/user/enterprise' },
  { name: 'enterprise form under review', username: 'applicant', path: () => '/user/enterprise' },
  { name: 'enterprise form returned', username: 'returned', path: () => '/user/enterprise' },
  { name: 'joining a company', username: 'tourist', path: () => '/bind' },
  { name: 'own company', username: 'shipper', path: () => '/user/index?section=company' },
  {
    name: 'own company with a change under review',
    username: 'rival',
    path: () => '/user/index?section=company',
  },
  { name: 'company of a sub-account', username: 'clerk', path: () => '/user/index?section=company' },
  { name: 'requests to join', username: 'shipper', path: () => '/user/index?section=joinRequests' },
  { name: 'company review', username: 'operator', path: () => '/operation/companies', isList: true },
  {
    name: 'one company under review',
    username: 'operator',
    path: () => `/operation/companies?registration=${demo.registrationId}`,
  },
  { name: 'trustees', username: 'shipper', path: () => '/user/index?section=trustees' },
  { name: 'trustees of a signer', username: 'signer', path: () => '/user/index?section=trustees' },
  { name: 'trustee review', username: 'operator', path: () => '/operation/trustees', isList: true },
  {
    name: 'one trustee under review',
    username: 'operator',
    path: () => `/operation/trustees?trustee=${demo.trusteeId}`,
  },
  { name: 'contract templates', username: 'operator', path: () => '/operation/contractTemplates' },
  { name: 'signing link of no trustee', path: () => '/trusteeSign/unknown' },
  { name: 'unsubscribing by a wrong link', path: () => '/unsubscribe/unknown' },
  { name: 'requirements of lines', username: 'operator', path: () => '/operation/lineDemands' },
  { name: 'charges', username: 'operator', path: () => '/operation/charges', isList: true },
  { name: 'tariffs', username: 'operator', path: () => '/operation/tariffs' },
  { name: 'ladders', username: 'operator', path: () => '/operation/ladders' },
  { name: 'exchange rates', username: 'operator', path: () => '/operation/exchangeRates' },
  { name: 'journal', username: 'operator', path: () => '/operation/journal' },
  { name: 'deposits', username: 'operator', path: () => '/operation/deposits' },
  { name: 'own bills', username: 'shipper', path: () => '/settlement/freightBill', isList: true },
  { name: 'bill', username: 'shipper', path: () => `/newFreightBillDetail?billId=${demo.billId}` },
  { name: 'bills of all companies', username: 'operator', path: () => '/operation/bills', isList: true },
  { name: 'credit limits', username: 'operator', path: () => '/operation/creditLimits' },
  { name: 'own invoices', username: 'shipper', path: () => '/invoiceProcessInfo' },
  { name: 'application for an invoice', username: 'shipper', path: () => '/invoceMake/0/0' },
  { name: 'invoice review', username: 'operator', path: () => '/operation/invoices' },
  { name: 'tax provider', username: 'operator', path: () => '/operation/localTax' },
  { name: 'bank statements', username: 'operator', path: () => '/operation/bankEntries' },
  { name: 'money received', username: 'operator', path: () => '/operation/receipts', isList: true },
  { name: 'a receipt to enter', username: 'operator', path: () => '/collectionEdit' },
  { name: 'payments to make', username: 'operator', path: () => '/operation/payouts' },
  { name: 'finance overview', username: 'operator', path: () => '/operation/finance' },
  { name: 'payment applications', username: 'supplier', path: () => '/applyPayment' },
  { name: 'no online payment', path: () => '/payFinish' },
  { name: 'deposit paid', username: 'individual', path: () => '/DJpaySuccess' },
  { name: 'vehicles', username: 'supplier', path: () => '/fleet/vehicles' },
  { name: 'drivers', username: 'supplier', path: () => '/fleet/drivers' },
  { name: 'service jobs', username: 'supplier', path: () => '/groundOrderLists' },
  { name: 'finished service jobs', username: 'supplier', path: () => '/groundOrderFinish' },
  { name: 'trailer job', username: 'supplier', path: () => `/trailerOrderDeatil?service=${demo.trailerJob}` },
  { name: 'yard job', username: 'supplier', path: () => `/forwardingDeatil?service=${demo.yardJob}` },
  { name: 'own quotations', username: 'supplier', path: () => '/supplierQuote/quotations' },
  { name: 'quotations', username: 'operator', path: () => '/operation/quotations' },
  { name: 'quotations compared', username: 'operator', path: () => '/operation/compareQuotations' },
  { name: 'service orders', username: 'operator', path: () => '/operation/services', isList: true },
  { name: 'additional fees', username: 'supplier', path: () => '/additionalFees' },
  { name: 'additional fees of customers', username: 'operator', path: () => '/operation/additionalFees', isList: true },
  { name: 'own deposits', username: 'individual', path: () => '/user/index?section=deposits' },
  {
    name: 'booking form of a line that demands a contract',
    username: 'individual',
    path: () => `/bookingSpace/${demo.trainInfoId}/${demo.lineId}/EU/0/0`,
  },
  { name: 'recognized papers', username: 'shipper', path: () => '/upLoadFile' },
  { name: 'papers to check', username: 'shipper', path: () => '/upLoadFile/check' },
  { name: 'carousel of papers', username: 'shipper', path: () => '/hyCarouselzhan' },
  { name: 'trains whose papers are made', username: 'operator', path: () => '/operation/documentsBoard' },
  { name: 'rules of the inspection', username: 'operator', path: () => '/operation/inspectionRules' },
  { name: 'trains to load', username: 'operator', path: () => '/operation/trainLoading' },
  {
    name: 'loading of a train',
    username: 'operator',
    path: () => `/operation/trainLoading?trainInfoId=${demo.trainInfoId}`,
  },
  { name: 'trains with their containers', username: 'operator', path: () => '/trainNumber', isList: true },
  { name: 'departures and arrivals', username: 'operator', path: () => '/trainStartArrival', isList: true },
  {
    name: 'loading scheme of an order',
    username: 'shipper',
    path: () => `/schemeMaking?orderBigNo=${demo.orderBigNo}`,
  },
  { name: 'orders whose papers are made', username: 'shipper', path: () => '/shippingInfo/prepareDocuments' },
  {
    name: 'papers of an order',
    username: 'shipper',
    path: () => `/shippingInfo/prepareDocuments?orderBigNo=${demo.orderBigNo}`,
  },
  {
    name: 'waybills of an order',
    username: 'operator',
    path: () =>
      `/groundDocuments?queryParam=${encodeURIComponent(JSON.stringify({ orderBigNo: demo.orderBigNo, queryType: 2 }))}`,
  },
  {
    name: 'documents of departure',
    username: 'shipper',
    path: () => `/prepareDocuments?orderBigNo=${demo.orderBigNo}`,
  },
  { name: 'missing data of documents', username: 'shipper', path: () => `/submitData?orderBigNo=${demo.orderBigNo}` },
  { name: 'export documents', username: 'shipper', path: () => `/newPrepareDocuments?orderBigNo=${demo.orderBigNo}` },
  { name: 'import documents', username: 'shipper', path: () => `/newPrepareDocumentsEB?orderBigNo=${demo.orderBigNo}` },
  { name: 'shipping data', username: 'shipper', path: () => `/shipp?orderBigNo=${demo.orderBigNo}` },
  { name: 'consignment note data', username: 'shipper', path: () => `/shipps?orderBigNo=${demo.orderBigNo}` },
  {
    name: 'customs documents',
    username: 'shipper',
    path: () => `/predictionCustomOrder?orderBigNo=${demo.orderBigNo}`,
  },
  { name: 'pre-declaration', username: 'shipper', path: () => `/closeTheTicket?orderBigNo=${demo.orderBigNo}` },
  { name: 'public tracking, empty', path: () => '/queryTrace' },
  { name: 'public tracking of an order', path: () => `/queryTrace?number=${demo.departedOrder}` },
  { name: 'public tracking of an unknown number', path: () => '/queryTrace?number=CSQU3054383' },
  { name: 'shared links', username: 'shipper', path: () => '/shareIndex' },
  { name: 'shared links of all orders', username: 'operator', path: () => '/operation/shareLinks' },
  { name: 'numbers by a link that is no more', path: () => '/supplementBoxNumber#gone' },
  { name: 'weights and photos by a link', path: () => `/shareLinkDZ#${demo.sharedLink}` },
  { name: 'a shipment by a link that is no more', path: () => '/shareLink#gone' },
  { name: 'no such page', path: () => '/404' },
  { name: 'no right', username: 'tourist', path: () => '/401' },
  { name: 'home of a shipper', username: 'shipper', path: () => '/index' },
  { name: 'home of a visitor', username: 'tourist', path: () => '/index' },
  { name: 'home of an overseas agent', username: 'agent', path: () => '/index' },
  { name: 'home of the operator', username: 'operator', path: () => '/index' },
  { name: 'timetable', username: 'shipper', path: () => '/planyleList' },
  { name: 'trains as a table', username: 'shipper', path: () => '/planyleList?view=list' },
  { name: 'one train', username: 'shipper', path: () => `/plandetail?trainInfoId=${demo.trainInfoId}` },
  {
    name: 'booking form',
    username: 'shipper',
    path: () => `/bookingSpace/${demo.trainInfoId}/${demo.lineId}/EU/0/0`,
  },
  { name: 'confirmation without a booking', username: 'shipper', path: () => '/confirmation' },
  { name: 'my orders', username: 'shipper', path: () => '/bookingList', isList: true },
  { name: 'one order', username: 'shipper', path: () => `/bookingDetail/${demo.orderBigNo}/0` },
  { name: 'review queue', username: 'operator', path: () => '/operation/bookings', isList: true },
  { name: 'container number clashes', username: 'operator', path: () => '/operation/clashes' },
  { name: 'container pool', username: 'operator', path: () => '/operation/containers', isList: true },
  {
    name: 'load plan',
    username: 'operator',
    path: () => `/operation/loadPlan?trainInfoId=${demo.trainInfoId}`,
  },
  { name: 'train plans', username: 'operator', path: () => '/operation/trains', isList: true },
  { name: 'lines', username: 'operator', path: () => '/operation/lines', isList: true },
  { name: 'stations', username: 'operator', path: () => '/operation/stations', isList: true },
  { name: 'network', username: 'operator', path: () => '/operation/network' },
  {
    name: 'tracking of a train',
    username: 'operator',
    path: () => `/operation/tracking?trainInfoId=${demo.trainInfoId}`,
  },
  { name: 'identity checks', username: 'operator', path: () => '/operation/identityChecks' },
  { name: 'outbox', username: 'operator', path: () => '/operation/outbox', isList: true },
  { name: 'messages', username: 'shipper', path: () => '/messageCenter' },
  { name: 'to-dos', username: 'shipper', path: () => '/messageCenter?tab=todo' },
  { name: 'ways to hear', username: 'shipper', path: () => '/messageSetting' },
  { name: 'notices', username: 'operator', path: () => '/operation/notices' },
  { name: 'a new notice', username: 'operator', path: () => '/operation/notices/new' },
  { name: 'my downloads', username: 'shipper', path: () => '/myDownloads' },
  {
    name: 'message settings in the account centre',
    username: 'agent',
    path: () => '/user/index?section=messages',
  },
  { name: 'data and leaving', username: 'shipper', path: () => '/user/index?section=leaving' },
  { name: 'leaving companies', username: 'operator', path: () => '/operation/closures' },
  { name: 'account centre', username: 'shipper', path: () => '/user/index' },
  { name: 'people of a company', username: 'shipper', path: () => '/user/index?section=people' },
  { name: 'an invitation that is no more', path: () => '/joinByLink#gone' },
  { name: 'an open invitation', path: () => `/joinByLink#${demo.invitation}` },
  { name: 'a password link that is no more', path: () => '/newPasswordByLink#gone' },
  { name: 'address book', username: 'shipper', path: () => '/user/index?section=addressBook' },
  { name: 'account centre of a visitor', username: 'tourist', path: () => '/user/index' },
  { name: 'sign-in and security', username: 'shipper', path: () => '/user/index?section=security' },
  { name: 'API keys', username: 'shipper', path: () => '/user/index?section=apiKeys' },
  { name: 'signed-in users', username: 'admin', path: () => '/monitor/online' },
  { name: 'people with two-step sign-in', username: 'operator', path: () => '/system/twoStep' },
  { name: 'configuration', username: 'admin', path: () => '/system/config' },
  { name: 'reference codes', username: 'admin', path: () => '/system/nomenclature' },
  { name: 'dictionaries', username: 'admin', path: () => '/system/dict' },
  { name: 'entries of a dictionary', username: 'admin', path: () => '/system/dict-data/index/1' },
];

// concurrent: one view computes while another waits
describe.concurrent.each(VIEWS)('in $language on a $window', (view) => {
  const swept = PAGES.filter(({ name }) => isSwept(name, view));
  const people = [...new Set(swept.map(({ username }) => username))];
  describe.each(people)('as %s', { concurrent: false }, (username) => {
    const visit = { ...view, username };
    afterAll(() => portal.closeShared(visit));

    test.for(swept.filter((page) => page.username === username))(
      '$name opens without a fault, a barrier, or sideways scrolling',
      { concurrent: false },
      // its own `expect`: the global one does not know which of two tests at once asks
      async ({ name, path, isList }, { expect }) => {
        const visitor = await portal.sharedVisitor(visit);
        await visitor.page.emulateMedia({ colorScheme: isDark(name) ? 'dark' : 'light' });
        const isLoaded = await visitor.show(path());
        if (isList && view.window === 'desk') expect(await visitor.rowsAtAGlance()).toBeGreaterThanOrEqual(16);
        // a table finds its width after its rows
        await expect.poll(() => visitor.horizontalOverflow(), { timeout: 5_000 }).toBe(0);
        expect(await visitor.coveredByFloats()).toEqual([]);
        // the frame is looked at with the first page
        if (isLoaded || isAskedForBarriers(name, view))
          expect(await visitor.axeViolations(isLoaded ? [] : FRAME)).toEqual([]);
        expect(visitor.errors).toEqual([]);
        // the shipper's pages are seen below many tabs; for the others each page kept alive makes the next one dearer
        if (isLoaded && username !== 'shipper') await visitor.doWithoutTabs();
      },
    );
  });
});
