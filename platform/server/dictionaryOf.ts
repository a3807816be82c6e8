import type { TextsByLanguage, Trilingual } from '../wire/language.ts';
import type { ListClass } from '../wire/listClass.ts';
import type { Dictionary } from './feature.ts';

export function dictionaryOf<Value extends string>(
  header: { dictType: string; name: Trilingual },
  labels: TextsByLanguage<Readonly<Record<Value, string>>>,
  colours?: Readonly<Partial<Record<Value, ListClass>>>,
): Dictionary {
  const values = Object.keys(labels.zh).filter((key): key is Value => key in labels.zh);
  const labelOf = (value: Value): Trilingual => ({
    zh: labels.zh[value],
    en: labels.en[value],
    ru: labels.ru[value],
  });
  return {
    ...header,
    entries: values.map((value) => ({
      value,
      label: labelOf(value),
      listClass: colours?.[value] ?? 'default',
    })),
  };
}
