import { ThemeProvider } from '../../../platform/web/theme/ThemeProvider.tsx';
import Shell from '../shell/Shell.tsx';
import CacheFrame from './CacheFrame.tsx';

/** The portal's frame with the kit it and its pages are made of, away from bare pages. */
export default function ShellFrame() {
  return (
    <CacheFrame>
      <ThemeProvider>
        <Shell />
      </ThemeProvider>
    </CacheFrame>
  );
}
