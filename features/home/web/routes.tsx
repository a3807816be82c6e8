import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// load texts and the prefetched response in parallel with the page
const load = async () => {
  const ofPage = import('./HomePage.tsx');
  const reads = ofPage.then(({ primeHome }) => primeHome());
  const [page] = await Promise.all([ofPage, reads, useTexts.load()]);
  return page;
};

export const routes: PageRoute[] = [{ path: '/index', name: 'index', frame: 'shell', load }];
