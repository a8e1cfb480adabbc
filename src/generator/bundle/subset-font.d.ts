declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    noHinting: boolean;
    /** The layout features to keep, by OpenType tag. */
    keepFeatures: readonly string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
