export function deviceName(device: { browser: string; os: string }, unknown: string): string {
  return [device.browser, device.os].filter((part) => part !== '').join(' · ') || unknown;
}
