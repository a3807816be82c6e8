import { page } from '../../../platform/wire/page.ts';
import { journalEntries } from './wire.ts';

export const journalPage = page({
  name: 'operationJournal',
  path: '/operation/journal',
  call: journalEntries.list,
  menu: { group: 'books', icon: 'journal', order: 60 },
});
