import { texts } from '../../../../libs/texts/texts.ts';

/** Groups of the menu and headings within them. */
export const { zh, en, ru } = texts({
  space: ['订舱', 'Bookings', 'Бронирования'],
  bookings: ['订舱', 'Bookings', 'Бронирования'],
  jobs: ['任务', 'Jobs', 'Задания'],
  prices: ['报价', 'Quotations', 'Прайс-листы'],
  fleet: ['车队', 'Fleet', 'Автопарк'],
  trains: ['班列', 'Trains', 'Поезда'],
  network: ['线网', 'Network', 'Маршрутная сеть'],
  papers: ['单证', 'Documents', 'Документы'],
  documents: ['单证', 'Documents', 'Документы'],
  ownMoney: ['费用结算', 'Money', 'Финансы'],
  money: ['费用结算', 'Money', 'Финансы'],
  receivable: ['应收', 'Receivable', 'К получению'],
  payable: ['应付', 'Payable', 'К оплате'],
  books: ['账务', 'Books', 'Учёт'],
  rules: ['计费规则', 'Rules', 'Правила'],
  customers: ['客户', 'Customers', 'Клиенты'],
  agreements: ['合同', 'Contracts', 'Договоры'],
  services: ['服务', 'Services', 'Услуги'],
  communication: ['消息', 'Messages', 'Сообщения'],
  ownCompany: ['企业', 'Company', 'Компания'],
  system: ['系统', 'System', 'Система'],
});
