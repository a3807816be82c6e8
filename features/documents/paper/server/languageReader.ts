import { z } from 'zod';
import type { Page } from '../../../../libs/pageReader/page.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { CARGO_FIELDS } from '../../../freight/cargo/fields.ts';
import { CARGO_ROLES } from '../../../freight/cargo/parties.ts';
import { readConfigValue } from '../../../portal/config/server/index.ts';
import { PARTY_TEXT_FIELDS } from '../partyFields.ts';
import type { Found } from '../reading/found.ts';
import type { PaperFacts } from '../reading/understand.ts';

/** Address of a language-model reader; '': none is asked. */
const READER_URL = 'paper.readerUrl';
const LIMIT_MS = 60_000;
const MAX_LINES = 500;
/** What a model says is looked at by a person. */
const CONFIDENCE = 0.6;

const text = z.string().max(500);
const party = z.partialRecord(z.enum(PARTY_TEXT_FIELDS), text);
const said = z.object({
  hwList: z
    .array(z.partialRecord(z.enum(CARGO_FIELDS), text))
    .max(MAX_LINES)
    .default([]),
  sendCc: party.optional(),
  receiveCc: party.optional(),
  buyerCc: party.optional(),
});

/**
 * What rules left open, as a language model reads it: `POST {pages}` answers `{hwList, sendCc, receiveCc, buyerCc}` with
 * texts by field. Only what stands on a page is taken, as a doubt. Throws when the reader is away.
 */
export async function askLanguageReader(db: Db, pages: readonly Page[], facts: PaperFacts): Promise<PaperFacts> {
  const url = (await readConfigValue(db, READER_URL)).trim();
  if (url === '') return facts;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pages: pages.map(({ fragments, kind }) => ({ kind, fragments })) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the language reader answered ${response.status}`);
  return completed(facts, said.parse(await response.json()), pages);
}

/** Facts of the rules stay; the model fills gaps from the pages. */
export function completed(facts: PaperFacts, model: z.infer<typeof said>, pages: readonly Page[]): PaperFacts {
  const known = (values: object) => located(values, pages);
  const lines =
    facts.lines.length === 0
      ? model.hwList.map(known).filter((line) => Object.keys(line).length > 0)
      : facts.lines.map((line, at) => ({ ...known(model.hwList[at] ?? {}), ...line }));
  const parties: PaperFacts['parties'] = {};
  for (const role of CARGO_ROLES) {
    const values = { ...known(model[role] ?? {}), ...facts.parties[role] };
    if (Object.keys(values).length > 0) parties[role] = values;
  }
  return { ...facts, lines, parties };
}

function located(values: object, pages: readonly Page[]): Record<string, Found> {
  const found: Record<string, Found> = {};
  for (const [field, value] of Object.entries(values)) {
    const place = typeof value === 'string' && value !== '' ? placeOf(value, pages) : null;
    if (place !== null) found[field] = place;
  }
  return found;
}

const plain = (written: string) => written.normalize('NFKC').replace(/\s/g, '').toLowerCase();

function placeOf(value: string, pages: readonly Page[]): Found | null {
  for (const [index, { fragments }] of pages.entries()) {
    const holder = fragments.find((fragment) => plain(fragment.text).includes(plain(value)));
    if (holder === undefined) continue;
    const { left, right, top, bottom } = holder;
    return { text: value, confidence: CONFIDENCE, page: index + 1, box: { left, right, top, bottom } };
  }
  return null;
}
