import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  server: {
    stationAbsent: [
      '未找到该车站，请刷新页面。',
      'Station not found. Please reload the page.',
      'Станция не найдена. Обновите страницу.',
    ],
    lineAbsent: [
      '未找到该线路，请刷新页面。',
      'Route not found. Please reload the page.',
      'Маршрут не найден. Обновите страницу.',
    ],
    notOverseas: [
      '只能选择境外企业作为代理。',
      'Only overseas companies can be station agents.',
      'Агентом станции может быть только зарубежная компания.',
    ],
    stationWrong: [
      '车站信息有误，请检查标出的内容。',
      'Some entries are invalid. Please check the marked fields.',
      'В данных станции есть ошибки. Проверьте отмеченные поля.',
    ],
    unlocodeWrong: template(
      (p: { countryCode: string }) => `UN/LOCODE 应为 ${p.countryCode} 加三位字母或数字 2–9`,
      (p) => `UN/LOCODE: ${p.countryCode} followed by three letters or digits 2–9`,
      (p) => `UN/LOCODE: ${p.countryCode} и три буквы или цифры 2–9`,
    ),
    stationCodeTaken: [
      '该国家已有车站使用此代码',
      'This code is already used by another station in this country',
      'В этой стране уже есть станция с таким кодом',
    ],
  },
});
