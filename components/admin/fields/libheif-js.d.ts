/** What is used of libheif-js, whose own types leave out the functions that its JavaScript adds. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> };
  /** A picture of a file: the size as it is shown, turned by what the file says. */
  type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Writes the pixels to `target.data`; calls `done` with null when it cannot. */
    display(target: Pixels, done: (target: Pixels | null) => void): void;
  };
  export default function libheif(): {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
  };
}
