import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

/** What the portal wrote to people outside it. */
export const routes: PageRoute[] = [
  { path: '/operation/outbox', name: 'outbox', frame: 'shell', load: () => import('./OutboxPage.tsx') },
];
