import type zh from './zh.ts';

const ru: typeof zh = {
  skip: 'Перейти к содержанию',
  menu: 'Главное меню',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  collapseMenu: 'Свернуть меню',
  expandMenu: 'Развернуть меню',
  home: 'Главная',
  account: (p) => `Учётная запись: ${p.name}`,
  logout: 'Выйти',
  loading: 'Загрузка',
  newTab: 'откроется в новой вкладке',
  roles: {
    admin: 'Администратор',
    operator: 'Оператор платформы',
    tourist: 'Гость',
    main: 'Основная учётная запись',
    sub: 'Субаккаунт',
  },
};

export default ru;
