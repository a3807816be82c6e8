import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

/** Where administrators change what the portal reads while it runs. */
export const routes: PageRoute[] = [
  {
    path: '/system/config',
    name: 'systemConfig',
    frame: 'shell',
    permission: 'system:config:list',
    load: () => withTexts(import('./ConfigPage.tsx'), useTexts),
  },
];
