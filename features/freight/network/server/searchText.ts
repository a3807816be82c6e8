interface SearchedStation {
  nameZh: string;
  nameEn: string;
  nameRu: string;
  stationCode: string;
  unlocode: string;
  namePinyin: string;
}

/** What a station is found by: names in all languages, also without accents, pinyin, station code, UN/LOCODE. */
export function searchTextOf(searched: SearchedStation): string {
  const { nameZh, nameEn, nameRu, stationCode, unlocode, namePinyin } = searched;
  const plain = nameEn.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
  return [nameZh, nameEn, nameRu, stationCode, unlocode, plain, namePinyin].join('|').toLowerCase();
}
