import { amountText } from '../../../../platform/wire/amountText.ts';
import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../../../contract/names.ts';
import type zh from './zh.ts';

const money = amountText('ru');

const types = CONTRACT_TYPE_NAMES.ru;
const lines = LINE_NAMES.ru;
const contracts = 'Личный кабинет → Договоры (/custom/user/index?section=contracts)';
const deposits = 'Личный кабинет → Гарантийные взносы (/custom/user/index?section=deposits)';

const of = (p: Parameters<typeof zh.messages.due>[0]) =>
  p.campaign
    ? `за места по акции ${p.contractNo} («${p.campaign}», поезд ${p.trainNo}, ${p.boxes})`
    : `по договору ${p.contractNo}`;

const ru: typeof zh = {
  contractMissing: (p) =>
    `Для бронирования на линии «${lines[p.lineType]}» нужен договор: «${types[p.contractType]}». Подпишите его сейчас, это займёт около 3 минут: ${contracts}.`,
  contractAndDepositMissing: (p) =>
    `Для бронирования на линии «${lines[p.lineType]}» нужны договор «${types[p.contractType]}» и гарантийный взнос. Подпишите договор сейчас, это займёт около 3 минут: ${contracts}.`,
  depositMissing: (p) =>
    `Для бронирования на линии «${lines[p.lineType]}» необходимо полностью внести гарантийный взнос по договору «${types[p.contractType]}». Оплатите и загрузите подтверждение: ${deposits}.`,
  depositUnchecked: (p) =>
    `Оплата гарантийного взноса по линии «${lines[p.lineType]}» проверяется. Бронирование станет доступно после подтверждения платформой: ${deposits}.`,
  guaranteeMissing: (p) =>
    `Для бронирования на линии «${lines[p.lineType]}» нужна банковская гарантия по договору «${types[p.contractType]}». Загрузите её: ${deposits}.`,
  guaranteeUnchecked: (p) =>
    `Банковская гарантия по линии «${lines[p.lineType]}» проверяется. Бронирование станет доступно, когда платформа её примет: ${deposits}.`,
  cashDemanded: 'По этому договору вносится денежный взнос, банковская гарантия не требуется.',
  guaranteeTooLow: (p) => `Сумма гарантии должна быть не меньше ${money(p.amount)} CNY.`,
  guaranteeEnded: 'Срок гарантии уже истёк.',
  guaranteeWaits: 'Одна гарантия уже проверяется.',
  absent: 'Такого гарантийного взноса нет. Обновите страницу.',
  decided: 'Этот гарантийный взнос уже обработан другим сотрудником. Обновите страницу.',
  nothingDue: 'Задолженности нет, либо ваш платёж проверяется.',
  beyondDue: (p) => `К оплате ${money(p.amount)} CNY. Укажите не больше этой суммы.`,
  beyondHeld: (p) => `Внесено ${money(p.held)} CNY. Укажите не больше этой суммы.`,
  proofGone: 'Подтверждение больше недоступно. Загрузите его ещё раз.',
  proofTwice: 'Это подтверждение уже отправлено.',
  noCustomer: 'Клиента с таким номером нет.',
  trainGone: 'Такого поезда нет или он уже отправился. Выберите другой.',
  sizeNotCarried: 'Этот поезд не везёт контейнеры такого типа.',
  dueDateWrong: 'Срок оплаты должен быть не раньше сегодняшнего дня и не позже отправления.',
  messages: {
    due: (p) => ({
      title: `Гарантийный взнос к оплате: ${money(p.amount)} CNY`,
      content: p.campaign
        ? `До ${p.dueDate} необходимо внести гарантийный взнос ${money(p.amount)} CNY ${of(p)}. Оплатите и загрузите подтверждение; места будут закреплены за вами после зачисления.`
        : `Необходимо внести гарантийный взнос ${money(p.amount)} CNY ${of(p)}. Оплатите и загрузите подтверждение; бронирование станет доступно после зачисления.`,
    }),
    placesDue: (p) => ({
      title:
        p.stage === 'late'
          ? `Взнос просрочен: ${money(p.amount)} CNY`
          : `Подходит срок оплаты взноса: ${money(p.amount)} CNY`,
      content:
        p.stage === 'late'
          ? `Гарантийный взнос ${money(p.amount)} CNY ${of(p)} нужно было внести до ${p.dueDate}; места могут быть сняты с брони. Оплатите его сейчас и загрузите подтверждение.`
          : `Гарантийный взнос ${money(p.amount)} CNY ${of(p)} нужно внести до ${p.dueDate}. Оплатите его и загрузите подтверждение, иначе места могут быть сняты с брони.`,
    }),
    placesOverdue: (p) => ({
      title: `Взнос просрочен: ${p.companyName}`,
      content: `${p.companyName}: до ${p.dueDate} не внесено ${money(p.amount)} CNY ${of(p)}. Напомните компании либо отмените требование и удержите внесённую сумму.`,
    }),
    paid: (p) => ({
      title: `Проверить взнос: ${p.companyName}`,
      content: `${p.companyName}: оплачено ${money(p.amount)} CNY ${of(p)}. Проверьте поступление.`,
    }),
    received: (p) => ({
      title: `Взнос зачислен: ${money(p.amount)} CNY`,
      content: `Гарантийный взнос ${money(p.amount)} CNY ${of(p)} зачислен.`,
    }),
    rejected: (p) => ({
      title: 'Оплата взноса не подтверждена',
      content: `Платёж ${money(p.amount)} CNY ${of(p)} не подтверждён. Причина: ${p.reason}. Загрузите другое подтверждение.`,
    }),
    guaranteeDue: (p) => ({
      title: `Нужна банковская гарантия: ${money(p.amount)} CNY`,
      content: `Договор ${p.contractNo} требует банковскую гарантию не менее ${money(p.amount)} CNY вместо денежного взноса. Загрузите её; бронирование станет доступно после принятия.`,
    }),
    guaranteeSubmitted: (p) => ({
      title: `Проверить банковскую гарантию: ${p.companyName}`,
      content: `${p.companyName}: банковская гарантия ${money(p.amount)} CNY по договору ${p.contractNo}. Проверьте её.`,
    }),
    guaranteeAccepted: (p) => ({
      title: `Банковская гарантия принята: ${money(p.amount)} CNY`,
      content: `Банковская гарантия ${money(p.amount)} CNY по договору ${p.contractNo} принята и действует до ${p.validUntil}.`,
    }),
    guaranteeRejected: (p) => ({
      title: 'Банковская гарантия отклонена',
      content: `Банковская гарантия ${money(p.amount)} CNY по договору ${p.contractNo} отклонена. Причина: ${p.reason}. Загрузите другую.`,
    }),
    guaranteeReleased: (p) => ({
      title: `Банковская гарантия возвращена: ${money(p.amount)} CNY`,
      content: `Банковская гарантия ${money(p.amount)} CNY по договору ${p.contractNo} возвращена: ${p.reason}`,
    }),
    guaranteeEnding: (p) => ({
      title:
        p.days === 0
          ? `Срок банковской гарантии истёк: ${p.contractNo}`
          : `Банковская гарантия истекает в течение ${p.days} дней: ${p.contractNo}`,
      content: `Банковская гарантия по договору ${p.contractNo} действует до ${p.validUntil}. Загрузите новую, чтобы и дальше бронировать на линии.`,
    }),
    used: (p) => ({
      title: `Из взноса удержано: ${money(p.amount)} CNY`,
      content: `Из гарантийного взноса ${of(p)} удержано ${money(p.amount)} CNY: ${p.reason}`,
    }),
    refunded: (p) => ({
      title: `Взнос возвращён: ${money(p.amount)} CNY`,
      content: `Из гарантийного взноса ${of(p)} возвращено ${money(p.amount)} CNY: ${p.reason}`,
    }),
    forfeited: (p) => ({
      title: `Взнос не возвращается: ${money(p.amount)} CNY`,
      content: `Из гарантийного взноса ${of(p)} обращено в пользу платформы ${money(p.amount)} CNY: ${p.reason}`,
    }),
    waived: (p) => ({
      title: `Взнос больше не требуется: ${money(p.amount)} CNY`,
      content: `Неоплаченный взнос ${money(p.amount)} CNY ${of(p)} вносить не нужно: ${p.reason}`,
    }),
  },
};
export default ru;
