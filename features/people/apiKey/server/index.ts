export { withApiKeys } from './authenticateKey.ts';
export { scopesOf } from './scopes.ts';
