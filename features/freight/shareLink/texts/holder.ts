import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  titles: {
    numbers: ['填写箱号和铅封号', 'Container and seal numbers', 'Номера контейнеров и пломб'],
    vgm: ['填报 VGM（验证总重）', 'Verified gross mass (VGM)', 'Проверенная масса брутто (VGM)'],
    photos: ['上传照片和单证', 'Photos and documents', 'Фото и документы'],
    follow: ['货物跟踪', 'Shipment tracking', 'Отслеживание груза'],
  },
  title: ['分享链接', 'Shared link', 'Ссылка'],
  from: template(
    (p: { company: string }) => `${p.company}请您填写`,
    (p) => `Requested by ${p.company}`,
    (p) => `По запросу компании ${p.company}`,
  ),
  fromFollow: template(
    (p: { company: string }) => `由${p.company}分享`,
    (p) => `Shared by ${p.company}`,
    (p) => `Предоставлено компанией ${p.company}`,
  ),
  until: template(
    (p: { time: string }) => `有效期至 ${p.time}`,
    (p) => `Valid until ${p.time}`,
    (p) => `Действует до ${p.time}`,
  ),
  offline: [
    '当前无网络。填写的内容已保存在本机，联网后自动发送。',
    'No connection. Your entries are saved on this device and will be sent automatically.',
    'Нет связи. Данные сохранены на устройстве и будут отправлены автоматически.',
  ],
  container: template(
    (p: { place: number; type: string }) => `第 ${p.place} 箱 · ${p.type}`,
    (p) => `Container ${p.place} · ${p.type}`,
    (p) => `Контейнер ${p.place} · ${p.type}`,
  ),
  containerNo: ['箱号', 'Container no.', 'Номер контейнера'],
  sealNo: ['铅封号', 'Seal no.', 'Номер пломбы'],
  isHeld: ['平台正在核对该箱号', 'The platform is checking this number', 'Платформа проверяет этот номер'],
  vgmKg: ['VGM，kg', 'VGM, kg', 'VGM, кг'],
  maxGross: template(
    (p: { kg: string }) => `最大总重 ${p.kg} kg`,
    (p) => `Maximum gross mass ${p.kg} kg`,
    (p) => `Максимальная масса брутто ${p.kg} кг`,
  ),
  tare: template(
    (p: { kg: string }) => `皮重 ${p.kg} kg`,
    (p) => `tare ${p.kg} kg`,
    (p) => `тара ${p.kg} кг`,
  ),
  method: ['称重方法', 'Weighing method', 'Способ определения'],
  methods: {
    '1': ['方法 1：整箱称重', 'Method 1: packed container weighed', 'Способ 1: взвешен гружёный контейнер'],
    '2': ['方法 2：货物称重加皮重', 'Method 2: contents plus tare', 'Способ 2: сумма масс груза и тары'],
  },
  signer: ['责任人姓名', 'Responsible person', 'Ответственное лицо'],
  date: ['称重日期', 'Date of weighing', 'Дата взвешивания'],
  send: ['提交', 'Submit', 'Отправить'],
  sending: ['正在发送…', 'Sending…', 'Отправка…'],
  waiting: [
    '待发送：联网后自动提交',
    'Waiting to be sent once the connection is back',
    'Ожидает отправки: данные уйдут, когда появится связь',
  ],
  saved: ['已收到，谢谢！', 'Received. Thank you!', 'Данные получены. Спасибо!'],
  savedInPart: [
    '其余内容已收到，请更正标出的内容。',
    'The other entries were received. Please correct the marked ones.',
    'Остальное получено. Исправьте отмеченное.',
  ],
  check: ['请检查标出的内容。', 'Check the marked fields.', 'Проверьте отмеченные поля.'],
  nothing: ['请至少填写一个集装箱。', 'Fill in at least one container.', 'Заполните хотя бы один контейнер.'],
  faults: {
    shape: [
      '箱号为 4 个字母加 7 位数字，如 CSQU3054383。',
      'A container number has 4 letters and 7 digits, such as CSQU3054383.',
      'Номер контейнера: 4 латинские буквы и 7 цифр, например CSQU3054383.',
    ],
    checkDigit: template(
      (p: { expected: number }) => `校验码不符：最后一位应为 ${p.expected}，请核对箱号。`,
      (p) => `Wrong check digit: the last digit should be ${p.expected}. Check the number.`,
      (p) => `Неверная контрольная цифра: последняя должна быть ${p.expected}. Проверьте номер.`,
    ),
    repeated: [
      '该号码已用于另一个集装箱。',
      'This number is already used for another container.',
      'Этот номер уже указан для другого контейнера.',
    ],
    weight: ['请填写整数千克。', 'Enter whole kilograms.', 'Укажите целое число килограммов.'],
    tooHeavy: template(
      (p: { kg: string }) => `超过最大总重 ${p.kg} kg。`,
      (p) => `Above the maximum gross mass of ${p.kg} kg.`,
      (p) => `Больше максимальной массы брутто: ${p.kg} кг.`,
    ),
    belowTare: ['低于皮重。', 'Below the tare weight.', 'Меньше массы тары.'],
    missing: ['请填写此项。', 'Fill in this field.', 'Заполните это поле.'],
  },
  addFiles: ['拍照或选择文件', 'Take photos or choose files', 'Сделать фото или выбрать файлы'],
  filesHint: [
    '支持图片、PDF、Word、Excel，单个 ≤ 20 MB',
    'Images, PDF, Word, Excel; up to 20 MB each',
    'Изображения, PDF, Word, Excel; до 20 МБ',
  ],
  ofContainer: ['属于集装箱', 'For container', 'Контейнер'],
  wholeOrder: ['整票货物', 'Whole shipment', 'Вся партия'],
  received: template(
    (p: { count: number }) => `已收到 ${p.count} 个文件`,
    (p) => `Files received: ${p.count}`,
    (p) => `Получено файлов: ${p.count}`,
  ),
  left: template(
    (p: { count: number }) => `待发送 ${p.count} 个`,
    (p) => `Waiting to be sent: ${p.count}`,
    (p) => `Ожидают отправки: ${p.count}`,
  ),
  refused: template(
    (p: { name: string; reason: string }) => `${p.name}：${p.reason}`,
    (p) => `${p.name}: ${p.reason}`,
    (p) => `${p.name}: ${p.reason}`,
  ),
});
