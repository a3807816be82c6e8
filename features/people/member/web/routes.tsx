import type { PageRoute } from '../../../../platform/web/router/pageRoute.ts';
import { JOIN_BY_LINK_PATH, NEW_PASSWORD_PATH } from '../joinByLinkPath.ts';

const loads = () => import('./loads.ts');

const anonymousRoute = { frame: 'bare', isPublic: true, isLight: true } as const;

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

export const routes: PageRoute[] = [
  { path: JOIN_BY_LINK_PATH, name: 'joinByLink', ...anonymousRoute, load: loadJoin },
  { path: NEW_PASSWORD_PATH, name: 'newPasswordByLink', ...anonymousRoute, load: loadNewPassword },
];
