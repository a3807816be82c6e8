import { z } from 'zod';

/** Kinds of contracts (inventory N13); entry of the dictionary `contractType`. */
export const CONTRACT_TYPE = {
  booking: '1',
  supplier: '2',
  railAgent: '3',
  containerRental: '4',
  cargoOwner: '5',
  seaRail: '6',
} as const;
export const contractType = z.enum(CONTRACT_TYPE);
export type ContractType = z.infer<typeof contractType>;
export const CONTRACT_TYPES = Object.values(CONTRACT_TYPE);

/** Companies whom a kind of contract is offered to, by any of their scopes: 2 customers, 4 and 8 suppliers and agents. */
export const CONTRACT_SCOPES: Readonly<Record<ContractType, readonly number[]>> = {
  [CONTRACT_TYPE.booking]: [2],
  [CONTRACT_TYPE.supplier]: [4, 8],
  [CONTRACT_TYPE.railAgent]: [8],
  [CONTRACT_TYPE.containerRental]: [2],
  [CONTRACT_TYPE.cargoOwner]: [2],
  [CONTRACT_TYPE.seaRail]: [2],
};

/** Languages of a contract's text. */
export const TEMPLATE_LANGUAGES = ['zh', 'zh-en', 'zh-ru'] as const;
export const templateLanguage = z.enum(TEMPLATE_LANGUAGES);
export type TemplateLanguage = z.infer<typeof templateLanguage>;

/** `bond1` of a sign request (documents 3.4 and 4.2): page 7a or 7b of `ElecSignTemplateCE`; '': no such choice. */
export const BOND = { cash: '1', guarantee: '2' } as const;
export const bond1 = z.enum(BOND);
export type Bond = z.infer<typeof bond1>;
