import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: '/operation/outbox',
    name: 'outbox',
    frame: 'shell',
    permission: 'operation:outbox:list',
    load: () => withTexts(import('./OutboxPage.tsx'), useTexts),
  },
];
