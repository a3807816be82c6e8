import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useCompanyTexts, useFormTexts, useJoinTexts, useReviewTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const bindPage = () => withTexts(import('./bind/BindPage.tsx'), useJoinTexts);
export const enterprisePage = () => withTexts(import('./form/EnterprisePage.tsx'), useFormTexts);
export const companyReviewPage = () =>
  withTexts(import('./review/CompanyReviewPage.tsx'), useReviewTexts, useFormTexts);
export const companySection = () =>
  withTexts(import('./centre/CompanySection.tsx'), useCompanyTexts, useFormTexts, useReviewTexts);
export const joinRequests = () => withTexts(import('./bind/JoinRequests.tsx'), useJoinTexts, useCompanyTexts);
