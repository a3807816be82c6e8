import { template, texts } from '../../../../libs/texts/texts.ts';
import { amountText } from '../../../../platform/wire/amountText.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../../../documents/contract/names.ts';
import type { PlacesStage } from '../states.ts';

const moneyZh = amountText('zh');

const typesZh = CONTRACT_TYPE_NAMES.zh;
const linesZh = LINE_NAMES.zh;
type Names = { lineType: keyof typeof linesZh; contractType: keyof typeof typesZh };
const contractsZh = `账户中心 → 合同`;
const depositsZh = `账户中心 → 保证金`;

interface Subject {
  contractNo: string;
  /** '' of a contract */
  campaign: string;
  trainNo: string;
  /** such as 10 × 40HQ */
  boxes: string;
  dueDate: string;
}

const ofZh = ({ contractNo, campaign, trainNo, boxes }: Subject) =>
  campaign ? `活动舱位 ${contractNo}（${campaign}，${trainNo} 次 ${boxes}）` : `合同 ${contractNo} `;

const moneyEn = amountText('en');

const typesEn = CONTRACT_TYPE_NAMES.en;
const linesEn = LINE_NAMES.en;
const contractsEn = `Account centre → Contracts`;
const depositsEn = `Account centre → Deposits`;

const ofEn = (p: Subject) =>
  p.campaign
    ? `for campaign slots ${p.contractNo} (${p.campaign}; train ${p.trainNo}, ${p.boxes})`
    : `under contract ${p.contractNo}`;

const moneyRu = amountText('ru');

const typesRu = CONTRACT_TYPE_NAMES.ru;
const linesRu = LINE_NAMES.ru;
const contractsRu = `Личный кабинет → Договоры`;
const depositsRu = `Личный кабинет → Взносы`;

const ofRu = (p: Subject) =>
  p.campaign
    ? `за места по акции ${p.contractNo} («${p.campaign}», поезд ${p.trainNo}, ${p.boxes})`
    : `по договору ${p.contractNo}`;

export const { zh, en, ru } = texts({
  contractMissing: template(
    (p: Names) =>
      `${linesZh[p.lineType]}线路订舱前须签署《${typesZh[p.contractType]}》。请先签署，约需 3 分钟：${contractsZh}`,
    (p) =>
      `Trade lane ${linesEn[p.lineType]} requires a contract before booking: ${typesEn[p.contractType]}. Sign it now, it takes about 3 minutes: ${contractsEn}.`,
    (p) =>
      `Для бронирования на направлении «${linesRu[p.lineType]}» нужен договор: «${typesRu[p.contractType]}». Подпишите его сейчас, это займёт около 3 минут: ${contractsRu}.`,
  ),
  contractAndDepositMissing: template(
    (p: Names) =>
      `${linesZh[p.lineType]}线路订舱前须签署《${typesZh[p.contractType]}》并缴纳保证金。请先签署，约需 3 分钟：${contractsZh}`,
    (p) =>
      `Trade lane ${linesEn[p.lineType]} requires a contract and a deposit before booking: ${typesEn[p.contractType]}. Sign it now, it takes about 3 minutes: ${contractsEn}.`,
    (p) =>
      `Для бронирования на направлении «${linesRu[p.lineType]}» нужны договор «${typesRu[p.contractType]}» и обеспечительный платёж. Подпишите договор сейчас, это займёт около 3 минут: ${contractsRu}.`,
  ),
  depositMissing: template(
    (p: Names) =>
      `${linesZh[p.lineType]}线路订舱前须缴足《${typesZh[p.contractType]}》的保证金。请付款并上传凭证：${depositsZh}`,
    (p) =>
      `The deposit under the ${typesEn[p.contractType]} (${linesEn[p.lineType]}) must be paid in full before booking. Pay and upload proof of payment: ${depositsEn}.`,
    (p) =>
      `Для бронирования на направлении «${linesRu[p.lineType]}» необходимо полностью внести обеспечительный платёж по договору «${typesRu[p.contractType]}». Оплатите и загрузите подтверждение: ${depositsRu}.`,
  ),
  depositUnchecked: template(
    (p: Names) => `${linesZh[p.lineType]}线路的保证金付款正在核对，平台确认到账后即可订舱：${depositsZh}`,
    (p) =>
      `Deposit payment for trade lane ${linesEn[p.lineType]} under review. You can book once the platform confirms receipt: ${depositsEn}.`,
    (p) =>
      `Оплата обеспечительного платежа по направлению «${linesRu[p.lineType]}» проверяется. Бронирование станет доступно после подтверждения платформой: ${depositsRu}.`,
  ),
  guaranteeMissing: template(
    (p: Names) =>
      `${linesZh[p.lineType]}线路订舱前须提交《${typesZh[p.contractType]}》约定的银行保函。请上传保函：${depositsZh}`,
    (p) =>
      `A bank guarantee under the ${typesEn[p.contractType]} (${linesEn[p.lineType]}) is required before booking. Upload it: ${depositsEn}.`,
    (p) =>
      `Для бронирования на направлении «${linesRu[p.lineType]}» нужна банковская гарантия по договору «${typesRu[p.contractType]}». Загрузите её: ${depositsRu}.`,
  ),
  guaranteeUnchecked: template(
    (p: Names) => `${linesZh[p.lineType]}线路的银行保函正在审核，平台接受后即可订舱：${depositsZh}`,
    (p) =>
      `Bank guarantee for trade lane ${linesEn[p.lineType]} under review. You can book once the platform accepts it: ${depositsEn}.`,
    (p) =>
      `Банковская гарантия по направлению «${linesRu[p.lineType]}» проверяется. Бронирование станет доступно, когда платформа её примет: ${depositsRu}.`,
  ),
  cashDemanded: [
    '该合同约定现金保证金，无需银行保函。',
    'This contract requires a deposit in cash, not a bank guarantee.',
    'По этому договору вносится денежный взнос, банковская гарантия не требуется.',
  ],
  guaranteeTooLow: template(
    (p: { amount: string }) => `保函金额不得低于 ${moneyZh(p.amount)} CNY。`,
    (p) => `The guarantee must cover at least ${moneyEn(p.amount)} CNY.`,
    (p) => `Сумма гарантии должна быть не меньше ${moneyRu(p.amount)} CNY.`,
  ),
  guaranteeEnded: [
    '保函已过期。',
    'This guarantee has expired. Please submit a valid one.',
    'Срок гарантии уже истёк.',
  ],
  guaranteeWaits: ['已有一份保函正在审核。', 'A guarantee is already under review.', 'Одна гарантия уже проверяется.'],
  absent: [
    '保证金记录不存在，请刷新。',
    'Deposit not found. Please reload the page.',
    'Обеспечительный платёж не найден. Обновите страницу.',
  ],
  decided: [
    '该保证金已被他人处理，请刷新后重试。',
    'This deposit has already been processed by someone else. Please reload the page.',
    'Этот обеспечительный платёж уже обработан другим сотрудником. Обновите страницу.',
  ],
  nothingDue: [
    '目前没有待缴的保证金，或付款正在核对。',
    'No amount outstanding, or your payment is under review.',
    'Задолженности нет, либо ваш платёж проверяется.',
  ],
  beyondDue: template(
    (p: { amount: string }) => `待缴金额为 ${moneyZh(p.amount)} CNY，请勿超出。`,
    (p) => `${moneyEn(p.amount)} CNY outstanding. Enter no more than this.`,
    (p) => `К оплате ${moneyRu(p.amount)} CNY. Укажите не больше этой суммы.`,
  ),
  beyondHeld: template(
    (p: { held: string }) => `目前持有 ${moneyZh(p.held)} CNY，不能超出。`,
    (p) => `${moneyEn(p.held)} CNY held. Enter no more than this.`,
    (p) => `Внесено ${moneyRu(p.held)} CNY. Укажите не больше этой суммы.`,
  ),
  proofGone: [
    '付款凭证已失效，请重新上传。',
    'The proof of payment is no longer available. Please upload it again.',
    'Подтверждение больше недоступно. Загрузите его ещё раз.',
  ],
  proofTwice: [
    '该凭证已提交过，请勿重复提交。',
    'This proof of payment has already been submitted.',
    'Это подтверждение уже отправлено.',
  ],
  noCustomer: [
    '没有该编号的客户企业，请核对。',
    'No customer with this number. Please check it.',
    'Клиента с таким номером нет. Проверьте номер.',
  ],
  trainGone: [
    '该班列不存在或已发车，请重新选择。',
    'Train not found or already departed. Please choose another one.',
    'Поезд не найден или уже отправлен. Выберите другой.',
  ],
  sizeNotCarried: [
    '该班列不承运此箱型。',
    'This train does not carry this container type.',
    'Этот поезд не перевозит контейнеры такого типа.',
  ],
  dueDateWrong: [
    '最晚付款日应在今天至发车日之间。',
    'The payment deadline must be between today and the departure date.',
    'Срок оплаты должен быть не раньше сегодняшнего дня и не позже отправления.',
  ],
  messages: {
    due: template(
      (p: Subject & { amount: string }) => ({
        title: `待缴保证金 ${moneyZh(p.amount)} CNY`,
        content: p.campaign
          ? `${ofZh(p)}的保证金待缴 ${moneyZh(p.amount)} CNY，请于 ${p.dueDate} 前付款并上传凭证，到账后为您保留舱位。`
          : `${ofZh(p)}的保证金待缴 ${moneyZh(p.amount)} CNY。请付款并上传凭证，到账后即可订舱。`,
      }),
      (p) => ({
        title: `Deposit due: ${moneyEn(p.amount)} CNY`,
        content: p.campaign
          ? `A deposit of ${moneyEn(p.amount)} CNY ${ofEn(p)} is due by ${p.dueDate}. Pay and upload proof of payment; the slots are reserved for you once payment is received.`
          : `A deposit of ${moneyEn(p.amount)} CNY is due ${ofEn(p)}. Pay and upload proof of payment; you can book once payment is received.`,
      }),
      (p) => ({
        title: `Обеспечительный платёж к оплате: ${moneyRu(p.amount)} CNY`,
        content: p.campaign
          ? `До ${p.dueDate} необходимо внести обеспечительный платёж ${moneyRu(p.amount)} CNY ${ofRu(p)}. Оплатите и загрузите подтверждение; места будут закреплены за вами после зачисления.`
          : `Необходимо внести обеспечительный платёж ${moneyRu(p.amount)} CNY ${ofRu(p)}. Оплатите и загрузите подтверждение; бронирование станет доступно после зачисления.`,
      }),
    ),
    placesDue: template(
      (p: Subject & { amount: string; stage: PlacesStage }) => ({
        title: p.stage === 'late' ? `保证金已逾期 ${moneyZh(p.amount)} CNY` : `保证金即将到期 ${moneyZh(p.amount)} CNY`,
        content:
          p.stage === 'late'
            ? `${ofZh(p)}的保证金待缴 ${moneyZh(p.amount)} CNY，最晚付款日 ${p.dueDate} 已过，舱位可能不再保留。请立即付款并上传凭证。`
            : `${ofZh(p)}的保证金待缴 ${moneyZh(p.amount)} CNY，请最晚于 ${p.dueDate} 付款并上传凭证，以免舱位释放。`,
      }),
      (p) => ({
        title:
          p.stage === 'late'
            ? `Deposit overdue: ${moneyEn(p.amount)} CNY`
            : `Deposit due soon: ${moneyEn(p.amount)} CNY`,
        content:
          p.stage === 'late'
            ? `A deposit of ${moneyEn(p.amount)} CNY ${ofEn(p)} was due by ${p.dueDate}; the slots may be released. Please pay now and upload proof of payment.`
            : `A deposit of ${moneyEn(p.amount)} CNY ${ofEn(p)} is due by ${p.dueDate}. Pay and upload proof of payment, otherwise the slots may be released.`,
      }),
      (p) => ({
        title:
          p.stage === 'late'
            ? `Взнос просрочен: ${moneyRu(p.amount)} CNY`
            : `Истекает срок оплаты взноса: ${moneyRu(p.amount)} CNY`,
        content:
          p.stage === 'late'
            ? `Обеспечительный платёж ${moneyRu(p.amount)} CNY ${ofRu(p)} нужно было внести до ${p.dueDate}; места могут быть освобождены. Оплатите его сейчас и загрузите подтверждение.`
            : `Обеспечительный платёж ${moneyRu(p.amount)} CNY ${ofRu(p)} нужно внести до ${p.dueDate}. Оплатите его и загрузите подтверждение, иначе места могут быть освобождены.`,
      }),
    ),
    placesOverdue: template(
      (p: Subject & { companyName: string; amount: string }) => ({
        title: `保证金逾期未缴：${p.companyName}`,
        content: `${p.companyName} 未在 ${p.dueDate} 前缴足${ofZh(p)}的保证金，尚欠 ${moneyZh(p.amount)} CNY。请催缴，或取消待缴、没收已持有的金额。`,
      }),
      (p) => ({
        title: `Deposit overdue: ${p.companyName}`,
        content: `${p.companyName} has not paid ${moneyEn(p.amount)} CNY ${ofEn(p)} by ${p.dueDate}. Please remind the company, or waive the outstanding amount and forfeit the amount held.`,
      }),
      (p) => ({
        title: `Взнос просрочен: ${p.companyName}`,
        content: `${p.companyName}: до ${p.dueDate} не внесено ${moneyRu(p.amount)} CNY ${ofRu(p)}. Напомните компании либо отмените требование и удержите внесённую сумму.`,
      }),
    ),
    paid: template(
      (p: Subject & { companyName: string; amount: string }) => ({
        title: `待核对保证金：${p.companyName}`,
        content: `${p.companyName} 已为${ofZh(p)}付款 ${moneyZh(p.amount)} CNY，请核对到账。`,
      }),
      (p) => ({
        title: `Deposit under review: ${p.companyName}`,
        content: `${p.companyName} has paid ${moneyEn(p.amount)} CNY ${ofEn(p)}. Please check that it has been received.`,
      }),
      (p) => ({
        title: `Взнос на проверке: ${p.companyName}`,
        content: `${p.companyName}: оплачено ${moneyRu(p.amount)} CNY ${ofRu(p)}. Проверьте поступление.`,
      }),
    ),
    received: template(
      (p: Subject & { amount: string }) => ({
        title: `保证金已到账 ${moneyZh(p.amount)} CNY`,
        content: `${ofZh(p)}的保证金 ${moneyZh(p.amount)} CNY已到账。`,
      }),
      (p) => ({
        title: `Deposit received: ${moneyEn(p.amount)} CNY`,
        content: `The deposit of ${moneyEn(p.amount)} CNY ${ofEn(p)} has been received.`,
      }),
      (p) => ({
        title: `Взнос зачислен: ${moneyRu(p.amount)} CNY`,
        content: `Обеспечительный платёж ${moneyRu(p.amount)} CNY ${ofRu(p)} зачислен.`,
      }),
    ),
    rejected: template(
      (p: Subject & { amount: string; reason: string }) => ({
        title: '保证金付款未通过核对',
        content: `${ofZh(p)}付款 ${moneyZh(p.amount)} CNY 未通过核对：${p.reason}。请重新上传凭证。`,
      }),
      (p) => ({
        title: 'Deposit payment not confirmed',
        content: `The payment of ${moneyEn(p.amount)} CNY ${ofEn(p)} was not confirmed. Reason: ${p.reason}. Please upload new proof of payment.`,
      }),
      (p) => ({
        title: 'Оплата взноса не подтверждена',
        content: `Платёж ${moneyRu(p.amount)} CNY ${ofRu(p)} не подтверждён. Причина: ${p.reason}. Загрузите другое подтверждение.`,
      }),
    ),
    guaranteeDue: template(
      (p: { contractNo: string; amount: string }) => ({
        title: `待提交银行保函 ${moneyZh(p.amount)} CNY`,
        content: `合同 ${p.contractNo} 约定以银行保函代替现金保证金，金额不低于 ${moneyZh(p.amount)} CNY。请上传保函，平台接受后即可订舱。`,
      }),
      (p) => ({
        title: `Bank guarantee required: ${moneyEn(p.amount)} CNY`,
        content: `Contract ${p.contractNo} requires a bank guarantee of at least ${moneyEn(p.amount)} CNY instead of a cash deposit. Please upload it; you can book once it is accepted.`,
      }),
      (p) => ({
        title: `Требуется банковская гарантия: ${moneyRu(p.amount)} CNY`,
        content: `Договор ${p.contractNo} требует банковскую гарантию не менее ${moneyRu(p.amount)} CNY вместо денежного взноса. Загрузите её; бронирование станет доступно после принятия.`,
      }),
    ),
    guaranteeSubmitted: template(
      (p: { companyName: string; contractNo: string; amount: string }) => ({
        title: `待审核银行保函：${p.companyName}`,
        content: `${p.companyName} 已为合同 ${p.contractNo} 提交银行保函 ${moneyZh(p.amount)} CNY，请审核。`,
      }),
      (p) => ({
        title: `Bank guarantee under review: ${p.companyName}`,
        content: `${p.companyName} has submitted a bank guarantee of ${moneyEn(p.amount)} CNY under contract ${p.contractNo}. Please check it.`,
      }),
      (p) => ({
        title: `Банковская гарантия на проверке: ${p.companyName}`,
        content: `${p.companyName}: банковская гарантия ${moneyRu(p.amount)} CNY по договору ${p.contractNo}. Проверьте её.`,
      }),
    ),
    guaranteeAccepted: template(
      (p: { contractNo: string; amount: string; validUntil: string }) => ({
        title: `银行保函已接受 ${moneyZh(p.amount)} CNY`,
        content: `合同 ${p.contractNo} 的银行保函 ${moneyZh(p.amount)} CNY已接受，有效期至 ${p.validUntil}。`,
      }),
      (p) => ({
        title: `Bank guarantee accepted: ${moneyEn(p.amount)} CNY`,
        content: `The bank guarantee of ${moneyEn(p.amount)} CNY under contract ${p.contractNo} has been accepted. It is valid until ${p.validUntil}.`,
      }),
      (p) => ({
        title: `Банковская гарантия принята: ${moneyRu(p.amount)} CNY`,
        content: `Банковская гарантия ${moneyRu(p.amount)} CNY по договору ${p.contractNo} принята и действует до ${p.validUntil}.`,
      }),
    ),
    guaranteeRejected: template(
      (p: { contractNo: string; amount: string; reason: string }) => ({
        title: '银行保函未被接受',
        content: `合同 ${p.contractNo} 的银行保函 ${moneyZh(p.amount)} CNY 未被接受：${p.reason}。请重新上传。`,
      }),
      (p) => ({
        title: 'Bank guarantee rejected',
        content: `The bank guarantee of ${moneyEn(p.amount)} CNY under contract ${p.contractNo} was not accepted. Reason: ${p.reason}. Please upload another one.`,
      }),
      (p) => ({
        title: 'Банковская гарантия отклонена',
        content: `Банковская гарантия ${moneyRu(p.amount)} CNY по договору ${p.contractNo} отклонена. Причина: ${p.reason}. Загрузите другую.`,
      }),
    ),
    guaranteeReleased: template(
      (p: { contractNo: string; amount: string; reason: string }) => ({
        title: `银行保函已退还 ${moneyZh(p.amount)} CNY`,
        content: `合同 ${p.contractNo} 的银行保函 ${moneyZh(p.amount)} CNY已退还：${p.reason}`,
      }),
      (p) => ({
        title: `Bank guarantee returned: ${moneyEn(p.amount)} CNY`,
        content: `The bank guarantee of ${moneyEn(p.amount)} CNY under contract ${p.contractNo} was returned: ${p.reason}`,
      }),
      (p) => ({
        title: `Банковская гарантия возвращена: ${moneyRu(p.amount)} CNY`,
        content: `Банковская гарантия ${moneyRu(p.amount)} CNY по договору ${p.contractNo} возвращена: ${p.reason}`,
      }),
    ),
    guaranteeEnding: template(
      (p: { contractNo: string; validUntil: string; days: number }) => ({
        title: p.days === 0 ? `银行保函已过期：${p.contractNo}` : `银行保函 ${p.days} 天内到期：${p.contractNo}`,
        content: `合同 ${p.contractNo} 的银行保函有效期至 ${p.validUntil}。请上传新的保函，否则不能在该线路订舱。`,
      }),
      (p) => ({
        title:
          p.days === 0
            ? `Bank guarantee expired: ${p.contractNo}`
            : `Bank guarantee expires within ${p.days} ${p.days === 1 ? 'day' : 'days'}: ${p.contractNo}`,
        content: `The bank guarantee under contract ${p.contractNo} is valid until ${p.validUntil}. Please upload a new one to keep booking on this trade lane.`,
      }),
      (p) => ({
        title:
          p.days === 0
            ? `Срок банковской гарантии истёк: ${p.contractNo}`
            : `Банковская гарантия истекает в течение ${p.days} ${russianPlural(p.days, 'дня', 'дней', 'дней')}: ${p.contractNo}`,
        content: `Банковская гарантия по договору ${p.contractNo} действует до ${p.validUntil}. Загрузите новую, чтобы и дальше бронировать на этом направлении.`,
      }),
    ),
    used: template(
      (p: Subject & { amount: string; reason: string }) => ({
        title: `保证金抵扣 ${moneyZh(p.amount)} CNY`,
        content: `${ofZh(p)}的保证金已抵扣 ${moneyZh(p.amount)} CNY：${p.reason}`,
      }),
      (p) => ({
        title: `Deposit offset: ${moneyEn(p.amount)} CNY`,
        content: `${moneyEn(p.amount)} CNY of the deposit ${ofEn(p)} has been offset: ${p.reason}`,
      }),
      (p) => ({
        title: `Взнос зачтён: ${moneyRu(p.amount)} CNY`,
        content: `Из обеспечительного платежа ${ofRu(p)} зачтено ${moneyRu(p.amount)} CNY: ${p.reason}`,
      }),
    ),
    refunded: template(
      (p: Subject & { amount: string; reason: string }) => ({
        title: `保证金退还 ${moneyZh(p.amount)} CNY`,
        content: `${ofZh(p)}的保证金已退还 ${moneyZh(p.amount)} CNY：${p.reason}`,
      }),
      (p) => ({
        title: `Deposit refunded: ${moneyEn(p.amount)} CNY`,
        content: `${moneyEn(p.amount)} CNY of the deposit ${ofEn(p)} was refunded: ${p.reason}`,
      }),
      (p) => ({
        title: `Взнос возвращён: ${moneyRu(p.amount)} CNY`,
        content: `Из обеспечительного платежа ${ofRu(p)} возвращено ${moneyRu(p.amount)} CNY: ${p.reason}`,
      }),
    ),
    forfeited: template(
      (p: Subject & { amount: string; reason: string }) => ({
        title: `保证金没收 ${moneyZh(p.amount)} CNY`,
        content: `${ofZh(p)}的保证金被没收 ${moneyZh(p.amount)} CNY：${p.reason}`,
      }),
      (p) => ({
        title: `Deposit forfeited: ${moneyEn(p.amount)} CNY`,
        content: `${moneyEn(p.amount)} CNY of the deposit ${ofEn(p)} was forfeited: ${p.reason}`,
      }),
      (p) => ({
        title: `Взнос не возвращается: ${moneyRu(p.amount)} CNY`,
        content: `Из обеспечительного платежа ${ofRu(p)} обращено в пользу платформы ${moneyRu(p.amount)} CNY: ${p.reason}`,
      }),
    ),
    waived: template(
      (p: Subject & { amount: string; reason: string }) => ({
        title: `保证金无需再缴 ${moneyZh(p.amount)} CNY`,
        content: `${ofZh(p)}待缴的 ${moneyZh(p.amount)} CNY无需再付：${p.reason}`,
      }),
      (p) => ({
        title: `Deposit no longer due: ${moneyEn(p.amount)} CNY`,
        content: `The outstanding ${moneyEn(p.amount)} CNY ${ofEn(p)} no longer has to be paid: ${p.reason}`,
      }),
      (p) => ({
        title: `Взнос больше не требуется: ${moneyRu(p.amount)} CNY`,
        content: `Неоплаченный взнос ${moneyRu(p.amount)} CNY ${ofRu(p)} вносить не нужно: ${p.reason}`,
      }),
    ),
  },
});
