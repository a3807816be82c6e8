import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
const load = async () => {
  const [page] = await Promise.all([import('./HomePage.tsx'), useTexts.load()]);
  return page;
};

/** The first page after signing in. */
export const routes: PageRoute[] = [{ path: '/index', name: 'index', frame: 'shell', load }];
