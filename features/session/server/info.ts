import type { Asking } from '../../../platform/server/http/asking.ts';
import { findProfile } from '../../account/server/index.ts';
import { readConfigValue } from '../../config/server/index.ts';
import type { PublishedNotices } from '../../notice/server/index.ts';
import type { UserInfo } from '../wire.ts';

const flag = (isSet: boolean) => (isSet ? '1' : '0');
const MAIN_ACCOUNT = '1';
const SUB_ACCOUNT = '2';

export async function userInfoOf({ who, db }: Asking, notices: PublishedNotices): Promise<UserInfo> {
  const [profile, campaign, shown] = await Promise.all([
    findProfile(db, who.accountId),
    readConfigValue(db, 'qcActivitySwitch'),
    notices.for(who),
  ]);
  const { companyId, companyNo, companyName, companyType } = who;
  return {
    user: {
      userId: who.accountId,
      userName: who.username,
      nickName: who.name,
      companyId,
      companyFullName: companyName,
      userType: flag(companyId === null),
    },
    name: who.name,
    companyNo,
    companyType,
    companyScope: [...who.companyScope],
    companyUser:
      companyId === null
        ? null
        : {
            companyUserId: who.accountId,
            realUsername: who.name,
            registerEmail: profile?.email ?? '',
            userType: who.isMainAccount ? MAIN_ACCOUNT : SUB_ACCOUNT,
            mobileNo: profile?.mobile ?? '',
            cardType: '',
          },
    roles: [...who.roles],
    permissions: [...who.permissions],
    qcActivitySwitch: campaign || '0',
    subAccHideInfoFlag: flag(who.hidesMoney),
    noticeCount: shown.length,
    mustChangePassword: who.mustChangePassword,
  };
}
