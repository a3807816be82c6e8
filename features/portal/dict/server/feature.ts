import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { typesPage } from '../pages.ts';
import { dictCalls } from './calls.ts';
import { live } from './offeredEntriesCache.ts';
import { entryRecords, typeRecords } from './records.ts';
import { seedDictionaries } from './seed.ts';
import { pageTexts } from './texts.ts';

export const dict: Feature = {
  name: 'dict',
  calls: dictCalls,
  exports: [...typeRecords.exports, ...entryRecords.exports],
  live,
  menu: [menuEntry(typesPage, pageTexts, (t) => t.types.title)],
  seed: seedDictionaries,
};
