import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../names.ts';

export const { tree, zh, en, ru } = texts({
  types: [CONTRACT_TYPE_NAMES.zh, CONTRACT_TYPE_NAMES.en, CONTRACT_TYPE_NAMES.ru],
  lines: [LINE_NAMES.zh, LINE_NAMES.en, LINE_NAMES.ru],
  nameWithLine: template(
    (p: { type: string; line: string }) => `${p.type}（${p.line}）`,
    (p) => `${p.type} (${p.line})`,
    (p) => `${p.type} (${p.line})`,
  ),
  codeUnknown: [
    '合同验证码无效，请核对后重输。',
    'No contract with this code. Please check it and enter it again.',
    'Договора с таким кодом нет. Проверьте код и введите ещё раз.',
  ],
  absent: [
    '未找到该合同，请刷新页面。',
    'Contract not found. Please reload the page.',
    'Договор не найден. Обновите страницу.',
  ],
  templateAbsent: [
    '合同模板不存在，请联系客户经理。',
    'Contract template not found. Please contact your account manager.',
    'Шаблон договора не найден. Обратитесь к своему менеджеру.',
  ],
  fileAbsent: ['合同资源未找到。', 'Contract file not found.', 'Файл договора не найден.'],
  factsMissing: [
    '企业资料不完整，请先在企业信息中补充统一代码和法定代表人。',
    'Company data incomplete. Please add the registration code and the legal representative first.',
    'Данные компании неполны. Сначала укажите код и законного представителя.',
  ],
  changed: [
    '合同状态已变化，请刷新后重试。',
    'The status of this contract has changed. Please reload the page.',
    'Статус договора изменился. Обновите страницу.',
  ],
  decided: [
    '该合同已被他人处理，请刷新。',
    'This contract has already been processed by someone else. Please reload the page.',
    'Договор уже обработан другим сотрудником. Обновите страницу.',
  ],
  notRead: [
    '请先将合同阅读至末页，再开始签署。',
    'Please read the contract to the end first.',
    'Сначала прочитайте договор до конца.',
  ],
  alreadySigned: [
    '您已签署该合同，请勿重复签署。',
    'You have already signed this contract.',
    'Вы уже подписали этот договор.',
  ],
  amountsHidden: [
    '合同载有金额，您的账号不能查看，请联系企业主账号。',
    'Contracts contain amounts, which are hidden for your account. Please contact your company’s main account holder.',
    'В договоре указаны суммы, которые вашей учётной записи недоступны. Обратитесь к владельцу основной учётной записи компании.',
  ],
  sealAgreement: ['电子印章使用协议', 'Electronic seal agreement', 'Соглашение об электронной печати'],
  template: {
    needed: ['请选择文件。', 'Please choose a file.', 'Выберите файл.'],
    unreadable: [
      '文件无法作为模板读取，请上传不含外部链接的 .docx 文档。',
      'The file cannot be used as a template. Please upload a .docx without external content.',
      'Файл не читается как шаблон. Загрузите .docx без внешнего содержимого.',
    ],
    syntax: template(
      (p: { names: string }) => `字段括号不完整：${p.names}`,
      (p) => `Fields with an open or missing brace: ${p.names}`,
      (p) => `Незакрытые поля: ${p.names}`,
    ),
    unknown: template(
      (p: { names: string }) => `未知字段：${p.names}`,
      (p) => `Unknown fields: ${p.names}`,
      (p) => `Неизвестные поля: ${p.names}`,
    ),
    missing: template(
      (p: { names: string }) => `缺少必填字段：${p.names}`,
      (p) => `Missing fields: ${p.names}`,
      (p) => `Не хватает полей: ${p.names}`,
    ),
    undrawn: template(
      (p: { names: string }) => `服务器没有能显示这些字符的字体：${p.names}`,
      (p) => `No font on the server for these characters: ${p.names}`,
      (p) => `На сервере нет шрифта для этих символов: ${p.names}`,
    ),
    notDraft: [
      '该版本已启用或停用，请上传新版本。',
      'This version has been activated or deactivated. Please upload a new version.',
      'Эта версия уже активирована или отключена. Загрузите новую версию.',
    ],
    noCompany: [
      '未找到该企业，请重新选择。',
      'Company not found. Please select another one.',
      'Компания не найдена. Выберите другую.',
    ],
  },
  signerMissing: ['请选择签署人。', 'Please choose the signer.', 'Выберите подписанта.'],
  trusteeNotInForce: [
    '该委托书不在有效期内，请选择其他受托人。',
    'This power of attorney is not valid. Please select another authorised signatory.',
    'Эта доверенность не действует. Выберите другое доверенное лицо.',
  ],
  notMainland: [
    '法定代表人证件类型暂不支持在线签署，请联系客服。',
    'Online signing is not supported for the legal representative’s type of identity document. Please contact customer service.',
    'Для этого вида документа законного представителя онлайн-подписание недоступно. Обратитесь в поддержку.',
  ],
  mobileMissing: [
    '企业资料中没有法定代表人手机号，请先补充。',
    'The legal representative’s mobile number is missing in the company data. Please add it first.',
    'В данных компании нет телефона законного представителя. Сначала укажите его.',
  ],
  undrawn: template(
    (p: { names: string }) => `服务器没有能显示合同中这些字符的字体，暂时无法生成：${p.names}。请联系客户经理。`,
    (p) =>
      `The contract cannot be generated: no font on the server for these characters: ${p.names}. Please contact your account manager.`,
    (p) => `Договор не создан: на сервере нет шрифта для символов ${p.names}. Обратитесь к своему менеджеру.`,
  ),
  converterAbsent: [
    '服务器未安装文档转换程序，暂时无法生成合同。',
    'Contracts cannot be generated: no document converter is installed on the server.',
    'Создать договор нельзя: на сервере не установлена программа преобразования документов.',
  ],
  converterFailed: [
    '合同生成失败，请稍后重试或联系客户经理。',
    'The contract could not be generated. Please try again later or contact your account manager.',
    'Создать договор не удалось. Повторите позже или обратитесь к своему менеджеру.',
  ],
  converterBusy: [
    '正在生成的合同较多，请稍后重试。',
    'Many contracts are being generated right now. Please try again shortly.',
    'Сейчас создаётся много договоров. Повторите через минуту.',
  ],
  linkTooSoon: template(
    (p: { seconds: number }) => `签署链接刚刚发送，请 ${p.seconds} 秒后再试。`,
    (p) => `A link has just been sent. Please try again in ${p.seconds} s.`,
    (p) => `Ссылка только что отправлена. Повторите через ${p.seconds} с.`,
  ),
  linksTooMany: template(
    (p: { most: number }) => `同一合同 24 小时内最多发送 ${p.most} 次签署链接，请稍后再试。`,
    (p) => `Up to ${p.most} links per contract within 24 hours. Please try again later.`,
    (p) =>
      `По одному договору — не более ${p.most} ${russianPlural(p.most, 'ссылки', 'ссылок', 'ссылок')} за 24 часа. Повторите позже.`,
  ),
  wrongCode: ['验证码错误或已过期。', 'The code is wrong or has expired.', 'Код неверен или устарел.'],
  codeTooSoon: template(
    (p: { seconds: number }) => `验证码 ${p.seconds} 秒内只能发送一次，请稍后再试。`,
    (p) => `A code can be sent once every ${p.seconds} s. Please try again shortly.`,
    (p) => `Код отправляется не чаще раза в ${p.seconds} с. Повторите немного позже.`,
  ),
  linkWrong: [
    '链接无效，请确认打开的是短信中的完整链接。',
    'Invalid link. Please check that you have opened the complete link from the SMS.',
    'Ссылка недействительна. Проверьте, что ссылка из SMS открыта полностью.',
  ],
  linkReplaced: [
    '已发送新的链接，请打开最新短信中的链接。',
    'A newer link has been sent. Please open the link in the latest SMS.',
    'Отправлена новая ссылка. Откройте ссылку из последнего SMS.',
  ],
  linkExpired: template(
    (p: { hours: number }) => `链接有效期为 ${p.hours} 小时，现已过期，请联系企业重新发送。`,
    (p) => `This link was valid for ${p.hours} hours and has expired. Please ask the company for a new one.`,
    (p) => `Ссылка действовала ${p.hours} ч, срок истёк. Попросите компанию отправить новую.`,
  ),
  linkUsed: [
    '该链接已在其他设备或浏览器中打开，请在原设备上继续，或请企业重新发送链接。如非本人操作，请立即联系企业。',
    'This link has been opened on another device or in another browser. Please continue there or ask the company for a new link. If that was not you, contact the company immediately.',
    'Ссылка уже открыта на другом устройстве или в другом браузере. Продолжите там или попросите компанию прислать новую. Если это были не вы, сразу свяжитесь с компанией.',
  ],
  linkSigned: [
    '合同已通过该链接签署，无需再次操作。签署后的合同可由企业在平台下载。',
    'The contract has been signed with this link. No further action is needed; the company can download the signed contract on the platform.',
    'Договор по этой ссылке подписан, действий больше не требуется. Подписанный договор компания может скачать на платформе.',
  ],
  linkEnded: [
    '该合同目前无需签署，请联系企业。',
    'This contract does not require a signature at present. Please contact the company.',
    'Подпись этого договора сейчас не требуется. Свяжитесь с компанией.',
  ],
  messages: {
    newVersion: template(
      (p: { contract: string }) => ({
        title: `请重新签署：${p.contract}`,
        content: `${p.contract}已有新版本，请重新签署。原合同在新合同生效前继续有效。`,
      }),
      (p) => ({
        title: `Please sign again: ${p.contract}`,
        content: `A new version is available: ${p.contract}. Please sign it. The earlier contract remains in force until the new one takes effect.`,
      }),
      (p) => ({
        title: `Подпишите заново: ${p.contract}`,
        content: `Есть новая версия: ${p.contract}. Подпишите её. Прежний договор действует до вступления нового в силу.`,
      }),
    ),
    toCountersign: template(
      (p: { companyName: string; contractNo: string }) => ({
        title: `待平台签署合同：${p.companyName}`,
        content: `${p.companyName} 已签署合同 ${p.contractNo}，请签署。`,
      }),
      (p) => ({
        title: `Contract awaiting countersignature: ${p.companyName}`,
        content: `${p.companyName} has signed contract ${p.contractNo}. Please countersign it.`,
      }),
      (p) => ({
        title: `Договор на подпись: ${p.companyName}`,
        content: `${p.companyName} подписала договор ${p.contractNo}. Подпишите его со стороны платформы.`,
      }),
    ),
    inForce: template(
      (p: { contractNo: string; endDate: string }) => ({
        title: `合同已生效：${p.contractNo}`,
        content: `合同 ${p.contractNo} 双方均已签署，有效期至 ${p.endDate}。`,
      }),
      (p) => ({
        title: `Contract in force: ${p.contractNo}`,
        content: `Both parties have signed contract ${p.contractNo}. It is valid until ${p.endDate}.`,
      }),
      (p) => ({
        title: `Договор вступил в силу: ${p.contractNo}`,
        content: `Договор ${p.contractNo} подписан обеими сторонами и действует до ${p.endDate}.`,
      }),
    ),
    refused: template(
      (p: { contractNo: string; reason: string }) => ({
        title: `合同被退回：${p.contractNo}`,
        content: `平台退回了合同 ${p.contractNo}。原因：${p.reason}。请处理后重新签署。`,
      }),
      (p) => ({
        title: `Contract returned: ${p.contractNo}`,
        content: `The platform has returned contract ${p.contractNo}. Reason: ${p.reason}. Please correct it and sign again.`,
      }),
      (p) => ({
        title: `Договор возвращён: ${p.contractNo}`,
        content: `Платформа вернула договор ${p.contractNo}. Причина: ${p.reason}. Исправьте и подпишите снова.`,
      }),
    ),
  },
});
