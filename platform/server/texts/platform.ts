import { template, texts } from '../../../libs/texts/texts.ts';
import { russianPlural } from '../../wire/language.ts';
import { tree as rules } from '../../wire/rules/texts/rules.ts';

// genitive, as after «не более»
const ofRu = (count: string, one: string, many: string) => russianPlural(Number(count), one, many, many);

/** Texts of the platform's own responses (portal 8). */
export const { zh, en, ru } = texts({
  done: ['操作成功', 'Done', 'Готово'],
  signIn: [
    '登录已过期，请重新登录。',
    'Your session has ended. Please sign in again.',
    'Сеанс завершён. Войдите снова.',
  ],
  forbidden: ['当前操作没有权限', 'You do not have permission for this action', 'Недостаточно прав для этого действия'],
  passwordFirst: [
    '请先修改密码，再进行其他操作。',
    'Please set a new password first.',
    'Сначала задайте новый пароль.',
  ],
  twoStepFirst: [
    '请先开启两步验证，再进行其他操作。',
    'Please set up two-step sign-in first.',
    'Сначала включите двухэтапный вход.',
  ],
  absent: ['访问资源不存在', 'Resource not found', 'Запрошенный ресурс не найден'],
  fault: [
    '系统异常，请稍后再试。',
    'Something went wrong on our side. Please try again later.',
    'Произошла ошибка на сервере. Повторите попытку позже.',
  ],
  repeated: [
    '数据正在处理，请勿重复提交。',
    'Already being processed. Please do not submit twice.',
    'Данные обрабатываются, не отправляйте их повторно.',
  ],
  tooManyCalls: [
    '操作过于频繁，请稍后再试。',
    'Too many attempts. Please wait a moment.',
    'Слишком много попыток. Подождите немного.',
  ],
  busy: [
    '服务正忙，请稍后再试。',
    'The service is busy. Please try again later.',
    'Сервис занят. Повторите попытку позже.',
  ],
  noCompany: [
    '您尚未加入任何企业，无法使用此功能。',
    'This function is available once you have joined a company.',
    'Функция доступна после присоединения к компании.',
  ],
  wrongInput: ['请检查标出的内容。', 'Please check the marked fields.', 'Проверьте отмеченные поля.'],
  notJson: ['请求内容无法识别。', 'Invalid request.', 'Не удалось прочитать запрос.'],
  bodyTooBig: [
    '提交的内容过大，请分批提交。',
    'Too much data in one request. Please submit it in parts.',
    'Слишком большой объём данных в одном запросе. Отправьте их частями.',
  ],
  nestedTooDeep: [
    '提交的数据嵌套层级过深，最多 20 层。',
    'The data are nested too deeply: up to 20 levels.',
    'Слишком глубокая вложенность данных: не более 20 уровней.',
  ],
  fileMissing: ['请选择文件。', 'Please choose a file.', 'Выберите файл.'],
  store: {
    oneFile: [
      '每次请求只能上传一个文件。',
      'Only one file per request.',
      'В одном запросе можно передать только один файл.',
    ],
    noRoom: [
      '服务器存储空间不足，暂时无法保存，请稍后再试或联系客服。',
      'No storage space left on the server. Please try again later or contact customer service.',
      'На сервере закончилось место: сохранить сейчас невозможно. Повторите попытку позже или обратитесь в поддержку.',
    ],
    cutOff: [
      '文件传输中断，请重新上传。',
      'The file transfer was interrupted. Please upload it again.',
      'Соединение прервалось при передаче файла. Загрузите его ещё раз.',
    ],
    notWhole: [
      '文件尚未上传完整，请继续上传。',
      'The upload is not complete yet. Please continue uploading.',
      'Файл передан не полностью. Продолжите загрузку.',
    ],
    manyParts: [
      '未完成的上传过多，请先完成或取消其中一些。',
      'Too many unfinished uploads. Please finish or cancel some of them first.',
      'Слишком много незавершённых загрузок. Завершите или отмените некоторые из них.',
    ],
  },
  live: {
    connectFirst: ['请先发送 CONNECT 帧。', 'Please send a CONNECT frame first.', 'Сначала отправьте кадр CONNECT.'],
    version: [
      '不支持该 STOMP 版本。',
      'This version of STOMP is not supported.',
      'Эта версия STOMP не поддерживается.',
    ],
    malformed: ['无法识别的 STOMP 帧。', 'Invalid STOMP frame.', 'Не удалось прочитать кадр STOMP.'],
    tooBig: [
      '消息过大，连接已关闭。',
      'Message too large; connection closed.',
      'Сообщение слишком велико, соединение закрыто.',
    ],
    flood: [
      '发送过于频繁，连接已关闭。',
      'Too many frames; connection closed.',
      'Слишком много кадров, соединение закрыто.',
    ],
    otherCompany: [
      '连接地址中的企业与当前登录的企业不一致。',
      'The company in the connection address does not match your session.',
      'В адресе соединения указана другая компания, не та, под которой вы вошли.',
    ],
    manyConnections: [
      '打开的连接过多，请关闭一些页面。',
      'Too many open connections. Please close some pages.',
      'Открыто слишком много соединений. Закройте некоторые страницы.',
    ],
    manySubscriptions: template(
      (p: { max: number }) => `每个连接最多订阅 ${p.max} 个主题。`,
      (p) => `Up to ${p.max} topic subscriptions per connection.`,
      (p) => `На одном соединении можно подписаться не более чем на ${p.max} тем.`,
    ),
    automatic: [
      '该名称下没有待确认的消息；ack:auto 的订阅会自动确认。',
      'No message awaiting acknowledgement under this name; subscriptions with ack:auto acknowledge automatically.',
      'Под этим именем нечего подтверждать; подписка с ack:auto подтверждается сама.',
    ],
    noTransaction: [
      '没有此名称的进行中事务。',
      'No open transaction with this name.',
      'Открытой транзакции с таким именем нет.',
    ],
    transactionOpen: [
      '此名称的事务已在进行中。',
      'A transaction with this name is already open.',
      'Транзакция с таким именем уже открыта.',
    ],
    manyTransactions: template(
      (p: { max: number }) => `每个连接最多同时进行 ${p.max} 个事务。`,
      (p) => `Up to ${p.max} open transactions per connection.`,
      (p) => `На одном соединении может быть открыто не более ${p.max} транзакций.`,
    ),
    notYours: [
      '无权订阅该主题。',
      'You do not have permission to subscribe to this topic.',
      'Нет прав на подписку на эту тему.',
    ],
    absent: ['该主题不存在。', 'Topic not found.', 'Тема не найдена.'],
    readOnly: [
      '此连接只接收消息，不能发送。',
      'This connection is receive-only.',
      'По этому соединению можно только получать сообщения, отправка невозможна.',
    ],
  },
  sheet: {
    notSheet: [
      '无法读取该文件，请使用 .xlsx 格式的表格。',
      'This file cannot be read. Please use a spreadsheet in the .xlsx format.',
      'Не удалось прочитать файл. Используйте таблицу в формате .xlsx.',
    ],
    locked: [
      '该文件已加密或为旧版 .xls 格式，请另存为不加密的 .xlsx 文件。',
      'This file is encrypted or in the old .xls format. Please save it as .xlsx without a password.',
      'Файл зашифрован или имеет старый формат .xls. Сохраните его как .xlsx без пароля.',
    ],
    macro: [
      '文件包含宏，请另存为不含宏的 .xlsx 文件。',
      'This file contains macros. Please save it as .xlsx without macros.',
      'Файл содержит макросы. Сохраните его как .xlsx без макросов.',
    ],
    tooBig: [
      '表格内容过大，无法读取。',
      'The spreadsheet is too large to be read.',
      'Таблица слишком велика для чтения.',
    ],
    tooManyRows: template(
      (p: { max: number }) => `表格行数过多，最多 ${p.max} 行。`,
      (p) => `Too many rows in the spreadsheet: up to ${p.max}.`,
      (p) => `В таблице слишком много строк: допускается не более ${p.max}.`,
    ),
  },
  files: {
    nameCharacters: [
      '文件名包含不允许的字符，请重新命名后上传。',
      'The file name contains characters that are not allowed. Please rename the file.',
      'Имя файла содержит недопустимые символы. Переименуйте файл.',
    ],
    imageTooBig: template(
      (p: { megapixels: number }) => `图片尺寸过大，最多 ${p.megapixels} 百万像素。`,
      (p) => `Image too large: up to ${p.megapixels} megapixels.`,
      (p) => `Изображение слишком велико: не более ${p.megapixels} Мп.`,
    ),
    damaged: [
      '文件已损坏或不完整，请重新上传。',
      'The file is damaged or incomplete. Please upload it again.',
      'Файл повреждён или неполон. Загрузите его ещё раз.',
    ],
    encrypted: [
      '文件已加密，请上传未加密的文件。',
      'The file is encrypted. Please upload it without a password.',
      'Файл зашифрован. Загрузите его без пароля.',
    ],
    macro: [
      '文件包含宏，请另存为不含宏的文件后上传。',
      'The file contains macros. Please save it without macros and upload it again.',
      'Файл содержит макросы. Сохраните его без макросов и загрузите ещё раз.',
    ],
    activeContent: [
      '文件内含远程模板、OLE 对象、DDE 链接或脚本，请移除后重新上传。',
      'The file contains a remote template, an OLE object, a DDE link or a script. Please remove it and upload the file again.',
      'Файл содержит внешний шаблон, объект OLE, связь DDE или сценарий. Удалите их и загрузите файл снова.',
    ],
    twoInOne: [
      '文件中夹带了其他文件，请上传正确格式文件。',
      'Another file is hidden in this file. Please upload a file of the right format.',
      'В файле скрыт другой файл. Загрузите файл правильного формата.',
    ],
    unsafePath: template(
      (p: { path: string }) => `压缩包内存在不安全的路径：${p.path}`,
      (p) => `The archive contains an unsafe path: ${p.path}`,
      (p) => `В архиве есть небезопасный путь: ${p.path}`,
    ),
    tooManyEntries: template(
      (p: { max: number }) => `压缩包内文件过多，最多 ${p.max} 个。`,
      (p) => `Too many files in the archive: up to ${p.max}.`,
      (p) => `В архиве слишком много файлов: допускается не более ${p.max}.`,
    ),
    unpacksTooBig: [
      '压缩包解压后过大，无法上传。',
      'The archive is too large when unpacked.',
      'Архив слишком велик в распакованном виде.',
    ],
    workbookTooBig: [
      '工作簿内容解压后过大，无法上传。',
      'The workbook is too large when unpacked. Please split it.',
      'Книга Excel слишком велика в распакованном виде. Разделите её.',
    ],
    documentTooBig: [
      '文档内容解压后过大，无法上传。',
      'The document is too large when unpacked. Please split it.',
      'Документ слишком велик в распакованном виде. Разделите его.',
    ],
    archiveInside: template(
      (p: { path: string }) => `压缩包内不能再包含压缩包：${p.path}`,
      (p) => `Archives must not contain other archives: ${p.path}`,
      (p) => `Архив не должен содержать другой архив: ${p.path}`,
    ),
    executableInside: template(
      (p: { path: string }) => `压缩包内不能包含可执行文件：${p.path}`,
      (p) => `Archives must not contain executable files: ${p.path}`,
      (p) => `Архив не должен содержать исполняемые файлы: ${p.path}`,
    ),
    virus: template(
      (p: { name: string }) => `文件包含病毒（${p.name}），已拒绝上传。`,
      (p) => `The file contains a virus (${p.name}) and was rejected.`,
      (p) => `Файл заражён вирусом (${p.name}) и отклонён.`,
    ),
    tooBigToScan: [
      '文件过大，无法进行病毒扫描。',
      'The file is too large to be scanned for viruses.',
      'Файл слишком велик для проверки на вирусы.',
    ],
    scanLater: [
      '暂时无法进行病毒扫描，请稍后再试。',
      'Files cannot be scanned for viruses at the moment. Please try again later.',
      'Сейчас невозможно проверить файл на вирусы. Повторите попытку позже.',
    ],
    inspectLater: [
      '正在检查的文件过多，请稍后再试。',
      'Too many files are being checked. Please try again later.',
      'Слишком много файлов проверяется одновременно. Повторите попытку позже.',
    ],
  },
  rules,
  input: {
    required: ['必填', 'Required', 'Обязательное поле'],
    wrong: ['格式不正确', 'Invalid format', 'Неверный формат'],
    number: ['请输入数字', 'Enter a number', 'Введите число'],
    wholeNumber: ['请输入整数', 'Enter a whole number', 'Введите целое число'],
    choice: ['请选择列出的选项', 'Choose one of the listed values', 'Выберите значение из списка'],
    min: template(
      (p: { min: string }) => `不能小于 ${p.min}`,
      (p) => `Enter at least ${p.min}`,
      (p) => `Не меньше ${p.min}`,
    ),
    above: template(
      (p: { min: string }) => `必须大于 ${p.min}`,
      (p) => `Enter a value above ${p.min}`,
      (p) => `Должно быть больше ${p.min}`,
    ),
    max: template(
      (p: { max: string }) => `不能大于 ${p.max}`,
      (p) => `Enter up to ${p.max}`,
      (p) => `Не больше ${p.max}`,
    ),
    shortText: template(
      (p: { min: string }) => `至少 ${p.min} 个字符`,
      (p) => `At least ${p.min} ${p.min === '1' ? 'character' : 'characters'}`,
      (p) => `Не короче ${p.min} ${ofRu(p.min, 'символа', 'символов')}`,
    ),
    longText: template(
      (p: { max: string }) => `最多 ${p.max} 个字符`,
      (p) => `Up to ${p.max} ${p.max === '1' ? 'character' : 'characters'}`,
      (p) => `Не длиннее ${p.max} ${ofRu(p.max, 'символа', 'символов')}`,
    ),
    fewItems: template(
      (p: { min: string }) => `至少 ${p.min} 项`,
      (p) => `At least ${p.min} ${p.min === '1' ? 'entry' : 'entries'}`,
      (p) => `Не менее ${p.min} ${ofRu(p.min, 'позиции', 'позиций')}`,
    ),
    manyItems: template(
      (p: { max: string }) => `最多 ${p.max} 项`,
      (p) => `Up to ${p.max} ${p.max === '1' ? 'entry' : 'entries'}`,
      (p) => `Не более ${p.max} ${ofRu(p.max, 'позиции', 'позиций')}`,
    ),
  },
});
