/** Parts for pages of later features; their texts are loaded with the page. */

export { CodeField } from './CodeField.tsx';
export { codeNameIn } from './codeName.ts';
export { useTexts as useNomenclatureTexts } from './texts.ts';
export { useCodeNames } from './useCodeNames.ts';
