export { createAuthenticator, sessionInvalidation } from './authenticate.ts';
