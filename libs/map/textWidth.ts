let context: CanvasRenderingContext2D | null | undefined;

interface Look {
  fontSize: number;
  fontWeight: number;
}

/** Han characters alone: each is as wide as its font is high, and a canvas would load the font first. */
const HAN = /^\p{Script=Han}+$/u;

/** Text width in px; estimated without a canvas. */
export function textWidth(text: string, { fontSize, fontWeight }: Look, fontFamily: string): number {
  if (HAN.test(text)) return text.length * fontSize;
  if (context === undefined) context = document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 8;
  context.font = `${fontWeight} ${fontSize}px ${fontFamily}`;
  return context.measureText(text).width;
}
