import type { Trilingual } from '../../../../platform/wire/language.ts';
import { TIMETABLE } from '../../../people/account/laterPages.ts';
import type { StoredAudience } from '../audience.ts';
import type { NoticeState } from '../states.ts';

/** Days count from today. */
export interface DemoNotice {
  title: Trilingual;
  content: Trilingual;
  noticeUrl?: string;
  isForced?: boolean;
  audience?: Partial<StoredAudience>;
  state: NoticeState;
  fromDay: number;
  toDay: number | null;
}

const NOWHERE: Trilingual = { zh: '', en: '', ru: '' };

/** One notice of each kind. */
export const DEMO_NOTICES: readonly DemoNotice[] = [
  {
    state: 'published',
    fromDay: -2,
    toDay: 30,
    title: {
      zh: '春节期间中欧班列开行及截单时间调整通知',
      en: 'Spring Festival: train timetable and earlier document cut-off',
      ru: 'Расписание поездов и приём документов в период Праздника весны',
    },
    content: {
      zh: '<h3>各位客户：</h3><p>春节期间西安至汉堡、马拉舍维奇方向班列<strong>正常开行</strong>，截单时间作如下调整：</p><ul><li><p>截单时间提前至开行前 <span style="color: #c2332c">48 小时</span>；</p></li><li><p>截港时间提前至开行前 24 小时；</p></li><li><p>节日期间退舱须提前 5 个工作日申请。</p></li></ul><blockquote><p>请合理安排备货和进场，避免甩箱。</p></blockquote>',
      en: '<h3>Dear customers,</h3><p>Trains from Xi’an to Hamburg and Małaszewicze <strong>run as planned</strong> over the Spring Festival. Please note the earlier deadlines:</p><ul><li><p>document cut-off <span style="color: #c2332c">48 hours</span> before departure;</p></li><li><p>gate-in cut-off 24 hours before departure;</p></li><li><p>cancellations at least 5 working days ahead.</p></li></ul><blockquote><p>Please plan loading and gate-in accordingly so that no container is rolled over.</p></blockquote>',
      ru: '<h3>Уважаемые клиенты!</h3><p>В период Праздника весны поезда из Сианя в Гамбург и Малашевиче отправляются <strong>по расписанию</strong>. Сроки изменены:</p><ul><li><p>приём документов — за <span style="color: #c2332c">48 часов</span> до отправления;</p></li><li><p>завоз контейнеров — за 24 часа до отправления;</p></li><li><p>отказ от перевозки — не позднее чем за 5 рабочих дней.</p></li></ul><blockquote><p>Просим планировать погрузку и завоз заранее.</p></blockquote>',
    },
  },
  {
    state: 'published',
    fromDay: -1,
    toDay: null,
    noticeUrl: TIMETABLE.path,
    title: {
      zh: '重庆—杜伊斯堡线新增每周五班列，现已开放订舱',
      en: 'Chongqing – Duisburg: a new Friday train is open for booking',
      ru: 'Чунцин – Дуйсбург: новый поезд по пятницам, бронирование открыто',
    },
    content: NOWHERE,
  },
  {
    state: 'published',
    fromDay: -5,
    toDay: 20,
    audience: { companyScopes: [2] },
    title: {
      zh: '关于规范危险品箱申报资料的通知',
      en: 'Documents for dangerous goods containers',
      ru: 'Документы на контейнеры с опасными грузами',
    },
    content: {
      zh: '<p>危险品箱订舱时须同时上传 <strong>MSDS</strong>、危包证和装箱照片，资料不全的订单将不予确认。</p>',
      en: '<p>Bookings of dangerous goods need the <strong>MSDS</strong>, the packaging certificate and photos of the stuffing. Incomplete orders cannot be confirmed.</p>',
      ru: '<p>К бронированиям на опасные грузы прилагаются <strong>паспорт безопасности (MSDS)</strong>, сертификат упаковки и фотографии погрузки. Неполные бронирования не подтверждаются.</p>',
    },
  },
  {
    state: 'published',
    fromDay: -1,
    toDay: 14,
    isForced: true,
    audience: { companyTypes: [3] },
    title: {
      zh: '多斯特克口岸换装作业调整',
      en: 'Dostyk: transshipment takes one day longer',
      ru: 'Достык: перегрузка занимает на сутки больше',
    },
    content: {
      zh: '<p>因换装线检修，多斯特克口岸换装时间预计延长 1 天，请提前安排阿拉山口站箱位。</p>',
      en: '<p>Because of track works at the transshipment yard, containers stay one day longer at Dostyk. Please keep room for them at Alashankou.</p>',
      ru: '<p>Из-за ремонта перегрузочных путей контейнеры задерживаются на станции Достык на одни сутки. Просим предусмотреть места на станции Алашанькоу.</p>',
    },
  },
  {
    state: 'published',
    fromDay: 10,
    toDay: 25,
    title: {
      zh: '平台系统升级维护公告',
      en: 'Scheduled platform maintenance',
      ru: 'Технические работы на платформе',
    },
    content: {
      zh: '<p>平台将于周六 23:00 至次日 02:00 升级，期间无法订舱。</p>',
      en: '<p>No bookings on Saturday from 23:00 to 02:00 while the platform is being upgraded.</p>',
      ru: '<p>В субботу с 23:00 до 02:00 бронирование недоступно из-за обновления платформы.</p>',
    },
  },
  {
    state: 'withdrawn',
    fromDay: -20,
    toDay: -5,
    title: {
      zh: '阿拉山口口岸大风停装通知',
      en: 'Alashankou: no loading because of strong winds',
      ru: 'Алашанькоу: погрузка остановлена из-за сильного ветра',
    },
    content: {
      zh: '<p>因大风天气，阿拉山口口岸暂停装卸，恢复时间另行通知。</p>',
      en: '<p>Loading at Alashankou is suspended because of strong winds. We will inform you when it resumes.</p>',
      ru: '<p>Из-за сильного ветра погрузка на станции Алашанькоу приостановлена. О возобновлении сообщим дополнительно.</p>',
    },
  },
  {
    state: 'draft',
    fromDay: 3,
    toDay: null,
    audience: { companyTypes: [2], roleKeys: ['customer'] },
    title: { zh: '下季度阶梯运价说明会邀请', en: '', ru: '' },
    content: {
      zh: '<p>诚邀各位客户参加下季度运价说明会，<em>时间地点待定</em>。</p>',
      en: '',
      ru: '',
    },
  },
];
