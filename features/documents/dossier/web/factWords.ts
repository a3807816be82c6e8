import { useTexts } from './texts.ts';

/** Names of facts, and of their values where these are of a closed list. */
export function useFactWords() {
  const { page } = useTexts();
  const titles: Readonly<Record<string, string>> = page.fields;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = page.choices;
  return {
    title: (field: string) => titles[field],
    show: (field: string, value: string) => choices[field]?.[value] ?? value,
    read: (field: string, text: string) =>
      Object.entries(choices[field] ?? {}).find(([, label]) => label === text.trim())?.[0] ?? text.trim(),
    choices: (field: string) =>
      choices[field] && Object.values(choices[field]).map((label) => ({ value: label, label })),
    options: (field: string) => Object.entries(choices[field] ?? {}).map(([value, label]) => ({ value, label })),
  };
}
