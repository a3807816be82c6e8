export { createAuthenticator, sessionInvalidation } from './authenticate.ts';
export { createPartnerCode, ownHost, PARTNER_CODE_SECONDS, withdrawPartnerCodes } from './partner.ts';
export { notifyUserChanged } from './userChanged.ts';
