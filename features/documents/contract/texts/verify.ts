import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['验证合同签名', 'Verify signatures', 'Проверка подписей'],
  hint: [
    '选择已签署的合同（PDF）或证据包（ZIP）。文件只在您的浏览器中读取，不会上传。',
    'Choose a signed contract (PDF) or its evidence package (ZIP). The file is read in your browser only and is not uploaded.',
    'Выберите подписанный договор (PDF) или пакет доказательств (ZIP). Файл читается в вашем браузере и никуда не отправляется.',
  ],
  choose: ['选择文件', 'Choose file', 'Выбрать файл'],
  unreadable: [
    '无法读取该文件：它不是 PDF 或证据包，或已损坏',
    'The file cannot be read: it is not a PDF or evidence package, or it is damaged',
    'Файл не читается: это не PDF и не пакет доказательств, или он повреждён',
  ],
  packValid: template(
    (p: { count: number }) => `签名有效，文件未被修改；证据链共 ${p.count} 条，完整无缺`,
    (p) =>
      `Signatures valid, document unaltered, chain of evidence complete (${p.count} ${p.count === 1 ? 'event' : 'events'})`,
    (p) => `Подписи действительны, ничего не изменено, цепочка событий полна (событий: ${p.count})`,
  ),
  invalid: template(
    (p: { names: string }) => `未通过验证：${p.names}`,
    (p) => `Verification failed: ${p.names}`,
    (p) => `Проверка не пройдена: ${p.names}`,
  ),
  unconfirmed: template(
    (p: { names: string }) => `现有签名有效，但不能全部确认：${p.names}`,
    (p) => `Existing signatures are valid, but not everything could be confirmed: ${p.names}`,
    (p) => `Имеющиеся подписи действительны, но подтверждено не всё: ${p.names}`,
  ),
  between: ['；', '; ', '; '],
  findings: {
    notIntact: ['签名后的内容被修改', 'the signed content has been altered', 'подписанное содержание изменено'],
    notTrusted: [
      '签名证书不是本平台签发或已失效',
      'the certificate was not issued by this platform or was not valid',
      'сертификат выдан не этой платформой или не действовал',
    ],
    revoked: [
      '签名证书在签署前已被吊销',
      'the certificate had been revoked before signing',
      'сертификат был отозван до подписания',
    ],
    changed: [
      '签署后页面内容被修改',
      'the pages have been altered after signing',
      'после подписания страницы были изменены',
    ],
    stampAbsent: [
      '缺少时间戳，签署时间无法确认',
      'no time stamp; the time of signing cannot be confirmed',
      'нет отметки времени, время подписания не подтверждено',
    ],
    stampBroken: [
      '时间戳无效，签署时间不可信',
      'invalid time stamp; the time of signing cannot be trusted',
      'отметка времени недействительна, времени подписания нельзя доверять',
    ],
    hiddenBytes: [
      '签名的预留空间中有其他内容',
      'foreign content in the space reserved for the signature',
      'в месте, отведённом для подписи, есть посторонние данные',
    ],
    revocationDataAbsent: [
      '文件中没有证书吊销信息，仅按平台今日的吊销列表核对',
      'no revocation data in the file; checked only against the platform’s current revocation list',
      'в файле нет данных об отзыве сертификатов; проверено только по сегодняшнему списку платформы',
    ],
    bytesAfterEnd: [
      '文件结尾之后有其他内容',
      'foreign content after the end of the file',
      'после конца файла есть посторонние данные',
    ],
    partyAMissing: ['甲方尚未签署', 'Party A has not signed', 'сторона А не подписала'],
    partyBMissing: ['乙方尚未签署', 'Party B has not signed', 'сторона Б не подписала'],
    otherContract: [
      '证据包中的合同不是证据所述的那一份',
      'the contract in the package is not the one described in the evidence',
      'договор в пакете не соответствует доказательствам',
    ],
    chainBroken: ['证据链被改动', 'the chain of evidence has been altered', 'цепочка событий изменена'],
    chainUnbound: [
      '证据链与平台签名的末条记录不符，可能缺少记录',
      'the chain of evidence does not match the last event signed by the platform; events may be missing',
      'цепочка событий не совпадает с последней записью, подписанной платформой: возможно, событий не хватает',
    ],
  },
  orCode: [
    '没有文件？输入合同最后一页上的验证码：',
    'No file? Enter the code from the last page of the contract:',
    'Нет файла? Введите код с последней страницы договора:',
  ],
  codeLabel: ['合同验证码', 'Verification code', 'Код проверки'],
  checkCode: ['查验', 'Check', 'Проверить'],
  contractNo: ['合同编号', 'Contract no.', 'Договор №'],
  company: ['甲方', 'Party A', 'Сторона А'],
  notSigned: ['该合同尚未签署', 'This contract has not been signed yet', 'Договор ещё не подписан'],
  copyValid: [
    '平台留存的文件签名有效，签署后未被修改',
    'The signatures on the platform’s copy are valid; the document has not been altered since',
    'Подписи на экземпляре платформы действительны, после них ничего не изменено',
  ],
  voided: template(
    (p: { time: string }) => `双方已于 ${p.time} 解除该合同。`,
    (p) => `The parties terminated this contract on ${p.time}.`,
    (p) => `Стороны расторгли договор ${p.time}.`,
  ),
  reading: ['正在验证…', 'Verifying…', 'Проверяем…'],
  valid: [
    '签名有效，文件自最后一次签署后未被修改',
    'Signatures valid; the document has not been altered since the last signature',
    'Подписи действительны, после последней подписи документ не изменялся',
  ],
  none: ['该文件没有签名', 'This document has no signatures', 'В документе нет подписей'],
  organization: ['签署方', 'Signed by', 'Подписал'],
  person: ['签署人', 'Signer', 'Подписант'],
  code: ['统一代码', 'Registration code', 'Регистрационный код'],
  when: ['签署时间', 'Signed at', 'Время подписания'],
  way: ['签署方式', 'Method', 'Способ'],
  byPassport: [
    '高级电子签名（AdES）：护照、短信和邮件验证码',
    'Advanced electronic signature (AdES): passport and codes by SMS and e-mail',
    'Усиленная подпись (AdES): паспорт, коды из SMS и письма',
  ],
  unknownTime: ['没有可信的时间戳', 'no trusted time stamp', 'нет надёжной отметки времени'],
  holds: ['有效', 'Valid', 'Действительна'],
  revokedLater: template(
    (p: { time: string }) => `证书于 ${p.time} 吊销；此签名在吊销前作出，仍然有效`,
    (p) => `The certificate was revoked on ${p.time}. This signature was made before revocation and remains valid.`,
    (p) => `Сертификат отозван ${p.time}. Эта подпись сделана раньше и действительна.`,
  ),
});
