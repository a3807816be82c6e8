/** Parts of the finance page of a later feature. */
export { OrderMargins } from './margins/OrderMargins.tsx';
export { useTexts as useChargeTexts } from './texts.ts';
