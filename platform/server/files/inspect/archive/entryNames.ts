import { extensionOf } from '../../../../wire/uploadRule.ts';
import { userError } from '../../../texts/texts.ts';
import type { UserError } from '../../../texts/userError.ts';
import type { OfficeKind } from '../documents/officeKind.ts';

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

export function forbiddenEntryError(what: 'executable' | 'archive', path: string): UserError {
  const named = { path: displayPath(path) };
  if (what === 'executable') return userError((t) => t.files.executableInside(named));
  return userError((t) => t.files.archiveInside(named));
}

export function unpackedSizeError(office: OfficeKind | null): UserError {
  if (office === null) return userError((t) => t.files.unpacksTooBig);
  return userError((t) => (office === 'xlsx' ? t.files.workbookTooBig : t.files.documentTooBig));
}
