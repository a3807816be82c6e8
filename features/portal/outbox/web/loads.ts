import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const outboxPage = () => withTexts(import('./OutboxPage.tsx'), useTexts);
