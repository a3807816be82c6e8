import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './platform/web/build/compressPlugin.ts';
import { landPlugin } from './platform/web/build/landPlugin.ts';

const gz = promisify(gzip);
const br = promisify(brotliCompress);

/**
 * What every page needs is four chunks that outlive most deployments: the frame of React, the wire's
 * schemas, the cache, the heart of the component kit. The rest of the kit falls into chunks by the pages that
 * use its parts.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es)\// },
  // the switch that keeps zod from making code out of text has to run before any schema is made
  { name: 'schema', test: /node_modules\/zod\/|request\/withoutEval/ },
  { name: 'cache', test: /node_modules\/@tanstack\// },
  // parts of the kit that nearly every page uses: as chunks of their own they would be thirty requests more
  { name: 'kit', test: /node_modules\/(antd|@rc-component|@ant-design|dayjs)\//, minShareCount: 18 },
];

export default defineConfig({
  base: '/custom/',
  plugins: [
    react(),
    landPlugin(),
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
  server: { port: 5173, proxy: { '/prod-api': 'http://127.0.0.1:8080' } },
});
