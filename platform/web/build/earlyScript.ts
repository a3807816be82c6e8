import { LANGUAGES, type Language, languageFor } from '../../wire/language.ts';

/** Something a page links to before its code asks for it. */
export interface Hint {
  rel: 'modulepreload' | 'preload';
  as?: 'style';
  href: string;
}

/** A read without input; `at`: the addresses at which it is made, absent: everywhere. */
export interface EarlyRead {
  address: string;
  at?: readonly string[];
}

/** What is sent for as soon as the document is there, for those whose browser holds a session. */
export interface Early {
  /** what the browser keeps the session and the chosen language under */
  keys: { token: string; language: string };
  /** where the page's code finds the answers (`platform/web/request/early.ts`) */
  answersIn: string;
  hints: readonly Hint[];
  words: Readonly<Record<Language, readonly Hint[]>>;
  reads: readonly EarlyRead[];
}

/**
 * The script that sends for what a page will need, while the page's own code is on its way: chunks, the words of
 * the language in use, and the first reads. It runs before any module, so it is text that needs nothing but itself.
 */
export function earlyScript({ keys, answersIn, hints, words, reads }: Early): string {
  const text = JSON.stringify;
  return `try{(()=>{
const token=localStorage.getItem(${text(keys.token)});
if(!token)return;
const link=(hint)=>document.head.append(Object.assign(document.createElement('link'),{crossOrigin:''},hint));
for(const hint of ${text(hints)})link(hint);
const path=location.pathname;
if(/^\\/custom\\/ru\\//.test(path))return;
${languageFor}
const kept=localStorage.getItem(${text(keys.language)});
const language=${text(LANGUAGES)}.includes(kept)?kept:languageFor(navigator.language);
for(const hint of ${text(words)}[language])link(hint);
const headers={Authorization:'Bearer '+token,Language:language};
const ask=({address})=>{const answer=fetch(address,{headers,signal:AbortSignal.timeout(20000)});answer.catch(()=>{});return {address,language,token,answer}};
window[${text(answersIn)}]=${text(reads)}.filter(({at})=>!at||at.includes(path)).map(ask);
})()}catch{}
`;
}
