import type { PlannedFeature } from '../plannedRoutes.ts';

const features: Record<PlannedFeature, string> = {
  campaign: '抢舱活动',
  contract: '合同与授权委托',
  customs: '报关服务',
  documents: '单证与发运资料',
  information: '服务信息与资讯',
  lcl: '拼箱订舱',
  otherBookings: '其他订舱方式',
  service: '投诉与建议',
  share: '邀请与分享',
  system: '系统管理',
};

const zh = {
  coming: {
    title: (p: { feature: string }) => `${p.feature}即将上线`,
    text: '此页面的地址已预留，功能正在建设中，上线后即可从这里进入。当前没有需要您处理的事项。',
    home: '返回首页',
    back: '返回上一页',
    signIn: '前往登录',
  },
  features,
  unknownPage: {
    title: '此页面暂时无法显示',
    text: (p: { name: string }) => `菜单指向的页面“${p.name}”不在当前版本中。请刷新页面以获取最新版本。`,
    reload: '刷新页面',
    home: '返回首页',
  },
  innerLink: {
    newTab: '在新标签页打开',
    badTitle: '链接地址无效',
    badText: '此菜单的链接不是有效的网页地址，请联系平台管理员。',
  },
  crash: {
    retry: '重新打开此页面',
    home: '返回首页',
    copy: '复制故障信息',
  },
  companyDoor: {
    title: '企业认证后即可使用',
    text: '订舱等功能面向已认证的企业。提交企业资料，或申请加入您所在的企业。',
    register: '去企业认证',
    join: '加入已有企业',
  },
};

export default zh;
