// The rules of the house (ARCHITECTURE.md). `npm test` runs them over the code, and once over a small
// counter-example in which every rule must bite.

const FEATURE = '^features/[^/]+/([^/]+)/';
const TEST = '(\\.test\\.tsx?|/(testStage|testFixture|fakeServer|testJourney)\\.ts)$';

const TESTING = '^(platform|app|libs/[^/]+)/testing/';

/** Features in the order of their ranks; `app/server/features.ts` lists them likewise. */
export const RANKS = [
  'account',
  'config',
  'dict',
  'menu',
  'outbox',
  'export',
  'resource',
  'office',
  'notice',
  'session',
  'message',
  'company',
  'addressBook',
  'member',
  'trustee',
  'identityCheck',
  'network',
  'nomenclature',
  'journal',
  'contract',
  'train',
  'deposit',
  'booking',
  'cargo',
  'wagonPlan',
  'paper',
  'dossier',
  'inspection',
  'loadingScheme',
  'exchangeRate',
  'charge',
  'fleet',
  'supplierQuote',
  'service',
  'additionalFee',
  'bill',
  'invoice',
  'payment',
  'chat',
  'tracking',
  'shareLink',
  'readiness',
  'home',
  'closure',
  'apiKey',
  'savedView',
];

/** A slot of the earlier feature shows what belongs to a later one (docs/decisions/019). */
const nothingOfALaterRank = RANKS.slice(0, -1).map((feature, rank) => ({
  name: 'nothing-of-a-later-rank',
  severity: 'error',
  from: { path: `^features/[^/]+/${feature}/`, pathNot: TEST },
  to: { path: `^features/[^/]+/(${RANKS.slice(rank + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'arrows-go-down',
      comment: 'app → features → platform → libs: nothing imports from a storey above.',
      severity: 'error',
      from: { path: '^(features|platform)/', pathNot: TEST },
      to: { path: '^app/' },
    },
    {
      name: 'platform-knows-no-freight',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(features|app)/' },
    },
    {
      name: 'libs-stand-alone',
      comment: 'Finished machinery knows neither portal nor freight; texts and limits are passed in.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(platform|features|app|e2e|bench)/' },
    },
    {
      name: 'pages-know-no-server',
      comment: 'Nothing under web/ imports from a server/.',
      severity: 'error',
      from: { path: '(^|/)web(/|\\.tsx$)' },
      to: { path: '(^|/)server(/|\\.ts$)', pathNot: 'node_modules' },
    },
    {
      name: 'server-knows-no-pages',
      severity: 'error',
      from: { path: '(^|/)server(/|\\.ts$)' },
      to: { path: '(^|/)web(/|\\.tsx$)', pathNot: 'node_modules' },
    },
    ...nothingOfALaterRank,
    {
      name: 'every-feature-has-a-rank',
      severity: 'error',
      from: {},
      to: { path: `^features/(?![^/]+/(${RANKS.join('|')})/)` },
    },
    {
      name: 'other-rooms-by-their-doors',
      comment:
        "A feature sees of another one its wire, its pure rules beside the wire, server/index.ts, web/slots.ts and web/parts.ts. Tables may point at another feature's tables, for foreign keys alone (docs/decisions).",
      severity: 'error',
      from: { path: FEATURE, pathNot: `${TEST}|/tables\\.ts$` },
      to: {
        path: '^features/[^/]+/[^/]+/(server|web|texts)/',
        pathNot: '^features/[^/]+/($1/|[^/]+/(server/index|web/slots|web/parts)\\.ts$)',
      },
    },
    {
      name: 'tables-point-at-tables',
      severity: 'error',
      from: { path: '^features/[^/]+/([^/]+)/server/.*tables\\.ts$' },
      to: {
        path: '^features/[^/]+/[^/]+/(server|web|texts)/',
        pathNot: '^features/[^/]+/($1/|[^/]+/server/.*tables\\.ts$)',
      },
    },
    {
      name: 'wire-is-for-both-sides',
      comment: 'wire.ts and what stands beside it import the wire of the platform and of other features.',
      severity: 'error',
      from: { path: '^features/[^/]+/[^/]+/[^/]+\\.ts$', pathNot: TEST },
      to: { path: '^(features/[^/]+/[^/]+/[^/]+/|platform/(?!wire/))' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: '/tables\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'no-circles-between-features',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^features/(?![^/]+/$1/)', circular: true },
    },
    {
      name: 'no-junk-drawers',
      comment: 'A function lives where it is used, or gets a name in platform/ or libs/.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|common|misc)(/|\\.tsx?$)', pathNot: 'node_modules' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(app|features|platform|libs)/', pathNot: `${TEST}|${TESTING}` },
      to: { path: `${TEST}|${TESTING}` },
    },
    {
      name: 'development-packages-stay-out-of-the-server',
      severity: 'error',
      from: { path: '(^app/server|/server/|^platform/wire/|^libs/(?!map/))', pathNot: [TEST, '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      from: { pathNot: TEST },
      // types alone, declared as @types/…
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        pathNot: '^(geojson|topojson-specification)$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^virtual:' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
