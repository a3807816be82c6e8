import type { ThemeConfig } from 'antd';
import darkAlgorithm from 'antd/es/theme/themes/dark/index.js';
import type { Appearance } from './appearance.ts';
import type { Layout } from './layout.ts';

type Tokens = NonNullable<ThemeConfig['token']>;
type Components = NonNullable<ThemeConfig['components']>;

const SHARED: Tokens = {
  // keeps a loading button readable
  opacityLoading: 1,
  borderRadius: 6,
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans", "Noto Sans CJK SC", sans-serif',
  controlHeight: 32,
  motionDurationMid: '0.15s',
  motionDurationSlow: '0.2s',
};

const SHARED_COMPONENTS: Components = {
  Card: { bodyPadding: 16, headerHeight: 48 },
  Descriptions: { itemPaddingBottom: 8 },
};

/** Rows of 32 px: 16 of them below the filters at 1366×768. */
const ROW = { cellPaddingBlockSM: 4, cellPaddingInlineSM: 8 };

/** Theme colour #156BAC (portal 9), 8 px grid; texts and statuses darkened for AA contrast. */
const light: ThemeConfig = {
  cssVar: { key: 'ironsilk' },
  hashed: false,
  token: {
    ...SHARED,
    colorPrimary: '#156bac',
    // antd's lighter hover shades lack contrast with white text
    colorPrimaryHover: '#0f5c95',
    colorPrimaryActive: '#0b4876',
    colorErrorHover: '#a82820',
    colorErrorActive: '#8c1f18',
    // antd would derive a blue-green
    colorPrimaryBg: '#eaf3fb',
    colorPrimaryBgHover: '#d8e9f7',
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
  },
  components: {
    ...SHARED_COMPONENTS,
    Table: {
      ...ROW,
      headerBg: '#eef3f7',
      headerColor: '#3f5367',
      rowSelectedBg: '#eaf3fb',
      rowSelectedHoverBg: '#d8e9f7',
    },
    Form: { itemMarginBottom: 16, labelColor: '#3f5367' },
  },
};

/** The tokens of `base.css` for a dark ground: fills are light, and what is written on them is dark. */
const dark: ThemeConfig = {
  cssVar: { key: 'ironsilk-dark' },
  hashed: false,
  algorithm: darkAlgorithm,
  token: {
    ...SHARED,
    colorPrimary: '#6db3ea',
    colorPrimaryHover: '#8cc4ef',
    colorPrimaryActive: '#9ccbf1',
    colorPrimaryBg: '#173246',
    colorPrimaryBgHover: '#1d3f58',
    colorPrimaryBorder: '#2f5a7d',
    colorInfo: '#6db3ea',
    colorInfoBg: '#173246',
    colorInfoBorder: '#2f5a7d',
    colorSuccess: '#63c285',
    colorSuccessBg: '#15301f',
    colorSuccessBorder: '#2c5c3e',
    colorWarning: '#e3b04b',
    colorWarningBg: '#33270f',
    colorWarningBorder: '#6a5220',
    colorError: '#f08a80',
    colorErrorHover: '#f5aaa2',
    colorErrorActive: '#f7bcb6',
    colorErrorBg: '#3a1d1b',
    colorErrorBorder: '#70403c',
    colorLink: '#6db3ea',
    colorLinkHover: '#9ccbf1',
    colorTextLightSolid: '#0c1822',
    colorBgSpotlight: '#d5dee7',
    colorTextBase: '#e3eaf1',
    colorText: '#e3eaf1',
    colorTextSecondary: '#c3d0dc',
    colorTextTertiary: '#9fb0c0',
    colorTextDescription: '#9fb0c0',
    colorTextPlaceholder: '#8b9dae',
    colorBgBase: '#10171e',
    colorBgLayout: '#10171e',
    colorBgContainer: '#18212a',
    colorBgElevated: '#1f2a35',
    colorBorder: '#46586a',
    colorBorderSecondary: '#2a3743',
  },
  components: {
    ...SHARED_COMPONENTS,
    Table: {
      ...ROW,
      headerBg: '#22303c',
      headerColor: '#c3d0dc',
      rowSelectedBg: '#173246',
      rowSelectedHoverBg: '#1d3f58',
    },
    Form: { itemMarginBottom: 16, labelColor: '#c3d0dc' },
  },
};

const SIZE_TOKENS: Record<Layout['size'], Tokens> = {
  default: {},
  medium: { controlHeight: 30, fontSize: 14 },
  small: { controlHeight: 28, fontSize: 13 },
  mini: { controlHeight: 24, fontSize: 12 },
};

/** The kit's tokens in a size and a theme. */
export function themeIn(size: Layout['size'], appearance: Appearance): ThemeConfig {
  const theme = appearance === 'dark' ? dark : light;
  return { ...theme, token: { ...theme.token, ...SIZE_TOKENS[size] } };
}
