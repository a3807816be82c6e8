import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { MAX_RESUMABLE_UPLOAD_BYTES } from '../../../../platform/wire/resumableUploads.ts';
import type { UploadRule } from '../../../../platform/wire/uploadRule.ts';
import { DOC_TYPE, ownFileRule } from '../docTypes.ts';
import { editTemplates } from '../wire.ts';
import { isOwn } from './ownFiles.ts';
import { userError } from './texts.ts';

export interface FileOwnership {
  companyId: number | null;
  accountId: number | null;
  docType: string;
  relaId: string;
}

const ANY_FILE: Pick<UploadRule, 'extensions' | 'maxBytes'> = { maxBytes: MAX_RESUMABLE_UPLOAD_BYTES };

/** Access and upload rules: by the policy of the record's feature, else by owner. */
export class FilePolicies {
  readonly #policies = new Map<string, FilePolicy>();

  constructor(features: readonly Feature[]) {
    for (const policy of features.flatMap((feature) => feature.relations ?? [])) {
      const { docType } = policy;
      if (this.#policies.has(docType)) throw new Error(`two features have files of docType ${docType}`);
      this.#policies.set(docType, policy);
    }
  }

  /** API keys reach papers alone, and only read them. */
  async accessTo(db: Db, user: CurrentUser, file: FileOwnership): Promise<FileAccess> {
    if (user.apiKey === undefined) return this.#accessOfPerson(db, user, file);
    if (!isPaper(file)) return 'none';
    return (await this.#accessOfPerson(db, user, file)) === 'none' ? 'none' : 'read';
  }

  async #accessOfPerson(db: Db, user: CurrentUser, file: FileOwnership): Promise<FileAccess> {
    if (isTemplate(file)) return hasPermission(user, editTemplates.access.code) ? 'write' : 'read';
    const policy = this.#policies.get(file.docType);
    if (policy && file.relaId !== '') return policy.accessOf(db, user, file.relaId);
    return this.isOwn(user, file) ? 'write' : 'none';
  }

  /** Access to a file without a record. */
  isOwn(user: CurrentUser, file: FileOwnership): boolean {
    if (user.apiKey !== undefined && !isPaper(file)) return false;
    if (this.#policies.get(file.docType)?.isPrivateAtFirst) return file.accountId === user.accountId;
    return isOwn(user, file);
  }

  /** Throws a UserError for an unknown `docType`. */
  ruleFor({ docType, relaId }: Pick<FileOwnership, 'docType' | 'relaId'>): Omit<UploadRule, 'maxFiles'> & {
    mostFiles: number | null;
  } {
    const policy = this.#policies.get(docType);
    const rule = policy?.rule ?? ownFileRule(docType);
    if (docType === '') return { ...ANY_FILE, mostFiles: null };
    if (rule === undefined) throw userError((t) => t.unknownType({ docType }));
    return { ...rule, mostFiles: relaId === '' ? null : rule.maxFiles };
  }

  folderRuleFor(docType: string): FilePolicy['isFolderNameGood'] {
    return this.#policies.get(docType)?.isFolderNameGood;
  }

  /** The record that an upload names, where its type lets it. */
  relaIdOf({ docType, relaId }: Pick<FileOwnership, 'docType' | 'relaId'>): string {
    return this.#policies.get(docType)?.isAttachedLater ? '' : relaId;
  }

  hasPolicy(docType: string): boolean {
    return this.#policies.has(docType);
  }
}

const PAPERS: readonly string[] = [DOC_TYPE.orderPaper, DOC_TYPE.recognizedPaper];
const isPaper = ({ docType }: FileOwnership) => PAPERS.includes(docType);

function isTemplate({ docType, companyId }: FileOwnership): boolean {
  return docType === DOC_TYPE.template && companyId === null;
}
