import { page } from '../../../platform/wire/page.ts';
import { trusteeReview } from './wire.ts';

export const trusteeReviewPage = page({
  name: 'operationTrustees',
  path: '/operation/trustees',
  call: trusteeReview.list,
  menu: { group: 'customers', icon: 'trustee', order: 20 },
});
