import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { USER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { readConfigValue } from '../../../portal/config/server/index.ts';
import type { PublishedNoticesCache } from '../../../portal/notice/server/index.ts';
import { scopeTypeName } from '../../account/scopeTypes.ts';
import { findProfile } from '../../account/server/index.ts';
import type { UserInfo } from '../wire.ts';

const flag = (isSet: boolean) => (isSet ? '1' : '0');

export async function userInfoOf(
  { user, db, language }: CallContext,
  notices: PublishedNoticesCache,
): Promise<UserInfo> {
  const [profile, campaign, published] = await Promise.all([
    findProfile(db, user.accountId),
    readConfigValue(db, 'qcActivitySwitch'),
    notices.visibleTo(user),
  ]);
  const { companyId, companyNo, companyName, companyType, companyEntity } = user;
  return {
    user: {
      userId: user.accountId,
      userName: user.username,
      nickName: user.name,
      companyId,
      companyFullName: companyName,
      userType: flag(companyId === null),
    },
    name: user.name,
    companyNo,
    companyType,
    companyScope: [...user.companyScope],
    companyScopeList: user.companyScope.map((companyScope) => ({
      companyScope,
      scopeTypeName: scopeTypeName(companyScope, language),
    })),
    companyEntity,
    companyTypeCheck: user.customerKind,
    companyUser:
      companyId === null
        ? null
        : {
            companyUserId: user.accountId,
            realUsername: user.name,
            registerEmail: profile?.email ?? '',
            userType: user.isMainAccount ? USER_TYPE.main : USER_TYPE.sub,
            empowerType: user.empowerType,
            mobileNo: profile?.mobile ?? '',
            cardType: '',
          },
    roles: [...user.roles],
    permissions: [...user.permissions],
    qcActivitySwitch: campaign || '0',
    subAccHideInfoFlag: flag(user.hidesMoney),
    noticeCount: published.length,
    mustChangePassword: user.mustChangePassword,
    mustSetUpTwoStep: user.mustSetUpTwoStep ?? false,
  };
}
