import type { ThemeConfig } from 'antd';

/** Dark side bar, blue menu (portal 9). */
export const menuTheme: ThemeConfig = {
  components: {
    Menu: {
      darkItemBg: 'transparent',
      darkSubMenuItemBg: 'rgba(3, 18, 32, 0.35)',
      darkPopupBg: '#0c2d4a',
      darkItemColor: 'rgba(255, 255, 255, 0.82)',
      darkItemHoverBg: 'rgba(255, 255, 255, 0.08)',
      darkItemSelectedBg: '#156bac',
      itemHeight: 40,
      itemMarginInline: 8,
      itemMarginBlock: 2,
      itemBorderRadius: 6,
      iconMarginInlineEnd: 8,
      collapsedWidth: 56,
      activeBarBorderWidth: 0,
    },
  },
};
