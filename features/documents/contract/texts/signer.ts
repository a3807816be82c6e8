import { template, texts } from '../../../../libs/texts/texts.ts';

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

export const { zh, en, ru } = texts({
  emailMissing: [
    '没有签署人的邮箱，请填写邮箱或改用短信。',
    'The signer’s e-mail is missing. Please enter it or send the link by SMS.',
    'Не указана эл. почта подписанта. Укажите её или отправьте ссылку по SMS.',
  ],
  mobileMissing: [
    '没有签署人的手机号，请填写。',
    'The signer’s mobile number is missing. Please enter it.',
    'Не указан телефон подписанта. Укажите его.',
  ],
  wrongMobile: [
    '请输入正确的手机号，境外号码请带国家区号。',
    'Enter a valid mobile number; for numbers outside China, include the country code.',
    'Введите верный номер телефона, для номеров вне Китая укажите код страны.',
  ],
  smsOnly: [
    '该签署人只能通过短信接收链接。',
    'This signer can be reached by SMS only.',
    'Этому подписанту ссылка отправляется только по SMS.',
  ],
  passportFirst: [
    '请先提交护照信息并勾选同意书。',
    'Please submit the passport data and your consent first.',
    'Сначала укажите паспортные данные и дайте согласие.',
  ],
  faceFirst: ['请先完成人脸核验。', 'Please complete the face check first.', 'Сначала пройдите проверку лица.'],
  facePassed: [
    '人脸核验已通过，请继续签署。',
    'Face check passed. Please continue to sign.',
    'Проверка лица пройдена, можно подписывать.',
  ],
  tooManyChecks: [
    '人脸核验次数过多，请联系企业重新发送链接。',
    'Too many face checks. Please ask the company for a new link.',
    'Слишком много проверок лица. Попросите компанию прислать новую ссылку.',
  ],
  passportExpired: [
    '护照已过期，请使用有效护照。',
    'This passport has expired. Please use a valid one.',
    'Срок действия паспорта истёк. Нужен действующий паспорт.',
  ],
  wrongPicture: [
    '请上传清晰的护照首页照片（JPG 或 PNG）。',
    'Please upload a clear photo of the passport data page (JPG or PNG).',
    'Нужна чёткая фотография страницы паспорта с данными (JPG или PNG).',
  ],
  passportDone: [
    '护照信息已提交，不可更改。如有错误，请联系企业重新发送链接。',
    'Passport data submitted and can no longer be changed. If anything is wrong, please ask the company for a new link.',
    'Паспортные данные переданы, изменить их нельзя. Если есть ошибка, попросите компанию прислать новую ссылку.',
  ],
  noLink: [
    '目前没有可用的签署链接，请重新发送。',
    'No valid signing link. Please send a new one.',
    'Действующей ссылки на подписание нет. Отправьте новую.',
  ],
  noPassport: [
    '该合同没有护照信息。',
    'No passport data for this contract.',
    'Паспортных данных по этому договору нет.',
  ],
  mailSubject: template(
    (p: { contract: string }) => `请签署：${p.contract}`,
    (p) => `Please sign: ${p.contract}`,
    (p) => `Подпишите: ${p.contract}`,
  ),
  mail: template(
    (p: Mail) =>
      `${p.name}，您好：\n\n${p.companyName}邀请您作为签署人签署${p.contract}（编号 ${p.contractNo}）。\n\n请于 ${p.until}（北京时间）前打开以下链接，阅读合同并完成签署，链接仅限在一台设备上使用：\n${p.url}\n\n链接仅限您本人使用，只能签署一次，请勿转发。如不认识该企业，请忽略本邮件。`,
    (p) =>
      `Dear ${p.name},\n\n${p.companyName} requests your signature: ${p.contract}, no. ${p.contractNo}.\n\nPlease open the link before ${p.until} (Beijing time), on one device only, read the contract and sign it:\n${p.url}\n\nThe link is personal and can be used once. Please do not forward it. If you do not know this company, ignore this message.`,
    (p) =>
      `Здравствуйте, ${p.name}!\n\n${p.companyName} просит вас подписать: ${p.contract}, № ${p.contractNo}.\n\nОткройте ссылку до ${p.until} (по пекинскому времени) только на одном устройстве, прочитайте договор и подпишите его:\n${p.url}\n\nСсылка предназначена только вам и действует один раз. Не пересылайте её. Если компания вам незнакома, не обращайте внимания на это письмо.`,
  ),
  sms: template(
    (p: Mail) =>
      `${p.companyName}邀请您签署${p.contract}。请于 ${p.hours} 小时内打开链接完成签署，链接仅限在一台设备上使用：${p.url}`,
    (p) =>
      `${p.companyName} asks you to sign: ${p.contract}. Open the link within ${p.hours} hours, on one device only: ${p.url}`,
    (p) =>
      `${p.companyName} просит вас подписать: ${p.contract}. Откройте ссылку в течение ${p.hours} ч только на одном устройстве: ${p.url}`,
  ),
  code: template(
    (p: Code) => `验证码${p.code}，用于签署合同${p.contractNo}，${p.minutes}分钟内有效。请勿告知他人。`,
    (p) => `Code ${p.code} for signing contract ${p.contractNo}, valid for ${p.minutes} minutes. Do not share it.`,
    (p) =>
      `Код ${p.code} для подписания договора ${p.contractNo}, действует ${p.minutes} мин. Никому его не сообщайте.`,
  ),
  mailCodeSubject: template(
    (p: { contractNo: string }) => `签署合同 ${p.contractNo} 的验证码`,
    (p) => `Code for signing contract ${p.contractNo}`,
    (p) => `Код для подписания договора ${p.contractNo}`,
  ),
  mailCode: template(
    (p: Code & { name: string }) =>
      `${p.name}，您好：\n\n邮箱验证码：${p.code}\n\n用于签署合同 ${p.contractNo}，${p.minutes} 分钟内有效。请与短信验证码一并填写，请勿告知他人。`,
    (p) =>
      `Dear ${p.name},\n\nYour e-mail code: ${p.code}\n\nEnter it together with the SMS code to sign contract ${p.contractNo}. It is valid for ${p.minutes} minutes. Do not share it.`,
    (p) =>
      `Здравствуйте, ${p.name}!\n\nКод из письма: ${p.code}\n\nВведите его вместе с кодом из SMS, чтобы подписать договор ${p.contractNo}. Код действует ${p.minutes} мин. Никому его не сообщайте.`,
  ),
  witnessTime: template(
    (p: { days: number }) => `请选择今后 ${p.days} 天内的时间。`,
    (p) => `Choose a time within the next ${p.days} days.`,
    (p) => `Выберите время в ближайшие ${p.days} дн.`,
  ),
  witnessChanged: [
    '见证预约已变化，请刷新后重试。',
    'The witness appointment has changed. Please reload the page.',
    'Встреча со свидетелем изменилась. Обновите страницу.',
  ],
  witnessSubject: template(
    (p: { contractNo: string }) => `合同 ${p.contractNo} 的见证预约`,
    (p) => `Witness for contract ${p.contractNo}`,
    (p) => `Свидетель по договору ${p.contractNo}`,
  ),
  witnessConfirmed: template(
    (p: Appointment) =>
      `${p.name}，您好：平台已确认见证时间 ${p.time}（北京时间），合同 ${p.contractNo}。请备好护照原件。${p.note}`,
    (p) =>
      `Dear ${p.name}, the platform has confirmed the witness appointment for contract ${p.contractNo}: ${p.time} (Beijing time). Please have your original passport ready. ${p.note}`,
    (p) =>
      `Здравствуйте, ${p.name}! Платформа подтвердила встречу со свидетелем по договору ${p.contractNo}: ${p.time} (по пекинскому времени). Подготовьте паспорт. ${p.note}`,
  ),
  witnessDeclined: template(
    (p: Appointment) =>
      `${p.name}，您好：合同 ${p.contractNo} 的见证时间 ${p.time}（北京时间）无法安排：${p.note}。请在签署链接中另选时间。`,
    (p) =>
      `Dear ${p.name}, a witness for contract ${p.contractNo} is not available at ${p.time} (Beijing time): ${p.note}. Please choose another time via your signing link.`,
    (p) =>
      `Здравствуйте, ${p.name}! Договор ${p.contractNo}: ${p.time} (по пекинскому времени) свидетель недоступен: ${p.note}. Выберите другое время по ссылке на подписание.`,
  ),
  witness: template(
    (p: { companyName: string; contractNo: string; wish: string }) => ({
      title: `签署见证申请：${p.companyName}`,
      content: `合同 ${p.contractNo} 的签署人希望平台在场见证。时间：${p.wish}`,
    }),
    (p) => ({
      title: `Witness requested: ${p.companyName}`,
      content: `The signer of contract ${p.contractNo} requests a platform witness. Time: ${p.wish}`,
    }),
    (p) => ({
      title: `Нужен свидетель: ${p.companyName}`,
      content: `Подписант договора ${p.contractNo} просит присутствия представителя платформы. Когда: ${p.wish}`,
    }),
  ),
});
