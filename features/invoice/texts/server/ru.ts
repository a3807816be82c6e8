import { amountText } from '../../../../platform/wire/amountText.ts';
import type zh from './zh.ts';

const money = amountText('ru');

const ru: typeof zh = {
  absent: 'Документ или реквизиты не найдены. Обновите страницу.',
  decided: 'Документ уже обработан другим сотрудником. Обновите страницу.',
  wrongTaxNo: 'Налоговый номер не соответствует правилам страны.',
  titleTwice: 'Такие реквизиты уже есть.',
  bankHidden:
    'Суммы и банковские реквизиты скрыты для вашей учётной записи. Реквизиты для счетов-фактур меняет основная учётная запись.',
  otherType: 'По этим реквизитам такой документ не выставляется.',
  titleIncomplete: 'Для специального счёта-фактуры НДС нужны адрес, телефон, банк и счёт.',
  oneCurrency: 'В одном документе — счета в одной валюте.',
  numberTwice: 'Этот номер уже использован.',
  fileGone: 'Файл документа больше не доступен. Загрузите его снова.',
  noProvider: 'Налоговый оператор не подключён. Внесите счёт-фактуру вручную.',
  notSigned: 'Неверная подпись уведомления.',
  messages: {
    applied: (p) => ({
      title: `Заявка на счёт-фактуру: ${p.companyName}`,
      content: `${p.companyName}: заявка на ${money(p.amount)} ${p.currency}.`,
    }),
    refused: (p) => ({
      title: `Налоговый оператор отказал: ${p.companyName}`,
      content: `Налоговый оператор отказал в счёте-фактуре на ${money(p.amount)} ${p.currency} для ${p.companyName}: ${p.reason}. Подайте повторно, внесите вручную или верните заявку.`,
    }),
    issued: (p) => ({
      title: `Выставлен счёт-фактура: ${p.invoiceNo}`,
      content: `Документ ${p.invoiceNo} на ${money(p.amount)} ${p.currency} можно скачать в разделе «Финансы → Счета-фактуры».`,
    }),
    rejected: (p) => ({
      title: 'Заявка на счёт-фактуру возвращена',
      content: `Заявка на ${money(p.amount)} ${p.currency} возвращена: ${p.reason}`,
    }),
    red: (p) => ({
      title: `Документ сторнирован: ${p.invoiceNo}`,
      content: `Документ ${p.invoiceNo} сторнирован: ${p.reason}. По его счетам можно подать новую заявку.`,
    }),
  },
};
export default ru;
