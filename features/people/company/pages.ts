import { page } from '../../../platform/wire/page.ts';
import { ENTERPRISE_PATH } from '../account/enterprisePath.ts';
import { JOIN } from '../account/laterPages.ts';
import { companyReview } from './wire.ts';

export const companyReviewPage = page({
  name: 'operationCompanies',
  path: '/operation/companies',
  call: companyReview.list,
  menu: { group: 'customers', icon: 'company', order: 15 },
});

export const enterprisePage = page({
  name: 'enterprise',
  path: ENTERPRISE_PATH,
  menu: { icon: 'company', order: 15 },
});

/** Where a person asks to join a company (portal 2.1). */
export const joinPage = page({ name: 'bind', path: JOIN.path, frame: 'either', isPublic: true });
