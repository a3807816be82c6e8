import type { Db } from '../../../platform/server/database/connect.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { FileRelation, FileRight } from '../../../platform/server/files/fileRelation.ts';
import { MOST_BYTES_IN_PARTS } from '../../../platform/wire/parts.ts';
import type { UploadRule } from '../../../platform/wire/uploadRule.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import { DOC_TYPE } from '../docTypes.ts';
import { isOwn } from './ownFiles.ts';

/** Whose a file is and what it belongs to. */
export interface Belonging {
  companyId: number | null;
  accountId: number | null;
  docType: string;
  relaId: string;
}

/** Who keeps the blank forms of the platform. */
export const EDITS_TEMPLATES = 'operation:template:edit';

const ANY_FILE: Pick<UploadRule, 'extensions' | 'maxBytes'> = { maxBytes: MOST_BYTES_IN_PARTS };

/**
 * Who may do what with which file, and what files have to keep. The files of a record are the matter of the feature
 * that has the record; all others belong to the company of who sent them, or to the person where there is none.
 */
export class Rights {
  readonly #relations = new Map<string, FileRelation>();

  constructor(features: readonly Feature[]) {
    for (const relation of features.flatMap((feature) => feature.relations ?? [])) {
      const { docType } = relation;
      if (this.#relations.has(docType)) throw new Error(`two features have files of docType ${docType}`);
      this.#relations.set(docType, relation);
    }
  }

  /** What the person may do with a file that is there or would be. */
  async to(db: Db, who: Who, file: Belonging): Promise<FileRight> {
    if (isTemplate(file)) return holdsPermission(who, EDITS_TEMPLATES) ? 'write' : 'read';
    const relation = this.#relations.get(file.docType);
    if (relation && file.relaId !== '') return relation.rightOf(db, who, file.relaId);
    return isOwn(who, file) ? 'write' : 'none';
  }

  /** What files of a kind have to keep; `mostFiles` only where they belong to a record. */
  ruleFor({ docType, relaId }: Pick<Belonging, 'docType' | 'relaId'>): Omit<UploadRule, 'mostFiles'> & {
    mostFiles: number | null;
  } {
    const relation = this.#relations.get(docType);
    if (!relation) return { ...ANY_FILE, mostFiles: null };
    return { ...relation.rule, mostFiles: relaId === '' ? null : relation.rule.mostFiles };
  }

  /** How the folders of a zip archive may be called; undefined: in any way. */
  folderRuleFor(docType: string): FileRelation['isFolderNameGood'] {
    return this.#relations.get(docType)?.isFolderNameGood;
  }

  /** Whether a feature answers for the files of records of this kind. */
  hasRecords(docType: string): boolean {
    return this.#relations.has(docType);
  }
}

function isTemplate({ docType, companyId }: Belonging): boolean {
  return docType === DOC_TYPE.template && companyId === null;
}
