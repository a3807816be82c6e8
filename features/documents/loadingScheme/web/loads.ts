import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useDossierTexts } from '../../dossier/web/parts.ts';
import { useTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const schemePage = () => withTexts(import('./SchemePage.tsx'), useTexts, useDossierTexts);
export const schemeLink = () => withTexts(import('./SchemeLink.tsx'), useTexts);
