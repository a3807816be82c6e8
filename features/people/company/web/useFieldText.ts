import { useLanguage } from '../../../../platform/web/language/language.ts';
import { scopeTypeName } from '../../account/scopeTypes.ts';
import { PICTURE_FIELDS } from '../registration.ts';
import { useFormTexts } from './texts.ts';

export const isPictureField = (field: string) => PICTURE_FIELDS.some((one) => one === field);

/** A value of `rawValueOf` in words. */
export function useFieldText(): (field: string, raw: string) => string {
  const texts = useFormTexts();
  const language = useLanguage();
  const words: Readonly<Record<string, object>> = {
    companyEntity: texts.entities,
    companyTypeCheck: texts.kinds,
    legalCertType: texts.certTypes,
  };
  return (field, raw) => {
    if (raw === '') return '';
    const named = Object.entries(words[field] ?? {}).find(([code]) => code === raw);
    if (named) return String(named[1]);
    if (field === 'companyScope')
      return raw
        .split(',')
        .map((code) => scopeTypeName(Number(code), language))
        .join(', ');
    if (field === 'countryCode') return new Intl.DisplayNames(language, { type: 'region' }).of(raw) ?? raw;
    return isPictureField(field) ? texts.picture : raw;
  };
}
