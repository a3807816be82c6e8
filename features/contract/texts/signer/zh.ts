const zh = {
  emailMissing: '没有签署人的邮箱，请填写邮箱或改用短信。',
  mobileMissing: '没有签署人的手机号，请填写。',
  wrongMobile: '请输入正确的手机号，境外号码请带国家区号。',
  smsOnly: '该签署人只能通过短信接收链接。',
  passportFirst: '请先提交护照信息并勾选同意书。',
  faceFirst: '请先完成人脸识别。',
  facePassed: '人脸识别已通过，请继续签署。',
  tooManyChecks: '人脸识别次数过多，请联系企业重新发送链接。',
  passportExpired: '护照已过期，请使用有效护照。',
  wrongPicture: '请上传清晰的护照首页照片（JPG 或 PNG）。',
  passportDone: '护照信息已提交，不可更改。如有错误，请联系企业重新发送链接。',
  noLink: '目前没有可用的签署链接，请重新发送。',
  noPassport: '该合同没有护照信息。',
  mailSubject: (p: { contract: string }) => `请签署：${p.contract}`,
  mail: (p: Mail) =>
    `${p.name}，您好：\n\n${p.companyName}请您作为签署人签署${p.contract}（编号 ${p.contractNo}）。\n\n请在 ${p.until}（北京时间）前、仅在一台设备上打开以下链接，阅读合同并签署：\n${p.url}\n\n链接仅限您本人使用，只能签署一次，请勿转发。如不认识该企业，请忽略本邮件。`,
  sms: (p: Mail) => `${p.companyName}请您签署${p.contract}。请在${p.hours}小时内、仅在一台设备上打开链接：${p.url}`,
  code: (p: Code) => `验证码${p.code}，用于签署合同${p.contractNo}，${p.minutes}分钟内有效。请勿告知他人。`,
  mailCodeSubject: (p: { contractNo: string }) => `签署合同 ${p.contractNo} 的验证码`,
  mailCode: (p: Code & { name: string }) =>
    `${p.name}，您好：\n\n邮箱验证码：${p.code}\n\n用于签署合同 ${p.contractNo}，${p.minutes} 分钟内有效。请与短信验证码一并填写，请勿告知他人。`,
  witnessTime: (p: { days: number }) => `请选择今后 ${p.days} 天内的时间。`,
  witnessChanged: '见证预约已变化，请刷新后重试。',
  witnessSubject: (p: { contractNo: string }) => `合同 ${p.contractNo} 的见证预约`,
  witnessConfirmed: (p: Appointment) =>
    `${p.name}，您好：平台已确认见证时间 ${p.time}（北京时间），合同 ${p.contractNo}。请备好护照原件。${p.note}`,
  witnessDeclined: (p: Appointment) =>
    `${p.name}，您好：合同 ${p.contractNo} 的见证时间 ${p.time}（北京时间）无法安排：${p.note}。请在签署链接中另选时间。`,
  witness: (p: { companyName: string; contractNo: string; wish: string }) => ({
    title: `签署见证申请：${p.companyName}`,
    content: `合同 ${p.contractNo} 的签署人希望平台在场见证。时间：${p.wish}`,
  }),
};
interface Mail {
  name: string;
  companyName: string;
  contract: string;
  contractNo: string;
  url: string;
  until: string;
  hours: number;
}
interface Appointment {
  name: string;
  contractNo: string;
  time: string;
  note: string;
}
interface Code {
  code: string;
  contractNo: string;
  minutes: number;
}
export default zh;
