import { create } from 'zustand';
import { type BusinessType, type ChatContainer, FREE_TRADE_PORT } from '../conversation.ts';

/** Which conversation: a container, a service, and who serves. */
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
  /** a conversation that nobody has begun yet, at the top of the list while it is looked at (portal 2.8) */
  begun: (ChatContainer & About & { counterpartName?: string }) | null;
  /** opened for a container; the list chooses among its conversations once it is there */
  wanted: ChatContainer | null;
}

const store = create<Chat>(() => ({ isOpen: false, chosen: null, begun: null, wanted: null }));

/** The chat's window of this tab: whether it is open, and at which conversation. */
export const useChat = store;

export const toggleChat = () => store.setState(({ isOpen }) => ({ isOpen: !isOpen }));
export const closeChat = () => store.setState({ isOpen: false });

/** Opens the window at a container: at its conversation, or at an empty one. */
export const openChatFor = (container: ChatContainer) => store.setState({ isOpen: true, wanted: container });

export const choose = (chosen: About | null) => store.setState({ chosen });

/** Opens the window at a conversation. */
export const openChatAt = (about: About) => store.setState({ isOpen: true, chosen: aboutOf(about) });

/** Puts an empty conversation at the top and chooses it; with the platform unless said otherwise. */
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
