import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BOOTSTRAP_PATHS, HOME_PATHS } from './app/web/router/prefetchPaths.ts';
import { landPlugin } from './libs/map/landPlugin.ts';
import { textsPlugin } from './libs/texts/textsPlugin.ts';
import { chunkCirclesPlugin } from './platform/web/build/chunkCirclesPlugin.ts';
import { declaredPagesPlugin } from './platform/web/build/declaredPagesPlugin.ts';
import { faceAssetsPlugin } from './platform/web/build/faceAssetsPlugin.ts';
import { lazySchemasPlugin } from './platform/web/build/lazySchemasPlugin.ts';
import { pageChunks } from './platform/web/build/pageChunks.ts';
import { pdfAssetsPlugin } from './platform/web/build/pdfAssetsPlugin.ts';
import { preloadPlugin } from './platform/web/build/preloadPlugin.ts';
import { withoutJsonSchemaPlugin } from './platform/web/build/withoutJsonSchemaPlugin.ts';
import { WIRE_BASE } from './platform/wire/base.ts';
import { LANGUAGES } from './platform/wire/language.ts';

const root = import.meta.dirname;

/** The page of visitors without a session, with what it loads when the form is sent. */
const SIGN_IN = [
  'features/people/session/web/signIn/SignInPage.tsx',
  'features/people/session/web/password/encryptPassword.ts',
];

/** Other pages that never fetch the chunks of the frame and of lists: those outside the frame. */
const OUTSIDE = [
  'app/web/router/CacheFrame.tsx',
  'app/web/router/NotFound.tsx',
  'app/web/router/NoAccess.tsx',
  'app/web/router/Redirect.tsx',
  'app/web/router/PlannedPage.tsx',
  'features/people/session/web/forgotten/ForgottenPage.tsx',
  'features/freight/tracking/web/trace/TracePage.tsx',
];

/** What the frame loads on every page once it is shown; chunks of their own would cost a request each. */
const AFTER_FRAME = [
  'features/portal/chat/web/window/ChatIcon.tsx',
  'features/portal/notice/web/banner/NoticeStrip.tsx',
  'platform/web/live/connection.ts',
];

/** The kit's pagination holds its Chinese words itself: who reads Chinese would fetch all of lists for them. */
const CHINESE_OF_LISTS = 'node_modules/@rc-component/pagination/es/locale/zh_CN.js';

const kitPart = (name: string) => `node_modules/antd/es/${name}/index.js`;

/**
 * What every page needs is chunks that outlive most deployments: the frame of React, the wire's schemas, the
 * cache, the heart of the component kit. The frame comes with the home page, and lists with the kit's parts for
 * them; the rest of the kit falls into chunks by the pages that use its parts.
 */
const inPage = pageChunks(root, {
  entry: 'app/web.tsx',
  shared: [
    { name: 'start', pages: SIGN_IN, rest: 'signIn' },
    { name: 'cache', pages: OUTSIDE },
  ],
  plans: [
    {
      name: 'frame',
      packages: 'kit',
      // a few KB more before the sign-in form, one request fewer before the first page
      styles: 'start',
      entries: [
        'app/web/router/ShellFrame.tsx',
        'features/portal/home/web/HomePage.tsx',
        'features/portal/home/web/panels.tsx',
        ...AFTER_FRAME,
        ...['button', 'config-provider', 'dropdown', 'menu', 'popover'].map(kitPart),
        CHINESE_OF_LISTS,
        'node_modules/@rc-component/form/es/FormContext.js',
        'node_modules/@rc-component/form/es/FieldContext.js',
        'node_modules/@rc-component/form/es/ListContext.js',
      ],
    },
    {
      name: 'lists',
      entries: ['platform/web/widgets/list/ListPage.tsx', ...['input', 'pagination', 'select', 'table'].map(kitPart)],
    },
  ],
});

/** Texts of the first page in one chunk: frame, home, notices, chat, widgets, and the kit's own. */
const FIRST_PAGE_TEXTS = (language: string, kit?: RegExp) => (id: string) =>
  ['shell/texts/shell', 'widgets/texts/widgets', 'home/texts/page', 'notice/texts/page', 'chat/texts/page'].some(
    (file) => id.endsWith(`/${file}.ts?${language}`),
  ) ||
  (kit?.test(id) ?? false);

const KIT_TEXTS = {
  zh: /(?<!pagination(\/es)?)\/(locale\/zh_CN|dayjs\/locale\/zh-cn)\.js$/,
  // the kit speaks English by itself
  en: undefined,
  ru: /\/(locale\/ru_RU|dayjs\/locale\/ru)\.js$/,
} as const;

const texts = LANGUAGES.flatMap((language) => [
  {
    name: `texts-${language}`,
    test: new RegExp(`/(platform/web/texts/platform|session/texts/signIn)\\.ts\\?${language}$`),
  },
  { name: `words-${language}`, test: FIRST_PAGE_TEXTS(language, KIT_TEXTS[language]) },
  // with all that they import: else chunks would import each other
  {
    name: `trace-${language}`,
    test: new RegExp(`/tracking/texts/(trace|journey|kinds)\\.ts\\?${language}$`),
  },
]);

const GROUPS = [
  // zodConfig turns off code made out of text and has to run before any schema is made
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|zod)\/|request\/zodConfig|rolldown\/runtime/,
  },
  ...texts.map((group) => ({ ...group, includeDependenciesRecursively: false })),
  { name: inPage, debugName: 'pages', includeDependenciesRecursively: false },
];

/** The kit imports its form's whole door for a context; who uses nothing else of it need not have it. */
const WITHOUT_EFFECTS = [{ test: /@rc-component\/form\/es\/index\.js$/, sideEffects: false }];

/** Class names by file and local name: readable, unique, and smaller when compressed than Vite's hashes. */
const scopedClass = (name: string, file: string) =>
  `${path
    .relative(root, file)
    .replace(/^(app|features\/\w+|platform)\/|web\/|\.module\.css$/g, '')
    .replaceAll('/', '-')}-${name}`;

export default defineConfig({
  base: '/custom/',
  // the build for browsers of the last years; the default one needs the newest
  resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] },
  css: { modules: { generateScopedName: scopedClass } },
  plugins: [
    react(),
    textsPlugin(),
    declaredPagesPlugin(),
    withoutJsonSchemaPlugin(),
    lazySchemasPlugin(),
    chunkCirclesPlugin(),
    landPlugin(),
    faceAssetsPlugin(),
    pdfAssetsPlugin(),
    preloadPlugin({
      keys: { token: 'ironsilk.token', language: 'ironsilk.language' },
      answersIn: 'ironsilkEarly',
      frame: ['frame', 'kit', 'cache', 'texts-*', 'words-*'],
      visitors: [
        {
          at: ['/custom/', '/custom/index', '/custom/login', '/custom/ru/login'],
          chunks: ['signIn', 'texts-*'],
        },
        {
          at: ['/custom/queryTrace', '/custom/ru/queryTrace'],
          chunks: ['TracePage', 'cache', 'texts-*', 'trace-*'],
        },
      ],
      reads: [
        ...BOOTSTRAP_PATHS.map((path) => ({ address: WIRE_BASE + path })),
        ...HOME_PATHS.map((path) => ({ address: WIRE_BASE + path, at: ['/custom/', '/custom/index'] })),
      ],
    }),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      treeshake: { moduleSideEffects: WITHOUT_EFFECTS },
      output: {
        // the first script names two hundred others: 42 bits tell builds of one chunk apart, and take fewer bytes
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: { port: 5173, proxy: { '/prod-api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
