import type { Platform } from '../../../../../platform/server/platform.ts';
import { WIRE_BASE } from '../../../../../platform/wire/base.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import type { OfficeOpened } from '../../wire.ts';
import type { OfficeDocument } from '../documents.ts';
import { newKey } from '../sessions.ts';
import { userError } from '../texts.ts';

const DISCOVERY_PATH = '/hosting/discovery';
const DISCOVERY_VALID_MS = 3_600_000;
const DISCOVERY_TIMEOUT_MS = 10_000;
/** A working day; the document server asks with the token at each save. */
const TOKEN_TTL_MS = 10 * 3_600_000;
const LOCALE: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' };

interface Opening {
  mode: 'view' | 'edit';
  /** host that the person addressed, where `PUBLIC_URL` is not given */
  host: string;
  language: Language;
}

export interface DocumentServer {
  /** Page that opens the document, and the token that it is opened with. UserError: away, or opens no such files. */
  pageFor(
    document: OfficeDocument,
    opening: Opening,
  ): Promise<{ token: string; page: NonNullable<OfficeOpened['wopi']> }>;
}

/** Address of a document for document servers. */
export const WOPI_FILES = `${WIRE_BASE}/wopi/files`;
export const fileIdOf = ({ kind, documentId }: { kind: string; documentId: number }) => `${kind}-${documentId}`;

/** A token says what its opening is for, under the hash that it is kept by: none becomes another. */
const tokenFor = (mode: Opening['mode']) => `${mode}.${newKey()}`;
export const isForEditing = (token: string) => token.startsWith('edit.');

type Actions = ReadonlyMap<string, string>;

/** A document server of the WOPI kind (`OFFICE_WOPI_URL`); undefined: none is given. */
export function documentServerAt({ config, log }: Pick<Platform, 'config' | 'log'>): DocumentServer | undefined {
  const { officeWopiUrl, publicUrl } = config;
  if (officeWopiUrl === undefined) return undefined;
  let known: { actions: Actions; readAt: number } | undefined;

  const discover = async (): Promise<Actions> => {
    if (known && Date.now() - known.readAt < DISCOVERY_VALID_MS) return known.actions;
    try {
      const address = new URL(DISCOVERY_PATH, officeWopiUrl);
      const response = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`discovery answers ${response.status}`);
      known = { actions: actionsIn(await response.text()), readAt: Date.now() };
      return known.actions;
    } catch (err) {
      log.warn({ err }, 'the document server is away');
      throw userError.retryable((t) => t.serverAway);
    }
  };

  return {
    async pageFor(document, { mode, host, language }) {
      const actions = await discover();
      const isEditing = mode === 'edit' && document.access === 'write';
      const names = isEditing ? ['edit', 'view'] : ['view', 'edit'];
      const template = names.map((name) => actions.get(`${name} ${document.extension}`)).find(Boolean);
      if (template === undefined) throw userError((t) => t.otherType);
      const base = publicUrl ?? `http://${host}`;
      const actionUrl = new URL(withoutPlaceholders(template, LOCALE[language]));
      actionUrl.searchParams.set('WOPISrc', `${base}${WOPI_FILES}/${fileIdOf(document)}`);
      const token = tokenFor(isEditing ? 'edit' : 'view');
      const accessTokenTtl = Date.now() + TOKEN_TTL_MS;
      return { token, page: { actionUrl: actionUrl.href, accessToken: token, accessTokenTtl } };
    },
  };
}

/** Addresses by action and extension, such as `edit docx`. */
function actionsIn(discovery: string): Actions {
  const tags = discovery.match(/<action\b[^>]*>/g) ?? [];
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const [name, extension, address] = ['name', 'ext', 'urlsrc'].map((of) => attribute(tag, of));
      return name && extension && address ? [[`${name} ${extension}`, address]] : [];
    }),
  );
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** Optional parameters stand as `<ui=UI_LLCC&>`; those for languages are filled in, the rest dropped. */
function withoutPlaceholders(template: string, locale: string): string {
  return template.replace(/<(\w+)=(\w+)&?>/g, (_whole, name, value) =>
    value === 'UI_LLCC' || value === 'DC_LLCC' ? `${name}=${locale}&` : '',
  );
}
