import type zh from './zh.ts';

const en: typeof zh = {
  skip: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  home: 'Home',
  account: (p) => `Account: ${p.name}`,
  logout: 'Sign out',
  loading: 'Loading',
  newTab: 'opens in a new tab',
  roles: {
    admin: 'Administrator',
    operator: 'Platform operator',
    tourist: 'Guest',
    main: 'Main account',
    sub: 'Sub-account',
  },
};

export default en;
