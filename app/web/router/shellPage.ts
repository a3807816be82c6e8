import { useKitLocale } from '../../../platform/web/theme/kitLocale.ts';
import { useWidgetTexts } from '../../../platform/web/widgets/texts.ts';
import { useShellTexts } from '../shell/texts.ts';
import type { DrawnPage } from './lazyPage.tsx';

// load the texts in parallel with the frame; nearly every page in it has widgets
const load: DrawnPage['load'] = async () => {
  const texts = [useShellTexts.load(), useWidgetTexts.load(), useKitLocale.load()];
  const ofFrame = import('./ShellFrame.tsx');
  const reads = ofFrame.then(({ readEntryAhead }) => readEntryAhead());
  const [shell] = await Promise.all([ofFrame, reads, ...texts]);
  return shell;
};

export const SHELL: DrawnPage = { frame: 'bare', isLight: true, load };
