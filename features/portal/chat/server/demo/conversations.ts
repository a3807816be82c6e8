import type { CannedAnswer } from '../../cannedAnswer.ts';
import type { BusinessType } from '../../conversation.ts';

type DemoUser = 'shipper' | 'clerk' | 'rival' | 'special' | 'operator' | 'supplier';

/** A text or a file of this folder; `minutesAgo` counts back from the seeding. */
export type DemoMessage = { sender: DemoUser; minutesAgo: number } & (
  | { text: string }
  | { file: 'container.jpg' | 'release.pdf'; fileName: string; msgType: 1 | 2 }
);

export interface DemoConversation {
  customer: 'shipper' | 'rival' | 'special';
  serving: 'operator' | 'supplier';
  /** index among the customer's numbered containers, newest first */
  containerIndex: number;
  businessType: BusinessType;
  /** newest messages unread by the other side */
  unread: number;
  lines: readonly DemoMessage[];
}

const DAY = 24 * 60;

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    customer: 'shipper',
    serving: 'operator',
    containerIndex: 0,
    businessType: 0,
    unread: 0,
    lines: [
      { sender: 'shipper', minutesAgo: DAY + 190, text: '您好，这票货报关需要准备哪些资料？' },
      {
        sender: 'operator',
        minutesAgo: DAY + 171,
        text: '您好，需要以下资料，请在截单前一天 17:00 前上传：\n1. 商业发票、装箱单、合同\n2. 申报要素表\n3. 报关委托书',
      },
      { sender: 'shipper', minutesAgo: DAY + 40, text: '资料已上传，装箱也完成了，照片如下。' },
      { sender: 'clerk', minutesAgo: DAY + 38, file: 'container.jpg', fileName: '装箱照片.jpg', msgType: 2 },
      { sender: 'operator', minutesAgo: 152, text: '资料齐全，已提交海关。放箱通知见附件，提箱时请出示。' },
      { sender: 'operator', minutesAgo: 151, file: 'release.pdf', fileName: '放箱通知.pdf', msgType: 1 },
      { sender: 'shipper', minutesAgo: 96, text: '收到，谢谢！' },
      { sender: 'operator', minutesAgo: 90, text: '不客气，放行后第一时间通知您。' },
    ],
  },
  {
    customer: 'shipper',
    serving: 'operator',
    containerIndex: 1,
    businessType: 1,
    unread: 2,
    lines: [
      { sender: 'clerk', minutesAgo: 300, text: '请问这个箱子什么时候可以进场？' },
      { sender: 'operator', minutesAgo: 288, text: '今天 14:00 以后随时可以，闸口 3 号通道。' },
      { sender: 'operator', minutesAgo: 34, text: '集装箱已进场，验箱无异常。' },
      { sender: 'operator', minutesAgo: 33, text: '请确认一下铅封号，与录入的不一致。' },
    ],
  },
  {
    customer: 'shipper',
    serving: 'supplier',
    containerIndex: 0,
    businessType: 1,
    unread: 1,
    lines: [
      { sender: 'shipper', minutesAgo: 260, text: '周四上午能安排装箱吗？共 22 托。' },
      { sender: 'supplier', minutesAgo: 214, text: '可以，请司机 9:00 前到场站，带上放箱通知。' },
      { sender: 'shipper', minutesAgo: 47, text: '好的，车牌和司机电话稍后发您。' },
    ],
  },
  {
    customer: 'rival',
    serving: 'operator',
    containerIndex: 0,
    businessType: 0,
    unread: 1,
    lines: [{ sender: 'rival', minutesAgo: 26, text: '请问这票货的报关单号出来了吗？客户在催，今晚之前需要。' }],
  },
  {
    customer: 'special',
    serving: 'operator',
    containerIndex: 0,
    businessType: 1,
    unread: 0,
    lines: [
      { sender: 'special', minutesAgo: 2 * DAY + 15, text: '这一箱需要加固，场站可以代办吗？' },
      { sender: 'operator', minutesAgo: 2 * DAY + 9, text: '可以，请上传装载加固方案，费用按现行标准执行。' },
      { sender: 'special', minutesAgo: 2 * DAY + 2, text: '好的，方案今天发出。' },
      { sender: 'operator', minutesAgo: 2 * DAY, text: '收到后我们当天安排。' },
    ],
  },
];

export const DEMO_CANNED_ANSWERS: readonly Omit<CannedAnswer, 'answerId'>[] = [
  {
    titleZh: '截单时间',
    titleEn: 'Document cut-off',
    titleRu: 'Срок подачи документов',
    textZh: '请在截单时间前上传全部单证；逾期的集装箱将改配下一班列。',
    textEn:
      'Please upload all documents before the cut-off; containers without them are rolled over to the next train.',
    textRu: 'Загрузите все документы до срока подачи; контейнеры без документов переносятся на следующий поезд.',
  },
  {
    titleZh: '放箱通知',
    titleEn: 'Release notice',
    titleRu: 'Уведомление о выдаче контейнера',
    textZh: '放箱通知已发出，提箱时请出示，并当场检查箱体、箱门和铅封。',
    textEn:
      'The release notice has been sent. Please show it when you collect the container, and check walls, doors and seal on the spot.',
    textRu:
      'Уведомление о выдаче отправлено. Предъявите его при получении контейнера и сразу проверьте стенки, двери и пломбу.',
  },
  {
    titleZh: '稍后回复',
    titleEn: 'We will come back to you',
    titleRu: 'Ответим позже',
    textZh: '您的问题已收到，我们正在核实，30 分钟内回复您。',
    textEn: 'We have received your question and are looking into it; you will have an answer within 30 minutes.',
    textRu: 'Ваш вопрос получен, мы его выясняем и ответим в течение 30 минут.',
  },
];
