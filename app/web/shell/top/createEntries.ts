import { uploadPapersPage } from '../../../../features/documents/paper/pages.ts';
import { ORDER_ACCESS } from '../../../../features/freight/booking/accessWire.ts';
import { timetablePage, trainPlansPage } from '../../../../features/freight/train/pages.ts';
import { collectionEditPage } from '../../../../features/money/payment/pages.ts';
import { newNoticePage } from '../../../../features/portal/notice/pages.ts';
import { quotationsPage } from '../../../../features/suppliers/supplierQuote/pages.ts';

interface CreateEntry {
  name: 'booking' | 'papers' | 'quotation' | 'train' | 'receipt' | 'notice';
  /** whose work it is: an administrator of the platform holds every permission, and yet books nothing */
  side: 'company' | 'platform';
  page: { path: string; permission: string | undefined };
}

/** Pages on which something new begins, the most used first; shown to those whom their permission admits. */
export const CREATE_ENTRIES: readonly CreateEntry[] = [
  { name: 'booking', side: 'company', page: { path: timetablePage.path, permission: ORDER_ACCESS.book } },
  { name: 'papers', side: 'company', page: uploadPapersPage },
  { name: 'quotation', side: 'company', page: quotationsPage },
  { name: 'train', side: 'platform', page: trainPlansPage },
  { name: 'receipt', side: 'platform', page: collectionEditPage },
  { name: 'notice', side: 'platform', page: newNoticePage },
];
