import { extensionOf } from '../../../../wire/uploadRule.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { refuse } from '../../../texts/texts.ts';
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
export function shown(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
  return plain.length > LONGEST_SHOWN ? `…${plain.slice(-LONGEST_SHOWN)}` : plain;
}

export function refuseInside(what: 'executable' | 'archive', path: string): Refusal {
  const named = { path: shown(path) };
  if (what === 'executable') return refuse((t) => t.files.executableInside(named));
  return refuse((t) => t.files.archiveInside(named));
}

export function refuseTooBig(office: OfficeKind | null): Refusal {
  if (office === null) return refuse((t) => t.files.unpacksTooBig);
  return refuse((t) => (office === 'xlsx' ? t.files.workbookTooBig : t.files.documentTooBig));
}
