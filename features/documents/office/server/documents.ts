import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Feature } from '../../../../platform/server/feature.ts';
import type { FileAccess } from '../../../../platform/server/files/filePolicy.ts';
import type { OfficeDocumentKind } from '../../../../platform/server/files/officeDocument.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { FilePolicies, findReadable, unsafeFindResource, unsafeReplaceContent } from '../../resource/server/index.ts';
import { OFFICE_EXTENSIONS, type OfficeExtension } from '../extensions.ts';
import { MAX_OFFICE_BYTES } from '../wire.ts';
import { userError } from './texts.ts';

export interface DocumentRef {
  kind: string;
  documentId: number;
}

/** A document with the access of a user; its file as it is now. */
export interface OfficeDocument extends DocumentRef {
  access: Exclude<FileAccess, 'none'>;
  extension: OfficeExtension;
  file: NonNullable<Awaited<ReturnType<typeof unsafeFindResource>>>;
  put: OfficeDocumentKind['put'];
}

/** Documents of uploaded files, and of the records that features declare. */
export class OfficeDocuments {
  readonly #kinds = new Map<string, OfficeDocumentKind>();

  constructor(platform: Platform, features: readonly Feature[]) {
    const declared = features.flatMap((feature) => feature.officeDocuments?.(platform) ?? []);
    for (const one of [uploadedFiles(new FilePolicies(features)), ...declared]) {
      if (this.#kinds.has(one.kind)) throw new Error(`two features have documents of the kind ${one.kind}`);
      this.#kinds.set(one.kind, one);
    }
  }

  /** Throws a UserError: absent for the user, or not a document that the editor opens. */
  async find(db: Db, user: CurrentUser, { kind, documentId }: DocumentRef): Promise<OfficeDocument> {
    const ofKind = this.#kinds.get(kind);
    const found = await ofKind?.find(db, user, documentId);
    if (ofKind === undefined || found === undefined || found.access === 'none') throw absent();
    const file = await unsafeFindResource(db, found.resourceId);
    if (file === undefined) throw absent();
    const extension = officeExtensionOf(file.extension || extensionOf(file.resourceName));
    if (file.byteCount > MAX_OFFICE_BYTES) throw userError((t) => t.tooBig);
    return { kind, documentId, access: found.access, extension, file, put: ofKind.put };
  }

  /** For changing it; throws a UserError for readers. */
  async findWritable(db: Db, user: CurrentUser, ref: DocumentRef): Promise<OfficeDocument> {
    const found = await this.find(db, user, ref);
    if (found.access !== 'write') throw userError((t) => t.readOnly, CODE.forbidden);
    return found;
  }
}

const absent = () => userError((t) => t.absent, CODE.absent);

function officeExtensionOf(extension: string): OfficeExtension {
  const found = OFFICE_EXTENSIONS.find((one) => one === extension.toLowerCase());
  if (found !== undefined) return found;
  throw userError((t) => (extension.toLowerCase() === 'xls' ? t.oldSheet : t.otherType));
}

function uploadedFiles(rights: FilePolicies): OfficeDocumentKind {
  return {
    kind: 'resource',
    async find(db, user, resourceId) {
      const { right } = await findReadable(db, user, rights, resourceId);
      return { resourceId, access: right };
    },
    put: (db, _user, resourceId, { blob }) => unsafeReplaceContent(db, rights, resourceId, blob),
  };
}
