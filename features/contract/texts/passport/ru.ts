import type zh from './zh.ts';

const ru: typeof zh = {
  title: 'Подписание по паспорту',
  note: 'Усиленная электронная подпись (AdES) по паспорту и кодам из SMS и письма. Перед подписанием сверьте паспорт с законным представителем из регистрационных данных.',
  registeredName: 'Законный представитель по данным компании',
  passportName: 'Имя в паспорте',
  passportNumber: 'Номер паспорта',
  countryCode: 'Страна выдачи',
  validUntil: 'Действителен до',
  mobile: 'Телефон',
  email: 'E-mail',
  consent: 'Согласие',
  languages: { zh: '中文', en: 'English', ru: 'Русский' },
  picture: 'Фото паспорта',
  wish: 'Как встретиться',
  appointment: 'Встреча со свидетелем',
  appointments: 'Встречи со свидетелем',
  states: {
    none: '',
    proposed: 'Подтвердите',
    confirmed: 'Подтверждена',
    declined: 'Отклонена',
    witnessed: 'Состоялась',
  },
  confirmTime: 'Подтвердить время',
  declineTime: 'Недоступно',
  confirmTimeText:
    'Подписант получит SMS и письмо. Укажите, как встретиться, например ссылку на видеозвонок.',
  declineTimeText: 'Подписант получит SMS и письмо и сможет выбрать другое время.',
  noteOfTime: 'Примечание',
  timeConfirmed: 'Время подтверждено',
  timeDeclined: 'Подписанта попросили выбрать другое время',
  witness: 'Свидетель от платформы',
  confirm: 'Присутствие подтверждаю',
  confirmText: 'Вы видели подписанта с оригиналом паспорта в назначенное время?',
  confirmed: 'Свидетель записан',
};
export default ru;
