import type { MessageTransport } from './messageTransport.ts';

export const noTransport: MessageTransport = {
  isConfigured: false,
  deliver: async () => {},
  close: () => {},
};
