import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import type { LineType } from '../../../../freight/network/wire.ts';
import { CONTRACT_TYPE, type ContractType, type TemplateLanguage } from '../../contractTypes.ts';
import { CONTAINER_RENTAL, RAIL_AGENT, SEA_RAIL } from './agency.ts';
import { BOND_PAGES, CENTRAL_ASIA_CLAUSES, EUROPE_CLAUSES } from './booking.ts';
import type { Clause, Trilingual } from './clause.ts';
import { CARGO_OWNER, SUPPLIER } from './consolidation.ts';

const { mainland, overseas, individual } = COMPANY_ENTITY;

export interface DemoContract {
  contractType: ContractType;
  lineType: LineType | '';
  title: Trilingual;
  clauses: readonly Clause[];
  /** pages at the end, by the bond option; they take the place of the clause on the deposit */
  bondPages?: readonly Clause[];
  /** CNY */
  cashPledge: string;
  offered: Partial<Record<TemplateLanguage, readonly number[]>>;
}

/** The seven contracts of inventory N13. */
export const DEMO_CONTRACTS: readonly DemoContract[] = [
  {
    contractType: CONTRACT_TYPE.booking,
    lineType: 'CA',
    title: {
      zh: '中亚班列订舱合同（中亚线）',
      en: 'Booking contract (Central Asia)',
      ru: 'Договор бронирования (Центральная Азия)',
    },
    clauses: CENTRAL_ASIA_CLAUSES,
    cashPledge: '10000.00',
    offered: { zh: [mainland, individual], 'zh-en': [overseas], 'zh-ru': [mainland, overseas] },
  },
  {
    contractType: CONTRACT_TYPE.booking,
    lineType: 'EU',
    title: {
      zh: '中欧班列订舱合同（欧洲线）',
      en: 'Booking contract (Europe)',
      ru: 'Договор бронирования (Европа)',
    },
    clauses: EUROPE_CLAUSES,
    bondPages: BOND_PAGES,
    cashPledge: '20000.00',
    offered: { zh: [mainland, individual], 'zh-en': [mainland, overseas], 'zh-ru': [overseas] },
  },
  {
    contractType: CONTRACT_TYPE.cargoOwner,
    lineType: '',
    title: {
      zh: '集拼货主合同',
      en: 'Consolidated cargo owner contract',
      ru: 'Договор с владельцем сборного груза',
    },
    clauses: CARGO_OWNER,
    cashPledge: '0.00',
    offered: { zh: [mainland, individual], 'zh-en': [overseas], 'zh-ru': [overseas] },
  },
  {
    contractType: CONTRACT_TYPE.supplier,
    lineType: '',
    title: {
      zh: '集拼供应商合同',
      en: 'Consolidated supplier contract',
      ru: 'Договор с поставщиком сборных грузов',
    },
    clauses: SUPPLIER,
    cashPledge: '50000.00',
    offered: { zh: [mainland] },
  },
  {
    contractType: CONTRACT_TYPE.railAgent,
    lineType: '',
    title: {
      zh: '铁路代理运输合同（西欧）',
      en: 'Rail agent transport contract (Western Europe)',
      ru: 'Договор железнодорожного агентирования (Западная Европа)',
    },
    clauses: RAIL_AGENT,
    cashPledge: '0.00',
    offered: { 'zh-en': [mainland, overseas] },
  },
  {
    contractType: CONTRACT_TYPE.containerRental,
    lineType: '',
    title: {
      zh: '集装箱租赁合同（企业、货代）',
      en: 'Container rental contract (company, forwarder)',
      ru: 'Договор аренды контейнеров (компания, экспедитор)',
    },
    clauses: CONTAINER_RENTAL,
    cashPledge: '30000.00',
    offered: { zh: [mainland], 'zh-en': [mainland, overseas], 'zh-ru': [overseas] },
  },
  {
    contractType: CONTRACT_TYPE.seaRail,
    lineType: '',
    title: {
      zh: '海铁联运代理合同',
      en: 'Sea-rail intermodal agency contract',
      ru: 'Агентский договор железнодорожно-морской перевозки',
    },
    clauses: SEA_RAIL,
    cashPledge: '5000.00',
    offered: { zh: [mainland], 'zh-en': [mainland, overseas] },
  },
];
