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
    'No e-mail address of the signer is known. Enter one, or send the link by SMS.',
    'Адрес e-mail подписанта неизвестен. Укажите его или отправьте ссылку по SMS.',
  ],
  mobileMissing: [
    '没有签署人的手机号，请填写。',
    'No phone number of the signer is known. Enter one.',
    'Телефон подписанта неизвестен. Укажите его.',
  ],
  wrongMobile: [
    '请输入正确的手机号，境外号码请带国家区号。',
    'Enter a valid phone number, outside China with its country code.',
    'Введите верный номер телефона, вне Китая — с кодом страны.',
  ],
  smsOnly: [
    '该签署人只能通过短信接收链接。',
    'This signer can be reached by SMS only.',
    'Этому подписанту ссылка отправляется только по SMS.',
  ],
  passportFirst: [
    '请先提交护照信息并勾选同意书。',
    'Give the passport data and your consent first.',
    'Сначала укажите паспортные данные и дайте согласие.',
  ],
  faceFirst: ['请先完成人脸识别。', 'Pass the face check first.', 'Сначала пройдите проверку лица.'],
  facePassed: [
    '人脸识别已通过，请继续签署。',
    'The face check has been passed. Go on to sign.',
    'Проверка лица пройдена, можно подписывать.',
  ],
  tooManyChecks: [
    '人脸识别次数过多，请联系企业重新发送链接。',
    'Too many face checks. Ask the company for a new link.',
    'Слишком много проверок лица. Попросите компанию прислать новую ссылку.',
  ],
  passportExpired: [
    '护照已过期，请使用有效护照。',
    'This passport has expired. Use a valid one.',
    'Срок действия паспорта истёк. Нужен действующий паспорт.',
  ],
  wrongPicture: [
    '请上传清晰的护照首页照片（JPG 或 PNG）。',
    'Take a clear picture of the data page of the passport (JPG or PNG).',
    'Нужна чёткая фотография страницы паспорта с данными (JPG или PNG).',
  ],
  passportDone: [
    '护照信息已提交，不可更改。如有错误，请联系企业重新发送链接。',
    'The passport data have been given and cannot be changed. If something is wrong, ask the company for a new link.',
    'Паспортные данные переданы, изменить их нельзя. Если есть ошибка, попросите компанию прислать новую ссылку.',
  ],
  noLink: [
    '目前没有可用的签署链接，请重新发送。',
    'There is no signing link that can be opened. Send a new one.',
    'Действующей ссылки на подписание нет. Отправьте новую.',
  ],
  noPassport: [
    '该合同没有护照信息。',
    'No passport was shown for this contract.',
    'Паспорт по этому договору не предъявлялся.',
  ],
  mailSubject: template(
    (p: { contract: string }) => `请签署：${p.contract}`,
    (p) => `Please sign: ${p.contract}`,
    (p) => `Подпишите: ${p.contract}`,
  ),
  mail: template(
    (p: Mail) =>
      `${p.name}，您好：\n\n${p.companyName}请您作为签署人签署${p.contract}（编号 ${p.contractNo}）。\n\n请在 ${p.until}（北京时间）前、仅在一台设备上打开以下链接，阅读合同并签署：\n${p.url}\n\n链接仅限您本人使用，只能签署一次，请勿转发。如不认识该企业，请忽略本邮件。`,
    (p) =>
      `Dear ${p.name},\n\n${p.companyName} asks you to sign this contract: ${p.contract}, no. ${p.contractNo}.\n\nOpen the link before ${p.until} (Beijing time), on one device only, read the contract and sign it:\n${p.url}\n\nThe link is for you alone and signs once. Do not pass it on. If you do not know the company, ignore this message.`,
    (p) =>
      `Здравствуйте, ${p.name}!\n\n${p.companyName} просит вас подписать: ${p.contract}, № ${p.contractNo}.\n\nОткройте ссылку до ${p.until} (по Пекину), только на одном устройстве, прочитайте договор и подпишите его:\n${p.url}\n\nСсылка предназначена только вам и действует один раз. Не пересылайте её. Если компания вам незнакома, не обращайте внимания на это письмо.`,
  ),
  sms: template(
    (p: Mail) => `${p.companyName}请您签署${p.contract}。请在${p.hours}小时内、仅在一台设备上打开链接：${p.url}`,
    (p) =>
      `${p.companyName} asks you to sign: ${p.contract}. Open the link within ${p.hours} hours, on one device only: ${p.url}`,
    (p) =>
      `${p.companyName} просит вас подписать: ${p.contract}. Откройте ссылку за ${p.hours} ч, только на одном устройстве: ${p.url}`,
  ),
  code: template(
    (p: Code) => `验证码${p.code}，用于签署合同${p.contractNo}，${p.minutes}分钟内有效。请勿告知他人。`,
    (p) => `Code ${p.code} to sign contract ${p.contractNo}, valid for ${p.minutes} minutes.`,
    (p) => `Код ${p.code} для подписания договора ${p.contractNo}, действует ${p.minutes} мин.`,
  ),
  mailCodeSubject: template(
    (p: { contractNo: string }) => `签署合同 ${p.contractNo} 的验证码`,
    (p) => `Code to sign contract ${p.contractNo}`,
    (p) => `Код для подписания договора ${p.contractNo}`,
  ),
  mailCode: template(
    (p: Code & { name: string }) =>
      `${p.name}，您好：\n\n邮箱验证码：${p.code}\n\n用于签署合同 ${p.contractNo}，${p.minutes} 分钟内有效。请与短信验证码一并填写，请勿告知他人。`,
    (p) =>
      `Dear ${p.name},\n\ncode from this e-mail: ${p.code}\n\nIt signs contract ${p.contractNo} together with the code from the SMS and is valid for ${p.minutes} minutes. Do not give it to anybody.`,
    (p) =>
      `Здравствуйте, ${p.name}!\n\nКод из письма: ${p.code}\n\nВместе с кодом из SMS он подписывает договор ${p.contractNo} и действует ${p.minutes} мин. Никому его не сообщайте.`,
  ),
  witnessTime: template(
    (p: { days: number }) => `请选择今后 ${p.days} 天内的时间。`,
    (p) => `Choose a time within the next ${p.days} days.`,
    (p) => `Выберите время в ближайшие ${p.days} дн.`,
  ),
  witnessChanged: [
    '见证预约已变化，请刷新后重试。',
    'The appointment with the witness has changed. Please reload.',
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
      `Dear ${p.name}, the platform has confirmed your witness for contract ${p.contractNo}: ${p.time} (Beijing time). Have your passport at hand. ${p.note}`,
    (p) =>
      `Здравствуйте, ${p.name}! Платформа подтвердила встречу со свидетелем по договору ${p.contractNo}: ${p.time} (по Пекину). Подготовьте паспорт. ${p.note}`,
  ),
  witnessDeclined: template(
    (p: Appointment) =>
      `${p.name}，您好：合同 ${p.contractNo} 的见证时间 ${p.time}（北京时间）无法安排：${p.note}。请在签署链接中另选时间。`,
    (p) =>
      `Dear ${p.name}, a witness for contract ${p.contractNo} is not available at ${p.time} (Beijing time): ${p.note}. Choose another time behind your signing link.`,
    (p) =>
      `Здравствуйте, ${p.name}! По договору ${p.contractNo} свидетель недоступен в ${p.time} (по Пекину): ${p.note}. Выберите другое время по ссылке на подписание.`,
  ),
  witness: template(
    (p: { companyName: string; contractNo: string; wish: string }) => ({
      title: `签署见证申请：${p.companyName}`,
      content: `合同 ${p.contractNo} 的签署人希望平台在场见证。时间：${p.wish}`,
    }),
    (p) => ({
      title: `Witness wanted: ${p.companyName}`,
      content: `The signer of contract ${p.contractNo} asks for a witness of the platform. When: ${p.wish}`,
    }),
    (p) => ({
      title: `Нужен свидетель: ${p.companyName}`,
      content: `Подписант договора ${p.contractNo} просит присутствия представителя платформы. Когда: ${p.wish}`,
    }),
  ),
});
