import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import { configPage } from '../pages.ts';
import { useTexts } from './texts.ts';

export const routes = [routeOf(configPage, () => withTexts(import('./ConfigPage.tsx'), useTexts))];
