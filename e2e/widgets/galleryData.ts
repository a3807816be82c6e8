import type { Train } from '../../features/freight/train/wire.ts';
import type { UserInfo } from '../../features/people/session/wire.ts';
import type { DictEntry } from '../../features/portal/dict/wire.ts';

/** Has no right: the frame reads as little as it can. */
export const PERSON: UserInfo = {
  user: {
    userId: 1,
    userName: 'shipper',
    nickName: '李思远',
    companyId: 2,
    companyFullName: '西安丝路货运有限公司',
    userType: '0',
  },
  name: '李思远',
  companyNo: '10001',
  companyType: 2,
  companyScope: [2],
  companyScopeList: [],
  companyEntity: null,
  companyTypeCheck: null,
  companyUser: null,
  roles: ['customer'],
  permissions: [],
  qcActivitySwitch: '0',
  subAccHideInfoFlag: '0',
  noticeCount: 0,
  mustChangePassword: false,
  mustSetUpTwoStep: false,
};

const labels = { zh: '审核通过', en: 'Approved', ru: 'Одобрена' };

export const ENTRIES: DictEntry[] = [
  {
    dictCode: 1,
    dictType: 'authorizeStatus',
    dictValue: '1',
    dictLabel: labels.zh,
    labels,
    dictSort: 1,
    listClass: 'success',
    cssClass: '',
    isDefault: 'N',
    status: '0',
    remark: '',
    createTime: '2026-01-01 00:00:00',
  },
];

export const TRAIN: Train = {
  trainInfoId: 1,
  trainNo: 'X8155',
  lineId: 1,
  lineName: '西安—杜伊斯堡',
  lineType: 'EU',
  direction: 'outbound',
  startStationId: 1,
  startStation: '西安国际港',
  endStationId: 2,
  endStation: '杜伊斯堡',
  departTime: '2026-01-10 10:00:00',
  arriveTime: '2026-01-25 10:00:00',
  expectedDepartTime: '2026-01-10 10:00:00',
  expectedArriveTime: '2026-01-25 10:00:00',
  cutoffTime: '2026-01-08 10:00:00',
  gateInTime: '2026-01-09 10:00:00',
  capacityTeu: 100,
  remainTeu: 40,
  status: 'open',
  isBookable: true,
  sizeTypes: ['22G1'],
  prices: [{ sizeType: '22G1', price: '2450.00', currency: 'USD' }],
};
