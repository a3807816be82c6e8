export { createAuthenticator, sessionInvalidation } from './authenticate.ts';
export { notifyUserChanged } from './userChanged.ts';
