/** A browser and its system in one phrase: `Firefox 142 · Linux`. */
export function deviceName(device: { browser: string; os: string }, unknown: string): string {
  return [device.browser, device.os].filter((part) => part !== '').join(' · ') || unknown;
}
