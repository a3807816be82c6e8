import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');
const holder = async () => (await loads()).holderPage();
const links = async () => (await loads()).linksPage();

export const routes = routesOf(pages, {
  numbersLinkPage: holder,
  followLinkPage: holder,
  papersLinkPage: holder,
  shareLinksPage: async () => (await loads()).indexPage(),
  allShareLinksPage: links,
});
