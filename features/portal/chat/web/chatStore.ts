import { create } from 'zustand';
import {
  type BusinessType,
  type ChatContainer,
  type ConversationKey,
  conversationKeyOf,
  FREE_TRADE_PORT,
} from '../conversation.ts';

/** Service, its supplier, and the name of the other side. */
export type ServiceParty = Pick<ConversationKey, 'businessType' | 'servingCompanyNo'> & {
  counterpartName: string;
};

interface ChatState {
  isOpen: boolean;
  selected: ConversationKey | null;
  /** not started yet; top of the list while selected (portal 2.8) */
  newConversation: (ChatContainer & ConversationKey & { counterpartName?: string }) | null;
  /** container to open, with its service where one is meant; resolved once the list is loaded */
  requestedContainer: (ChatContainer & { about?: ServiceParty | undefined }) | null;
}

const store = create<ChatState>(() => ({
  isOpen: false,
  selected: null,
  newConversation: null,
  requestedContainer: null,
}));

export const useChatStore = store;

export const toggleChat = () => store.setState(({ isOpen }) => ({ isOpen: !isOpen }));
export const closeChat = () => store.setState({ isOpen: false });

export const openChatForContainer = (container: ChatContainer, about?: ServiceParty) =>
  store.setState({ isOpen: true, requestedContainer: { ...container, about } });

export const selectConversation = (selected: ConversationKey | null) => store.setState({ selected });

export const openChatAt = (about: ConversationKey) =>
  store.setState({ isOpen: true, selected: conversationKeyOf(about) });

export function startConversation(
  container: ChatContainer,
  businessType: BusinessType,
  serving: Pick<ConversationKey, 'servingCompanyNo'> & { counterpartName?: string } = PLATFORM,
): void {
  const { orderContainerId, containerNo, orderBigNo, trainNo } = container;
  const newConversation = { orderContainerId, containerNo, orderBigNo, trainNo, businessType, ...serving };
  store.setState({ requestedContainer: null, newConversation, selected: conversationKeyOf(newConversation) });
}

const PLATFORM = { servingCompanyNo: FREE_TRADE_PORT };

export const showRequested = (about: ConversationKey) =>
  store.setState({ requestedContainer: null, selected: conversationKeyOf(about) });
