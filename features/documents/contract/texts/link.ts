import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as server, en as serverEn, ru as serverRu, zh as serverZh } from './server.ts';

export const { zh, en, ru } = texts({
  title: ['签署合同', 'Sign contract', 'Подписание договора'],
  intro: template(
    (p: { company: string }) => `${p.company} 请您签署合同`,
    (p) => `${p.company} asks you to sign a contract`,
    (p) => `${p.company} просит вас подписать договор`,
  ),
  types: server.types,
  lines: [
    { ...serverZh.lines, '': '' },
    { ...serverEn.lines, '': '' },
    { ...serverRu.lines, '': '' },
  ],
  contract: ['合同', 'Contract', 'Договор'],
  number: ['合同编号', 'Contract no.', '№ договора'],
  partyB: ['乙方', 'Party B', 'Сторона Б'],
  signer: ['签署人', 'Signer', 'Подписант'],
  until: ['链接有效期至', 'Link valid until', 'Ссылка действует до'],
  page: template(
    (p: { page: number; count: number }) => `第 ${p.page} 页，共 ${p.count} 页`,
    (p) => `Page ${p.page} of ${p.count}`,
    (p) => `Страница ${p.page} из ${p.count}`,
  ),
  confirm: ['确认签署', 'Confirm and sign', 'Подтверждение подписи'],
  sendCode: ['获取验证码', 'Get code', 'Получить код'],
  again: ['重新获取', 'Send again', 'Ещё раз'],
  codeSent: template(
    (p: { mobile: string }) => `验证码已发送至 ${p.mobile}`,
    (p) => `The code has been sent to ${p.mobile}`,
    (p) => `Код отправлен на ${p.mobile}`,
  ),
  code: ['短信验证码', 'SMS code', 'Код из SMS'],
  sign: ['签署合同', 'Sign contract', 'Подписать договор'],
  done: ['签署完成', 'Signed', 'Подписано'],
  doneText: template(
    (p: { number: string; when: string }) => `合同 ${p.number} 已于 ${p.when} 签署，等待平台签署。`,
    (p) => `Contract ${p.number} was signed at ${p.when} and is awaiting countersignature.`,
    (p) => `Договор ${p.number} подписан ${p.when} и ожидает подписи платформы.`,
  ),
  mailCodeSent: template(
    (p: { email: string }) => `另一验证码已发送至邮箱 ${p.email}`,
    (p) => `Another code has been sent to ${p.email}`,
    (p) => `Ещё один код отправлен на ${p.email}`,
  ),
  mailCode: ['邮件验证码', 'E-mail code', 'Код из письма'],
  face: ['人脸核验', 'Face check', 'Проверка лица'],
  faceText: [
    '请签署人本人在光线充足处，按提示完成动作。需要使用摄像头。',
    'The signer must complete the movements shown in person and in good light. A camera is required.',
    'Подписант лично, при хорошем освещении, выполняет показанные движения. Нужна камера.',
  ],
  faceStart: ['开始人脸核验', 'Start face check', 'Начать проверку лица'],
  faceFailed: [
    '未通过人脸核验，请重试。',
    'Face check failed. Please try again.',
    'Проверка лица не пройдена. Попробуйте ещё раз.',
  ],
  passport: ['护照信息', 'Passport', 'Паспорт'],
  passportText: template(
    (p: { name: string }) => `请 ${p.name} 本人填写，须与护照一致。资料加密保存，仅作为签署证据。`,
    (p) =>
      `To be completed by ${p.name} in person, exactly as in the passport. The data are stored encrypted and used solely as evidence of the signature.`,
    (p) =>
      `Заполняет лично ${p.name}, в точности как в паспорте. Данные хранятся в зашифрованном виде и используются только как доказательство подписи.`,
  ),
  passportName: ['护照姓名（拉丁字母）', 'Name as in passport', 'Имя и фамилия, как в паспорте (латиницей)'],
  passportNumber: ['护照号码', 'Passport no.', '№ паспорта'],
  country: ['签发国家', 'Issuing country', 'Страна выдачи'],
  validUntil: ['有效期至', 'Valid until', 'Действителен до'],
  picture: ['护照首页照片', 'Photo of the data page', 'Фото страницы с данными'],
  choosePicture: ['选择照片', 'Choose photo', 'Выбрать фото'],
  pictureUnreadable: [
    '无法读取照片，请重新拍摄。',
    'The photo cannot be read. Please take it again.',
    'Фото не читается. Сделайте его ещё раз.',
  ],
  witness: [
    '希望平台见证的时间（选填，您当地时间）',
    'Time for a platform witness (optional, your local time)',
    'Когда нужен свидетель от платформы (необязательно, ваше местное время)',
  ],
  witnessWish: [
    '见证方式，如视频会议（选填）',
    'Meeting method, e.g. video call (optional)',
    'Способ встречи, например видеосвязь (необязательно)',
  ],
  witnessTitle: ['平台见证', 'Platform witness', 'Свидетель от платформы'],
  witnessHint: [
    '可预约平台人员在场见证。不预约也可签署。',
    'You can make an appointment with a platform witness. Signing without one is also possible.',
    'Можно договориться о встрече со свидетелем от платформы. Подписать можно и без него.',
  ],
  witnessStates: {
    none: template(
      () => '',
      () => '',
      () => '',
    ),
    proposed: template(
      (p: { time: string }) => `已提出 ${p.time}，等待平台确认`,
      (p) => `Proposed: ${p.time}. The platform will confirm it.`,
      (p) => `Предложено: ${p.time}. Платформа подтвердит время.`,
    ),
    confirmed: template(
      (p: { time: string }) => `平台已确认 ${p.time}，请备好护照原件`,
      (p) => `Confirmed: ${p.time}. Please have your original passport ready.`,
      (p) => `Подтверждено: ${p.time}. Подготовьте паспорт.`,
    ),
    declined: template(
      (p: { time: string }) => `${p.time} 无法安排见证，请另选时间`,
      (p) => `The witness is not available at ${p.time}. Please choose another time.`,
      (p) => `${p.time}: свидетель недоступен. Выберите другое время.`,
    ),
    witnessed: template(
      () => '已见证',
      () => 'Witnessed',
      () => 'Засвидетельствовано',
    ),
  },
  propose: ['提出时间', 'Propose time', 'Предложить время'],
  agree: ['我已阅读并同意', 'I have read and agree', 'Прочитано, согласен'],
  next: ['提交并继续', 'Submit and continue', 'Отправить и продолжить'],
  toSign: ['待签署的合同', 'Contracts awaiting signature', 'Договоры на подпись'],
  seal: [
    '我代表企业同意电子印章使用协议',
    'I accept the electronic seal agreement on behalf of the company',
    'От имени компании принимаю соглашение об электронной печати',
  ],
  readAndSign: ['阅读并签署', 'Read and sign', 'Прочитать и подписать'],
  closed: ['无法打开该链接', 'This link cannot be opened', 'Ссылка не открывается'],
  retry: ['重试', 'Try again', 'Повторить'],
});
