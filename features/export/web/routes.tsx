import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
const load = async () => {
  const [page] = await Promise.all([import('./MyDownloadsPage.tsx'), useTexts.load()]);
  return page;
};

export const routes: PageRoute[] = [{ path: '/myDownloads', name: 'myDownloads', frame: 'shell', load }];
