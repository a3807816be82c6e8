import type zh from './zh.ts';

const en: typeof zh = {
  server: {
    stationAbsent: 'There is no such station.',
    lineAbsent: 'There is no such line.',
    notOverseas: 'Only overseas companies can be agents of a station.',
    stationWrong: 'The station is not right. Please check the marked fields.',
    unlocodeWrong: (p) => `A UN/LOCODE here is ${p.countryCode} and three letters or digits 2–9`,
    stationCodeTaken: 'Another station of this country has this code',
  },
};
export default en;
