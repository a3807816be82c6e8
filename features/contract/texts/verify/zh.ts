const zh = {
  title: '验证合同签名',
  hint: '选择已签署的 PDF。文件只在您的浏览器中读取，不会上传。',
  choose: '选择 PDF 文件',
  reading: '正在验证…',
  valid: '签名有效，文件自最后一次签署后未被修改',
  invalid: '文件未通过验证',
  none: '该文件没有签名',
  unreadable: '无法读取该文件，它不是 PDF 或已损坏',
  organization: '签署方',
  code: '统一代码',
  when: '签署时间',
  unknownTime: '没有可信的时间戳',
  holds: '有效',
  notIntact: '签名后的内容被修改',
  notTrusted: '签名证书不是本平台签发或已失效',
  changed: '签署后页面内容被修改',
};
export default zh;
