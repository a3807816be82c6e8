import type { Language } from '../../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type { ContractState } from '../../contractState.ts';
import { type ChainEnd, firstBreak } from '../../eventChain.ts';
import { factText } from '../../factText.ts';
import { en, ru, zh } from '../../texts/evidence.ts';
import { lifeTexts } from '../life/texts.ts';
import type { EventRow } from './tables.ts';
import { layOut, type TextLine } from './textLayout.ts';

export const evidenceTexts = { zh, en, ru };

export interface Evidence {
  contractNo: string;
  companyName: string;
  platformName: string;
  state: ContractState;
  documentSha256: string;
  events: readonly EventRow[];
  end: ChainEnd;
  madeAt: Date;
}

/** What happened to a contract, to be read by people. */
export async function evidencePdf(evidence: Evidence, language: Language): Promise<Uint8Array> {
  const t = evidenceTexts[language];
  const { contractNo, companyName, platformName, state, events, end, madeAt } = evidence;
  const brokenAt = await firstBreak(events, end);
  const chain = brokenAt === null ? t.chainHolds({ count: events.length }) : t.chainBroken({ place: brokenAt });
  const facts = [
    [t.contractNo, contractNo],
    [t.company, companyName],
    [t.platform, platformName],
    [t.state, lifeTexts[language].states[state]],
    [t.signedSha256, evidence.documentSha256],
    [t.chain, chain],
    [t.lastHash, end.lastHash],
    [t.madeAt, `${formatDateTime(madeAt)} UTC+8`],
  ];
  const lines: TextLine[] = [
    { text: t.title, size: 18, level: 1 },
    ...facts.map(([name, value], at) => ({ text: `${name}: ${value}`, size: 10, above: at === 0 ? 10 : 0 })),
    { text: t.events, size: 13, above: 14, level: 2 },
    ...events.flatMap((event) => linesOf(event, language)),
    ...t.notes.map(
      (text, at): TextLine => (at === 0 ? { text, size: 13, above: 16, level: 2 } : { text, size: 9, above: 3 }),
    ),
  ];
  return layOut(
    { lines, title: `${t.title} ${contractNo}`, language },
    (page, count) => `${contractNo}    ${t.page({ page, count })}`,
  );
}

function linesOf(event: EventRow, language: Language): TextLine[] {
  const t = evidenceTexts[language];
  const words = lifeTexts[language];
  const who = [words.sides[event.side], event.actorName].filter(Boolean).join(' ');
  const facts = Object.entries(event.facts).map(([name, value]) => {
    const said = factText(words, name, value);
    return `${said.name}: ${said.value}`;
  });
  const origin = [event.address && `${t.address} ${event.address}`, event.device && `${t.device} ${event.device}`];
  const soft = [...facts, ...origin, `${t.hash} ${event.hash}`].filter(Boolean);
  return [
    {
      text: `${event.place}. ${formatDateTime(event.happenedAt)}  ${words.events[event.kind]}  ${who}`,
      size: 10,
      above: 7,
    },
    ...soft.map((text) => ({ text, size: 8, isSoft: true })),
  ];
}
