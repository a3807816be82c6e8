import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useOperatorTexts } from './texts.ts';

export const routes = routesOf(pages, {
  depositPage: () => withTexts(import('./operator/DepositPage.tsx'), useOperatorTexts),
});
