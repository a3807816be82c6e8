export { type RegisteredFacts, readRegisteredFacts } from './companyFacts.ts';
