import AccountBookOutlined from '@ant-design/icons/AccountBookOutlined';
import AimOutlined from '@ant-design/icons/AimOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CarOutlined from '@ant-design/icons/CarOutlined';
import CarryOutOutlined from '@ant-design/icons/CarryOutOutlined';
import CheckSquareOutlined from '@ant-design/icons/CheckSquareOutlined';
import CommentOutlined from '@ant-design/icons/CommentOutlined';
import ContactsOutlined from '@ant-design/icons/ContactsOutlined';
import ContainerOutlined from '@ant-design/icons/ContainerOutlined';
import ControlOutlined from '@ant-design/icons/ControlOutlined';
import CreditCardOutlined from '@ant-design/icons/CreditCardOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import DiffOutlined from '@ant-design/icons/DiffOutlined';
import DollarOutlined from '@ant-design/icons/DollarOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined';
import FileProtectOutlined from '@ant-design/icons/FileProtectOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import NodeIndexOutlined from '@ant-design/icons/NodeIndexOutlined';
import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import PercentageOutlined from '@ant-design/icons/PercentageOutlined';
import PieChartOutlined from '@ant-design/icons/PieChartOutlined';
import PlusSquareOutlined from '@ant-design/icons/PlusSquareOutlined';
import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
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
  page: <FileTextOutlined />,
  money: <DollarOutlined />,
  bank: <BankOutlined />,
  company: <ShopOutlined />,
  user: <UserOutlined />,
  team: <TeamOutlined />,
  setting: <SettingOutlined />,
  system: <SettingOutlined />,
  tool: <ToolOutlined />,
  monitor: <DesktopOutlined />,
  link: <LinkOutlined />,
  clash: <DiffOutlined />,
  price: <TagsOutlined />,
  truck: <CarOutlined />,
  fee: <PlusSquareOutlined />,
  rate: <SwapOutlined />,
  invoice: <FileDoneOutlined />,
  ladder: <PercentageOutlined />,
  journal: <BookOutlined />,
  bill: <AccountBookOutlined />,
  limit: <CreditCardOutlined />,
  receipt: <ImportOutlined />,
  payout: <ExportOutlined />,
  deposit: <SafetyOutlined />,
  done: <CheckSquareOutlined />,
  upload: <UploadOutlined />,
  contract: <FileProtectOutlined />,
  template: <SnippetsOutlined />,
  demand: <CarryOutOutlined />,
  leave: <LogoutOutlined />,
  trustee: <SolutionOutlined />,
  identity: <IdcardOutlined />,
  lock: <LockOutlined />,
  answer: <CommentOutlined />,
  notice: <NotificationOutlined />,
  addressBook: <ContactsOutlined />,
  load: <PieChartOutlined />,
};

/** A generic icon for unknown names. */
export default function NamedIcon({ name }: { name: string }) {
  return ICONS[name] ?? <AppstoreOutlined />;
}
