/** Words of the dossier, for pages of later features. */
export { useTexts as useDossierTexts } from './texts.ts';
