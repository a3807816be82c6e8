import { ThemeProvider } from '../../../platform/web/theme/ThemeProvider.tsx';
import Shell from '../shell/Shell.tsx';

/** The portal's frame with the component kit it and its pages are made of; one chunk, away from bare pages. */
export default function ShellFrame() {
  return (
    <ThemeProvider>
      <Shell />
    </ThemeProvider>
  );
}
