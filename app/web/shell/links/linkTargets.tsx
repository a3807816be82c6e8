import AimOutlined from '@ant-design/icons/AimOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import FormOutlined from '@ant-design/icons/FormOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { ReactNode } from 'react';
import { downloadsPage } from '../../../../features/documents/export/pages.ts';
import { tracePage } from '../../../../features/freight/tracking/pages.ts';
import { accountPage } from '../../../../features/people/session/pages.ts';
import type { ShellLink } from './shellPolicy.ts';

/** `window`: a page without the frame, in a new window. */
interface LinkTarget {
  to: string;
  opens: 'page' | 'window';
}

export const LINK_TARGETS: Record<Exclude<ShellLink, 'password'>, LinkTarget> = {
  complaint: { to: '/complaintRecommend', opens: 'page' },
  campaign: { to: '/grabCabin', opens: 'page' },
  help: { to: '/supportServices', opens: 'page' },
  tracking: { to: tracePage.path, opens: 'window' },
  account: { to: accountPage.path, opens: 'page' },
  downloads: { to: downloadsPage.path, opens: 'page' },
};

export const LCL_PATH = '/booking/spellBox';

export const LINK_ICONS: Record<ShellLink, ReactNode> = {
  complaint: <FormOutlined />,
  campaign: <ThunderboltOutlined />,
  help: <QuestionCircleOutlined />,
  tracking: <AimOutlined />,
  account: <UserOutlined />,
  password: <LockOutlined />,
  downloads: <DownloadOutlined />,
};
