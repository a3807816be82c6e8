import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
const types = async () => {
  const [page] = await Promise.all([import('./types/TypesPage.tsx'), useTexts.load()]);
  return page;
};
const entries = async () => {
  const [page] = await Promise.all([import('./entries/EntriesPage.tsx'), useTexts.load()]);
  return page;
};

const OPEN_TO_KEEPERS = { frame: 'shell', permission: 'system:dict:list' } as const;

/** Where administrators keep the dictionaries (portal 2.3). */
export const routes: PageRoute[] = [
  { path: '/system/dict', name: 'systemDict', ...OPEN_TO_KEEPERS, load: types },
  {
    path: '/system/dict-data/index/:dictId',
    name: 'systemDictData',
    below: '/system/dict',
    ...OPEN_TO_KEEPERS,
    load: entries,
  },
];
