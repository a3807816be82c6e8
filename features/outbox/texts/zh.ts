const zh = {
  server: {
    absent: '该消息不存在。',
    noCarrier: '该渠道未配置发送通道，消息保留在发件箱。',
    stillWaiting: '该消息正在等待发送。',
  },
  page: {
    title: '发件箱',
    subtitle: '平台发出的短信与邮件，最新的在最前',
    channel: '渠道',
    channels: { sms: '短信', email: '邮件' },
    receiver: '收件人',
    receiverHint: '手机号或邮箱',
    time: '写入时间',
    message: '内容',
    status: '状态',
    statuses: { waiting: '待发送', sent: '已发送', failed: '发送失败', kept: '仅存档' },
    tries: (p: { count: number }) => `已尝试 ${p.count} 次`,
    nextTry: (p: { when: string }) => `下次 ${p.when}`,
    sentAt: (p: { when: string }) => `发出 ${p.when}`,
    resend: '重新发送',
    resent: '已重新加入发送队列。',
    empty: '还没有发出任何短信或邮件',
  },
};
export default zh;
