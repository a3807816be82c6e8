import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { removeUnattached } from '../../resource/server/index.ts';
import { checkPapersPage, uploadPapersPage } from '../pages.ts';
import { paperCalls } from './calls.ts';
import { recognizedPapers } from './files.ts';
import { live } from './live.ts';
import { paperRecords } from './records.ts';
import { texts } from './texts.ts';
import { PaperWorker } from './worker.ts';

const CUSTOMER = ['list', 'add', 'edit'].map((deed) => `paper:recognize:${deed}`);
const A_DAY_MS = 86_400_000;

/** Papers go up, are read, checked and taken over into the cargo of orders (documents 3.7). */
export const paper: Feature = {
  name: 'paper',
  calls: paperCalls,
  menu: [menuEntry(uploadPapersPage, texts, (t) => t.menu), menuEntry(checkPapersPage, texts, (t) => t.checkMenu)],
  exports: paperRecords.exports,
  grants: { customer: CUSTOMER, special: CUSTOMER },
  memberRights: { booking: ['paper:recognize:add', 'paper:recognize:edit'] },
  relations: [recognizedPapers],
  live,
  start: (platform) => new PaperWorker(platform),
  jobs: ({ db, log }) => [
    {
      name: 'paper.files',
      cron: '40 3 * * *',
      run: async () => {
        const removed = await removeUnattached(db, [DOC_TYPE.recognizedPaper], new Date(Date.now() - A_DAY_MS));
        if (removed > 0) log.info({ removed }, 'papers that were never taken in are removed');
      },
    },
  ],
};
