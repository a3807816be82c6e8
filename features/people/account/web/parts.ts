/** Fields that choose a company, for pages of operators. */
export { CompanyPicker } from './CompanyPicker.tsx';
export { companyFilter } from './companyFilter.tsx';
