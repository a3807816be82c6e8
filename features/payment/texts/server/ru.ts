import { amountText } from '../../../../platform/wire/amountText.ts';
import type zh from './zh.ts';

const money = amountText('ru');

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
  beyondCredit: (p) => `Доступный остаток — ${money(p.credit)}; больше указать нельзя.`,
  noOnline: 'Онлайн-оплата не подключена. Оплатите банковским переводом.',
  nothingOpen: 'По счёту нечего оплачивать.',
  notSigned: 'Неверная подпись уведомления.',
  walletDone: 'Платёж уже обработан.',
  noAccount: 'Сначала укажите банковский счёт.',
  oneCurrency: 'В одной заявке — счета в одной валюте.',
  ownApplication: 'Нельзя утвердить собственную заявку.',
  secondPerson: 'Платёж утверждают и выпускают два разных сотрудника; этот платёж утвердили вы.',
  nothingApproved: (p) => `Утверждённых платежей в ${p.currency} нет.`,
  brokenIban: 'Неверные контрольные цифры IBAN.',
  creditGone: (p) =>
    `${money(p.needed)} этого платежа зачислено на остаток, из них доступно ${money(p.credit)}. Сначала отмените использование остатка.`,
  nothingDue: 'По гарантийному взносу нечего оплачивать.',
  statementBusy: 'Сейчас читаются другие выписки. Повторите чуть позже.',
  statementSlow: 'Чтение выписки заняло слишком много времени и остановлено. Загрузите её частями.',
  statementBig: 'Выписка не должна превышать 2 МБ.',
  statementCurrency: (p) => `Валюта «${p.currency}» в строке ${p.row} неизвестна.`,
  statementPlaces: (p) => `В сумме ${p.amount} ${p.currency} (строка ${p.row}) слишком много знаков после запятой.`,
  statementFuture: (p) => `Дата ${p.day} в строке ${p.row} ещё не наступила.`,
  notYet: 'Дата поступления не может быть позже сегодняшней.',
  otherSum: (p) => `Выбранные платежи составляют ${money(p.sum)}, а операция — ${money(p.amount)}.`,
  allDownloaded: (p) =>
    `Все утверждённые платежи в ${p.currency} (${p.count}) уже выгружались. Для повторной выгрузки выберите «Выгрузить снова» и не отправляйте их в банк дважды.`,
  atBank: 'Платёж уже выгружен для банка. Обновите страницу и отзовите его, когда банк подтвердит отмену.',
  places: (p) =>
    p.most === 0
      ? `Сумма в ${p.currency} указывается без знаков после запятой.`
      : `В сумме в ${p.currency} не более ${p.most} знаков после запятой.`,
  messages: {
    received: (p) => ({
      title: `Получен платёж ${money(p.amount)} ${p.currency}`,
      content: `Получен ваш платёж ${money(p.amount)} ${p.currency}${/[1-9]/.test(p.credited) ? `; ${money(p.credited)} ${p.currency} зачислено на остаток` : ''}.`,
    }),
    undone: (p) => ({
      title: `Зачёт платежа отменён: ${money(p.amount)} ${p.currency}`,
      content: `Платёж ${money(p.amount)} ${p.currency} был ошибочно зачтён вашей компании, зачёт отменён: ${p.reason}. Счета снова открыты.`,
    }),
    applied: (p) => ({
      title: `Платёж на утверждение: ${p.companyName}`,
      content: `${p.companyName}: заявка на оплату ${money(p.amount)} ${p.currency}.`,
    }),
    rejected: (p) => ({
      title: 'Заявка на оплату возвращена',
      content: `Заявка на ${money(p.amount)} ${p.currency} возвращена: ${p.reason}`,
    }),
    paidOut: (p) => ({
      title: `Оплачено ${money(p.amount)} ${p.currency}`,
      content: `Платформа перечислила вам ${money(p.amount)} ${p.currency}.`,
    }),
    account: (p) => ({
      title: `Изменён банковский счёт: ${p.companyName}`,
      content: `${p.byName} изменил(а) банковский счёт компании ${p.companyName} на ${p.accountNo}. Если это были не вы, немедленно свяжитесь с платформой.`,
    }),
    mismatch: (p) => ({
      title: 'Сумма онлайн-оплаты не совпадает',
      content: `Онлайн-платёж ${p.ref}: запрошено ${money(p.asked)}, оплачено ${money(p.amount)} ${p.currency}. Проверьте.`,
    }),
  },
};
export default ru;
