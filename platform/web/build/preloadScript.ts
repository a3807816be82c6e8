import { LANGUAGES, type Language, languageFor } from '../../wire/language.ts';

export interface Hint {
  rel: 'modulepreload' | 'preload';
  as?: 'style';
  href: string;
}

/** A read without input; `at`: only on these paths. */
interface PreloadedRead {
  address: string;
  at?: readonly string[];
}

export interface PreloadScriptConfig {
  keys: { token: string; language: string };
  /** name of the global that `platform/web/request/preload.ts` reads */
  answersIn: string;
  /** with a session */
  frame: Readonly<Record<Language, readonly Hint[]>>;
  /** without a session, each on these paths */
  visitors: readonly { at: readonly string[]; hints: Readonly<Record<Language, readonly Hint[]>> }[];
  reads: readonly PreloadedRead[];
}

/** Script that preloads chunks, texts and first reads before any module runs. Has no dependencies. */
export function preloadScript({ keys, answersIn, frame, visitors, reads }: PreloadScriptConfig): string {
  const text = JSON.stringify;
  return `try{(()=>{
const token=localStorage.getItem(${text(keys.token)});
const path=location.pathname;
const hints=token?${text(frame)}:${text(visitors)}.find(({at})=>at.includes(path))?.hints;
if(!hints)return;
const isRussian=/^\\/custom\\/ru\\//.test(path);
if(token&&isRussian)return;
${languageFor}
const kept=localStorage.getItem(${text(keys.language)});
const language=isRussian?'ru':${text(LANGUAGES)}.includes(kept)?kept:languageFor(navigator.language);
const link=(hint)=>document.head.append(Object.assign(document.createElement('link'),{crossOrigin:''},hint));
for(const hint of hints[language])link(hint);
if(!token)return;
const headers={Authorization:'Bearer '+token,Language:language};
const ask=({address})=>{const answer=fetch(address,{headers,signal:AbortSignal.timeout(20000)});answer.catch(()=>{});return {address,language,token,answer}};
window[${text(answersIn)}]=${text(reads)}.filter(({at})=>!at||at.includes(path)).map(ask);
})()}catch{}
`;
}
