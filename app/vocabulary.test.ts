import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const SOURCES = globSync('{app,features,platform,libs,e2e,bench}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.endsWith('vocabulary.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Names that had to be learned, each with the term that replaced it (docs/glossary.md). */
const RETIRED: Record<string, string> = {
  Asking: 'CallContext',
  asking: 'ctx',
  refusing: 'userErrorsIn',
  Remembered: 'InvalidatedCache',
  forgetEverywhere: 'invalidate',
  ShareNextRead: 'RequestCoalescer',
  Hearer: 'Subscriber',
  Hearing: 'Subscription',
  Hearings: 'Subscriptions',
  Switchboard: 'SubscriptionRegistry',
  FirstHearing: 'InitialSubscriptions',
  onHearing: 'onSubscribed',
  letIn: 'admit',
  letOut: 'release',
  LiveRoom: 'ServerContext',
  askApart: 'runInChildProcess',
  NoAnswer: 'ChildProcessError',
  Brought: 'PreStagedBlobs',
  broughtKey: 'stagedKey',
  keepBlob: 'saveBlob',
  isKept: 'blobExists',
  takeIntoUse: 'touchBlob',
  PartsDesk: 'ResumableUploads',
  lookInto: 'inspectFile',
  refuseWithoutRoom: 'assertQuota',
  takeIn: 'receiveUpload',
  PostRoom: 'OutboxDispatcher',
  leavesTheHouse: 'isConfigured',
  SILENT_S: 'LEASE_TIMEOUT_S',
  Deed: 'AuditEntry',
  deedOf: 'auditEntryOf',
  Saying: 'LocalizedText',
  whoIsBehind: 'createAuthenticator',
  Telling: 'NewMessage',
  Sayer: 'MessageWriter',
  sayStatement: 'insertMessage',
  openPlace: 'findOrCreate',
  bringSupplierIn: 'addSupplier',
  Stretch: 'MessageRange',
  UnderWay: 'InFlight',
  AskAgain: 'Backoff',
  SenderMeans: 'SenderDependencies',
  QueueMeans: 'QueueDependencies',
  movesOf: 'abilitiesOf',
  useMay: 'useCan',
  ownLacking: 'ordersMissingNumbers',
  planOnce: 'preparedStatement',
  preparedFor: 'preparedStatement',
  useAtRest: 'useIdle',
  useStandStill: 'usePause',
  useCalm: 'useReducedMotion',
  OUTDATED: 'INVALIDATES',
  outcomeOfThrown: 'errorResponse',
  againAfterDeadlock: 'retryOnDeadlock',
  brokenUnique: 'violatedUnique',
  Push: 'NotificationBus',
  Soon: 'BatchedNotifier',
  Relay: 'TopicDispatcher',
  hear: 'subscribe',
  Told: 'OutboundMessage',
  tell: 'sendMessages',
  bring: 'preStage',
  handOver: 'deliver',
  postRoom: 'outboxDispatcher',
  Rounds: 'CoalescedRunner',
  Heart: 'LeaseHeartbeat',
  beat: 'renewLease',
  Refusal: 'UserError',
  manner: 'transaction',
  Who: 'CurrentUser',
  Pace: 'RateLimiter',
  ledTo: 'mergeAround',
  passing: 'isTransient',
  Means: 'Dependencies',
  May: 'Can',
  ownNow: 'homeQueries',
  literally: 'escapeLike',
  Film: 'Video',
  Trail: 'Breadcrumb',
  Gone: 'UploadProgress',
};

test('a reader who knows the textbook finds no retired name', () => {
  const retired = new RegExp(`(?<![\\w$])(${Object.keys(RETIRED).join('|')})(?![\\w$])`, 'g');
  const found = SOURCES.flatMap(({ file, text }) =>
    [...withoutStrings(text).matchAll(retired)].map(([name]) => `${file}: ${name} → ${RETIRED[name]}`),
  );
  expect(found).toEqual([]);
});

test('each name of the glossary stands in the code', () => {
  const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
  const rows = glossary.split('\n').filter((row) => row.startsWith('|'));
  const names = rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(60);
  const words = new Set(SOURCES.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));
  expect(names.filter((name) => name !== undefined && !words.has(name))).toEqual([]);
});

/** Descriptions of tests and wire values are strings and may use any word. */
function withoutStrings(text: string): string {
  return text.replace(/'[^'\n]*'|"[^"\n]*"/g, "''").replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
}

/** Of the sign-in page, which loads before zustand. */
const HAND_MADE_STORES = [
  'app/web/router/pageProgress.ts',
  'platform/web/clock/useMinuteClock.ts',
  'platform/web/language/language.ts',
  'platform/web/request/sessionEnd.ts',
  'platform/web/request/token.ts',
  'platform/web/theme/layout.ts',
  'platform/web/toast/toast.ts',
];

test('a store of a page is zustand’s, but for those that load before it', () => {
  const found = SOURCES.filter(({ text }) => /^const (?:listeners|subscribers) = new Set</m.test(text));
  expect(found.map(({ file }) => file).toSorted()).toEqual(HAND_MADE_STORES);
});
