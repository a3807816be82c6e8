import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { usePreviewTexts } from '../../../../platform/web/widgets/preview/texts.ts';
import { useUploadTexts } from '../../../../platform/web/widgets/upload/texts.ts';
import { usePageTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const carouselPage = () => withTexts(import('./CarouselPage.tsx'), usePageTexts, usePreviewTexts);
export const checkPapersPage = () => withTexts(import('./CheckPapersPage.tsx'), usePageTexts);
export const orderPapers = () => withTexts(import('./OrderPapers.tsx'), usePageTexts);
export const uploadPapersPage = () =>
  withTexts(import('./UploadPapersPage.tsx'), usePageTexts, useUploadTexts, usePreviewTexts);
