import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import { usePreviewTexts } from '../../../platform/web/widgets/preview/texts.ts';
import { useUploadTexts } from '../../../platform/web/widgets/upload/texts.ts';
import * as pages from '../pages.ts';
import { usePageTexts } from './texts.ts';

export const routes = routesOf(pages, {
  paperCarouselPage: () => withTexts(import('./CarouselPage.tsx'), usePageTexts),
  uploadPapersPage: () =>
    withTexts(import('./UploadPapersPage.tsx'), usePageTexts, useUploadTexts, usePreviewTexts),
});
