import AimOutlined from '@ant-design/icons/AimOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import ContainerOutlined from '@ant-design/icons/ContainerOutlined';
import ControlOutlined from '@ant-design/icons/ControlOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import DollarOutlined from '@ant-design/icons/DollarOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import NodeIndexOutlined from '@ant-design/icons/NodeIndexOutlined';
import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { ReactNode } from 'react';

/** A locomotive, missing in the icon set. */
function TrainIcon() {
  return (
    <span className="anticon" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      >
        <path d="M6 4.5A2.5 2.5 0 0 1 8.5 2h7A2.5 2.5 0 0 1 18 4.5V15a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" />
        <path d="M6 10.5h12M9.5 2v3M14.5 2v3M9 18l-3 4M15 18l3 4" />
        <path d="M9.2 14.3h.1M14.7 14.3h.1" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
    </span>
  );
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  home: <HomeOutlined />,
  dashboard: <DashboardOutlined />,
  train: <TrainIcon />,
  calendar: <CalendarOutlined />,
  container: <ContainerOutlined />,
  control: <ControlOutlined />,
  order: <ProfileOutlined />,
  profile: <ProfileOutlined />,
  list: <UnorderedListOutlined />,
  audit: <AuditOutlined />,
  line: <NodeIndexOutlined />,
  network: <NodeIndexOutlined />,
  station: <EnvironmentOutlined />,
  map: <GlobalOutlined />,
  tracking: <AimOutlined />,
  mail: <MailOutlined />,
  message: <MessageOutlined />,
  file: <FileTextOutlined />,
  money: <DollarOutlined />,
  company: <BankOutlined />,
  user: <UserOutlined />,
  team: <TeamOutlined />,
  setting: <SettingOutlined />,
  system: <SettingOutlined />,
  tool: <ToolOutlined />,
  monitor: <DesktopOutlined />,
  link: <LinkOutlined />,
};

/** A generic icon for unknown names. */
export function menuIcon(name: string): ReactNode {
  return ICONS[name] ?? <AppstoreOutlined />;
}
