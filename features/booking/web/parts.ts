/** Parts of an order's page, for sections of later features. */
export { useSeesMoney } from './price/useSeesMoney.ts';
export { Section } from './section/Section.tsx';
