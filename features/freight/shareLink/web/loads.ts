import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useHolderTexts, useLinksTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const linksPage = () => withTexts(import('./LinksPage.tsx'), useLinksTexts);
export const indexPage = () => withTexts(import('./IndexPage.tsx'), useLinksTexts);
export const holderPage = () => withTexts(import('./holder/HolderPage.tsx'), useHolderTexts);
export const linksSection = () => withTexts(import('./section/LinksSection.tsx'), useLinksTexts);
