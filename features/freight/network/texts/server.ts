import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  server: {
    stationAbsent: ['该车站不存在。', 'There is no such station.', 'Такой станции нет.'],
    lineAbsent: ['该线路不存在。', 'There is no such line.', 'Такого маршрута нет.'],
    notOverseas: [
      '只能选择境外公司作为代理。',
      'Only overseas companies can be agents of a station.',
      'Агентом станции может быть только зарубежная компания.',
    ],
    stationWrong: [
      '车站信息有误，请检查标出的内容。',
      'The station is not right. Please check the marked fields.',
      'В данных станции есть ошибки. Проверьте отмеченные поля.',
    ],
    unlocodeWrong: template(
      (p: { countryCode: string }) => `UN/LOCODE 应为 ${p.countryCode} 加三位字母或数字 2–9`,
      (p) => `A UN/LOCODE here is ${p.countryCode} and three letters or digits 2–9`,
      (p) => `UN/LOCODE здесь: ${p.countryCode} и три буквы или цифры 2–9`,
    ),
    stationCodeTaken: [
      '该国家已有车站使用此代码',
      'Another station of this country has this code',
      'В этой стране уже есть станция с таким кодом',
    ],
  },
});
