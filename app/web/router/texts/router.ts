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
      '此页面的地址已预留，功能正在建设中，上线后即可从这里进入。当前没有需要您处理的事项。',
      'This page has its address already and is being built. You will find it here once it opens. Nothing needs doing on your side.',
      'Адрес этой страницы уже существует, сама она готовится и откроется здесь. От вас сейчас ничего не требуется.',
    ],
    home: ['返回首页', 'Back to home', 'На главную'],
    back: ['返回上一页', 'Go back', 'Назад'],
    signIn: ['前往登录', 'Sign in', 'Войти'],
  },
  features: {
    campaign: ['抢舱活动', 'Grab-a-slot campaign', 'Акция «Успей забронировать»'],
    contract: ['合同与授权委托', 'Contracts and authorization', 'Договоры и доверенности'],
    customs: ['报关服务', 'Customs declaration', 'Таможенное оформление'],
    documents: ['单证与发运资料', 'Documents and shipping data', 'Документы и данные об отправке'],
    information: ['服务信息与资讯', 'Services and news', 'Услуги и новости'],
    lcl: ['拼箱订舱', 'LCL booking', 'Сборные отправки'],
    otherBookings: ['其他订舱方式', 'Other kinds of booking', 'Другие виды бронирования'],
    service: ['投诉与建议', 'Complaints and suggestions', 'Жалобы и предложения'],
    share: ['邀请与分享', 'Invitations and sharing', 'Приглашения и ссылки'],
    system: ['系统管理', 'System administration', 'Администрирование'],
  } satisfies Record<PlannedFeature, Words>,
  unknownPage: {
    title: ['此页面暂时无法显示', 'This page cannot be shown yet', 'Страницу пока нельзя показать'],
    text: template(
      (p: { name: string }) => `菜单指向的页面“${p.name}”不在当前版本中。请刷新页面以获取最新版本。`,
      (p) =>
        `The menu leads to the page “${p.name}”, which this version does not have. Reload to get the latest version.`,
      (p) =>
        `Меню ведёт на страницу «${p.name}», которой нет в этой версии. Обновите страницу, чтобы получить последнюю версию.`,
    ),
    reload: ['刷新页面', 'Reload', 'Обновить'],
    home: ['返回首页', 'Back to home', 'На главную'],
  },
  innerLink: {
    newTab: ['在新标签页打开', 'Open in a new tab', 'Открыть в новой вкладке'],
    badTitle: ['链接地址无效', 'Not a valid link', 'Неверная ссылка'],
    badText: [
      '此菜单的链接不是有效的网页地址，请联系平台管理员。',
      'The link of this menu entry is not the address of a web page. Please tell the platform’s administrator.',
      'Ссылка этого пункта меню не является адресом веб-страницы. Сообщите администратору платформы.',
    ],
  },
  crash: {
    retry: ['重新打开此页面', 'Open this page again', 'Открыть страницу снова'],
    home: ['返回首页', 'Back to home', 'На главную'],
    copy: ['复制故障信息', 'Copy fault details', 'Копировать сведения о сбое'],
  },
  companyDoor: {
    title: ['企业认证后即可使用', 'Register your company to continue', 'Сначала зарегистрируйте компанию'],
    text: [
      '订舱等功能面向已认证的企业。提交企业资料，或申请加入您所在的企业。',
      'Booking is open to registered companies. Submit your company, or ask to join the one you work for.',
      'Бронирование доступно зарегистрированным компаниям. Отправьте анкету или попросите принять вас в компанию, где вы работаете.',
    ],
    register: ['去企业认证', 'Register company', 'Зарегистрировать компанию'],
    join: ['加入已有企业', 'Join an existing company', 'Присоединиться к компании'],
  },
});
