/** Parts of uploaded papers, for sections of later features. */
export { PlaceOnPage } from './PlaceOnPage.tsx';
export { usePageTexts as usePaperTexts } from './texts.ts';
