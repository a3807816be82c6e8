import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { CENTRE_PATH, SETTING_PATH } from './paths.ts';
import { useTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: CENTRE_PATH,
    name: 'messageCenter',
    frame: 'shell',
    load: () => withTexts(import('./centre/MessageCentre.tsx'), useTexts),
  },
  {
    path: SETTING_PATH,
    name: 'messageSetting',
    frame: 'shell',
    parentPath: CENTRE_PATH,
    load: () => withTexts(import('./setting/SettingPage.tsx'), useTexts),
  },
];
