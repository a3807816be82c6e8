import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { JOIN_BY_LINK_PATH, NEW_PASSWORD_PATH } from '../joinByLinkPath.ts';
import { useJoinTexts } from './texts.ts';

const anonymousRoute = { frame: 'bare', isPublic: true, isLight: true } as const;

/** The page brings the texts of the sign-in pages along. */
async function loadJoin() {
  const page = await withTexts(import('./join/JoinByLinkPage.tsx'), useJoinTexts);
  await page.loadTexts();
  return page;
}

async function loadNewPassword() {
  const page = await withTexts(import('./join/NewPasswordPage.tsx'), useJoinTexts);
  await page.loadTexts();
  return page;
}

export const routes: PageRoute[] = [
  { path: JOIN_BY_LINK_PATH, name: 'joinByLink', ...anonymousRoute, load: loadJoin },
  { path: NEW_PASSWORD_PATH, name: 'newPasswordByLink', ...anonymousRoute, load: loadNewPassword },
];
