import type { Db } from '../../../platform/server/database/connect.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { FileRelation, FileRight } from '../../../platform/server/files/fileRelation.ts';
import { MOST_BYTES_IN_PARTS } from '../../../platform/wire/parts.ts';
import type { UploadRule } from '../../../platform/wire/uploadRule.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import { DOC_TYPE } from '../docTypes.ts';
import { isOwn } from './ownFiles.ts';

export interface Belonging {
  companyId: number | null;
  accountId: number | null;
  docType: string;
  relaId: string;
}

/** Permission to edit the platform's blank forms. */
export const EDITS_TEMPLATES = 'operation:template:edit';

const ANY_FILE: Pick<UploadRule, 'extensions' | 'maxBytes'> = { maxBytes: MOST_BYTES_IN_PARTS };

/** Access and upload rules: by the policy of the record's feature, else by owner. */
export class Rights {
  readonly #relations = new Map<string, FileRelation>();

  constructor(features: readonly Feature[]) {
    for (const relation of features.flatMap((feature) => feature.relations ?? [])) {
      const { docType } = relation;
      if (this.#relations.has(docType)) throw new Error(`two features have files of docType ${docType}`);
      this.#relations.set(docType, relation);
    }
  }

  async to(db: Db, who: Who, file: Belonging): Promise<FileRight> {
    if (isTemplate(file)) return holdsPermission(who, EDITS_TEMPLATES) ? 'write' : 'read';
    const relation = this.#relations.get(file.docType);
    if (relation && file.relaId !== '') return relation.rightOf(db, who, file.relaId);
    return isOwn(who, file) ? 'write' : 'none';
  }

  ruleFor({ docType, relaId }: Pick<Belonging, 'docType' | 'relaId'>): Omit<UploadRule, 'mostFiles'> & {
    mostFiles: number | null;
  } {
    const relation = this.#relations.get(docType);
    if (!relation) return { ...ANY_FILE, mostFiles: null };
    return { ...relation.rule, mostFiles: relaId === '' ? null : relation.rule.mostFiles };
  }

  folderRuleFor(docType: string): FileRelation['isFolderNameGood'] {
    return this.#relations.get(docType)?.isFolderNameGood;
  }

  hasRecords(docType: string): boolean {
    return this.#relations.has(docType);
  }
}

function isTemplate({ docType, companyId }: Belonging): boolean {
  return docType === DOC_TYPE.template && companyId === null;
}
