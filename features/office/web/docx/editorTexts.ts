import type { Translations } from '@eigenpal/docx-editor-i18n';
import { trackPromise } from '../../../../platform/web/chunks/trackPromise.ts';
import type { Language } from '../../../../platform/wire/language.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Translations>>> = {
  zh: async () => (await import('@eigenpal/docx-editor-i18n/zh-CN')).default,
  en: async () => (await import('@eigenpal/docx-editor-i18n/en')).default,
  ru: async () => (await import('./ru/ru.ts')).default,
};

const loaded = new Map<Language, Promise<Translations>>();

/** Words of the editor's own toolbar and dialogs. */
export function editorTexts(language: Language): Promise<Translations> {
  const texts = loaded.get(language) ?? trackPromise(LOADERS[language]());
  loaded.set(language, texts);
  return texts;
}
