import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useJoinTexts, usePeopleTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const joinByLinkPage = () => withTexts(import('./join/JoinByLinkPage.tsx'), useJoinTexts);
export const newPasswordPage = () => withTexts(import('./join/NewPasswordPage.tsx'), useJoinTexts);
export const peopleSection = () => withTexts(import('./people/PeopleSection.tsx'), usePeopleTexts);
