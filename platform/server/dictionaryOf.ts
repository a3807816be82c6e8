import type { TextsByLanguage, Trilingual } from '../wire/language.ts';
import type { ListClass } from '../wire/listClass.ts';
import type { Dictionary } from './feature.ts';

export function dictionaryOf<Value extends string>(
  named: { dictType: string; name: Trilingual },
  words: TextsByLanguage<Readonly<Record<Value, string>>>,
  colours?: Readonly<Partial<Record<Value, ListClass>>>,
): Dictionary {
  const values = Object.keys(words.zh).filter((key): key is Value => key in words.zh);
  const labelOf = (value: Value): Trilingual => ({
    zh: words.zh[value],
    en: words.en[value],
    ru: words.ru[value],
  });
  return {
    ...named,
    entries: values.map((value) => ({
      value,
      label: labelOf(value),
      listClass: colours?.[value] ?? 'default',
    })),
  };
}
