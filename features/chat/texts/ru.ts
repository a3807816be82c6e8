import { russianPlural } from '../../../platform/wire/language.ts';
import { page } from './page/ru.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  server: {
    absent: 'Такой переписки нет.',
    nobodyElse: 'Это груз самой платформы, переписываться не с кем.',
    fileAbsent: 'Файл не существует или удалён. Загрузите его ещё раз.',
    noColleague: 'Такого сотрудника нет, или он не участвует в переписке.',
    noSupplier: 'Такого поставщика нет, или его сотрудники не участвуют в переписке.',
    tooFast: 'Слишком много сообщений подряд. Подождите немного.',
    answerAbsent: 'Готовый ответ не существует или удалён.',
    unread: (p) => ({
      subject: `Непрочитанные сообщения: ${p.container}`,
      text:
        `${p.from}: ${p.count} ${russianPlural(p.count, 'непрочитанное сообщение', 'непрочитанных сообщения', 'непрочитанных сообщений')} ` +
        `по контейнеру ${p.container}. Войдите на платформу, чтобы прочитать и ответить.`,
    }),
  },
  page,
};
export default ru;
