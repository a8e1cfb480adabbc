/** CSS px per unit (https://www.w3.org/TR/css-values/#absolute-lengths). */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** The size in px of an `<svg>` with these attributes; undefined where neither they nor the viewBox tell. */
export function svgSize(
  attributes: Readonly<Record<string, string>>,
): { width: number; height: number } | undefined {
  const width = pixels(attributes.width);
  const height = pixels(attributes.height);
  if (width && height) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

function pixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(length) ?? [];
  const factor = units[unit.toLowerCase()];
  return number && factor ? Number(number) * factor || undefined : undefined;
}
