import { useKitLocale } from '../../../platform/web/theme/kitLocale.ts';
import { useWidgetTexts } from '../../../platform/web/widgets/texts.ts';
import { useShellTexts } from '../shell/texts.ts';
import type { DrawnPage } from './lazyPage.tsx';

// texts come beside the frame, not after it; nearly every page in it has widgets
const load: DrawnPage['load'] = async () => {
  const texts = [useShellTexts.load(), useWidgetTexts.load(), useKitLocale.load()];
  const ofFrame = import('./ShellFrame.tsx');
  const reads = ofFrame.then(({ readEntryAhead }) => readEntryAhead());
  const [shell] = await Promise.all([ofFrame, reads, ...texts]);
  return shell;
};

/** The portal's frame, which holds the pages of people who are signed in and brings them the kit and the cache. */
export const SHELL: DrawnPage = { frame: 'bare', isLight: true, load };
