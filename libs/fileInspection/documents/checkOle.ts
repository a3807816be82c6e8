import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';
import { type OleEntry, readOle } from './readOle.ts';

type OleKind = 'doc' | 'xls' | 'ppt';

const MAIN_STREAMS: readonly (readonly [string, OleKind])[] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
];
/** Windows Installer packages, patches and transforms: {000C1084…}, {000C1086…}, {000C1082…} */
const INSTALLERS = /^8[246]100c0000000000c000000000000046$/;

/** Office type before 2007; null: other compound files. Refuses installers, macros and encrypted documents. */
export async function checkOle(bytes: ByteReader): Promise<OleKind | null> {
  const entries = await readOle(bytes);
  if (!entries) throw new InspectionError({ key: 'damaged' });
  if (entries.some(isInstaller)) throw new InspectionError({ key: 'executable' });
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('EncryptedPackage')) throw new InspectionError({ key: 'encrypted' });
  if (names.has('VBA') || names.has('_VBA_PROJECT')) throw new InspectionError({ key: 'macro' });
  return MAIN_STREAMS.find(([stream]) => names.has(stream))?.[1] ?? null;
}

const isInstaller = ({ isRoot, classId }: OleEntry) => isRoot && INSTALLERS.test(classId);
