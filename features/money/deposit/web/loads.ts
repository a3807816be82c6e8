import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useOperatorTexts, useSectionTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const depositPage = () => withTexts(import('./operator/DepositPage.tsx'), useOperatorTexts);
export const lineNeeds = () => withTexts(import('./demand/LineNeeds.tsx'), useSectionTexts);
export const depositsSection = () => withTexts(import('./section/DepositsSection.tsx'), useSectionTexts);
