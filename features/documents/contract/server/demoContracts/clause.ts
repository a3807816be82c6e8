/** A text in the languages of contract templates. */
export interface Trilingual {
  zh: string;
  en: string;
  ru: string;
}

export interface Clause {
  heading: Trilingual;
  text: Trilingual;
  /** on a page of its own that only stands in the contract with this bond option */
  bond?: 'bondCash' | 'bondGuarantee';
}

/** Heading and text in Chinese, English and Russian. */
export function clause(
  [zh, zhText]: readonly [string, string],
  [en, enText]: readonly [string, string],
  [ru, ruText]: readonly [string, string],
): Clause {
  return { heading: { zh, en, ru }, text: { zh: zhText, en: enText, ru: ruText } };
}
