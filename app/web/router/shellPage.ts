import { pause } from '../../../libs/slices/pause.ts';
import { useKitLocale } from '../../../platform/web/theme/kitLocale.ts';
import { useWidgetTexts } from '../../../platform/web/widgets/texts.ts';
import { useShellTexts } from '../shell/texts.ts';
import { type LoadablePage, prefetchPage } from './lazyPage.tsx';

/** The chunks that the frame imports, each evaluated in a task of its own: all at once they block a phone. */
async function loadFrame() {
  await import('./CacheFrame.tsx');
  await pause();
  await import('antd/es/button');
  await pause();
  return import('./ShellFrame.tsx');
}

// load the texts in parallel with the frame; nearly every page in it has widgets
const load: LoadablePage['load'] = async () => {
  const texts = [useShellTexts.load(), useWidgetTexts.load(), useKitLocale.load()];
  const frameModule = loadFrame();
  const reads = frameModule.then(({ primeBootstrap }) => primeBootstrap());
  const [shell] = await Promise.all([frameModule, reads, ...texts]);
  return shell;
};

export const SHELL_PAGE: LoadablePage = { frame: 'bare', isLight: true, load };

/** The frame, then home: its chunk is the frame's, and asked for at once would evaluate all of them in one task. */
export async function prefetchHome(home: LoadablePage): Promise<void> {
  await prefetchPage(SHELL_PAGE);
  await prefetchPage(home);
}
