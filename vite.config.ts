import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './platform/web/build/compressPlugin.ts';
import { earlyChunksPlugin } from './platform/web/build/earlyChunksPlugin.ts';
import { landPlugin } from './platform/web/build/landPlugin.ts';
import { pageChunks } from './platform/web/build/pageChunks.ts';
import { pdfAssetsPlugin } from './platform/web/build/pdfAssetsPlugin.ts';

const gz = promisify(gzip);
const br = promisify(brotliCompress);

const root = import.meta.dirname;

/** What never fetches the chunks of the frame and of lists: pages outside the frame, and the kit's own texts. */
const OUTSIDE = [
  'app/web/router/CacheFrame.tsx',
  // the kit's pagination holds its Chinese words itself: they would bring all of lists along
  ...['zh_CN', 'en_US', 'ru_RU'].map((name) => `node_modules/antd/es/locale/${name}.js`),
  'app/web/router/NotFound.tsx',
  'app/web/router/NoAccess.tsx',
  'app/web/router/Redirect.tsx',
  'app/web/router/ComingPage.tsx',
  'features/session/web/signIn/SignInPage.tsx',
  'features/session/web/forgotten/ForgottenPage.tsx',
  'features/tracking/web/trace/TracePage.tsx',
];

const kitPart = (name: string) => `node_modules/antd/es/${name}/index.js`;

/**
 * What every page needs is chunks that outlive most deployments: the frame of React, the wire's schemas, the
 * cache, the heart of the component kit. The frame comes with the home page, and lists with the kit's parts for
 * them; the rest of the kit falls into chunks by the pages that use its parts.
 */
const inPage = pageChunks(root, {
  entry: 'app/web.tsx',
  apart: OUTSIDE,
  plans: [
    {
      name: 'frame',
      packages: 'kit',
      begins: [
        'app/web/router/ShellFrame.tsx',
        'features/home/web/HomePage.tsx',
        ...['button', 'config-provider', 'dropdown', 'menu', 'popover'].map(kitPart),
        'node_modules/@rc-component/form/es/FormContext.js',
        'node_modules/@rc-component/form/es/FieldContext.js',
        'node_modules/@rc-component/form/es/ListContext.js',
      ],
    },
    {
      name: 'lists',
      begins: [
        'platform/web/widgets/list/ListPage.tsx',
        ...['input', 'pagination', 'select', 'table'].map(kitPart),
      ],
    },
  ],
});

const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es)\// },
  // the switch that keeps zod from making code out of text has to run before any schema is made
  { name: 'schema', test: /node_modules\/zod\/|request\/withoutEval/ },
  { name: 'cache', test: /node_modules\/@tanstack\// },
  { name: inPage, debugName: 'pages', includeDependenciesRecursively: false },
];

export default defineConfig({
  base: '/custom/',
  plugins: [
    react(),
    landPlugin(),
    pdfAssetsPlugin(),
    // who is signed in sees the frame first, whatever the page
    earlyChunksPlugin({ key: 'ironsilk.token', names: ['frame', 'kit', 'cache'] }),
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
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { port: 5173, proxy: { '/prod-api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
