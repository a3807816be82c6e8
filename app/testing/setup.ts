import { serveTestsWith } from '../../platform/testing/testServer.ts';

// tests that need no server do not pay for loading one
serveTestsWith(async (config) => {
  const { createLog } = await import('../../platform/server/log.ts');
  const { startServer } = await import('../server/start.ts');
  return startServer(config, createLog(config.logLevel));
});
