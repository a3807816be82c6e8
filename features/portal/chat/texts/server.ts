import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { tree as page } from './page.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: ['会话不存在。', 'There is no such conversation.', 'Такой переписки нет.'],
    nobodyElse: [
      '该集装箱属于平台自身，没有会话对象。',
      'These are the platform’s own goods; there is nobody to talk to.',
      'Это груз самой платформы, переписываться не с кем.',
    ],
    fileAbsent: [
      '文件不存在或已被删除，请重新上传。',
      'The file does not exist or has been removed. Please upload it again.',
      'Файл не существует или удалён. Загрузите его ещё раз.',
    ],
    noColleague: [
      '该同事不存在或没有会话权限。',
      'There is no such colleague, or they do not take part in conversations.',
      'Такого сотрудника нет, или он не участвует в переписке.',
    ],
    noSupplier: [
      '没有这家供应商，或其未开通在线沟通。',
      'There is no such supplier, or nobody of theirs takes part in conversations.',
      'Такого поставщика нет, или его сотрудники не участвуют в переписке.',
    ],
    tooFast: [
      '发送过于频繁，请稍候再试。',
      'Too many messages at once; please wait a moment.',
      'Слишком много сообщений подряд. Подождите немного.',
    ],
    answerAbsent: [
      '常用回复不存在或已被删除。',
      'The canned answer does not exist or has been removed.',
      'Готовый ответ не существует или удалён.',
    ],
    unread: template(
      (p: { container: string; from: string; count: number }) => ({
        subject: `您有未读消息：${p.container}`,
        text: `${p.from} 就集装箱 ${p.container} 给您发送了 ${p.count} 条消息，您尚未阅读。请登录平台查看并回复。`,
      }),
      (p) => ({
        subject: `Unread messages: ${p.container}`,
        text:
          `${p.from} has sent you ${p.count === 1 ? 'a message' : `${p.count} messages`} about container ` +
          `${p.container} that you have not read yet. Please sign in to read and answer.`,
      }),
      (p) => ({
        subject: `Непрочитанные сообщения: ${p.container}`,
        text:
          `${p.from}: ${p.count} ${russianPlural(p.count, 'непрочитанное сообщение', 'непрочитанных сообщения', 'непрочитанных сообщений')} ` +
          `по контейнеру ${p.container}. Войдите на платформу, чтобы прочитать и ответить.`,
      }),
    ),
  },
  page,
});
