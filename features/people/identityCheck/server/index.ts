export {
  type IdentityResult,
  type NewIdentityCheck,
  readIdentityCheck,
  startIdentityCheck,
} from './start.ts';
