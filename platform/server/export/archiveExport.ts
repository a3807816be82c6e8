import type { Access } from '../../wire/access.ts';
import type { Trilingual } from '../../wire/language.ts';
import type { CompanyData } from '../companyData.ts';
import type { Db } from '../database/connect.ts';
import type { Blob, Files } from '../files/files.ts';
import type { ExportContext, SheetExport } from './sheetExport.ts';

/** A file of a company beside its uploads, such as an earlier version. */
export interface CompanyFile {
  name: string;
  blob: Pick<Blob, 'storeKey' | 'byteCount' | 'sha256'>;
}
export type CompanyFiles = (db: Db, companyId: number) => Promise<readonly CompanyFile[]>;

/** What features bring to archives. */
interface Contribution {
  exports?: readonly SheetExport[];
  companyData?: readonly CompanyData[];
  companyFiles?: readonly CompanyFiles[];
}

export interface ArchiveContext extends ExportContext {
  /** as the export was asked for; the archive checks it */
  input: Readonly<Record<string, unknown>>;
  files: Files;
  databaseUrl: string;
  all: readonly Contribution[];
}

/** One file of an archive; its bytes are asked for when its turn comes. */
export interface ArchivedFile {
  path: string;
  bytes(): AsyncIterable<Uint8Array>;
  /** of kinds that are compressed already */
  isCompressed: boolean;
}

/** A .zip of many files, exported in the background like a list. */
export interface ArchiveExport {
  readonly name: string;
  readonly title: Trilingual;
  readonly access: Access;
  contents(ctx: ArchiveContext): Promise<readonly ArchivedFile[]>;
}
