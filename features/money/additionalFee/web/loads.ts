import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useFeeTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const ownFeesPage = () => withTexts(import('./OwnFeesPage.tsx'), useFeeTexts);
export const feesPage = () => withTexts(import('./FeesPage.tsx'), useFeeTexts);
export const sections = () => withTexts(import('./section/sections.tsx'), useFeeTexts);
