interface SearchedStation {
  nameZh: string;
  nameEn: string;
  nameRu: string;
  stationCode: string;
  unlocode: string;
}

/** What a station is found by: names in all languages, also without accents, station code, UN/LOCODE. */
export function searchTextOf({ nameZh, nameEn, nameRu, stationCode, unlocode }: SearchedStation): string {
  const plain = nameEn.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
  return [nameZh, nameEn, nameRu, stationCode, unlocode, plain].join('|').toLowerCase();
}
