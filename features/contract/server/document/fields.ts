/** Fields that a contract template may use; `{name}` in the .docx. */
export interface ContractFields {
  contractNo: string;
  companyName: string;
  registrationCode: string;
  address: string;
  legalName: string;
  platformName: string;
  /** amount in CNY with two decimals */
  cashPledge: string;
  validDays: string;
}
