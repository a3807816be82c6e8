import type { Feature } from '../../../../platform/server/feature.ts';
import { sectionEntry } from '../../session/server/index.ts';
import { ADDRESS_BOOK_ACCESS } from '../accessWire.ts';
import * as texts from '../texts/page.ts';
import { addressBookCalls } from './calls.ts';
import { seedDemoParties } from './demo.ts';
import { live } from './import/progress.ts';
import { addressBookRecords } from './records.ts';
import { purgeRemoved } from './remove.ts';

const GRANTS = ['list', 'edit', 'remove'].map((deed) => `company:address:${deed}`);

/** Parties that a company's documents name: shippers, consignees, buyers (documents 3.7). */
export const addressBook: Feature = {
  name: 'addressBook',
  calls: addressBookCalls,
  menu: [
    sectionEntry(
      { section: 'addressBook', icon: 'addressBook', order: 40, permission: ADDRESS_BOOK_ACCESS.list },
      texts,
      (t) => t.page.title,
    ),
  ],
  exports: addressBookRecords.exports,
  grants: { customer: GRANTS, supplier: GRANTS, agent: GRANTS },
  live,
  demo: seedDemoParties,
  jobs: ({ db, log }) => [
    {
      name: 'addressBook.purgeRemoved',
      cron: '20 4 * * *',
      run: async () => {
        const purged = await purgeRemoved(db);
        if (purged > 0) log.info({ purged }, 'parties removed long ago are deleted');
      },
    },
  ],
};
