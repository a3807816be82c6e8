let context: CanvasRenderingContext2D | null | undefined;

/** Text width in px; estimated without a canvas. */
export function textWidth(text: string, font: string): number {
  if (context === undefined) context = document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 8;
  context.font = font;
  return context.measureText(text).width;
}
