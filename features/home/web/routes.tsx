import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// texts, and what was asked early, come beside their page, not after it
const load = async () => {
  const ofPage = import('./HomePage.tsx');
  const reads = ofPage.then(({ readHomeAhead }) => readHomeAhead());
  const [page] = await Promise.all([ofPage, reads, useTexts.load()]);
  return page;
};

/** The first page after signing in. */
export const routes: PageRoute[] = [{ path: '/index', name: 'index', frame: 'shell', load }];
