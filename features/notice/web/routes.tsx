import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { NEW_PATH, NOTICES_PATH } from './paths.ts';
import { useTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: NOTICES_PATH,
    name: 'operationNotices',
    frame: 'shell',
    permission: 'operation:notice:list',
    load: () => withTexts(import('./list/NoticesPage.tsx'), useTexts),
  },
  {
    path: NEW_PATH,
    name: 'operationNoticeNew',
    frame: 'shell',
    permission: 'operation:notice:add',
    load: () => withTexts(import('./edit/NoticeEditPage.tsx'), useTexts),
  },
  {
    path: `${NOTICES_PATH}/:id`,
    name: 'operationNoticeEdit',
    frame: 'shell',
    permission: 'operation:notice:edit',
    load: () => withTexts(import('./edit/NoticeEditPage.tsx'), useTexts),
  },
];
