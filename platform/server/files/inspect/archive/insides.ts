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
/** documents that are ZIP archives and no one unpacks as such */
const OFFICE = new Set(['docx', 'dotx', 'xlsx', 'xltx', 'pptx', 'ppsx', 'potx', 'odt', 'ods', 'odp', 'vsdx']);

/** Whether a path in an archive ends like an archive, a document with macros, an office document. */
export const isArchiveName = (path: string) => ARCHIVES.has(extensionOf(path));
export const isMacroName = (path: string) => WITH_MACROS.has(extensionOf(path));
export const isOfficeName = (path: string) => OFFICE.has(extensionOf(path));

const LONGEST_SHOWN = 80;

/** A path as a message shows it: short, and without what would turn or break the line. */
export function shown(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
  return plain.length > LONGEST_SHOWN ? `…${plain.slice(-LONGEST_SHOWN)}` : plain;
}

/** The refusal of an archive for what it holds. */
export function refuseInside(what: 'executable' | 'archive', path: string): Refusal {
  const named = { path: shown(path) };
  if (what === 'executable') return refuse((t) => t.files.executableInside(named));
  return refuse((t) => t.files.archiveInside(named));
}

/** The refusal of an archive or a document that unpacks to too much, in the word for what it is. */
export function refuseTooBig(office: OfficeKind | null): Refusal {
  if (office === null) return refuse((t) => t.files.unpacksTooBig);
  return refuse((t) => (office === 'xlsx' ? t.files.workbookTooBig : t.files.documentTooBig));
}
