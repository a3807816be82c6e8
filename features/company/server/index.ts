export { type CompanyFacts, selectCompanyFacts as findCompanyFacts } from './companyFacts.ts';
