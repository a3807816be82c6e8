import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import { outboxPage } from '../pages.ts';
import { useTexts } from './texts.ts';

export const routes = [routeOf(outboxPage, () => withTexts(import('./OutboxPage.tsx'), useTexts))];
