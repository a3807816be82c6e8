import { formatDate } from '../../../../platform/wire/time.ts';
import type { RegisteredFacts } from '../../../people/company/server/index.ts';
import { BOND, type Bond } from '../contractTypes.ts';
import type { ContractFields } from './document/fields.ts';
import type { TemplateRow } from './queries.ts';

export interface PartyFacts extends Pick<RegisteredFacts, 'registrationCode' | 'legalName' | 'address'> {
  name: string;
}

interface Filled {
  contractNo: string;
  company: PartyFacts;
  platform: Pick<PartyFacts, 'name' | 'registrationCode'>;
  template: Pick<TemplateRow, 'cashPledge' | 'validDays'>;
  bond1: Bond | '';
}

/** What stands in a contract. */
export function contractFields({ contractNo, company, platform, template, bond1 }: Filled): ContractFields {
  return {
    contractNo,
    companyName: company.name,
    registrationCode: company.registrationCode,
    address: company.address,
    legalName: company.legalName,
    platformName: platform.name,
    platformCode: platform.registrationCode,
    cashPledge: template.cashPledge,
    validDays: String(template.validDays),
    bondCash: bond1 !== BOND.guarantee,
    bondGuarantee: bond1 === BOND.guarantee,
  };
}

export function newContractNo(companyNo: string, templateId: number): string {
  const day = formatDate(new Date()).replaceAll('-', '');
  return `HT${day}-${companyNo}-${templateId}`;
}
