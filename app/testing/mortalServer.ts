import { inject } from 'vitest';
import { login } from '../../features/session/wire.ts';
import { Actor } from '../../platform/testing/actor.ts';
import { cloneDatabase } from '../../platform/testing/database.ts';
import { takeFiles } from '../../platform/testing/testServer.ts';
import { newDataFolder } from './dataFolder.ts';
import { endAll, endOf, type ServerProcess, startProcess } from './serverProcess.ts';

/** Nobody answers there. */
const NOWHERE = 'http://127.0.0.1:1';
const PASSWORD = 'Ironsilk2026';

/** A server process with data of its own that can be killed and comes back, elsewhere unless it has a port. */
export class MortalServer {
  readonly dataDir: string;
  /** '' where the server brings its own */
  readonly databaseUrl: string;
  readonly #env: Record<string, string>;
  readonly #remove: () => Promise<void>;
  #running: ServerProcess | null = null;

  private constructor(env: Record<string, string>, remove: () => Promise<void>) {
    this.dataDir = env.DATA_DIR ?? '';
    this.databaseUrl = env.DATABASE_URL ?? '';
    this.#env = env;
    this.#remove = remove;
  }

  /** One whose database the server brings with it, as `npm start` does; it begins with nothing. */
  static async withOwnDatabase(): Promise<MortalServer> {
    const { dataDir, remove } = await newDataFolder();
    return new MortalServer({ DATA_DIR: dataDir }, remove);
  }

  /** One on a copy of the prepared demo, which is there in no time. */
  static async onCopy(env: Record<string, string> = {}): Promise<MortalServer> {
    const [folder, database] = await Promise.all([newDataFolder(), cloneDatabase(inject('templateUrl'))]);
    await takeFiles(folder.dataDir);
    const own = { DATA_DIR: folder.dataDir, DATABASE_URL: database.url, DEMO: 'on' };
    return new MortalServer({ ...own, ...env }, async () => {
      await database.drop();
      await folder.remove();
    });
  }

  get address(): string {
    return this.#running?.address ?? NOWHERE;
  }

  get pid(): number {
    return this.#running?.child.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#running = await startProcess(this.#env);
  }

  /** Ends it in the midst of what it does, and waits until it is gone. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Signs somebody of the demo in. */
  async as(username: string): Promise<Actor> {
    const stranger = new Actor(this.address, null);
    return stranger.as(
      (await stranger.send(login, { username, password: PASSWORD, encrypted: false })).token,
    );
  }

  /** Ends what runs and removes the data. */
  async remove(): Promise<void> {
    await endAll();
    await this.#remove();
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#running?.child;
    this.#running = null;
    if (!child) return;
    const ended = endOf(child);
    child.kill(signal);
    await ended;
  }
}
