let pen: CanvasRenderingContext2D | null | undefined;

/** Text width in px; estimated without a canvas. */
export function textWidth(text: string, font: string): number {
  if (pen === undefined) pen = document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 8;
  pen.font = font;
  return pen.measureText(text).width;
}
