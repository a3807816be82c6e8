import { registerStartServer } from '../../platform/testing/testServer.ts';

// lazy imports: tests without a server do not load one
registerStartServer(async (config) => {
  const { createLog } = await import('../../platform/server/log.ts');
  const { startServer } = await import('../server/start.ts');
  return startServer(config, createLog(config.logLevel));
});
