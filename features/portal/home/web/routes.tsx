import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import { homeActions, homeMain, homeSide, homeTop } from '../../../../platform/web/slots/homeSlots.ts';
import * as pages from '../pages.ts';
import { useTexts } from './texts.ts';

// load texts and the prefetched response in parallel with the page
const load = async () => {
  const ofPage = import('./HomePage.tsx');
  const reads = ofPage.then(({ primeHome }) => primeHome());
  const [page] = await Promise.all([ofPage, reads, useTexts.load()]);
  return page;
};

const slots = [homeActions, homeTop, homeMain, homeSide];

export const routes = routesOf(pages, { homePage: { slots, load } });
