import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';

const loads = () => import('./loads.ts');

/** The page brings the texts of the sign-in pages along. */
async function loadJoin() {
  const page = await (await loads()).joinByLinkPage();
  await page.loadTexts();
  return page;
}

async function loadNewPassword() {
  const page = await (await loads()).newPasswordPage();
  await page.loadTexts();
  return page;
}

export const routes = routesOf(pages, { joinByLinkPage: loadJoin, newPasswordPage: loadNewPassword });
