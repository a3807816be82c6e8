import type zh from './zh.ts';

const ru: typeof zh = {
  server: {
    stationAbsent: 'Такой станции нет.',
    lineAbsent: 'Такого маршрута нет.',
    notOverseas: 'Агентом станции может быть только зарубежная компания.',
    stationWrong: 'В данных станции есть ошибки. Проверьте отмеченные поля.',
    unlocodeWrong: (p) => `UN/LOCODE здесь: ${p.countryCode} и три буквы или цифры 2–9`,
    stationCodeTaken: 'В этой стране уже есть станция с таким кодом',
  },
};
export default ru;
