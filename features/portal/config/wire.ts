import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, message, nothing } from '../../../platform/wire/envelope.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { sortInput, timeRangeInput } from '../../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { line, optionalLine } from '../../../platform/wire/validators.ts';

/** 'Y' built in, cannot be removed; 'N' added by an administrator. */
export const CONFIG_TYPES = ['Y', 'N'] as const;
export const configType = z.enum(CONFIG_TYPES);

const configEntry = z.object({
  configId: z.number(),
  configKey: z.string(),
  configValue: z.string(),
  configName: z.string(),
  configType,
  remark: z.string(),
  createTime: z.string(),
});
export type ConfigEntry = z.infer<typeof configEntry>;

export const configValues = records({
  path: '/system/config',
  access: permissionsOf('system:config'),
  idName: 'configId',
  row: configEntry,
  fields: {
    configKey: line(100),
    configValue: optionalLine(500).describe('only some built-in values may be empty'),
    configName: optionalLine(100),
    remark: optionalLine(500),
  },
  filter: {
    ...timeRangeInput,
    ...sortInput(['configId', 'configKey', 'createTime']),
    configName: optionalLine(100),
    configKey: optionalLine(100),
    configType: configType.optional(),
  },
  exportName: 'config.value',
  calls: {
    list: 'Configuration values',
    read: 'A configuration value with what is known of it',
    add: 'Add a configuration value',
    edit: 'Change a configuration value',
    remove: 'Remove configuration values: one id, or several with commas',
  },
});

/** Answers in `msg`; '' for a missing key. */
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

/** Contact of the platform; empty: not published. */
export const contact = z.object({
  phone: z.string(),
  email: z.string(),
  serviceCode: z.string().describe('what the customer-service code says to a telephone'),
  hours: z.string(),
  address: z.string(),
});
export type Contact = z.infer<typeof contact>;

export const advertisement = z.object({
  image: z.string().describe('address of the picture, on this server'),
  link: z.string().describe('a page of the app, such as /planyleList, or an address elsewhere; empty: none'),
});
export type Advertisement = z.infer<typeof advertisement>;

const frameSettings = z.object({
  contact,
  advertisement: advertisement.nullable().describe('null where there is none, and for companies overseas'),
});
export type FrameSettings = z.infer<typeof frameSettings>;

export const readFrameSettings = call({
  method: 'GET',
  path: '/system/config/frame',
  effect: 'read',
  access: signedIn,
  summary: 'Public platform data of the frame: contact and advertisement',
  input: z.object({}),
  response: data(frameSettings),
});

export const refreshConfigCache = call({
  method: 'DELETE',
  path: '/system/config/refreshCache',
  effect: 'write',
  access: configValues.remove.access,
  summary: 'Reload the configuration in every server process',
  input: z.object({}),
  response: nothing(),
});

export const configChanged = topic({
  path: '/config',
  payload: z.object({ keys: z.array(z.string()).describe('* for all') }),
  access: () => true,
  summary: 'Configuration parameters have changed',
});
