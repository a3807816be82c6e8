import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import type { TemplateLanguage } from '../../contractTypes.ts';
import type { Paragraph } from '../document/buildDocx.ts';
import type { Clause, Trilingual } from './clause.ts';
import type { DemoContract } from './contracts.ts';
import { DEPOSIT, FINAL_CLAUSES, PREVAILING } from './finalClauses.ts';

const LANGUAGES_OF = {
  zh: ['zh'],
  'zh-en': ['zh', 'en'],
  'zh-ru': ['zh', 'ru'],
} as const satisfies Record<TemplateLanguage, readonly (keyof Trilingual)[]>;

const DIGITS = '一二三四五六七八九';
const chineseNumber = (number: number) =>
  (number < 10 ? '' : '十') + (number % 10 === 0 ? '' : (DIGITS[(number % 10) - 1] ?? ''));

const NUMBERED = {
  zh: (number: number) => `第${chineseNumber(number)}条　`,
  en: (number: number) => `Article ${number}. `,
  ru: (number: number) => `Статья ${number}. `,
};

const FACTS: readonly { label: Trilingual; value: string }[] = [
  { label: { zh: '合同编号', en: 'Contract no.', ru: 'Номер договора' }, value: '{contractNo}' },
  { label: { zh: '甲方', en: 'Party A', ru: 'Сторона А' }, value: '{companyName}' },
  {
    label: { zh: '统一代码', en: 'Registration code', ru: 'Регистрационный код' },
    value: '{registrationCode}',
  },
  { label: { zh: '地址', en: 'Address', ru: 'Адрес' }, value: '{address}' },
  {
    label: { zh: '法定代表人', en: 'Legal representative', ru: 'Руководитель (законный представитель)' },
    value: '{legalName}',
  },
  { label: { zh: '乙方', en: 'Party B', ru: 'Сторона Б' }, value: '{platformName}' },
  {
    label: { zh: '统一社会信用代码', en: 'Registration code', ru: 'Регистрационный код' },
    value: '{platformCode}',
  },
];

/** Paragraphs of a demo contract; fields in braces. */
export function demoParagraphs(demo: DemoContract, language: TemplateLanguage): Paragraph[] {
  const languages = LANGUAGES_OF[language];
  const { clauses, bondPages = [], title, cashPledge } = demo;
  const hasDeposit = bondPages.length === 0 && isAboveZero(cashPledge);
  const numbered = [
    ...clauses,
    ...(hasDeposit ? [DEPOSIT] : []),
    ...FINAL_CLAUSES,
    ...(languages.length > 1 ? [PREVAILING] : []),
  ];
  return [
    ...languages.map((one): Paragraph => ({ text: title[one], style: 'title' })),
    ...FACTS.map(
      ({ label, value }): Paragraph => ({
        text: `${languages.map((one) => label[one]).join(' / ')}: ${value}`,
        style: 'text',
      }),
    ),
    ...numbered.flatMap((each, place) => languages.flatMap((one) => clauseIn(each, one, NUMBERED[one](place + 1)))),
    ...bondPages.flatMap((page) => bondPage(page, languages)),
  ];
}

const clauseIn = ({ heading, text }: Clause, language: keyof Trilingual, number: string): Paragraph[] => [
  { text: `${number}${heading[language]}`, style: 'heading' },
  { text: text[language], style: 'text' },
];

function bondPage(page: Clause, languages: readonly (keyof Trilingual)[]): Paragraph[] {
  const [first, ...others] = languages.flatMap((one) => clauseIn(page, one, ''));
  if (first === undefined || page.bond === undefined) return [];
  return [
    { text: `{#${page.bond}}`, style: 'text' },
    { ...first, isOnNewPage: true },
    ...others,
    { text: `{/${page.bond}}`, style: 'text' },
  ];
}
