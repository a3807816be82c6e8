import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

const OPEN_TO_KEEPERS = { frame: 'shell', permission: 'system:dict:list' } as const;

/** Administration of dictionaries (portal 2.3). */
export const routes: PageRoute[] = [
  {
    path: '/system/dict',
    name: 'systemDict',
    ...OPEN_TO_KEEPERS,
    load: () => withTexts(import('./types/TypesPage.tsx'), useTexts),
  },
  {
    path: '/system/dict-data/index/:dictId',
    name: 'systemDictData',
    below: '/system/dict',
    ...OPEN_TO_KEEPERS,
    load: () => withTexts(import('./entries/EntriesPage.tsx'), useTexts),
  },
];
