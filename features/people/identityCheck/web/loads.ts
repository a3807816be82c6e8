import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useCheckTexts, usePageTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const faceCheckPage = () => withTexts(import('./check/FaceCheckPage.tsx'), useCheckTexts);
export const identityChecksPage = () => withTexts(import('./operator/IdentityChecksPage.tsx'), usePageTexts);
