const zh = {
  title: '发件箱',
  subtitle: '平台发出的短信与邮件，最新的在最前',
  channel: '渠道',
  channels: { sms: '短信', email: '邮件' },
  receiver: '收件人',
  receiverHint: '手机号或邮箱',
  time: '写入时间',
  message: '内容',
  empty: '还没有发出任何短信或邮件',
};
export default zh;
