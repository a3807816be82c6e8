import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: '/myDownloads',
    name: 'myDownloads',
    frame: 'shell',
    load: () => withTexts(import('./MyDownloadsPage.tsx'), useTexts),
  },
];
