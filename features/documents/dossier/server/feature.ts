import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { listenToOrders } from '../../../freight/booking/server/index.ts';
import { factCell } from '../../../freight/cargo/cells.ts';
import { assertNotIssued, lockIssuedCells } from '../../../freight/cargo/server/index.ts';
import { containerScope } from '../../../freight/cargo/shipmentFields.ts';
import { DOSSIER_ACCESS } from '../accessWire.ts';
import { documentsBoardPage, operatorDocumentsPage, prepareDocumentsPage } from '../pages.ts';
import { BatchWorker } from './batchWorker.ts';
import { dossierCalls } from './calls.ts';
import { companyData } from './companyData.ts';
import { seedDemoRange } from './demo.ts';
import { messages } from './returned.ts';
import { texts } from './texts.ts';
import { trainPapersArchive } from './trainArchive.ts';
import { findCellsInForce, movePapers } from './versions.ts';

lockIssuedCells(async (db, orderId) => {
  const cells = await findCellsInForce(db, orderId);
  return new Map([...cells].map(([cell, code]) => [cell, (language) => texts[language].papers[code]]));
});

listenToOrders({
  split: (db, { part, containerIds }) => movePapers(db, part.orderId, containerIds),
  containersChanging: (db, { orderId, cells }) =>
    assertNotIssued(
      db,
      orderId,
      cells.map(({ orderContainerId, field }) => factCell(containerScope(orderContainerId), field)),
    ),
});

const { query, edit, issue, any, ranges } = DOSSIER_ACCESS;
const CUSTOMER = [query, edit, issue];

/** Transport papers made from facts that are typed once. */
export const dossier: Feature = {
  name: 'dossier',
  calls: dossierCalls,
  menu: [
    { ...menuEntry(prepareDocumentsPage, texts, (t) => t.menu), isShown: (user) => !hasPermission(user, any) },
    menuEntry(operatorDocumentsPage, texts, (t) => t.menu),
    menuEntry(documentsBoardPage, texts, (t) => t.boardMenu),
  ],
  grants: { customer: CUSTOMER, special: CUSTOMER, operator: [...CUSTOMER, any, ranges] },
  memberRights: { booking: [edit, issue] },
  companyData: [companyData],
  messages,
  archives: [trainPapersArchive],
  start: (platform) => new BatchWorker(platform),
  demo: seedDemoRange,
};
