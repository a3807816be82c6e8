import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { billActions } from './slots.ts';
import { useTexts } from './texts.ts';

export const routes = routesOf(pages, {
  freightBillPage: () => withTexts(import('./FreightBillPage.tsx'), useTexts),
  billDetailPage: {
    slots: [billActions],
    load: () => withTexts(import('./detail/BillDetailPage.tsx'), useTexts),
  },
  operatorBillsPage: () => withTexts(import('./operator/OperatorBillsPage.tsx'), useTexts),
  creditLimitsPage: () => withTexts(import('./operator/CreditLimitsPage.tsx'), useTexts),
});
