import { useKitLocale } from '../../../platform/web/theme/kitLocale.ts';
import { useWidgetTexts } from '../../../platform/web/widgets/texts.ts';
import { useShellTexts } from '../shell/texts.ts';
import type { LoadablePage } from './lazyPage.tsx';

// load the texts in parallel with the frame; nearly every page in it has widgets
const load: LoadablePage['load'] = async () => {
  const texts = [useShellTexts.load(), useWidgetTexts.load(), useKitLocale.load()];
  const frameModule = import('./ShellFrame.tsx');
  const reads = frameModule.then(({ primeBootstrap }) => primeBootstrap());
  const [shell] = await Promise.all([frameModule, reads, ...texts]);
  return shell;
};

export const SHELL_PAGE: LoadablePage = { frame: 'bare', isLight: true, load };
