import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
const config = async () => {
  const [page] = await Promise.all([import('./ConfigPage.tsx'), useTexts.load()]);
  return page;
};

/** Where administrators change what the portal reads while it runs. */
export const routes: PageRoute[] = [
  {
    path: '/system/config',
    name: 'systemConfig',
    frame: 'shell',
    permission: 'system:config:list',
    load: config,
  },
];
