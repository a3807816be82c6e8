import { useKitLocale } from '../../../platform/web/theme/kitLocale.ts';
import { useShellTexts } from '../shell/texts.ts';
import type { DrawnPage } from './lazyPage.tsx';

// texts come beside the frame, not after it
const load: DrawnPage['load'] = async () => {
  const texts = [useShellTexts.load(), useKitLocale.load()];
  const [shell] = await Promise.all([import('./ShellFrame.tsx'), ...texts]);
  return shell;
};

/** The portal's frame, which holds the pages of people who are signed in and brings them the kit and the cache. */
export const SHELL: DrawnPage = { frame: 'bare', isLight: true, load };
