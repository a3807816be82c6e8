/** Sections of the account centre. */
export const COMPANY_SECTION = '/user/index?section=company';
export const JOIN_REQUESTS_SECTION = '/user/index?section=joinRequests';
