import { ConfigProvider } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../language/language.ts';
import { CALENDAR, useKitLocale } from './kitLocale.ts';
import { useLayout } from './layout.ts';
import { themeIn } from './theme.ts';
import './kit.css';

/**
 * The component kit in our colours and the language in use. The portal's frame brings it; a bare page that
 * uses the kit wraps itself in it.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const locale = useKitLocale();
  const { size } = useLayout();
  const theme = useMemo(() => themeIn(size), [size]);
  // before the children render, for their pickers read the calendar's language at once
  useMemo(() => dayjs.locale(CALENDAR[language]), [language]);
  return (
    <ConfigProvider locale={locale} theme={theme} componentSize="medium" button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
