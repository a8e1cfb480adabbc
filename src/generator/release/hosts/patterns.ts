/** A regular expression that only matches this text. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * For each parameter of a condition, a pattern for all its encodings in queries by browsers and
 * older systems, up to the next parameter: 'a%5B0%5D=1' and 'a[0]=1'.
 */
export function parameterPatterns(query: string): string[] {
  return [...new URLSearchParams(query)].map(([name, value]) => {
    const given = value === '' ? '=?' : `=${anyEncoding(value)}`;
    return `${anyEncoding(name)}${given}(?:&|$)`;
  });
}

function anyEncoding(text: string): string {
  return text.replaceAll(/[^\w.-]|\./gu, (sign) => {
    if (sign === '.') return literal(sign);
    const bytes = Array.from(Buffer.from(sign), (byte) => `%${eitherCase(byte)}`).join('');
    if (sign === ' ') return String.raw`(?:\+|%20)`;
    return /[&#+%]/.test(sign) ? bytes : `(?:${literal(sign)}|${bytes})`;
  });
}

/** '5[Bb]' */
function eitherCase(byte: number): string {
  const hex = byte.toString(16).toUpperCase().padStart(2, '0');
  return hex.replaceAll(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
}
