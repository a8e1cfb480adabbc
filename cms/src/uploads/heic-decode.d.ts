declare module 'heic-decode' {
  interface Decoded {
    width: number;
    height: number;
    /** RGBA. */
    data: Uint8ClampedArray;
  }

  interface Encoded extends Pick<Decoded, 'width' | 'height'> {
    decode(): Promise<Decoded>;
  }

  const heic: {
    /** The pictures in a file, before decoding; `dispose` frees their memory. */
    all(options: { buffer: Uint8Array }): Promise<Encoded[] & { dispose(): void }>;
  };
  export default heic;
}
