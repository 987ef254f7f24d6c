/** The part of libheif-js used here; its own types omit functions that its JavaScript adds. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> };
  /** A picture in a file, with its size after the rotation that the file states. */
  type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Writes the pixels to `target.data`; calls `done` with null on failure. */
    display(target: Pixels, done: (target: Pixels | null) => void): void;
  };
  export default function libheif(): {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
  };
}
