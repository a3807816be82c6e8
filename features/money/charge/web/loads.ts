import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const chargePage = () => withTexts(import('./ChargePage.tsx'), useTexts);
export const tariffPage = () => withTexts(import('./rules/TariffPage.tsx'), useTexts);
export const ladderPage = () => withTexts(import('./rules/LadderPage.tsx'), useTexts);
export const orderFees = () => withTexts(import('./order/sections.tsx'), useTexts);
export const rollOver = () => withTexts(import('./cost/rollOver.tsx'), useTexts);
export const cost = () => withTexts(import('./cost/sections.tsx'), useTexts);
