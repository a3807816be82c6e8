import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  skip: ['跳到主要内容', 'Skip to content', 'Перейти к содержанию'],
  menu: ['主菜单', 'Main menu', 'Главное меню'],
  openMenu: ['打开菜单', 'Open menu', 'Открыть меню'],
  closeMenu: ['关闭菜单', 'Close menu', 'Закрыть меню'],
  collapseMenu: ['收起菜单', 'Collapse menu', 'Свернуть меню'],
  expandMenu: ['展开菜单', 'Expand menu', 'Развернуть меню'],
  allMenus: ['全部菜单', 'All menus', 'Всё меню'],
  waiting: template(
    (p: { count: string }) => `${p.count} 项待处理`,
    (p) => `${p.count} waiting`,
    (p) => `ожидают: ${p.count}`,
  ),
  topMenu: ['顶部导航', 'Top navigation', 'Верхнее меню'],
  moreMenus: ['更多菜单', 'More menus', 'Ещё разделы'],
  home: ['首页', 'Home', 'Главная'],
  account: template(
    (p: { name: string }) => `账号：${p.name}`,
    (p) => `Account: ${p.name}`,
    (p) => `Учётная запись: ${p.name}`,
  ),
  logout: ['退出登录', 'Sign out', 'Выйти'],
  loading: ['正在加载', 'Loading', 'Загрузка'],
  newTab: ['在新标签页打开', 'opens in a new tab', 'откроется в новой вкладке'],
  roles: {
    admin: ['系统管理员', 'Administrator', 'Администратор'],
    operator: ['平台运营', 'Platform operator', 'Оператор платформы'],
    tourist: ['游客', 'Guest', 'Гость'],
    main: ['主账号', 'Main account', 'Основная учётная запись'],
    sub: ['子账号', 'Sub-account', 'Дополнительная учётная запись'],
  },
  links: {
    label: ['常用入口', 'Shortcuts', 'Быстрые ссылки'],
    complaint: ['投诉与建议', 'Complaints and suggestions', 'Жалобы и предложения'],
    campaign: ['抢舱活动', 'Grab a slot', 'Акция'],
    help: ['帮助中心', 'Help centre', 'Справка'],
    tracking: ['班列跟踪', 'Train tracking', 'Отслеживание поезда'],
    account: ['账户中心', 'Account centre', 'Личный кабинет'],
    password: ['修改密码', 'Change password', 'Сменить пароль'],
    downloads: ['我的下载', 'My downloads', 'Мои выгрузки'],
  },
  bell: template(
    (p: { count: number }) => (p.count > 0 ? `消息与待办：${p.count} 条未读` : '消息与待办'),
    (p) => (p.count > 0 ? `Messages and to-dos: ${p.count} unread` : 'Messages and to-dos'),
    (p) => (p.count > 0 ? `Сообщения и задачи, не прочитано: ${p.count}` : 'Сообщения и задачи'),
  ),
  tabs: {
    label: ['已打开的页面', 'Open pages', 'Открытые страницы'],
    actions: ['标签页操作', 'Tab actions', 'Действия с вкладками'],
    close: template(
      (p: { title: string }) => `关闭“${p.title}”`,
      (p) => `Close “${p.title}”`,
      (p) => `Закрыть «${p.title}»`,
    ),
    refresh: ['刷新页面', 'Refresh page', 'Обновить страницу'],
    closing: {
      current: ['关闭当前', 'Close', 'Закрыть'],
      others: ['关闭其他', 'Close others', 'Закрыть остальные'],
      left: ['关闭左侧', 'Close those to the left', 'Закрыть слева'],
      right: ['关闭右侧', 'Close those to the right', 'Закрыть справа'],
      all: ['全部关闭', 'Close all', 'Закрыть все'],
    },
    untitled: ['正在打开…', 'Opening…', 'Открывается…'],
  },
  trail: ['当前位置', 'Current location', 'Вы находитесь здесь'],
  fullScreen: {
    enter: ['全屏显示', 'Full screen', 'Во весь экран'],
    leave: ['退出全屏', 'Leave full screen', 'Выйти из полноэкранного режима'],
    unsupported: [
      '你的浏览器不支持全屏',
      'Your browser does not support full screen',
      'Ваш браузер не поддерживает полноэкранный режим',
    ],
  },
  search: {
    label: ['搜索', 'Search', 'Поиск'],
    hint: [
      '订单号、箱号、车次、客户、车站、会话，或“订舱 西安到杜伊斯堡”“确认 7028”',
      'Order, container, train, customer, page, or “book Xi’an–Duisburg”',
      'Заказ, контейнер, поезд, клиент, страница или «забронировать Сиань — Дуйсбург»',
    ],
    none: ['没有找到', 'No results', 'Ничего не найдено'],
    keys: [
      '↑↓ 选择 · Enter 打开 · Esc 关闭',
      '↑↓ choose · Enter open · Esc close',
      '↑↓ выбор · Enter открыть · Esc закрыть',
    ],
    kinds: {
      book: template(
        (p: { title: string }) => `订舱 ${p.title}`,
        (p) => `Book on ${p.title}`,
        (p) => `Забронировать ${p.title}`,
      ),
      confirm: template(
        (p: { title: string }) => `确认订舱 ${p.title}`,
        (p) => `Confirm booking ${p.title}`,
        (p) => `Подтвердить бронирование ${p.title}`,
      ),
      order: template(
        (p: { title: string }) => `订单 ${p.title}`,
        (p) => `Order ${p.title}`,
        (p) => `Заказ ${p.title}`,
      ),
      container: template(
        (p: { title: string }) => `集装箱 ${p.title}`,
        (p) => `Container ${p.title}`,
        (p) => `Контейнер ${p.title}`,
      ),
      bill: template(
        (p: { title: string }) => `账单 ${p.title}`,
        (p) => `Bill ${p.title}`,
        (p) => `Счёт ${p.title}`,
      ),
      service: template(
        (p: { title: string }) => `服务单 ${p.title}`,
        (p) => `Service order ${p.title}`,
        (p) => `Заявка на услугу ${p.title}`,
      ),
      fee: template(
        (p: { title: string }) => `追加服务 ${p.title}`,
        (p) => `Additional charge ${p.title}`,
        (p) => `Доп. сбор ${p.title}`,
      ),
      train: template(
        (p: { title: string }) => `班列 ${p.title}`,
        (p) => `Train ${p.title}`,
        (p) => `Поезд ${p.title}`,
      ),
      customer: template(
        (p: { title: string }) => `客户 ${p.title}`,
        (p) => `Customer ${p.title}`,
        (p) => `Клиент ${p.title}`,
      ),
      station: template(
        (p: { title: string }) => `车站 ${p.title}`,
        (p) => `Station ${p.title}`,
        (p) => `Станция ${p.title}`,
      ),
      conversation: template(
        (p: { title: string }) => `会话 ${p.title}`,
        (p) => `Conversation: ${p.title}`,
        (p) => `Чат: ${p.title}`,
      ),
    },
  },
  layout: {
    label: ['界面设置', 'Display settings', 'Вид интерфейса'],
    note: ['设置保存在此浏览器中。', 'Saved in this browser.', 'Настройки хранятся в этом браузере.'],
    menu: ['菜单背景', 'Menu background', 'Фон меню'],
    menus: {
      blue: ['蓝色', 'Blue', 'Синий'],
      dark: ['深色', 'Dark', 'Тёмный'],
    },
    hasTabs: ['显示标签页', 'Show tabs', 'Показывать вкладки'],
    hasTabsNote: [
      '切换标签页时保留页面内容',
      'Pages keep their state when switching tabs',
      'При переключении вкладок страницы сохраняют состояние',
    ],
    isHeaderFixed: ['固定页头', 'Fixed header', 'Закрепить шапку'],
    hasLogo: ['侧边栏显示标志', 'Logo in the sidebar', 'Логотип в боковом меню'],
    hasDynamicTitle: ['动态标题', 'Dynamic title', 'Динамический заголовок'],
    hasDynamicTitleNote: [
      '窗口标题显示当前页面名称',
      'The window title shows the open page',
      'В заголовке окна — название страницы',
    ],
    size: ['界面尺寸', 'Size', 'Размер'],
    sizes: {
      default: ['默认', 'Default', 'Обычный'],
      medium: ['中等', 'Medium', 'Средний'],
      small: ['小型', 'Small', 'Малый'],
      mini: ['迷你', 'Mini', 'Мини'],
    },
    density: ['列表行距', 'List row height', 'Строки списков'],
    densities: {
      compact: ['紧凑', 'Compact', 'Компактные'],
      comfortable: ['宽松', 'Comfortable', 'Просторные'],
    },
    reset: ['恢复默认', 'Restore defaults', 'Вернуть исходные'],
  },
  advertisement: ['广告', 'Advertisement', 'Реклама'],
  footer: {
    phone: ['客服热线', 'Hotline', 'Телефон'],
    email: ['邮箱', 'E-mail', 'Эл. почта'],
    rights: template(
      (p: { year: number }) => `© ${p.year} 丝路铁运`,
      (p) => `© ${p.year} Ironsilk`,
      (p) => `© ${p.year} Ironsilk`,
    ),
  },
  floats: {
    chat: ['在线会话', 'Chat', 'Чат'],
    label: ['客服与拼箱', 'Customer service and LCL', 'Поддержка и сборные отправки'],
    qr: ['客服二维码', 'Customer service QR code', 'QR-код службы поддержки'],
    qrHint: ['扫码联系客服', 'Scan to contact customer service', 'Отсканируйте, чтобы связаться с поддержкой'],
    lcl: ['拼箱订舱', 'LCL booking', 'Сборные отправки'],
    move: ['拖动可移动位置，也可用方向键', 'Drag to move, or use the arrow keys', 'Перетащите или двигайте стрелками'],
  },
  guide: {
    previous: ['上一步', 'Back', 'Назад'],
    next: ['下一步', 'Next', 'Далее'],
    finish: ['完成', 'Done', 'Готово'],
    steps: {
      menu: {
        title: ['菜单', 'Menu', 'Меню'],
        text: [
          '这里是您可以使用的全部功能，可随时收起。',
          'All functions available to you are here. You can collapse the menu at any time.',
          'Здесь все доступные вам разделы. Меню можно свернуть.',
        ],
      },
      search: {
        title: ['快速查找', 'Quick search', 'Быстрый поиск'],
        text: [
          '点这里或按 Ctrl + K，输入名称或拼音首字母即可打开任意页面。',
          'Click here or press Ctrl + K and type a name to open any page.',
          'Нажмите здесь или Ctrl + K и введите название, чтобы открыть страницу.',
        ],
      },
      tabs: {
        title: ['标签页', 'Tabs', 'Вкладки'],
        text: [
          '打开过的页面保留在这里，切换时内容不会丢失；右键可批量关闭。',
          'Pages you opened stay here and keep their state. Right-click to close several at once.',
          'Открытые страницы остаются здесь и сохраняют состояние. Правая кнопка мыши закрывает сразу несколько.',
        ],
      },
      account: {
        title: ['账号', 'Account', 'Учётная запись'],
        text: [
          '修改密码、界面设置与退出登录都在这里。',
          'Password, display settings and sign-out are here.',
          'Пароль, вид интерфейса и выход — здесь.',
        ],
      },
    },
  },
});
