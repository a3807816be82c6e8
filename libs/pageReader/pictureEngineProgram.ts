// child process of hasPictureEngine.ts: ends with 0 where the engine loads
await import('./readPicture.ts');
process.exit(0);
