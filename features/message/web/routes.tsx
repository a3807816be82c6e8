import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { CENTRE_PATH, SETTING_PATH } from './paths.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
async function withTexts<Page>(coming: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([coming, useTexts.load()]);
  return page;
}

/** Messages and to-dos, and how one hears of them (portal 2.6). */
export const routes: PageRoute[] = [
  {
    path: CENTRE_PATH,
    name: 'messageCenter',
    frame: 'shell',
    load: () => withTexts(import('./centre/MessageCentre.tsx')),
  },
  {
    path: SETTING_PATH,
    name: 'messageSetting',
    frame: 'shell',
    below: CENTRE_PATH,
    load: () => withTexts(import('./setting/SettingPage.tsx')),
  },
];
