import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  linkWrong: [
    '核验链接无效，请确认打开的是完整链接。',
    'Invalid verification link. Please check that the complete link was opened.',
    'Ссылка для проверки недействительна. Убедитесь, что она открыта полностью.',
  ],
  linkExpired: template(
    (p: { hours: number }) => `核验链接有效期为 ${p.hours} 小时，现已过期，请联系发起方重新发送。`,
    (p) =>
      `Verification links are valid for ${p.hours} hours; this one has expired. Please ask the sender for a new one.`,
    (p) => `Срок действия ссылки (${p.hours} ч) истёк. Попросите отправителя прислать новую.`,
  ),
  linkReplaced: [
    '已发起新的核验，请使用最新链接。',
    'A newer verification has been started. Please use the latest link.',
    'Начата новая проверка. Откройте последнюю ссылку.',
  ],
  linkUsed: [
    '本次核验已完成，链接已失效。',
    'This verification is complete; the link is no longer valid.',
    'Проверка завершена, ссылка больше не действует.',
  ],
  linkFailed: template(
    (p: { most: number }) => `已连续 ${p.most} 次未通过，本次核验结束。请联系发起方重新发起。`,
    (p) => `${p.most} failed attempts; this verification has ended. Please ask the sender to start a new one.`,
    (p) => `Число неудачных попыток: ${p.most}. Проверка завершена. Попросите отправителя начать новую.`,
  ),
  providerAway: [
    '核验机构暂时无法连接，请稍后重试。',
    'The verification provider cannot be reached. Please try again later.',
    'Сервис проверки недоступен. Повторите попытку позже.',
  ],
  challengeUsed: [
    '本次动作已提交或已超时，请重新开始。',
    'These movements have already been submitted or timed out. Please start again.',
    'Эти движения уже отправлены или время истекло. Начните заново.',
  ],
  elsewhere: [
    '该核验在核验机构的页面进行。',
    'This verification takes place on the provider’s page.',
    'Эта проверка проходит на странице сервиса проверки.',
  ],
  busy: [
    '正在核验的人数较多，请稍后重试。',
    'Many verifications are in progress. Please try again shortly.',
    'Сейчас идёт много проверок. Повторите чуть позже.',
  ],
  eventRefused: ['该通知未被接受。', 'Event not accepted.', 'Это событие не принято.'],
  noEvidence: [
    '该核验没有可查看的证据，或证据已到期删除。',
    'No evidence available for this check, or it has been deleted after its retention period.',
    'Материалов этой проверки нет, или срок их хранения истёк и они удалены.',
  ],
  proves: {
    local: [
      '证明：在所载时间，一名真人在摄像头前按随机顺序完成了要求的动作，画面为同一张人脸；画面已加密保存。若登记的证件照可识别出人脸，另证明画面与该照片由程序比对相符。',
      'Proves: at the time stated, a live person completed the requested movements in random order in front of a camera, with the same face in all images, which are stored encrypted. Where an identity photo with a recognisable face was on file, the images were matched to it by software.',
      'Подтверждает: в указанное время живой человек перед камерой выполнил заданные движения в случайном порядке, на снимках одно и то же лицо; снимки хранятся в зашифрованном виде. Если имелось фото документа с распознаваемым лицом, программа признала снимки совпадающими с ним.',
    ],
    remote: [
      '证明：第三方核验机构在所载时间就该人员给出了“通过”的结论，其签名已验证。',
      'Proves: at the time stated, the verification provider reported that this person passed; its signature was verified.',
      'Подтверждает: в указанное время сервис проверки сообщил, что этот человек прошёл проверку; подпись сервиса проверена.',
    ],
    none: [
      '核验尚未进行，不证明任何事实。',
      'The check has not been performed and proves nothing.',
      'Проверка не проводилась и ничего не подтверждает.',
    ],
  },
  doesNotProve: {
    local: [
      '不证明：未与公安或其他官方数据库核对姓名与证件号码；不能排除此人的多张照片、高质量的伪造视频、面具或双胞胎；没有证件照时不证明此人就是所载姓名之人。',
      'Does not prove: name and ID number were not checked against police or other official registers; photos of the person in the requested poses, a high-quality fake video, a mask or an identical twin cannot be ruled out; without an identity photo it is not proven that this person is the one named.',
      'Не подтверждает: имя и номер документа не сверялись с государственными реестрами; не исключены снимки этого человека в нужных положениях, качественная поддельная запись, маска или близнец; без фото документа не подтверждает, что это именно названный человек.',
    ],
    remote: [
      '不证明：平台未自行查看该人员，结论的依据由核验机构负责。',
      'Does not prove: the platform did not see the person itself; the provider is responsible for the basis of its result.',
      'Не подтверждает: платформа сама этого человека не видела; за основания результата отвечает сервис проверки.',
    ],
    none: ['—', '—', '—'],
  },
});
