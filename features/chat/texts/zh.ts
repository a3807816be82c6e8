import { page } from './page/zh.ts';

const zh = {
  server: {
    absent: '会话不存在。',
    nobodyElse: '该集装箱属于平台自身，没有会话对象。',
    fileAbsent: '文件不存在或已被删除，请重新上传。',
    noColleague: '该同事不存在或没有会话权限。',
    noSupplier: '没有这家供应商，或其未开通在线沟通。',
    tooFast: '发送过于频繁，请稍候再试。',
    answerAbsent: '常用回复不存在或已被删除。',
    unread: (p: { container: string; from: string; count: number }) => ({
      subject: `您有未读消息：${p.container}`,
      text: `${p.from} 就集装箱 ${p.container} 给您发送了 ${p.count} 条消息，您尚未阅读。请登录平台查看并回复。`,
    }),
  },
  page,
};
export default zh;
