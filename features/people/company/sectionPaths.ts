import { pathTo } from '../../../platform/wire/pathTo.ts';
import { accountPage } from '../session/pages.ts';

/** Sections of the account centre. */
export const COMPANY_SECTION = pathTo(accountPage, { section: 'company' });
export const JOIN_REQUESTS_SECTION = pathTo(accountPage, { section: 'joinRequests' });
