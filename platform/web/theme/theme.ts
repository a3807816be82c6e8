import type { ThemeConfig } from 'antd';
import type { Layout } from './layout.ts';

/** Theme colour #156BAC (portal 9), 8 px grid; texts and statuses darkened for AA contrast. */
export const theme: ThemeConfig = {
  cssVar: { key: 'ironsilk' },
  hashed: false,
  token: {
    colorPrimary: '#156bac',
    // antd's lighter hover shades lack contrast with white text
    colorPrimaryHover: '#0f5c95',
    colorPrimaryActive: '#0b4876',
    colorErrorHover: '#a82820',
    colorErrorActive: '#8c1f18',
    // antd would derive a blue-green
    colorPrimaryBg: '#eaf3fb',
    colorPrimaryBgHover: '#d8e9f7',
    // keeps a loading button readable
    opacityLoading: 1,
    colorInfo: '#156bac',
    colorInfoBg: '#eaf3fb',
    colorInfoBorder: '#b5d4ec',
    colorSuccessBg: '#e9f6ee',
    colorSuccessBorder: '#b3dcc3',
    colorWarningBg: '#fff8e8',
    colorWarningBorder: '#f0d294',
    colorLink: '#156bac',
    colorSuccess: '#2a7d46',
    colorWarning: '#9a5b00',
    colorError: '#c2332c',
    colorTextBase: '#172b3d',
    colorText: '#172b3d',
    colorTextSecondary: '#3f5367',
    colorTextTertiary: '#52657a',
    colorTextDescription: '#52657a',
    colorTextPlaceholder: '#66788a',
    colorBgLayout: '#f4f7fa',
    colorBorder: '#b9c6d2',
    colorBorderSecondary: '#e2e9ef',
    borderRadius: 6,
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans", "Noto Sans CJK SC", sans-serif',
    controlHeight: 32,
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.2s',
  },
  components: {
    Table: {
      cellPaddingBlockSM: 6,
      cellPaddingInlineSM: 8,
      headerBg: '#eef3f7',
      headerColor: '#3f5367',
      rowSelectedBg: '#eaf3fb',
      rowSelectedHoverBg: '#d8e9f7',
    },
    Card: { bodyPadding: 16, headerHeight: 48 },
    Form: { itemMarginBottom: 16, labelColor: '#3f5367' },
    Descriptions: { itemPaddingBottom: 8 },
  },
};

const SIZE_TOKENS: Record<Layout['size'], { controlHeight: number; fontSize: number }> = {
  default: { controlHeight: 32, fontSize: 14 },
  medium: { controlHeight: 30, fontSize: 14 },
  small: { controlHeight: 28, fontSize: 13 },
  mini: { controlHeight: 24, fontSize: 12 },
};

export function themeIn(size: Layout['size']): ThemeConfig {
  return size === 'default' ? theme : { ...theme, token: { ...theme.token, ...SIZE_TOKENS[size] } };
}
