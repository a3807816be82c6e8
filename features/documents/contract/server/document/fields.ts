import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { FIELD_NAMES, type FieldName, TEMPLATE_FIELDS } from '../../templateFields.ts';

/** Fields that a contract template may use; `{name}` in the .docx. */
export interface ContractFields extends Record<FieldName, string | boolean> {
  contractNo: string;
  companyName: string;
  registrationCode: string;
  address: string;
  legalName: string;
  platformName: string;
  platformCode: string;
  /** amount in CNY with two decimals */
  cashPledge: string;
  validDays: string;
  /** sections, `{#bondCash}…{/bondCash}`: pages 7a and 7b of `ElecSignTemplateCE` */
  bondCash: boolean;
  bondGuarantee: boolean;
}

const NAMES: readonly string[] = FIELD_NAMES;
const REQUIRED_FIELDS: readonly string[] = Object.entries(TEMPLATE_FIELDS).flatMap(([name, need]) =>
  need === 'required' ? [name] : [],
);

interface TemplateFault {
  key: 'unknown' | 'missing' | 'syntax';
  fields: readonly string[];
}

export interface ReadTemplate {
  fields: readonly string[];
  /** tags that do not open or close; fields are not known then */
  broken: readonly string[];
  /** that it prints, each once */
  characters: string;
}

/** What is wrong with the fields of a template; undefined: nothing. */
export function templateFault(
  { fields, broken }: Pick<ReadTemplate, 'fields' | 'broken'>,
  { cashPledge }: { cashPledge: string },
): TemplateFault | undefined {
  if (broken.length > 0) return { key: 'syntax', fields: broken };
  const unknown = fields.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) return { key: 'unknown', fields: unknown };
  const needed = isAboveZero(cashPledge || '0') ? [...REQUIRED_FIELDS, 'cashPledge'] : REQUIRED_FIELDS;
  const bonds = ['bondCash', 'bondGuarantee'];
  const wanted = fields.some((name) => bonds.includes(name)) ? [...needed, ...bonds] : needed;
  const missing = wanted.filter((name) => !fields.includes(name));
  return missing.length > 0 ? { key: 'missing', fields: missing } : undefined;
}
