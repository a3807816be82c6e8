import server from '../server/ru.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  title: 'Договоры на подпись',
  subtitle: 'Договоры всех компаний, дольше всех ждущие первыми',
  empty: 'Договоров нет',
  types: server.types,
  lines: { ...server.lines, '': '' },
  contractNo: '№ договора',
  company: 'Компания',
  companyNo: '№ компании',
  type: 'Договор',
  line: 'Линия',
  status: 'Статус',
  statuses: { 0: 'Не подписан', 1: 'У компании', 2: 'Ждёт подписи', 3: 'Действует' },
  signer: 'Подписант',
  signedAt: 'Подписан компанией',
  start: 'Действует с',
  end: 'Действует до',
  reason: 'Причина',
  pdf: 'Открыть',
  countersign: 'Подписать',
  countersignAsk: 'Подписать договор от имени платформы?',
  countersignText: 'Он сразу вступит в силу, обе стороны смогут его скачать.',
  countersigned: 'Подписано, договор вступил в силу',
  refuse: 'Вернуть',
  refuseTitle: 'Вернуть договор',
  refuseText: 'Компания увидит причину и сможет подписать снова.',
  refused: 'Возвращено, компания уведомлена',
};
export default ru;
