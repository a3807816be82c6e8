import server from '../server/ru.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  title: 'Подписание договора',
  intro: (p) => `${p.company} просит вас подписать договор`,
  types: server.types,
  lines: { ...server.lines, '': '' },
  contract: 'Договор',
  number: '№ договора',
  partyB: 'Сторона Б',
  signer: 'Подписант',
  until: 'Ссылка действует до',
  page: (p) => `Страница ${p.page} из ${p.count}`,
  confirm: 'Подтверждение подписи',
  sendCode: 'Получить код',
  again: 'Ещё раз',
  codeSent: (p) => `Код отправлен на ${p.mobile}`,
  code: 'Код из SMS',
  sign: 'Подписать договор',
  done: 'Подписано',
  doneText: (p) => `Договор ${p.number} подписан ${p.when} и ждёт подписи платформы.`,
  closed: 'Ссылка не открывается',
  retry: 'Повторить',
};
export default ru;
