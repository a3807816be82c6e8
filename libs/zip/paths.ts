import { codePageOf, decodeName } from './codePage.ts';
import type { ZipMember } from './member.ts';

/** Separated by `/`: old .NET writes backslashes. Names without a Unicode flag share one guessed code page. */
export function pathsOf(members: readonly Pick<ZipMember, 'unicodeName' | 'rawName'>[]): string[] {
  const unsaid = members.filter(({ unicodeName }) => unicodeName === null).map(({ rawName }) => rawName);
  const codePage = codePageOf(unsaid);
  return members.map(({ unicodeName, rawName }) =>
    (unicodeName ?? decodeName(codePage, rawName)).replaceAll('\\', '/'),
  );
}
