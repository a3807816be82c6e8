/** Contrasts with white and with neighbours. */
const PALETTE = ['#156bac', '#8f5d08', '#2a7d46', '#7a4fa3', '#b4533a', '#0b7f86', '#6b7a1e', '#a13c6d'];

export function companyColor(index: number): string {
  return PALETTE[index % PALETTE.length] ?? '#156bac';
}
