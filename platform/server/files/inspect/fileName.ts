import { extensionOf, LONGEST_NAME, nameLength } from '../../../wire/uploadRule.ts';
import { refuse } from '../../texts/texts.ts';
import { uploadRefusal } from '../uploadRefusal.ts';

/** Endings that some system runs or installs when it is opened; the specification names the first two. */
const EXECUTABLE = new Set(
  (
    'exe lnk dll com scr pif cpl msi msp msix appx bat cmd ps1 psm1 psd1 vbs vbe js jse mjs cjs wsf wsh wsc sct ' +
    'hta jar class war apk dex ipa app appimage elf so dylib sh bash zsh csh fish command run deb rpm pkg ' +
    'reg inf scf url desktop chm hlp msc gadget sys drv ocx xll wll ade mde application jnlp py pyc pyw php wasm'
  ).split(' '),
);

// characters that split lines, end strings or turn the direction of what follows (RLO hides an ending)
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name
const MISLEADING = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/;

/** Whether a name, or the last part of a path, has characters that make it look like another. */
export const isMisleading = (name: string) => MISLEADING.test(name);

/** Whether a name ends like something that runs. */
export const isExecutableName = (name: string) => EXECUTABLE.has(extensionOf(name));

/** The ending of the name a file came with. Refuses names that are too long, mislead, or name a program. */
export function checkName(fileName: string): string {
  if (isMisleading(fileName) || /[/\\]/.test(fileName)) throw refuse((t) => t.files.nameCharacters);
  const extension = extensionOf(fileName);
  if (nameLength(fileName) > LONGEST_NAME) throw uploadRefusal({ key: 'nameTooLong', most: LONGEST_NAME });
  if (isExecutableName(fileName)) throw uploadRefusal({ key: 'executable' });
  return extension;
}
