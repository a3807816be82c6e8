import { useEntries } from '../../../features/dict/web/useEntries.ts';
import { ThemeProvider } from '../../../platform/web/theme/ThemeProvider.tsx';
import { DictSource } from '../../../platform/web/widgets/dict/dictSource.ts';
import Shell from '../shell/Shell.tsx';
import CacheFrame from './CacheFrame.tsx';

/** The portal's frame with the kit and the dictionaries that it and its pages use, away from bare pages. */
export default function ShellFrame() {
  return (
    <CacheFrame>
      <ThemeProvider>
        <DictSource value={useEntries}>
          <Shell />
        </DictSource>
      </ThemeProvider>
    </CacheFrame>
  );
}
