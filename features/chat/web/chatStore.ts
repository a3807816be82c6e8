import { create } from 'zustand';
import type { BusinessType, ChatContainer } from '../conversation.ts';

/** Which conversation: a container and a service. */
export interface About {
  orderContainerId: number;
  businessType: BusinessType;
}

export const aboutOf = ({ orderContainerId, businessType }: About): About => ({
  orderContainerId,
  businessType,
});
export const keyOf = ({ orderContainerId, businessType }: About) => `${orderContainerId}-${businessType}`;
export const isSame = (one: About | null, other: About | null) =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

interface Chat {
  isOpen: boolean;
  chosen: About | null;
  /** a conversation that nobody has begun yet, at the top of the list while it is looked at (portal 2.8) */
  begun: (ChatContainer & About) | null;
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

/** Puts an empty conversation at the top and chooses it. */
export const begin = (container: ChatContainer, businessType: BusinessType) =>
  store.setState({
    wanted: null,
    begun: { ...container, businessType },
    chosen: { orderContainerId: container.orderContainerId, businessType },
  });

export const fulfil = (about: About) => store.setState({ wanted: null, chosen: aboutOf(about) });
