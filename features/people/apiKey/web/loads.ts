import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useApiKeyTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const apiKeys = () => withTexts(import('./ApiKeys.tsx'), useApiKeyTexts);
export const partners = () => withTexts(import('./Partners.tsx'), useApiKeyTexts);
