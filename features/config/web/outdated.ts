import { configKey, listConfig, readFrameSettings } from '../wire.ts';

/** What is read anew when a value has changed. */
export const INVALIDATES = [listConfig, configKey, readFrameSettings];
