import { LANGUAGES, type Language, languageFor } from '../../wire/language.ts';

export interface Hint {
  rel: 'modulepreload' | 'preload';
  as?: 'style';
  href: string;
}

/** A read without input; `at`: only on these paths. */
export interface PreloadedRead {
  address: string;
  at?: readonly string[];
}

export interface PreloadScriptConfig {
  keys: { token: string; language: string };
  /** name of the global that `platform/web/request/preload.ts` reads */
  answersIn: string;
  hints: readonly Hint[];
  texts: Readonly<Record<Language, readonly Hint[]>>;
  reads: readonly PreloadedRead[];
}

/** Inline script that preloads chunks, texts and first reads before any module runs. Has no dependencies. */
export function preloadScript({ keys, answersIn, hints, texts, reads }: PreloadScriptConfig): string {
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
for(const hint of ${text(texts)}[language])link(hint);
const headers={Authorization:'Bearer '+token,Language:language};
const ask=({address})=>{const answer=fetch(address,{headers,signal:AbortSignal.timeout(20000)});answer.catch(()=>{});return {address,language,token,answer}};
window[${text(answersIn)}]=${text(reads)}.filter(({at})=>!at||at.includes(path)).map(ask);
})()}catch{}
`;
}
