import { z } from 'zod';

export class ConfigError extends Error {}

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const onOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' });

const mail = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
    .optional(),
  SMTP_FROM: z
    .string()
    .regex(
      /^[^@\s<>]+@[^@\s<>]+$|^[^<>]*<[^@\s<>]+@[^@\s<>]+>$/,
      'must be an address such as Ironsilk <portal@example.com>',
    )
    .optional(),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://sms.example.com/send' })
    .optional(),
  SMS_WEBHOOK_TOKEN: z.string().optional(),
};

const identity = {
  IDENTITY_PROVIDER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://identity.example.com/v1' })
    .optional(),
  IDENTITY_PROVIDER_KEY: z.string().optional(),
  IDENTITY_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
};

const s3 = {
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: onOff.optional(),
};

const CLAMD_ADDRESS = /^(tcp:\/\/[^/\s]+:\d+|unix:\/\/\/\S+)$/;

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: wholeNumber(2, 90).default(20),
  PUBLIC_URL: z.url({ error: 'must be an address such as https://portal.example.com' }).optional(),
  DEMO: onOff.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'is not a log level' })
    .default('info'),
  METRICS: z
    .enum(['loopback', 'everywhere', 'off'], { error: 'must be "loopback", "everywhere" or "off"' })
    .default('loopback'),
  TRUST_PROXY: onOff.default('off'),
  JOBS: onOff.default('on'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  REPEAT_WINDOW_MS: wholeNumber(0, 60_000).default(500),
  STRICT_ANSWERS: onOff.default('off'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  LIVE_PER_PERSON: wholeNumber(1, 10_000).default(20),
  LIVE_PER_ADDRESS: wholeNumber(1, 100_000).default(500),
  CLAMD_URL: z
    .string()
    .regex(CLAMD_ADDRESS, 'must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl')
    .optional(),
  OFFICE_WOPI_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://office.example.com' })
    .optional(),
  ...mail,
  ...identity,
  ...s3,
});

const checkedEnvironment = environment
  .refine((values) => !values.SMTP_URL || values.SMTP_FROM, {
    path: ['SMTP_FROM'],
    error: 'must be given together with SMTP_URL',
  })
  .refine((values) => !values.IDENTITY_PROVIDER_URL || values.IDENTITY_PROVIDER_KEY, {
    path: ['IDENTITY_PROVIDER_KEY'],
    error: 'must be given together with IDENTITY_PROVIDER_URL',
  })
  .refine((values) => !values.IDENTITY_PROVIDER_URL || values.IDENTITY_WEBHOOK_SECRET, {
    path: ['IDENTITY_WEBHOOK_SECRET'],
    error: 'must be given together with IDENTITY_PROVIDER_URL',
  })
  .refine((values) => !values.S3_BUCKET || values.S3_ACCESS_KEY_ID, {
    path: ['S3_ACCESS_KEY_ID'],
    error: 'must be given together with S3_BUCKET',
  })
  .refine((values) => !values.S3_BUCKET || values.S3_SECRET_ACCESS_KEY, {
    path: ['S3_SECRET_ACCESS_KEY'],
    error: 'must be given together with S3_BUCKET',
  })
  .refine((values) => values.S3_BUCKET || !values.S3_ENDPOINT, {
    path: ['S3_BUCKET'],
    error: 'must be given together with S3_ENDPOINT',
  });

export interface S3Config {
  bucket: string;
  /** undefined: Amazon S3 */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** needed by most stores other than Amazon's */
  isPathStyle: boolean;
}

/** Settings of the server, read from the environment once, at start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** undefined: the embedded database under `dataDir` */
  databaseUrl: string | undefined;
  databasePool: number;
  publicUrl: string | undefined;
  isDemo: boolean;
  logLevel: string;
  metrics: 'loopback' | 'everywhere' | 'off';
  trustsProxy: boolean;
  /** whether this process runs scheduled jobs; at least one process must */
  runsJobs: boolean;
  /** initial password of the administrator, changed at the first sign-in */
  adminPassword: string | undefined;
  /** the same write by the same user within this time is rejected as a duplicate; 0: never */
  duplicateWindowMs: number;
  /** responses that violate their schema throw (tests, development) instead of being logged */
  isStrictAboutResponses: boolean;
  /** encrypts secrets at rest; undefined: a generated key in the database */
  secretKey: string | undefined;
  /** opens what it sealed until that is sealed anew */
  previousSecretKey: string | undefined;
  livePerPerson: number;
  livePerAddress: number;
  /** undefined: e-mail stays on the outbox page */
  smtp: { url: string; from: string } | undefined;
  smsWebhook: { url: string; token: string | undefined } | undefined;
  /** commercial provider of identity checks; undefined: the portal's own check */
  identityProvider: { url: string; key: string; webhookSecret: string } | undefined;
  /** document server of the WOPI kind; undefined: the portal's own editor */
  officeWopiUrl: string | undefined;
  /** undefined: files are stored under `dataDir` */
  s3: S3Config | undefined;
  /** virus scanner, `tcp://host:port` or `unix:///path`; undefined: no scanning */
  clamdUrl: string | undefined;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = checkedEnvironment.safeParse(present);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    publicUrl: values.PUBLIC_URL,
    isDemo: values.DEMO === undefined ? values.DATABASE_URL === undefined : values.DEMO === 'on',
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS,
    trustsProxy: values.TRUST_PROXY === 'on',
    runsJobs: values.JOBS === 'on',
    adminPassword: values.ADMIN_PASSWORD,
    duplicateWindowMs: values.REPEAT_WINDOW_MS,
    isStrictAboutResponses: values.STRICT_ANSWERS === 'on',
    secretKey: values.SECRET_KEY,
    previousSecretKey: values.SECRET_KEY_PREVIOUS,
    livePerPerson: values.LIVE_PER_PERSON,
    livePerAddress: values.LIVE_PER_ADDRESS,
    clamdUrl: values.CLAMD_URL,
    officeWopiUrl: values.OFFICE_WOPI_URL,
    ...transportConfigOf(values),
    identityProvider: identityConfigOf(values),
    s3: s3ConfigOf(values),
  };
}

function transportConfigOf(values: z.infer<typeof environment>): Pick<Config, 'smtp' | 'smsWebhook'> {
  const { SMTP_URL: url, SMTP_FROM: from, SMS_WEBHOOK_URL: webhook, SMS_WEBHOOK_TOKEN: token } = values;
  return {
    smtp: url && from ? { url, from } : undefined,
    smsWebhook: webhook ? { url: webhook, token } : undefined,
  };
}

function identityConfigOf(values: z.infer<typeof environment>): Config['identityProvider'] {
  const { IDENTITY_PROVIDER_URL: url, IDENTITY_PROVIDER_KEY: key } = values;
  const { IDENTITY_WEBHOOK_SECRET: webhookSecret } = values;
  return url && key && webhookSecret ? { url, key, webhookSecret } : undefined;
}

function s3ConfigOf(values: z.infer<typeof environment>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const isPathStyle = values.S3_PATH_STYLE === undefined ? endpoint !== undefined : values.S3_PATH_STYLE === 'on';
  return { bucket, endpoint, region, accessKeyId, secretAccessKey, isPathStyle };
}
