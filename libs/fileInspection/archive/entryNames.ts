import { extensionOf } from '../../fileName/fileName.ts';
import type { OfficeKind } from '../documents/officeKind.ts';
import { InspectionError } from '../inspectionError.ts';

const ARCHIVES = new Set(
  (
    'zip zipx 7z rar gz tgz bz2 tbz2 xz txz zst tar lz lzma lzh lha z cab arj ace iso img vhd vhdx vmdk wim ' +
    'cpio sit sitx alz egg cbz cbr'
  ).split(' '),
);
const WITH_MACROS = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'xlsb', 'pptm', 'potm', 'ppam', 'ppsm']);
const OFFICE = new Set(['docx', 'dotx', 'xlsx', 'xltx', 'pptx', 'ppsx', 'potx', 'odt', 'ods', 'odp', 'vsdx']);

export const isArchiveName = (path: string) => ARCHIVES.has(extensionOf(path));
export const isMacroName = (path: string) => WITH_MACROS.has(extensionOf(path));
export const isOfficeName = (path: string) => OFFICE.has(extensionOf(path));

const LONGEST_SHOWN = 80;

/** Path for an error text: short, without control characters. */
export function displayPath(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
  return plain.length > LONGEST_SHOWN ? `…${plain.slice(-LONGEST_SHOWN)}` : plain;
}

export function forbiddenEntryError(what: 'executable' | 'archive', path: string): InspectionError {
  if (what === 'executable') return new InspectionError({ key: 'executableInside', path: displayPath(path) });
  return new InspectionError({ key: 'archiveInside', path: displayPath(path) });
}

export function unpackedSizeError(office: OfficeKind | null): InspectionError {
  if (office === null) return new InspectionError({ key: 'unpacksTooBig' });
  return new InspectionError({ key: office === 'xlsx' ? 'workbookTooBig' : 'documentTooBig' });
}
