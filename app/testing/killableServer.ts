import { inject } from 'vitest';
import { login } from '../../features/people/session/signInWire.ts';
import { Actor } from '../../platform/testing/actor.ts';
import { cloneDatabase } from '../../platform/testing/database.ts';
import { copyDemoFiles } from '../../platform/testing/testServer.ts';
import { newDataFolder } from './dataFolder.ts';
import { killAll, type ServerProcess, startProcess, waitForExit } from './serverProcess.ts';

const UNREACHABLE = 'http://127.0.0.1:1';
const PASSWORD = 'Ironsilk2026';

/**
 * A server process with its own data that can be killed and restarted, on another port unless PORT
 * is set.
 */
export class KillableServer {
  readonly dataDir: string;
  /** '' with an embedded database */
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

  /** Embedded, empty database, as with `npm start`, without jobs by the clock. */
  static async withEmbeddedDatabase(): Promise<KillableServer> {
    const { dataDir, remove } = await newDataFolder();
    return new KillableServer({ DATA_DIR: dataDir, JOBS: 'off' }, remove);
  }

  /** A copy of the prepared demo database: starts fast. Without jobs by the clock, unless JOBS is set. */
  static async onDemoCopy(env: Record<string, string> = {}): Promise<KillableServer> {
    const [folder, database] = await Promise.all([newDataFolder(), cloneDatabase(inject('templateUrl'))]);
    await copyDemoFiles(folder.dataDir);
    const own = { DATA_DIR: folder.dataDir, DATABASE_URL: database.url, DEMO: 'on', JOBS: 'off' };
    return new KillableServer({ ...own, ...env }, async () => {
      await database.drop();
      await folder.remove();
    });
  }

  get address(): string {
    return this.#running?.address ?? UNREACHABLE;
  }

  get pid(): number {
    return this.#running?.child.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#running = await startProcess(this.#env);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async as(username: string): Promise<Actor> {
    const stranger = new Actor(this.address, null);
    return stranger.withToken((await stranger.send(login, { username, password: PASSWORD, encrypted: false })).token);
  }

  async remove(): Promise<void> {
    await killAll();
    await this.#remove();
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#running?.child;
    this.#running = null;
    if (!child) return;
    const ended = waitForExit(child);
    child.kill(signal);
    await ended;
  }
}
