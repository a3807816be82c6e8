import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { tree as page } from './page.ts';

export const { zh, en, ru } = texts({
  title: ['人脸核验', 'Face check', 'Проверка лица'],
  for: {
    contract: template(
      (p: { name: string }) => `请 ${p.name} 本人完成核验，以便签署合同`,
      (p) => `${p.name}, please complete the face check to sign the contract`,
      (p) => `${p.name}, пройдите проверку лица, чтобы подписать договор`,
    ),
  },
  until: template(
    (p: { when: string }) => `链接有效期至 ${p.when}`,
    (p) => `Link valid until ${p.when}`,
    (p) => `Ссылка действует до ${p.when}`,
  ),
  consent: ['核验如何进行', 'How it works', 'Как это происходит'],
  consentItems: template(
    (p: { years: number; hasPortrait: boolean }) => [
      '摄像头仅在本页使用；动作在您的设备上识别，不上传视频。',
      '完成后上传 4 张画面：正视画面及每个动作各一张。',
      p.hasPortrait ? '画面由程序与已登记的证件照比对。' : '没有登记证件照，画面不与照片比对。',
      `画面加密保存 ${p.years} 年后删除，仅获授权人员可查看，查看均有记录。`,
    ],
    (p) => [
      'The camera is used on this page only. Movements are recognised on your device; no video is uploaded.',
      'On completion 4 images are uploaded: one looking straight ahead and one for each movement.',
      p.hasPortrait
        ? 'The images are compared by software with the ID photo on file.'
        : 'No ID photo on file; the images are not compared with a photo.',
      `The images are stored encrypted and deleted after ${p.years === 1 ? '1 year' : `${p.years} years`}. Only authorised staff can view them; each viewing is logged.`,
    ],
    (p) => [
      'Камера используется только на этой странице. Движения распознаются на вашем устройстве, видео не передаётся.',
      'В конце отправляются 4 снимка: прямо и по одному на каждое движение.',
      p.hasPortrait
        ? 'Программа сравнит снимки с фото документа.'
        : 'Фото документа нет, снимки ни с чем не сравниваются.',
      `Снимки хранятся в зашифрованном виде ${p.years} ${russianPlural(p.years, 'год', 'года', 'лет')}, затем удаляются. Просматривать их могут только уполномоченные сотрудники, каждый просмотр регистрируется.`,
    ],
  ),
  agree: ['同意并打开摄像头', 'Agree and turn on the camera', 'Согласиться и включить камеру'],
  phone: ['建议用手机完成', 'Recommended on a phone', 'Удобнее на телефоне'],
  phoneText: [
    '用手机扫描二维码，或在手机上打开链接；完成后本页会自动继续。',
    'Scan the QR code or open the link on your phone. This page continues automatically when you are done.',
    'Отсканируйте QR-код или откройте ссылку на телефоне. Эта страница продолжит работу автоматически.',
  ],
  qr: ['在手机上打开核验的二维码', 'QR code to open the face check on a phone', 'QR-код для проверки лица на телефоне'],
  copy: ['复制链接', 'Copy link', 'Скопировать ссылку'],
  copied: ['已复制', 'Copied', 'Скопировано'],
  here: ['使用本机摄像头', 'Use the camera of this computer', 'Использовать камеру этого компьютера'],
  other: ['改用手机', 'Use a phone instead', 'Пройти на телефоне'],
  provider: ['前往核验机构', 'Go to the provider', 'Перейти к сервису проверки'],
  providerText: [
    '核验在第三方机构的页面进行，完成后返回本页。',
    'The check takes place on an external provider’s page. Please return here when done.',
    'Проверка проходит на странице внешнего сервиса. После неё вернитесь сюда.',
  ],
  loading: template(
    (p: { percent: number }) => `正在加载人脸核验组件 ${p.percent}%`,
    (p) => `Loading face check ${p.percent}%`,
    (p) => `Загрузка проверки лица: ${p.percent} %`,
  ),
  starting: ['正在打开摄像头…', 'Turning on the camera…', 'Включаем камеру…'],
  guidance: {
    noFace: ['请将面部置于框内', 'Place your face inside the frame', 'Расположите лицо в рамке'],
    manyFaces: ['画面中只能有一个人', 'Only one person may be in the frame', 'В кадре должен быть один человек'],
    nearer: ['请靠近一些', 'Move closer', 'Подвиньтесь ближе'],
    farther: ['请离远一些', 'Move back a little', 'Отодвиньтесь немного'],
    centre: ['请将面部移到框的中间', 'Move your face to the middle of the frame', 'Лицо должно быть в середине рамки'],
    light: [
      '光线太暗，请移到明亮处',
      'Too dark, please move to better light',
      'Слишком темно, перейдите в светлое место',
    ],
    straight: ['请正视摄像头', 'Look straight at the camera', 'Смотрите прямо в камеру'],
    hold: ['很好，请保持不动', 'Good, hold still', 'Хорошо, не двигайтесь'],
  },
  movements: {
    turnLeft: ['请慢慢向左转头', 'Turn your head slowly to your left', 'Медленно поверните голову влево'],
    turnRight: ['请慢慢向右转头', 'Turn your head slowly to your right', 'Медленно поверните голову вправо'],
    blink: [
      '请闭眼一秒，再睁开',
      'Close your eyes for a second, then open them',
      'Закройте глаза на секунду и откройте',
    ],
    openMouth: ['请张大嘴，再合上', 'Open your mouth wide, then close it', 'Широко откройте рот и закройте'],
  },
  step: template(
    (p: { step: number; count: number }) => `第 ${p.step} 步，共 ${p.count} 步`,
    (p) => `Step ${p.step} of ${p.count}`,
    (p) => `Шаг ${p.step} из ${p.count}`,
  ),
  sending: ['正在核验…', 'Checking…', 'Проверяем…'],
  cancel: ['取消', 'Cancel', 'Отмена'],
  retry: ['重试', 'Try again', 'Повторить'],
  passed: ['核验通过', 'Face check passed', 'Проверка пройдена'],
  passedText: [
    '您可以关闭本页，回到签署页面继续。',
    'You can close this page and continue signing.',
    'Можно закрыть эту страницу и продолжить подписание.',
  ],
  failed: ['核验未通过', 'Face check failed', 'Проверка не пройдена'],
  failedText: [
    '本次核验已结束，请联系发起方重新发起。',
    'This check has ended. Please ask the sender to start a new one.',
    'Проверка завершена. Попросите отправителя начать новую.',
  ],
  notYet: ['本次未通过', 'Attempt not passed', 'Попытка не пройдена'],
  interrupted: ['核验未完成', 'Check not completed', 'Проверка не завершена'],
  attemptsLeft: template(
    (p: { count: number }) => `还可尝试 ${p.count} 次。`,
    (p) => (p.count === 1 ? '1 attempt left.' : `${p.count} attempts left.`),
    (p) =>
      `${p.count === 1 ? 'Осталась' : 'Осталось'} ${p.count} ${russianPlural(p.count, 'попытка', 'попытки', 'попыток')}.`,
  ),
  reasons: page.reasons,
  broken: {
    timeout: [
      '动作超时，请重新开始。',
      'The movement was not detected in time. Please start again.',
      'Движение не распознано вовремя. Начните заново.',
    ],
    lost: [
      '面部离开了画面，请重新开始。',
      'Your face left the frame. Please start again.',
      'Лицо вышло из кадра. Начните заново.',
    ],
  },
  camera: {
    denied: [
      '浏览器未获准使用摄像头。请在地址栏的权限设置中允许本站使用摄像头，然后重试。',
      'Camera access was denied. Please allow the camera for this site in the permissions next to the address bar, then try again.',
      'Доступ к камере запрещён. Разрешите камеру для этого сайта в настройках рядом с адресной строкой и повторите.',
    ],
    absent: [
      '未找到摄像头，请改用手机完成核验。',
      'No camera found. Please use a phone instead.',
      'Камера не найдена. Пройдите проверку на телефоне.',
    ],
    busy: [
      '摄像头正被其他程序使用，请关闭该程序后重试。',
      'The camera is in use by another application. Please close it and try again.',
      'Камеру использует другая программа. Закройте её и повторите.',
    ],
    unsupported: [
      '当前浏览器无法使用摄像头。请用系统浏览器（Safari、Chrome）打开本页。',
      'This browser cannot use the camera. Please open the page in Safari or Chrome.',
      'Этот браузер не может использовать камеру. Откройте страницу в Safari или Chrome.',
    ],
    engine: [
      '人脸核验组件加载失败，请检查网络后重试；较旧的手机请更换设备。',
      'The face check could not be loaded. Please check your connection and try again, or use another device.',
      'Не удалось загрузить проверку лица. Проверьте связь и повторите или смените устройство.',
    ],
  },
  closed: ['无法进行核验', 'The face check cannot be opened', 'Проверку открыть нельзя'],
});
