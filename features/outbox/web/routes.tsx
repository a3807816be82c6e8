import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
const outbox = async () => {
  const [page] = await Promise.all([import('./OutboxPage.tsx'), useTexts.load()]);
  return page;
};

/** What the portal wrote to people outside it. */
export const routes: PageRoute[] = [
  {
    path: '/operation/outbox',
    name: 'outbox',
    frame: 'shell',
    permission: 'operation:outbox:list',
    load: outbox,
  },
];
