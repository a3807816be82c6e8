import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as server, en as serverEn, ru as serverRu, zh as serverZh } from './server.ts';

export const { zh, en, ru } = texts({
  title: ['线路准入要求', 'Trade lane requirements', 'Требования направлений'],
  subtitle: [
    '企业在各线路订舱前须签署的合同和缴纳的保证金；以已生效的最新一条为准',
    'Contracts and deposits required before booking on a trade lane; the latest rule in force applies',
    'Договоры и обеспечительные платежи, необходимые для бронирования на направлении; применяется последнее действующее правило',
  ],
  empty: [
    '暂无要求，所有线路均可直接订舱',
    'No requirements: all trade lanes can be booked directly',
    'Требований нет: бронировать можно на всех направлениях',
  ],
  types: [
    { ...serverZh.types, '': '无需合同' },
    { ...serverEn.types, '': 'No contract' },
    { ...serverRu.types, '': 'Без договора' },
  ],
  lines: server.lines,
  entities: {
    0: ['境内企业', 'Mainland company', 'Компания из КНР'],
    1: ['境外企业', 'Overseas company', 'Зарубежная компания'],
    2: ['个人', 'Individual', 'Физическое лицо'],
  },
  periods: {
    current: ['生效中', 'In force', 'Действует'],
    coming: ['待生效', 'Not yet in force', 'Ещё не вступило в силу'],
    past: ['已被替代', 'Replaced', 'Заменено'],
  },
  yesNo: {
    true: ['需要', 'Required', 'Требуется'],
    false: ['不需要', 'Not required', 'Не требуется'],
  },
  line: ['线路类型', 'Trade lane', 'Направление'],
  entity: ['企业类型', 'Company type', 'Тип компании'],
  contract: ['合同', 'Contract', 'Договор'],
  deposit: ['保证金', 'Deposit', 'Обеспечительный платёж'],
  amount: ['金额（元）', 'Amount, CNY', 'Сумма, CNY'],
  amountOfTemplate: ['按合同模板', 'As per template', 'По шаблону договора'],
  amountHint: [
    '留空则按合同模板中的金额',
    'Leave empty to use the amount of the contract template',
    'Если не заполнено — сумма из шаблона договора',
  ],
  validFrom: ['生效日期', 'Valid from', 'Действует с'],
  period: ['状态', 'Status', 'Статус'],
  demandsDeposit: ['须缴纳保证金', 'Deposit required', 'Требуется обеспечительный платёж'],
  add: ['新增要求', 'Add requirement', 'Добавить требование'],
  edit: ['修改要求', 'Edit requirement', 'Изменить требование'],
  saved: [
    '已保存，订舱立即按此校验',
    'Saved. Applied to bookings immediately.',
    'Сохранено. Применяется к бронированиям сразу.',
  ],
  removed: ['已删除', 'Removed', 'Удалено'],
  nameOf: template(
    (p: { line: string; entity: string; date: string }) => `${p.line} · ${p.entity} · ${p.date}`,
    (p) => `${p.line} · ${p.entity} · ${p.date}`,
    (p) => `${p.line} · ${p.entity} · ${p.date}`,
  ),
  absent: [
    '该要求不存在，请刷新。',
    'Requirement not found. Please reload the page.',
    'Требование не найдено. Обновите страницу.',
  ],
  twice: [
    '该线路和企业类型在这一天已有要求。',
    'A requirement for this trade lane and company type from this date already exists.',
    'Для этого направления и типа компании на эту дату требование уже есть.',
  ],
  depositNeedsContract: [
    '保证金随合同缴纳，请先选择合同。',
    'A deposit is paid under a contract. Please select the contract first.',
    'Обеспечительный платёж вносится по договору. Сначала выберите договор.',
  ],
});
