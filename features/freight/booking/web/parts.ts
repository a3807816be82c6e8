/** Parts of an order's page, for sections of later features. */
export { seesMoney, useSeesMoney } from './price/useSeesMoney.ts';
export { Section } from './section/Section.tsx';
