import { codePageOf, readIn } from './codePage.ts';
import type { ZipMember } from './member.ts';

/**
 * The paths in a ZIP archive, with folders separated by `/`: some writers of Windows, .NET of old among them, separate
 * them their own way. Names that do not say they are Unicode are read in the code page that suits all of them.
 */
export function pathsOf(members: readonly Pick<ZipMember, 'unicodeName' | 'rawName'>[]): string[] {
  const unsaid = members.filter(({ unicodeName }) => unicodeName === null).map(({ rawName }) => rawName);
  const codePage = codePageOf(unsaid);
  return members.map(({ unicodeName, rawName }) =>
    (unicodeName ?? readIn(codePage, rawName)).replaceAll('\\', '/'),
  );
}
