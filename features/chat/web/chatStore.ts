import { create } from 'zustand';
import { type BusinessType, type ChatContainer, FREE_TRADE_PORT } from '../conversation.ts';

export interface About {
  orderContainerId: number;
  businessType: BusinessType;
  servingCompanyNo: string;
}

export const aboutOf = ({ orderContainerId, businessType, servingCompanyNo }: About): About => ({
  orderContainerId,
  businessType,
  servingCompanyNo,
});
export const keyOf = ({ orderContainerId, businessType, servingCompanyNo }: About) =>
  `${orderContainerId}-${businessType}-${servingCompanyNo}`;
export const isSame = (one: About | null, other: About | null) =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

interface Chat {
  isOpen: boolean;
  chosen: About | null;
  /** not started yet; top of the list while selected (portal 2.8) */
  begun: (ChatContainer & About & { counterpartName?: string }) | null;
  /** container to open; resolved once the list is loaded */
  wanted: ChatContainer | null;
}

const store = create<Chat>(() => ({ isOpen: false, chosen: null, begun: null, wanted: null }));

export const useChat = store;

export const toggleChat = () => store.setState(({ isOpen }) => ({ isOpen: !isOpen }));
export const closeChat = () => store.setState({ isOpen: false });

export const openChatFor = (container: ChatContainer) => store.setState({ isOpen: true, wanted: container });

export const choose = (chosen: About | null) => store.setState({ chosen });

export const openChatAt = (about: About) => store.setState({ isOpen: true, chosen: aboutOf(about) });

export function begin(
  container: ChatContainer,
  businessType: BusinessType,
  serving: Pick<About, 'servingCompanyNo'> & { counterpartName?: string } = PORT,
): void {
  const { orderContainerId, containerNo, orderBigNo, trainNo } = container;
  const begun = { orderContainerId, containerNo, orderBigNo, trainNo, businessType, ...serving };
  store.setState({ wanted: null, begun, chosen: aboutOf(begun) });
}

const PORT = { servingCompanyNo: FREE_TRADE_PORT };

export const fulfil = (about: About) => store.setState({ wanted: null, chosen: aboutOf(about) });
