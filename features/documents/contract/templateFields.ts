/** Fields of contract templates. `required` stand in every one, `deposit` where there is a deposit. */
export const TEMPLATE_FIELDS = {
  contractNo: 'required',
  companyName: 'required',
  registrationCode: 'required',
  platformName: 'required',
  validDays: 'required',
  cashPledge: 'deposit',
  address: 'optional',
  legalName: 'optional',
  platformCode: 'optional',
  bondCash: 'optional',
  bondGuarantee: 'optional',
} as const satisfies Record<string, 'required' | 'deposit' | 'optional'>;

export type FieldName = keyof typeof TEMPLATE_FIELDS;
export const FIELD_NAMES = [
  'contractNo',
  'companyName',
  'registrationCode',
  'platformName',
  'validDays',
  'cashPledge',
  'address',
  'legalName',
  'platformCode',
  'bondCash',
  'bondGuarantee',
] as const satisfies readonly FieldName[];
