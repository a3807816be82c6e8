const zh = {
  skip: '跳到主要内容',
  menu: '主菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  collapseMenu: '收起菜单',
  expandMenu: '展开菜单',
  home: '首页',
  account: (p: { name: string }) => `账号：${p.name}`,
  logout: '退出登录',
  loading: '正在加载',
  newTab: '在新标签页打开',
  roles: {
    admin: '系统管理员',
    operator: '平台运营',
    tourist: '游客',
    main: '主账号',
    sub: '子账号',
  },
};

export default zh;
