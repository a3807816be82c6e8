/** Postcodes of the countries along the lines; other countries: any. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  RU: /^\d{6}$/,
  KZ: /^(\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$/,
  BY: /^2\d{5}$/,
  UZ: /^\d{6}$/,
  KG: /^72\d{4}$/,
  TJ: /^73\d{4}$/,
  TM: /^74\d{4}$/,
  MN: /^\d{5,6}$/,
  UA: /^\d{5}$/,
  PL: /^\d{2}-\d{3}$/,
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IT: /^\d{5}$/,
  LT: /^(LT-)?\d{5}$/,
  LV: /^LV-\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
};

export function isPostcode(text: string, countryCode: string): boolean {
  return SHAPES[countryCode]?.test(text.toUpperCase()) ?? /^[A-Za-z0-9 -]{0,12}$/.test(text);
}

/** Postcode first and from the region to the house, as in Russian; else from the house to the region. */
const BIG_TO_SMALL = new Set(['RU', 'KZ', 'BY', 'UZ', 'KG', 'TJ', 'TM', 'MN']);

interface PostalAddress {
  street: string;
  city: string;
  region: string;
  postcode: string;
}

/** One line in the order of the country, without the country. */
export function addressLine({ street, city, region, postcode }: PostalAddress, countryCode: string): string {
  const parts = BIG_TO_SMALL.has(countryCode)
    ? [postcode, region, city, street]
    : [street, [postcode, city].filter(Boolean).join(' '), region];
  return parts.filter(Boolean).join(', ');
}
