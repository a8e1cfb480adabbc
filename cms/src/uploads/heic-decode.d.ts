declare module 'heic-decode' {
  interface Decoded {
    width: number;
    height: number;
    /** RGBA. */
    data: Uint8ClampedArray;
  }
  export default function decode(options: { buffer: Uint8Array }): Promise<Decoded>;
}
