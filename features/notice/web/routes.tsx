import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { NEW_PATH, NOTICES_PATH } from './paths.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
const list = async () => {
  const [page] = await Promise.all([import('./list/NoticesPage.tsx'), useTexts.load()]);
  return page;
};
const edit = async () => {
  const [page] = await Promise.all([import('./edit/NoticeEditPage.tsx'), useTexts.load()]);
  return page;
};

/** Where the platform's people write notices. */
export const routes: PageRoute[] = [
  {
    path: NOTICES_PATH,
    name: 'operationNotices',
    frame: 'shell',
    permission: 'operation:notice:list',
    load: list,
  },
  {
    path: NEW_PATH,
    name: 'operationNoticeNew',
    frame: 'shell',
    permission: 'operation:notice:add',
    load: edit,
  },
  {
    path: `${NOTICES_PATH}/:id`,
    name: 'operationNoticeEdit',
    frame: 'shell',
    permission: 'operation:notice:edit',
    load: edit,
  },
];
