import { z } from 'zod';
import { permission, signedIn } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, message, nothing, rows } from '../../platform/wire/envelope.ts';
import { topic } from '../../platform/wire/live/topic.ts';
import { pageInput, sortInput, timeRangeInput } from '../../platform/wire/paging.ts';
import { id, ids, line, optionalLine } from '../../platform/wire/validators.ts';

/** 'Y' comes with the portal and stays; 'N' was added by an administrator. */
export const CONFIG_TYPES = ['Y', 'N'] as const;
export const configType = z.enum(CONFIG_TYPES);

/** A value that administrators change while the portal runs. */
export const configEntry = z.object({
  configId: z.number(),
  configKey: z.string(),
  configValue: z.string(),
  configName: z.string(),
  configType,
  remark: z.string(),
  createTime: z.string(),
});
export type ConfigEntry = z.infer<typeof configEntry>;

const wholeEntry = {
  configKey: line(100),
  configValue: optionalLine(500).describe('only some built-in values may be empty'),
  configName: optionalLine(100),
  remark: optionalLine(500),
};

export const listConfig = call({
  method: 'GET',
  path: '/system/config/list',
  effect: 'read',
  access: permission('system:config:list'),
  summary: 'Configuration values',
  input: z.object({
    ...pageInput,
    ...timeRangeInput,
    ...sortInput(['configId', 'configKey', 'createTime']),
    configName: optionalLine(100),
    configKey: optionalLine(100),
    configType: configType.optional(),
  }),
  response: rows(configEntry),
});

export const readConfig = call({
  method: 'GET',
  path: '/system/config/{id}',
  effect: 'read',
  access: permission('system:config:query'),
  summary: 'A configuration value with what is known of it',
  input: z.object({ id }),
  response: data(configEntry),
});

/** The value travels in `msg`, empty when there is no such key. */
export const configKey = call({
  method: 'GET',
  path: '/system/config/configKey/{key}',
  effect: 'read',
  access: signedIn,
  isAllowedBeforePasswordChange: true,
  summary: 'Value of a configuration key',
  input: z.object({ key: line(100) }),
  response: message(),
});

/** How the platform is reached; empty is what it does not tell. */
export const contact = z.object({
  phone: z.string(),
  email: z.string(),
  serviceCode: z.string().describe('what the customer-service code says to a telephone'),
  hours: z.string(),
  address: z.string(),
});
export type Contact = z.infer<typeof contact>;

/** A picture that leads somewhere. */
export const advertisement = z.object({
  image: z.string().describe('address of the picture, on this server'),
  link: z.string().describe('a page of the app, such as /planyleList, or an address elsewhere; empty: none'),
});
export type Advertisement = z.infer<typeof advertisement>;

export const frameSettings = z.object({
  contact,
  advertisement: advertisement.nullable().describe('null where there is none, and for companies overseas'),
});
export type FrameSettings = z.infer<typeof frameSettings>;

export const readFrameSettings = call({
  method: 'GET',
  path: '/system/config/frame',
  effect: 'read',
  access: signedIn,
  summary: 'What the frame shows of the platform: how it is reached, and its advertisement',
  input: z.object({}),
  response: data(frameSettings),
});

export const addConfig = call({
  method: 'POST',
  path: '/system/config',
  effect: 'write',
  access: permission('system:config:add'),
  summary: 'Add a configuration value',
  input: z.object(wholeEntry),
  response: nothing(),
});

export const changeConfig = call({
  method: 'PUT',
  path: '/system/config',
  effect: 'write',
  access: permission('system:config:edit'),
  summary: 'Change a configuration value',
  input: z.object({ configId: id, ...wholeEntry }),
  response: nothing(),
});

export const removeConfig = call({
  method: 'DELETE',
  path: '/system/config/{id}',
  effect: 'write',
  access: permission('system:config:remove'),
  summary: 'Remove configuration values: one id, or several with commas',
  input: z.object({ id: ids }),
  response: nothing(),
});

export const refreshConfigCache = call({
  method: 'DELETE',
  path: '/system/config/refreshCache',
  effect: 'write',
  access: permission('system:config:remove'),
  summary: 'Have every server process read the configuration anew',
  input: z.object({}),
  response: nothing(),
});

export const configChanged = topic({
  path: '/config',
  payload: z.object({ keys: z.array(z.string()).describe('* for all') }),
  access: () => true,
  summary: 'Values that administrators keep have changed',
});
