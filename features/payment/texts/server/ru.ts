import type zh from './zh.ts';

const ru: typeof zh = {
  absent: 'Запись не найдена. Обновите страницу.',
  decided: 'Запись уже обработана другим сотрудником. Обновите страницу.',
  noCompany: 'Компании с таким номером нет.',
  statementEmpty: 'В файле нет операций.',
  statementLong: (p) => `За один раз можно загрузить не более ${p.most} операций.`,
  statementUnreadable: 'Выписку не удалось прочитать. Поддерживаются .csv, .xlsx, MT940 и camt.053.',
  statementHostile: 'XML-файл содержит недопустимое объявление (DTD) и отклонён.',
  statementRow: (p) => `Дату или сумму в строке ${p.row} не удалось прочитать.`,
  beyondReceived: 'Зачёт превышает полученную сумму.',
  receivedBefore: 'Этот платёж уже внесён.',
  otherBill: 'Счёт другой компании или в другой валюте.',
  beyondCredit: (p) => `Доступный остаток — ${p.credit}; больше указать нельзя.`,
  noOnline: 'Онлайн-оплата не подключена. Оплатите банковским переводом.',
  nothingOpen: 'По счёту нечего оплачивать.',
  notSigned: 'Неверная подпись уведомления.',
  walletDone: 'Платёж уже обработан.',
  noAccount: 'Сначала укажите банковский счёт.',
  oneCurrency: 'В одной заявке — счета в одной валюте.',
  ownApplication: 'Нельзя утвердить собственную заявку.',
  secondPerson: 'Сверх лимита утверждают два разных сотрудника; вы этот платёж уже проверили.',
  nothingApproved: (p) => `Утверждённых платежей в ${p.currency} нет.`,
  brokenIban: 'Неверные контрольные цифры IBAN.',
  creditGone: (p) =>
    `${p.needed} этого платежа зачислено на остаток, из них доступно ${p.credit}. Сначала отмените использование остатка.`,
  nothingDue: 'По гарантийному взносу нечего оплачивать.',
  messages: {
    received: (p) => ({
      title: `Получен платёж ${p.amount} ${p.currency}`,
      content: `Получен ваш платёж ${p.amount} ${p.currency}${/[1-9]/.test(p.credited) ? `; ${p.credited} ${p.currency} зачислено на остаток` : ''}.`,
    }),
    undone: (p) => ({
      title: `Зачёт платежа отменён: ${p.amount} ${p.currency}`,
      content: `Платёж ${p.amount} ${p.currency} был ошибочно зачтён вашей компании, зачёт отменён: ${p.reason}. Счета снова открыты.`,
    }),
    applied: (p) => ({
      title: `Платёж на утверждение: ${p.companyName}`,
      content: `${p.companyName}: заявка на оплату ${p.amount} ${p.currency}.`,
    }),
    rejected: (p) => ({
      title: 'Заявка на оплату возвращена',
      content: `Заявка на ${p.amount} ${p.currency} возвращена: ${p.reason}`,
    }),
    paidOut: (p) => ({
      title: `Оплачено ${p.amount} ${p.currency}`,
      content: `Платформа перечислила вам ${p.amount} ${p.currency}.`,
    }),
    account: (p) => ({
      title: `Изменён банковский счёт: ${p.companyName}`,
      content: `${p.byName} изменил(а) банковский счёт компании ${p.companyName} на ${p.accountNo}. Если это были не вы, немедленно свяжитесь с платформой.`,
    }),
    mismatch: (p) => ({
      title: 'Сумма онлайн-оплаты не совпадает',
      content: `Онлайн-платёж ${p.ref}: запрошено ${p.asked}, оплачено ${p.amount} ${p.currency}. Проверьте.`,
    }),
  },
};
export default ru;
