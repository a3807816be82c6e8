import type { Language } from '../../../../platform/wire/language.ts';
import type { Party } from '../../../people/addressBook/party.ts';

const SUFFIXES = { zh: ['Cn', 'En', 'Ru'], en: ['En', 'Ru', 'Cn'], ru: ['Ru', 'En', 'Cn'] } as const;

/** Name and address of a party, each in the reader's language if it has it. */
export function partyLines(party: Party, language: Language): string[] {
  const inOne = (of: (suffix: 'Cn' | 'En' | 'Ru') => string) =>
    SUFFIXES[language].map(of).find((text) => text !== '') ?? '';
  const address = inOne((suffix) =>
    [party[`province${suffix}`], party[`city${suffix}`], party[`district${suffix}`], party[`address${suffix}`]]
      .filter((part) => part !== '')
      .join(' '),
  );
  const name = inOne((suffix) => party[`name${suffix}`]);
  return [name, [party.countryCode, address].filter((part) => part !== '').join(' · ')].filter((text) => text !== '');
}
