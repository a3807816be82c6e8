import type { UploadRule } from '../../../platform/wire/uploadRule.ts';
import { TEMPLATE_RULE } from '../../../platform/wire/uploadRules.ts';

/** `docType` of uploaded files (documents 3.1). */
export const DOC_TYPE = {
  /** `relaId`: conversation id once sent */
  chat: 'CHAT',
  /** images of a notice; `relaId`: notice id once saved */
  notice: 'NOTICE',
  noticeVideo: 'NOTICEFILM',
  /** `relaId`: order number */
  orderPaper: 'ORDERPAPER',
  /** papers whose facts are read; `relaId`: paper id once taken in */
  recognizedPaper: 'RECOGNIZE',
  /** blank forms of the platform, for every signed-in user */
  template: 'TEMPLATE',
  /** proof of an additional fee; `resourceType` AF; `relaId`: fee id once entered */
  feeProof: 'ABNORMALFEE',
  /** letter of attorney of a trustee; `relaId`: authorization id once submitted */
  authorization: 'AUTHORIZE',
  /** pictures of the enterprise form; `relaId`: registration id once kept */
  companyRegistration: 'COMPANYREG',
  /** contracts as they are signed; `relaId`: contract id */
  contract: 'CONTRACT',
  /** .docx of a contract template; `relaId`: template id */
  contractTemplate: 'CONTRACTTEMPLATE',
  /** proof that a deposit was paid; `relaId`: deposit id once submitted */
  depositProof: 'DEPOSITPROOF',
  /** invoices that were made elsewhere; `relaId`: invoice id once issued */
  invoice: 'INVOICE',
  /** photos that a driver takes; `relaId`: service order id */
  driverPhoto: 'DRIVERPHOTO',
  /** photos and documents that come by a shared link; `relaId`: its id */
  linkFile: 'LINKFILE',
} as const;

/** Rules of files without a record's policy, by `docType`; other types are refused. */
const OWN_FILE_RULES: Readonly<Record<string, UploadRule>> = {
  [DOC_TYPE.template]: TEMPLATE_RULE,
};

export function ownFileRule(docType: string): UploadRule | undefined {
  return Object.hasOwn(OWN_FILE_RULES, docType) ? OWN_FILE_RULES[docType] : undefined;
}
