import { amountText } from '../../../../platform/wire/amountText.ts';
import type zh from './zh.ts';

const money = amountText('ru');

const sum = ({ amount, currency }: { amount: string; currency: string }) => `${money(amount)} ${currency}`;

const ru: typeof zh = {
  absent: 'Счёт не найден. Обновите страницу.',
  decided: 'Счёт уже обработан другим сотрудником. Обновите страницу.',
  changed: 'Счёт изменился. Обновите страницу и проверьте его ещё раз.',
  noCompany: 'Компании с таким номером нет.',
  nothingToBill: 'Нет начислений для выставления счёта.',
  nothingToSend: 'Среди выбранных нет черновиков со строками.',
  creditStands: 'Строку кредитования нельзя кредитовать или оспорить.',
  agreedStands: 'Счёт согласован, возможно только кредитование. Новые начисления — в отдельном счёте.',
  claimTwice: 'Счёт с таким номером уже отправлен.',
  secondPerson: 'Сверх лимита счёт утверждают два разных сотрудника; вы его уже проверили.',
  undecidedLines: 'Примите или оспорьте каждую несогласованную позицию.',
  nothingAccepted: 'Ни одна строка не принята. Верните счёт целиком.',
  limitTwice: 'Кредитный лимит этой компании уже задан.',
  noCredit: 'Компания пока не может подавать заявки. Обратитесь к основной учётной записи.',
  overLimit: (p) =>
    `Неоплаченные счета ${money(p.owed)} ${p.currency} превышают кредитный лимит ${money(p.limit)} ${p.currency}. Сначала оплатите: Финансы → Счета (/custom/settlement/freightBill)`,
  overdueTooLong: (p) =>
    `Счёт просрочен более чем на 30 дней, не оплачено ${money(p.owed)} ${p.currency}. Сначала оплатите: Финансы → Счета (/custom/settlement/freightBill)`,
  noRate: (p) =>
    `Неоплаченные счета ${money(p.owed)} ${p.currency} нельзя сопоставить с кредитным лимитом: нет курса к ${p.limitCurrency}. Сначала оплатите или обратитесь на платформу.`,
  beyondOpen: (p) => `По счёту ${p.billNo} не оплачено ${money(p.open)}; больше указать нельзя.`,
  beyondLine: (p) => `По строке осталось ${money(p.left)}; больше кредитовать нельзя.`,
  messages: {
    sent: (p) => ({
      title: `Счёт на согласование: ${p.billNo}`,
      content: `Счёт ${p.billNo} на ${sum(p)}, срок оплаты ${p.dueDate}. Проверьте и согласуйте его или оспорьте строки с указанием причины.`,
    }),
    answered: (p) => ({
      title: `Ответ на возражение: ${p.billNo}`,
      content: `По вашему возражению к счёту ${p.billNo} дан ответ: ${p.reason}. Проверьте и согласуйте счёт.`,
    }),
    credited: (p) => ({
      title: `Кредитование ${sum(p)}: ${p.billNo}`,
      content: `Счёт ${p.billNo} уменьшен на ${sum(p)}: ${p.reason}`,
    }),
    overdue: (p) => ({
      title:
        p.level >= 3
          ? `Последнее напоминание: ${p.billNo}, просрочка ${p.days} дн.`
          : `Просрочка ${p.days} дн.: ${p.billNo}`,
      content:
        p.level >= 3
          ? `Счёт ${p.billNo} (сумма ${sum(p)}) просрочен на ${p.days} дн. До оплаты новые заявки не принимаются.`
          : `Срок оплаты счёта ${p.billNo} (сумма ${sum(p)}) — ${p.dueDate}, просрочка ${p.days} дн. Оплатите его.`,
    }),
    approved: (p) => ({
      title: `Счёт утверждён: ${p.billNo}`,
      content: `Ваш счёт ${p.billNo} утверждён на ${sum(p)}; срок оплаты ${p.dueDate}. Откройте счёт и подайте заявку на оплату.${p.disputed > 0 ? ` Оспорено строк: ${p.disputed}. Посмотрите причины; эти начисления можно подать снова.` : ''}`,
    }),
    returned: (p) => ({
      title: `Счёт возвращён: ${p.billNo}`,
      content: `Ваш счёт ${p.billNo} возвращён: ${p.reason}. Начисления можно подать снова.`,
    }),
    disputed: (p) => ({
      title: `Возражение по счёту: ${p.companyName}`,
      content: `${p.companyName} оспаривает счёт ${p.billNo}: ${p.reason}`,
    }),
    agreed: (p) => ({
      title: `Счёт согласован: ${p.companyName}`,
      content: `${p.companyName}: счёт ${p.billNo} на ${sum(p)} согласован.`,
    }),
    claimed: (p) => ({
      title: `Счёт поставщика на утверждение: ${p.companyName}`,
      content: `${p.companyName}: счёт ${p.billNo}, заявлено ${sum(p)}.`,
    }),
  },
};
export default ru;
