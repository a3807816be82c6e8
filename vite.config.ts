import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BOOTSTRAP_PATHS, HOME_PATHS } from './app/web/router/prefetchPaths.ts';
import { landPlugin } from './libs/map/landPlugin.ts';
import { compressPlugin } from './platform/web/build/compressPlugin.ts';
import { pageChunks } from './platform/web/build/pageChunks.ts';
import { pdfAssetsPlugin } from './platform/web/build/pdfAssetsPlugin.ts';
import { preloadPlugin } from './platform/web/build/preloadPlugin.ts';
import { WIRE_BASE } from './platform/wire/base.ts';
import { LANGUAGES } from './platform/wire/language.ts';

const gz = promisify(gzip);
const br = promisify(brotliCompress);

const root = import.meta.dirname;

/** The page that strangers come to; whoever signs in here goes on to the frame. */
const SIGN_IN = 'features/session/web/signIn/SignInPage.tsx';

/** Other pages that never fetch the chunks of the frame and of lists: those outside the frame. */
const OUTSIDE = [
  'app/web/router/CacheFrame.tsx',
  'app/web/router/NotFound.tsx',
  'app/web/router/NoAccess.tsx',
  'app/web/router/Redirect.tsx',
  'app/web/router/PlannedPage.tsx',
  'features/session/web/forgotten/ForgottenPage.tsx',
  'features/tracking/web/trace/TracePage.tsx',
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
    { name: 'start', pages: [SIGN_IN] },
    { name: 'cache', pages: OUTSIDE },
  ],
  plans: [
    {
      name: 'frame',
      packages: 'kit',
      entries: [
        'app/web/router/ShellFrame.tsx',
        'features/home/web/HomePage.tsx',
        'features/home/web/panels.tsx',
        ...['button', 'config-provider', 'dropdown', 'menu', 'popover'].map(kitPart),
        CHINESE_OF_LISTS,
        'node_modules/@rc-component/form/es/FormContext.js',
        'node_modules/@rc-component/form/es/FieldContext.js',
        'node_modules/@rc-component/form/es/ListContext.js',
      ],
    },
    {
      name: 'lists',
      entries: [
        'platform/web/widgets/list/ListPage.tsx',
        ...['input', 'pagination', 'select', 'table'].map(kitPart),
      ],
    },
  ],
});

/** The words of the frame, of home and of the widgets, with the kit's own: what the first page needs of a language, in one piece. */
const FIRST_WORDS = {
  zh: /\/(shell|home|widgets)\/texts\/zh\.ts$|(?<!pagination(\/es)?)\/(locale\/zh_CN|dayjs\/locale\/zh-cn)\.js$/,
  // the kit speaks English by itself
  en: /\/(shell|home|widgets)\/texts\/en\.ts$/,
  ru: /\/(shell|home|widgets)\/texts\/ru\.ts$|\/(locale\/ru_RU|dayjs\/locale\/ru)\.js$/,
} as const;

const texts = LANGUAGES.flatMap((language) => [
  { name: `texts-${language}`, test: new RegExp(`platform/web/texts/${language}\\.ts$`) },
  { name: `words-${language}`, test: FIRST_WORDS[language] },
]);

const GROUPS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es)\/|rolldown\/runtime/,
  },
  // the switch that keeps zod from making code out of text has to run before any schema is made
  { name: 'schema', test: /node_modules\/zod\/|request\/withoutEval/ },
  ...texts.map((group) => ({ ...group, includeDependenciesRecursively: false })),
  { name: inPage, debugName: 'pages', includeDependenciesRecursively: false },
];

/** The kit imports its form's whole door for a context; who uses nothing else of it need not have it. */
const WITHOUT_EFFECTS = [{ test: /@rc-component\/form\/es\/index\.js$/, sideEffects: false }];

export default defineConfig({
  base: '/custom/',
  plugins: [
    react(),
    landPlugin(),
    pdfAssetsPlugin(),
    // who is signed in sees the frame first, whatever the page
    preloadPlugin({
      keys: { token: 'ironsilk.token', language: 'ironsilk.language' },
      answersIn: 'ironsilkEarly',
      chunks: ['frame', 'kit', 'cache'],
      texts: ['texts-*', 'words-*'],
      reads: [
        ...BOOTSTRAP_PATHS.map((path) => ({ address: WIRE_BASE + path })),
        ...HOME_PATHS.map((path) => ({ address: WIRE_BASE + path, at: ['/custom/', '/custom/index'] })),
      ],
    }),
    compressPlugin({
      gz: (bytes) => gz(bytes, { level: 9 }),
      br: (bytes) => br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    }),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      treeshake: { moduleSideEffects: WITHOUT_EFFECTS },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  server: { port: 5173, proxy: { '/prod-api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
