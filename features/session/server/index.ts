export { createAuthenticator, sessionInvalidation } from './authenticate.ts';
export { notifyUserChanged, notifyUsersChanged } from './userChanged.ts';
export { consumeEmailCode, sendEmailCode } from './verification/emailCode.ts';
