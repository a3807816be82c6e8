import IconContext from '@ant-design/icons/es/components/Context';
import { ConfigProvider } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../language/language.ts';
import { useAppearance } from './appearance.ts';
import { CALENDAR, REQUIRED, useKitLocale } from './kitLocale.ts';
import { useLayout } from './layout.ts';
import { themeIn } from './theme.ts';
import './kit.css';

/** The kit writes the style of all icons itself; each icon would look through every style sheet for one of its own. */
const ICONS = { prefixCls: 'anticon', zeroRuntime: true };

/** antd theme and locale. Provided by the portal frame; bare pages that use antd wrap themselves. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const locale = useKitLocale();
  const { size } = useLayout();
  const appearance = useAppearance();
  const theme = useMemo(() => themeIn(size, appearance), [size, appearance]);
  const form = useMemo(() => ({ validateMessages: { required: REQUIRED[language] } }), [language]);
  // before the children: pickers read dayjs's locale while rendering
  useMemo(() => dayjs.locale(CALENDAR[language]), [language]);
  return (
    <ConfigProvider
      locale={locale}
      theme={theme}
      componentSize="medium"
      button={{ autoInsertSpace: false }}
      form={form}
    >
      <IconContext value={ICONS}>{children}</IconContext>
    </ConfigProvider>
  );
}
