import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { tree as page } from './page.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: [
      '未找到该会话，请刷新页面。',
      'Conversation not found. Please reload the page.',
      'Чат не найден. Обновите страницу.',
    ],
    nobodyElse: [
      '该集装箱属于平台自身，没有会话对象。',
      'This container belongs to the platform; there is no counterparty to chat with.',
      'Это контейнер самой платформы, собеседника нет.',
    ],
    fileAbsent: [
      '文件不存在或已被删除，请重新上传。',
      'File not found or already deleted. Please upload it again.',
      'Файл не найден или удалён. Загрузите его ещё раз.',
    ],
    noColleague: [
      '该同事不存在或没有会话权限。',
      'Colleague not found or without access to chat.',
      'Сотрудник не найден или не имеет доступа к чату.',
    ],
    noSupplier: [
      '没有这家供应商，或其未开通在线会话。',
      'Supplier not found or without access to chat.',
      'Поставщик не найден или не имеет доступа к чату.',
    ],
    tooFast: [
      '发送过于频繁，请稍后再试。',
      'Too many messages; please wait a moment.',
      'Слишком много сообщений подряд. Подождите немного.',
    ],
    answerAbsent: [
      '常用回复不存在或已被删除。',
      'Quick reply not found or already deleted.',
      'Готовый ответ не найден или удалён.',
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
          `${p.container} that you have not read yet. Please sign in to read and reply.`,
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
