import { template, texts, type Words } from '../../../../libs/texts/texts.ts';
import type { PlannedFeature } from '../plannedRoutes.ts';

export const { zh, en, ru } = texts({
  coming: {
    title: template(
      (p: { feature: string }) => `${p.feature}即将上线`,
      (p) => `${p.feature}: coming soon`,
      (p) => `${p.feature}: скоро`,
    ),
    text: [
      '功能正在建设中，上线后即可从此处进入，暂无需您操作。',
      'This section is under development and will be available here. No action is needed.',
      'Раздел в разработке и откроется по этому адресу. Действий не требуется.',
    ],
    home: ['返回首页', 'Back to home', 'На главную'],
    back: ['返回上一页', 'Go back', 'Назад'],
    signIn: ['前往登录', 'Sign in', 'Войти'],
  },
  features: {
    campaign: ['抢舱活动', 'Grab-a-slot campaign', 'Акция «Успей забронировать»'],
    contract: ['合同与委托书', 'Contracts and powers of attorney', 'Договоры и доверенности'],
    customs: ['报关服务', 'Customs declaration', 'Таможенное оформление'],
    information: ['服务信息与资讯', 'Services and news', 'Услуги и новости'],
    lcl: ['拼箱订舱', 'LCL booking', 'Сборные отправки'],
    otherBookings: ['其他订舱方式', 'Other booking options', 'Другие виды бронирования'],
    service: ['投诉与建议', 'Complaints and suggestions', 'Жалобы и предложения'],
    share: ['邀请与分享', 'Invitations and sharing', 'Приглашения и ссылки'],
    system: ['系统管理', 'System administration', 'Администрирование'],
  } satisfies Record<PlannedFeature, Words>,
  unknownPage: {
    title: ['此页面暂时无法显示', 'This page is not available', 'Страницу пока нельзя показать'],
    text: template(
      (p: { name: string }) => `菜单指向的页面“${p.name}”不在当前版本中。请刷新页面以获取最新版本。`,
      (p) => `The page “${p.name}” is not part of this version. Please reload to get the latest version.`,
      (p) => `Страницы «${p.name}» нет в этой версии. Обновите страницу, чтобы получить последнюю версию.`,
    ),
    reload: ['刷新页面', 'Reload', 'Обновить'],
    home: ['返回首页', 'Back to home', 'На главную'],
  },
  innerLink: {
    newTab: ['在新标签页打开', 'Open in a new tab', 'Открыть в новой вкладке'],
    badTitle: ['链接地址无效', 'Invalid link', 'Неверная ссылка'],
    badText: [
      '此菜单的链接不是有效的网页地址，请联系平台管理员。',
      'The link of this menu entry is not a valid URL. Please contact the platform administrator.',
      'Ссылка этого пункта меню не является адресом веб-страницы. Сообщите администратору платформы.',
    ],
  },
  crash: {
    retry: ['重新打开此页面', 'Open this page again', 'Открыть страницу снова'],
    home: ['返回首页', 'Back to home', 'На главную'],
    copy: ['复制错误信息', 'Copy error details', 'Копировать сведения об ошибке'],
  },
  companyDoor: {
    title: ['企业认证后即可使用', 'Register your company to continue', 'Сначала зарегистрируйте компанию'],
    text: [
      '订舱等功能面向已认证的企业。提交企业资料，或申请加入您所在的企业。',
      'Booking is available to registered companies. Register your company or send a request to join it.',
      'Бронирование доступно зарегистрированным компаниям. Зарегистрируйте компанию или отправьте запрос на присоединение к ней.',
    ],
    register: ['去企业认证', 'Register company', 'Зарегистрировать компанию'],
    join: ['加入已有企业', 'Join an existing company', 'Присоединиться к компании'],
  },
});
