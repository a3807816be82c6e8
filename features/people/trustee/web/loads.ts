import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { usePreviewTexts } from '../../../../platform/web/widgets/preview/texts.ts';
import { useReviewTexts, useSectionTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const trusteeReviewPage = () =>
  withTexts(import('./review/TrusteeReviewPage.tsx'), useReviewTexts, usePreviewTexts);
export const trusteesSection = () => withTexts(import('./section/TrusteesSection.tsx'), useSectionTexts);
