import { extensionOf, nameLength } from '../fileName/fileName.ts';
import { InspectionError } from './inspectionError.ts';

/** Extensions that some system runs or installs; the specification names the first two. */
const EXECUTABLE = new Set(
  (
    'exe lnk dll com scr pif cpl msi msp msix appx bat cmd ps1 psm1 psd1 vbs vbe js jse mjs cjs wsf wsh wsc sct ' +
    'hta jar class war apk dex ipa app appimage elf so dylib sh bash zsh csh fish command run deb rpm pkg ' +
    'reg inf scf url desktop chm hlp msc gadget sys drv ocx xll wll ade mde application jnlp py pyc pyw php wasm'
  ).split(' '),
);

// line breaks, string ends and bidirectional marks (RLO hides an extension)
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name
const MISLEADING = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/;

export const isMisleading = (name: string) => MISLEADING.test(name);

export const isExecutableName = (name: string) => EXECUTABLE.has(extensionOf(name));

/** Extension of the name. Refuses names that are too long, misleading or executable. */
export function checkName(fileName: string, maxLength: number): string {
  if (isMisleading(fileName) || /[/\\]/.test(fileName)) throw new InspectionError({ key: 'nameCharacters' });
  const extension = extensionOf(fileName);
  if (nameLength(fileName) > maxLength) throw new InspectionError({ key: 'nameTooLong', most: maxLength });
  if (extension === 'lnk') throw new InspectionError({ key: 'disabled' });
  if (isExecutableName(fileName)) throw new InspectionError({ key: 'executable' });
  return extension;
}
