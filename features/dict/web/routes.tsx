import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

const ADMIN_PAGE = { frame: 'shell', permission: 'system:dict:list' } as const;

/** Administration of dictionaries (portal 2.3). */
export const routes: PageRoute[] = [
  {
    path: '/system/dict',
    name: 'systemDict',
    ...ADMIN_PAGE,
    load: () => withTexts(import('./types/TypesPage.tsx'), useTexts),
  },
  {
    path: '/system/dict-data/index/:dictId',
    name: 'systemDictData',
    parentPath: '/system/dict',
    ...ADMIN_PAGE,
    load: () => withTexts(import('./entries/EntriesPage.tsx'), useTexts),
  },
];
